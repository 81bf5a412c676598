import { mkdir } from "node:fs/promises";
import path from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { members, practices } from "@/db/schema/practices";
import { auditEvents } from "@/db/schema/system";
import { users } from "@/db/schema/users";
import { csvRow } from "@/lib/core/csv";
import { notFound } from "@/lib/core/errors";
import { type Ctx, inSnapshot } from "@/lib/domain/kernel/context";
import { caseClocks } from "./case-clocks";
import { HashedFile } from "./hashed-file";
import type { Manifest, Part, personSchema, practiceSchema } from "./manifest";
import { ownerOf } from "./owner";
import { csvHeadings, csvLines, type ExportRow, readTable } from "./read-rows";
import { EXPORT_TABLES, type ExportTable } from "./tables";

/** Tells Excel that a file is UTF-8. */
const UTF8 = "\uFEFF";

/** What the ZIP is made of: parts on disk, and the stored files by their path in it. */
export type Folder = {
  tables: Manifest["tables"];
  others: Part[];
  stored: ReadonlyMap<string, string>;
};

type Making = { folder: string; owner: string; others: Part[]; stored: Map<string, string> };

/** Writes all rows of the practice, as they are at one moment, into an empty folder. */
export async function writeFolder(ctx: Ctx, folder: string): Promise<Folder> {
  await mkdir(path.join(folder, "data"));
  await mkdir(path.join(folder, "csv"));
  const stored = new Map<string, string>();
  const others: Part[] = [];
  const tables: Manifest["tables"] = [];
  const making = await inSnapshot(ctx, async (tx) => {
    await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`);
    const owner = await ownerOf(tx, ctx);
    const at: Making = { folder, owner, others, stored };
    await writePractice(tx, ctx, at);
    for (const table of EXPORT_TABLES) tables.push(await writeTable(tx, ctx, table, at));
    await writeActivity(tx, ctx, at);
    return at;
  });
  await writeClocks(ctx, making);
  return { tables, others, stored };
}

async function written(at: Making, name: string, fill: (file: HashedFile) => Promise<void>): Promise<Part> {
  const file = new HashedFile(path.join(at.folder, name), at.owner);
  await fill(file);
  return { path: name, ...(await file.close()) };
}

async function writeTable(tx: Tx, ctx: Ctx, table: ExportTable, at: Making) {
  let rows = 0;
  const json = new HashedFile(path.join(at.folder, "data", `${table.name}.jsonl`), at.owner);
  const csv = new HashedFile(path.join(at.folder, "csv", `${table.name}.csv`), at.owner);
  await csv.write(UTF8 + csvHeadings(table));
  for await (const batch of readTable(tx, ctx, table)) {
    for (const row of batch)
      for (const { name, kind } of table.columns)
        if (kind === "file") row[name] = keepFile(row, name, at.stored);
    rows += batch.length;
    await json.write(batch.map((row) => `${JSON.stringify(row)}\n`).join(""));
    await csv.write(csvLines(table, batch));
  }
  at.others.push({ path: `csv/${table.name}.csv`, ...(await csv.close()) });
  return {
    name: table.name,
    rows,
    columns: table.columns.map(({ name }) => name),
    file: { path: `data/${table.name}.jsonl`, ...(await json.close()) },
  };
}

/**
 * Where a row's file is in the ZIP, by its bytes: the same file of two rows is there once. Null for what is in quarantine: a
 * virus, or another practice's remittance.
 */
function keepFile(row: ExportRow, column: string, stored: Map<string, string>): string | null {
  const key = row[column];
  if (!key || row.quarantine_reason || row.state === "quarantined") return null;
  // Still to be counted: it lies under its other key alone.
  if (column === "storage_key" && row.original_sha256 && row.original_sha256 === row.sha256) return null;
  const name = String(row.original_filename ?? row.filename ?? "letter.pdf");
  const ending = /\.[a-z0-9]{1,5}$/.exec(name.toLowerCase())?.[0] ?? "";
  const place = `files/${hashOf(row, column)}${ending}`;
  stored.set(place, String(key));
  return place;
}

/**
 * The hash of a file that a row names: "original_storage_key" has its own in "original_sha256"; a remittance's is in "sha256" for
 * what came, and in "copy_sha256" for the copy that is shown.
 */
function hashOf(row: ExportRow, column: string): unknown {
  if (!row.copy_sha256) return row[column.replace("storage_key", "sha256")];
  return column === "storage_key" ? row.copy_sha256 : row.sha256;
}

async function writePractice(tx: Tx, ctx: Ctx, at: Making): Promise<void> {
  const [row] = await tx.select().from(practices).where(eq(practices.id, ctx.practiceId));
  if (!row) throw notFound();
  const logo = row.logoKey && "files/logo.png";
  if (row.logoKey) at.stored.set("files/logo.png", row.logoKey);
  const practice: Record<keyof typeof practiceSchema.shape, string | null> = {
    name: row.name,
    address_line1: row.addressLine1,
    address_line2: row.addressLine2,
    city: row.city,
    state: row.state,
    zip_code: row.zipCode,
    phone: row.phone,
    fax: row.fax,
    npi: row.npi,
    tin: row.tin,
    signer_name: row.signerName,
    signer_title: row.signerTitle,
    time_zone: row.timeZone,
    logo,
  };
  const people = await tx
    .select({
      id: members.userId,
      username: users.username,
      first_name: users.firstName,
      last_name: users.lastName,
      role: members.role,
      is_owner: members.isOwner,
      active: sql<boolean>`${members.deactivatedAt} is null`,
    } satisfies Record<keyof typeof personSchema.shape, unknown>)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.practiceId, ctx.practiceId))
    .orderBy(asc(members.userId));
  const files = { "practice.json": practice, "people.json": people };
  for (const [name, value] of Object.entries(files))
    at.others.push(await written(at, name, (file) => file.write(`${JSON.stringify(value, null, 1)}\n`)));
}

const ACTIVITY_HEADINGS = ["at", "actor_id", "action", "entity", "entity_id", "result"];
const ACTIVITY_AT_A_TIME = 2000;

/** The record of who did what, as it stands; nothing of it is taken over by an import. */
async function writeActivity(tx: Tx, ctx: Ctx, at: Making): Promise<void> {
  const csv = new HashedFile(path.join(at.folder, "csv", "activity.csv"), at.owner);
  await csv.write(UTF8 + csvRow(ACTIVITY_HEADINGS));
  const json = await written(at, "activity.jsonl", async (file) => {
    for (let after = 0; ; ) {
      const batch = await tx
        .select()
        .from(auditEvents)
        .where(sql`${auditEvents.practiceId} = ${ctx.practiceId} and ${auditEvents.id} > ${after}`)
        .orderBy(asc(auditEvents.id))
        .limit(ACTIVITY_AT_A_TIME);
      await file.write(batch.map(({ practiceId: _, ...row }) => `${JSON.stringify(row)}\n`).join(""));
      const cells = batch.map(({ at: when, actorId, action, entity, entityId, result }) =>
        csvRow([when.toISOString(), actorId, action, entity, entityId, result]),
      );
      await csv.write(cells.join(""));
      const last = batch.at(-1);
      if (!last || batch.length < ACTIVITY_AT_A_TIME) return;
      after = last.id;
    }
  });
  at.others.push(json, { path: "csv/activity.csv", ...(await csv.close()) });
}

const CLOCK_HEADINGS = ["claim_id", "appeal_id", "kind", "due", "work_by", "basis", "source", "certain"];

/** The dates of all cases, as they are counted today. */
async function writeClocks(ctx: Ctx, at: Making): Promise<void> {
  const csv = new HashedFile(path.join(at.folder, "csv", "clocks.csv"), at.owner);
  await csv.write(UTF8 + csvRow(CLOCK_HEADINGS));
  const json = await written(at, "clocks.jsonl", async (file) => {
    for await (const { claim_id, appeal_id, clocks } of caseClocks(ctx)) {
      for (const clock of clocks) {
        await file.write(`${JSON.stringify({ claim_id, appeal_id, ...clock })}\n`);
        const { kind, due, work_by, basis, source, certain } = clock;
        await csv.write(csvRow([claim_id, appeal_id, kind, due, work_by, basis, source, String(certain)]));
      }
    }
  });
  at.others.push(json, { path: "csv/clocks.csv", ...(await csv.close()) });
}
