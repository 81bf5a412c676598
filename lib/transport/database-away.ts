import { isDatabaseAway } from "@/lib/core/connection-error";
import { AppError } from "@/lib/core/errors";

/**
 * A database that is being started again is no fault of the call: UNAVAILABLE, worth another try. A commit that was under
 * way may have been kept, so the sentence does not say that nothing was changed. Any other error is handed back as it is.
 */
export function orDatabaseAway(error: unknown): unknown {
  if (error instanceof AppError || !isDatabaseAway(error)) return error;
  return new AppError("UNAVAILABLE", "The database doesn't answer right now. Please try again in a moment.", {
    retryAfter: 2,
    cause: error,
  });
}
