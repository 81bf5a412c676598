import { getTableColumns, sql } from "drizzle-orm";
import type { AnyPgColumn, AnyPgTable } from "drizzle-orm/pg-core";
import { type ColumnOf, type FieldTable, fieldNames, type RowOf } from "@/lib/core/field-table";
import { amountOf } from "@/lib/core/money";
import { listMember, type Member, member, numberMember, plainMember, textMember } from "./written-json";

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

/** The fields as the calls answer them, for an object that the database writes. */
export function wireMembers<T extends FieldTable, D extends AnyPgTable>(table: D, fields: T): Member[] {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return fieldNames(fields).map((name) => {
    const column = columns[fields[name]?.column ?? ""];
    if (!column) throw new Error(`${name} has no column`);
    // Whole cents by an exact hundredth have two places.
    const isMoney = fields[name]?.kind === "money";
    return isMoney ? plainMember(name, sql`(${column} * 0.01)`) : memberOf(name, column);
  });
}

function memberOf(name: string, column: AnyPgColumn): Member {
  switch (column.getSQLType()) {
    case "text":
      return textMember(name, column);
    case "text[]":
      return listMember(name, column);
    case "uuid":
    case "date":
      return plainMember(name, column);
    case "integer":
      return numberMember(name, column);
    default:
      return member(name, column);
  }
}
