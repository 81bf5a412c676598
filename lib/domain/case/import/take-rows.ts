import { sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import type { Ctx } from "@/lib/domain/kernel/context";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { importedId, importedText } from "../export/ids";
import type { Manifest } from "../export/manifest";
import { EXPORT_TABLES, type ExportColumn, type ExportTable } from "../export/tables";
import { type ExportZip, ImportRefused, parsed } from "./open-zip";

type Row = Record<string, unknown>;
/** Who and what the ids and paths of the export are here. */
export type Here = { people: ReadonlyMap<string, string>; stored: ReadonlyMap<string, string> };

const ROWS_AT_A_TIME = 500;
const LETTERS_AT_A_TIME = 4_000_000;

/** The tables of the export that this version knows. Throws ImportRefused for one that it doesn't. */
export function knownTables(manifest: Manifest): ExportTable[] {
  for (const { name, columns, file } of manifest.tables) {
    const table = EXPORT_TABLES.find((one) => one.name === name);
    const known = table?.columns.map((column) => column.name) ?? [];
    if (!table || file.path !== `data/${name}.jsonl` || columns.some((column) => !known.includes(column)))
      throw new ImportRefused(
        "The export was made by another version of the app, which this one can't read.",
      );
  }
  return EXPORT_TABLES.filter(({ name }) => manifest.tables.some((table) => table.name === name));
}

/** Adds all rows of a table. Answers how many. */
export async function takeRows(
  tx: Tx,
  ctx: Ctx,
  zip: ExportZip,
  table: ExportTable,
  here: Here,
): Promise<number> {
  const said = zip.manifest.tables.find(({ name }) => name === table.name);
  const columns = table.columns.filter(({ name }) => said?.columns.includes(name));
  const later = columns.filter(({ name }) => table.own.includes(name));
  const now = columns.filter((column) => !later.includes(column));
  const path = `data/${table.name}.jsonl`;
  await clear(tx, ctx, table);
  const total = await inBatches(zip, path, (lines) => {
    const rows = lines.map((line) => parsed(path, () => rowHere(ctx, now, JSON.parse(line), here)));
    const names = sql.join(
      now.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    return tx.execute(sql`insert into ${sql.identifier(table.name)} (practice_id, ${names})
      select ${ctx.practiceId}::uuid, ${names}
        from jsonb_populate_recordset(null::${sql.identifier(table.name)}, ${JSON.stringify(rows)}::jsonb)`);
  });
  for (const { name } of later) await relate(tx, ctx, zip, table, name);
  if (total !== said?.rows) throw new ImportRefused(`${path} has not as many rows as the manifest says.`);
  return total;
}

/** What stands in a table of an empty practice was made by the app itself: built-in templates, rows of triggers. */
async function clear(tx: Tx, ctx: Ctx, { name }: ExportTable): Promise<void> {
  const ofPractice = sql`${sql.identifier(name)} where practice_id = ${ctx.practiceId}`;
  const [row] = await tx.execute(sql`select 1 from ${ofPractice} limit 1`);
  if (row) await tx.execute(sql`delete from ${ofPractice}`);
}

/** References to rows of the same table, once all of them are there. */
async function relate(tx: Tx, ctx: Ctx, zip: ExportZip, table: ExportTable, column: string): Promise<void> {
  await inBatches(zip, `data/${table.name}.jsonl`, async (lines) => {
    const rows = lines
      .map((line) => JSON.parse(line) as Row)
      .filter((row) => row[column])
      .map((row) => ({
        id: importedId(String(row.id), ctx.practiceId),
        other: importedId(String(row[column]), ctx.practiceId),
      }));
    await tx.execute(sql`update ${sql.identifier(table.name)} t set ${sql.identifier(column)} = r.other
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, other uuid)
     where t.practice_id = ${ctx.practiceId} and t.id = r.id`);
  });
}

async function inBatches(
  zip: ExportZip,
  path: string,
  take: (lines: string[]) => Promise<unknown>,
): Promise<number> {
  let total = 0;
  let lines: string[] = [];
  let letters = 0;
  const flush = async () => {
    if (lines.length > 0) await take(lines);
    total += lines.length;
    lines = [];
    letters = 0;
  };
  for await (const line of zip.lines(path)) {
    lines.push(line);
    letters += line.length;
    if (lines.length === ROWS_AT_A_TIME || letters > LETTERS_AT_A_TIME) await flush();
  }
  await flush();
  return total;
}

const rowHere = (ctx: Ctx, columns: readonly ExportColumn[], row: Row, here: Here): Row =>
  Object.fromEntries(columns.map((column) => [column.name, valueHere(ctx, column, row[column.name], here)]));

function valueHere(ctx: Ctx, { name, kind }: ExportColumn, value: unknown, here: Here): unknown {
  // A row whose file is not in the export keeps its place, and says that the file is gone.
  if (kind === "file")
    return here.stored.get(String(value)) ?? (name === "storage_key" ? newStorageKey() : null);
  if (value === null || value === undefined) return null;
  if (kind === "id") return importedId(String(value), ctx.practiceId);
  if (kind === "json") return JSON.parse(importedText(JSON.stringify(value), ctx.practiceId, here.people));
  if (kind !== "person") return value;
  const person = here.people.get(String(value));
  if (!person) throw new ImportRefused(`${name} names somebody who is not among the export's people.`);
  return person;
}
