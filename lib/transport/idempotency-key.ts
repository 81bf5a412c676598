import { AppError } from "@/lib/core/errors";

/** The request's `Idempotency-Key`, or null. Throws BAD_REQUEST for one that is no plain word. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("BAD_REQUEST", "An Idempotency-Key is 1 to 200 visible characters without spaces.");
  }
  return key;
}
