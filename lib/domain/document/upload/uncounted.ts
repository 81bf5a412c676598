import { sql } from "drizzle-orm";
import { documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";

/**
 * A document whose request ended before its file was opened to the last page. Its bytes lie sealed, as they came, and under
 * its own key is nothing yet: what shows, reads or sends a file can't reach one that nobody checked.
 */
export const uncounted = sql<boolean>`(${documents.originalStorageKey} is not null and ${documents.originalSha256} = ${documents.sha256})`;

type Stored = Pick<
  typeof documents.$inferSelect,
  "originalStorageKey" | "originalSha256" | "sha256" | "ocrStatus" | "ocrError"
>;

/** As `uncounted`, of a row. */
export const isUncounted = (row: Pick<Stored, "originalStorageKey" | "originalSha256" | "sha256">): boolean =>
  row.originalStorageKey !== null && row.originalSha256 === row.sha256;

/** Throws UNAVAILABLE while a file is being checked, and UNPROCESSABLE with the reason for one that can't be opened. */
export function requireCounted(row: Stored, extra: Record<string, unknown> = {}): void {
  if (!isUncounted(row)) return;
  if (row.ocrStatus === "failed")
    throw new AppError("UNPROCESSABLE", row.ocrError ?? "This file can't be opened.", { extra });
  throw new AppError("UNAVAILABLE", "This file is still being checked. Try again in a minute.", {
    retryAfter: 10,
    extra: { being_made: true },
  });
}
