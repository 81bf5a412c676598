import { connectionErrorCode, isDatabaseAway } from "@/lib/core/connection-error";
import { AppError } from "@/lib/core/errors";

/** SQLSTATEs of a server that has no room for another row, or no memory for the call. */
const FULL: Readonly<Record<string, string>> = {
  "53100":
    "The database has no room left, so nothing was saved. Please tell whoever runs this installation, and try again when there is some.",
  "53200": "The database is short of memory, so nothing was saved. Please try again in a moment.",
};

/**
 * A database that is being started again is no fault of the call: UNAVAILABLE, worth another try. A commit that was under
 * way may have been kept, so the sentence does not say that nothing was changed. Any other error is handed back as it is.
 */
export function orDatabaseAway(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const full = FULL[connectionErrorCode(error) ?? ""];
  if (full) return new AppError("UNAVAILABLE", full, { retryAfter: 60, cause: error });
  if (!isDatabaseAway(error)) return error;
  return new AppError("UNAVAILABLE", "The database doesn't answer right now. Please try again in a moment.", {
    retryAfter: 2,
    cause: error,
  });
}
