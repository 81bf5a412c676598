import { fillPlaceholders, type Query, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { sendPrepared, type Tx } from "./client";

const dialect = new PgDialect({ casing: "snake_case" });
const kept = new Map<string, Query>();

/**
 * Runs a query whose text is made once a process, because making it takes longer than reading a row. `build` stands
 * `sql.placeholder(name)` where a value goes; `key` names all that shapes the text, of which there are few.
 */
export async function runKept<R>(
  tx: Tx,
  key: string,
  build: () => SQL,
  values: Record<string, unknown>,
): Promise<R[]> {
  let query = kept.get(key);
  if (!query) {
    query = dialect.sqlToQuery(build());
    kept.set(key, query);
  }
  return sendPrepared<R>(tx, query.sql, fillPlaceholders(query.params, values));
}
