import type { FieldErrors } from "./errors";

/** What a form shows after it was sent; with or without JavaScript. */
export type FormState = {
  /** What was typed, without secrets. */
  values: Record<string, string>;
  fields?: FieldErrors;
  /** The sentence of a refusal that belongs to no field. */
  error?: string;
  /** An `ErrorCode` of the refusal, for a form that goes on with another step. */
  code?: string;
  /** Further keys of the refusal, such as what the next step needs. */
  extra?: Record<string, unknown>;
  /** The sentence of a success. */
  message?: string;
};

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const EMPTY_FORM: FormState = { values: {} };
