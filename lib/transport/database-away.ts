import { connectionErrorCode } from "@/lib/core/connection-error";
import { AppError } from "@/lib/core/errors";

/** The driver's and the system's codes, and SQLSTATEs of a server that stops, starts, recovers or has no connection left. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/**
 * A database that is being started again is no fault of the call: UNAVAILABLE, worth another try. A commit that was under
 * way may have been kept, so the sentence does not say that nothing was changed. Any other error is handed back as it is.
 */
export function orDatabaseAway(error: unknown): unknown {
  if (error instanceof AppError || !AWAY.has(connectionErrorCode(error) ?? "")) return error;
  return new AppError("UNAVAILABLE", "The database doesn't answer right now. Please try again in a moment.", {
    retryAfter: 2,
    cause: error,
  });
}
