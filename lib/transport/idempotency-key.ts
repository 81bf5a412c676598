import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";

/** The request's `Idempotency-Key`, or null. Throws BAD_REQUEST for one that is no plain word. */
export const idempotencyKey = (request: CallRequest): string | null =>
  plainKey(request.headers.get("idempotency-key"));

/** A key as it came with a call; null without one. Throws BAD_REQUEST for one that is no plain word. */
export function plainKey(key: unknown): string | null {
  if (key === null || key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("BAD_REQUEST", "An Idempotency-Key is 1 to 200 visible characters without spaces.");
  }
  return key;
}
