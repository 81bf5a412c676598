import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { csvRow } from "@/lib/core/csv";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type ExportColumn, type ExportTable, rowJson } from "./tables";

export type ExportRow = Record<string, unknown>;

/** Pages carry all their words; a batch of anything else is small. */
const rowsAtATime = (table: ExportTable) => (table.name === "document_pages" ? 25 : 1000);

/** All rows of a table in the order of their ids, a batch at a time. */
export async function* readTable(tx: Tx, ctx: Ctx, table: ExportTable): AsyncGenerator<ExportRow[]> {
  const limit = rowsAtATime(table);
  const keys = sql.join(
    table.key.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  let after: SQL = sql`true`;
  for (;;) {
    const found = await tx.execute<{ row: ExportRow }>(sql`
      select ${rowJson(table)} as row from ${sql.identifier(table.name)} t
       where t.practice_id = ${ctx.practiceId} and ${after} order by ${keys} limit ${limit}`);
    yield found.map(({ row }) => row);
    const last = found.length === limit ? found.at(-1)?.row : undefined;
    if (!last) return;
    const place = table.key.map(({ name, type }) => sql`${String(last[name])}::${sql.raw(type)}`);
    after = sql`(${keys}) > (${sql.join(place, sql`, `)})`;
  }
}

/** Letters' texts and pages' words are in the JSON; a cell holds no page. */
const LONG_TEXTS = ["content", "partial_text", "text"];

const shownColumns = (table: ExportTable) =>
  table.columns.filter(({ kind, name }) => kind !== "json" && !LONG_TEXTS.includes(name));

export const csvHeadings = (table: ExportTable): string =>
  csvRow(shownColumns(table).map(({ name }) => name.replace(/_cents$/, "")));

/** The live rows as CSV. Money is dollars; a spreadsheet finds numbers in it and no formula. */
export const csvLines = (table: ExportTable, rows: readonly ExportRow[]): string =>
  rows
    .filter((row) => !table.hasDeleted || row.deleted_at === null)
    .map((row) => csvRow(shownColumns(table).map((column) => cell(column, row[column.name]))))
    .join("");

function cell({ kind }: ExportColumn, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return kind === "money" ? value / 100 : value;
  if (Array.isArray(value)) return value.join("; ");
  return String(value);
}
