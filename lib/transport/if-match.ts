import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";

/** The `updated_at` that an `If-Match` header names, with or without quotes; undefined without one or for `*`. */
export function ifMatch(request: CallRequest): string | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return undefined;
  const value = /^(?:W\/)?"?([^"]*)"?$/.exec(header)?.[1] ?? "";
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(Date.parse(value))) {
    throw new AppError("BAD_REQUEST", "If-Match holds the updated_at of the state that was edited.");
  }
  return value;
}
