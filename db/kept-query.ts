import { fillPlaceholders, type Query, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { sendForBytes, sendPrepared, type Tx } from "./client";

const dialect = new PgDialect({ casing: "snake_case" });
const kept = new Map<string, Query>();

/** A query whose text is made by `build`: once a process where a `key` is given that names all that shapes the text. */
type Ask = { key: string | null; build: () => SQL; values: Record<string, unknown> };

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
  const { text, params } = queryOf({ key, build, values });
  return sendPrepared<R>(tx, text, params);
}

/** The same for what is passed on as it came. Without a key the text is made each time. */
export async function runForBytes(tx: Tx, ask: Ask): Promise<(Buffer | null)[][]> {
  const { text, params } = queryOf(ask);
  return sendForBytes(tx, text, params);
}

function queryOf({ key, build, values }: Ask): { text: string; params: unknown[] } {
  let query = key === null ? undefined : kept.get(key);
  if (!query) {
    query = dialect.sqlToQuery(build());
    if (key !== null) kept.set(key, query);
  }
  return { text: query.sql, params: fillPlaceholders(query.params, values) };
}
