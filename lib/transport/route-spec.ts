import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import type { Access, Demand } from "@/lib/domain/kernel/permission";

export type { Access };

/** A file field of a multipart body. */
export type FileField = { description: string; many?: boolean };

/** A route's declaration: what is checked, and what the API's document says of it. `R` is the JSON answer. */
export type RouteSpec<
  A extends Access = Access,
  B = unknown,
  Q = unknown,
  P = unknown,
  R = unknown,
> = Demand<A> & {
  body?: z.ZodType<B>;
  query?: z.ZodType<Q>;
  params?: z.ZodType<P>;
  /** Of the success; 200 when left out, and always 204 for a handler that answers nothing. */
  status?: number;
  /** One line, an imperative: "List the appeals". */
  summary?: string;
  /** What a caller should know beside the summary; Markdown is not rendered. */
  description?: string;
  answer?: z.ZodType<R>;
  /** Media types of an answer that is a file. */
  file?: readonly string[];
  /** The file fields of a multipart body, which the handler reads itself. */
  multipart?: Record<string, FileField>;
  /** The text fields of a multipart body, parsed by the handler with this same schema. */
  fields?: z.ZodType;
  /** Refusals beside those that every call of this kind can answer. */
  refuses?: readonly ErrorCode[];
};
