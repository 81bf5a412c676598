import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import type { FileField } from "@/lib/domain/kernel/operation";
import type { Access, Demand } from "@/lib/domain/kernel/permission";

export type { Access };

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** A route's declaration: what is checked, and what the API's document says of it. `R` is the JSON answer. */
export type RouteSpec<
  A extends Access = Access,
  B = unknown,
  Q = unknown,
  P = unknown,
  R = unknown,
> = Demand<A> & {
  /** What an operation takes beside the path: the query of a GET, else the body or a multipart body's text fields. */
  rest?: z.ZodType;
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
  /** Takes an `Idempotency-Key`. */
  idempotent?: true;
  /** Refusals beside those that every call of this kind can answer. */
  refuses?: readonly ErrorCode[];
};

/** Where a call's input is sent, by its method. */
export function placesOf(method: string, spec: RouteSpec): Pick<RouteSpec, "query" | "body" | "fields"> {
  const { rest, query, body, fields } = spec;
  if (!rest) return { query, body, fields };
  if (["GET", "HEAD", "DELETE"].includes(method)) return { query: rest };
  return spec.multipart ? { fields: rest } : { body: rest };
}
