import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/db/client";

const MOST = 10_000;

/** How many rows of a table are so, exact up to 10,000, else null (docs/product.md, C4). */
export async function countUpTo(tx: Tx, table: PgTable, where: SQL | undefined): Promise<number | null> {
  const some = tx
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MOST + 1)
    .as("some");
  const [row] = await tx.select({ n: sql<number>`count(*)::int` }).from(some);
  return row && row.n <= MOST ? row.n : null;
}
