import { getTableColumns } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import {
  type ColumnOf,
  type FieldTable,
  fieldNames,
  type RowOf,
  type WireRowOf,
} from "@/lib/core/field-table";
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

/** The fields of a row as the calls answer them. */
export function wireOf<T extends FieldTable>(fields: T, row: RowOf<T>): WireRowOf<T> {
  const wire: Record<string, unknown> = {};
  for (const name of fieldNames(fields)) {
    const field = fields[name];
    if (!field) continue;
    const value = row[field.column as keyof RowOf<T>];
    wire[name] = field.kind === "money" ? amountOrNull(value as number | null) : value;
  }
  return wire as WireRowOf<T>;
}
