import { type AnyColumn, sql } from "drizzle-orm";

/** A time to the microsecond as ISO 8601 UTC: cursors and versions must not round it. */
export const exactTime = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
