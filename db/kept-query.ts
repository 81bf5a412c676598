import { fillPlaceholders, type GetColumnData, type Query, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core";
import { sendForBytes, sendPrepared, type Tx } from "./client";

const dialect = new PgDialect({ casing: "snake_case" });
const kept = new Map<string, Query>();

/** A query whose text is made by `build`: once a process where a `key` is given that names all that shapes the text. */
type Ask = { key: string | null; build: () => SQL; values: Record<string, unknown> };

/**
 * Runs a query whose text is made once a process where a key is given, because making it takes longer than reading a row.
 * `build` stands `sql.placeholder(name)` where a value goes; `key` names all that shapes the text, of which there are few.
 */
export async function runKept<R>(
  tx: Tx,
  key: string | null,
  build: () => SQL,
  values: Record<string, unknown>,
): Promise<R[]> {
  const { text, params } = queryOf({ key, build, values });
  return sendPrepared<R>(tx, text, params);
}

type Columns = Record<string, PgColumn>;
type RowOf<C extends Columns> = { [K in keyof C]: GetColumnData<C[K]> };

/** The same for columns of tables, each value as its column reads it. `rest` is what follows their list. */
export async function selectKept<C extends Columns>(
  tx: Tx,
  key: string,
  { columns, rest, values }: { columns: C; rest: () => SQL; values: Record<string, unknown> },
): Promise<RowOf<C>[]> {
  const build = () => sql`select ${named(columns)} ${rest()}`;
  const rows = await runKept<Record<string, unknown>>(tx, key, build, values);
  return rows.map((row) => readRow(columns, row));
}

/** Columns under the names that `readRow` looks for. */
export const named = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** What the driver hands out of `named` columns, each value as its column reads it. */
export function readRow<C extends Columns>(columns: C, row: Record<string, unknown>): RowOf<C> {
  const read = ([name, column]: [string, PgColumn]) => [
    name,
    row[name] === null ? null : column.mapFromDriverValue(row[name]),
  ];
  return Object.fromEntries(Object.entries(columns).map(read)) as RowOf<C>;
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
