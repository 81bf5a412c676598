import type { FieldErrors } from "./errors";

/** What a refused server action says: a sentence for the user, the fields it belongs to, and what a conflict carries. */
export type ActionFailure = {
  /** An `ErrorCode`, or INTERNAL. */
  code: string;
  message: string;
  fields?: FieldErrors;
  /** Further keys of the refusal, such as the current state on a conflict. */
  extra?: Record<string, unknown>;
};

/** What a server action answers. */
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionFailure };
