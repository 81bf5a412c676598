import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/db/client";

/**
 * Inserts rows that all name the same columns in one parameter: thousands of parameters cost
 * the driver more time than the database. `tail` holds `on conflict` and `returning`.
 */
export async function insertMany<T extends PgTable, R extends Record<string, unknown>>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
  tail: SQL = sql``,
): Promise<R[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = getTableColumns(table);
  const names = Object.keys(first).flatMap((key) => {
    const column = columns[key];
    return column ? [{ key, name: column.name }] : [];
  });
  const data = rows.map((row) => {
    const values = row as Record<string, unknown>;
    return Object.fromEntries(names.map(({ key, name }) => [name, values[key] ?? null]));
  });
  const list = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return (await tx.execute<R>(sql`
    insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb)
    ${tail}`)) as unknown as R[];
}

/** `on conflict (…) do update set` each of the columns to its new value. */
export function replacing(
  table: PgTable,
  target: SQL,
  keys: readonly string[],
  options: { touch?: boolean; where?: SQL } = {},
): SQL {
  const columns = getTableColumns(table);
  const sets = keys.flatMap((key) => {
    const column = columns[key];
    if (!column) return [];
    const name = sql.identifier(column.name);
    return [sql`${name} = excluded.${name}`];
  });
  if (options.touch) sets.push(sql`updated_at = clock_timestamp()`);
  return sql`on conflict ${target} do update set ${sql.join(sets, sql`, `)} ${options.where ? sql`where ${options.where}` : sql``}`;
}
