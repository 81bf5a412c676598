import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { type ColumnOf, type FieldTable, fieldNames, type RowOf } from "@/lib/core/field-table";
import { amountOf } from "@/lib/core/money";

/** Ties a table of fields to the database's table. */

type Row<D extends AnyPgTable> = D["$inferSelect"];

/** The fields, where each names a column of the table that holds what its kind says; else a type that they do not fit. */
export type Stored<T extends FieldTable, D extends AnyPgTable> =
  RowOf<T> extends { [C in ColumnOf<T>]: C extends keyof Row<D> ? Row<D>[C] : never }
    ? Pick<Row<D>, ColumnOf<T> & keyof Row<D>> extends RowOf<T>
      ? T
      : never
    : never;

/** The columns behind the fields, for a select. */
export function pickColumns<T extends FieldTable, D extends AnyPgTable>(table: D, fields: T) {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return Object.fromEntries(
    fieldNames(fields).map((name) => [fields[name]?.column, columns[fields[name]?.column ?? ""]]),
  ) as { [C in ColumnOf<T>]: C extends keyof D ? D[C] : never };
}

export const amountOrNull = (cents: number | null): string | null =>
  cents === null ? null : amountOf(cents);

/** The fields as the calls answer them, for a row that the database writes as JSON. */
export function wireColumns<T extends FieldTable, D extends AnyPgTable>(table: D, fields: T): SQL {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const named = fieldNames(fields).map((name) => {
    const column = columns[fields[name]?.column ?? ""];
    // Whole cents by an exact hundredth have two places.
    const value = fields[name]?.kind === "money" ? sql`(${column} * 0.01)::text` : sql`${column}`;
    return sql`${value} as ${sql.identifier(name)}`;
  });
  return sql.join(named, sql`, `);
}
