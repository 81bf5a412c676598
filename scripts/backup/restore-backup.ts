import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createZstdDecompress } from "node:zlib";
import postgres from "postgres";
import { migrateDatabase } from "../../db/migrate";
import type { Storage } from "../../lib/integrations/storage/storage";
import { BackupError } from "./backup-error";
import type { Secrets } from "./keys";
import { type Manifest, readManifest, type TableEntry, tablePath } from "./manifest";
import { dropSchemas, knownMigrations, makeSchema, requireEmpty, withoutRules } from "./schema";
import { settle } from "./settle";
import { checkFiles, putFiles } from "./stored-files";
import { copiedTables, copyIn, copyOut, measure, nameOf, steadyText } from "./tables";

export type Target = {
  /** The owner of an empty database. */
  ownerUrl: string;
  /** The role that the app connects as. */
  appRole: string;
  storage: Storage;
};

/**
 * Brings a backup into an empty database and the store, checks every hash on the way, and then brings the schema to this
 * build's. All rows come in one transaction; on a failure the database is empty again. Throws `BackupError`.
 */
export async function restoreBackup(directory: string, target: Target, secrets: Secrets): Promise<Manifest> {
  const manifest = await readManifest(directory, secrets);
  const migrations = knownMigrations(manifest);
  const sql = postgres(target.ownerUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "restore" },
  });
  try {
    await requireEmpty(sql, target.appRole);
    await checkRows(directory, manifest);
    await dropSchemas(sql);
    try {
      await putFiles(target.storage, directory, manifest.files.sha256);
      await makeSchema(target, manifest, migrations);
      await loadRows(sql, directory, manifest);
      await migrateDatabase(target.ownerUrl, target.appRole);
    } catch (error) {
      await dropSchemas(sql);
      throw error;
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
  return manifest;
}

/** Reads a backup from end to end and compares all hashes. Throws `BackupError` with the first that differs. */
export async function checkBackup(directory: string, secrets: Secrets): Promise<Manifest> {
  const manifest = await readManifest(directory, secrets);
  knownMigrations(manifest);
  await checkFiles(directory, manifest.files.sha256);
  await checkRows(directory, manifest);
  return manifest;
}

async function checkRows(directory: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await readRows(directory, table, (rows) => pipeline(rows, nowhere()));
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function loadRows(sql: postgres.Sql, directory: string, manifest: Manifest): Promise<void> {
  const tx = await sql.reserve();
  try {
    await tx`begin`;
    await steadyText(tx);
    await tx.unsafe(`truncate ${manifest.tables.map(nameOf).join(", ")}`);
    await withoutRules(tx, manifest.tables, async () => {
      for (const table of manifest.tables) {
        await readRows(directory, table, (rows) => copyRows(tx, table, rows));
      }
      for (const { schema, name, value, called } of manifest.sequences) {
        await tx`select setval(${nameOf({ schema, name })}::regclass, ${value}::bigint, ${called})`;
      }
      await compareRows(tx, manifest);
      await settle(tx, manifest);
    });
    await tx`commit`;
  } catch (error) {
    await tx`rollback`.catch(() => {});
    throw error;
  } finally {
    tx.release();
  }
}

/** Unpacks a table's rows and checks their hash once the last of them is taken. */
async function readRows(
  directory: string,
  table: TableEntry,
  take: (rows: Readable) => Promise<void>,
): Promise<void> {
  const file = tablePath(directory, table);
  const damaged = (what: string) => new BackupError(`The backup ${what}: ${file}. Nothing was restored.`);
  if (!(await stat(file).catch(() => null))) throw damaged("is not whole, a file is missing");
  const rows = measure();
  const failed = (error: unknown) => {
    rows.stream.destroy();
    throw /ZSTD/i.test(String((error as { code?: string }).code)) ? damaged("is damaged") : error;
  };
  const unpacked = pipeline(createReadStream(file), createZstdDecompress(), rows.stream);
  await Promise.all([unpacked, take(rows.stream)]).catch(failed);
  const seen = rows.result();
  if (seen.sha256 !== table.sha256 || seen.rows !== table.rows) throw damaged("is damaged");
}

/**
 * Copies rows in. An error that the server finds at their end reaches no stream of the driver's, so the connection is asked
 * whether its transaction still stands.
 */
async function copyRows(tx: postgres.ReservedSql, table: TableEntry, rows: Readable): Promise<void> {
  const to = await tx.unsafe(copyIn(table)).writable();
  await Promise.race([pipeline(rows, to), once(rows, "end").then(() => requireAlive(tx, table))]);
  await requireAlive(tx, table);
}

async function requireAlive(tx: postgres.ReservedSql, table: TableEntry): Promise<void> {
  for (;;) {
    try {
      await tx`select 1`;
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "COPY_IN_PROGRESS")
        throw new BackupError(
          `PostgreSQL did not take the rows of ${nameOf(table)}; its log says why. Nothing was restored.`,
          { cause: error },
        );
      await sleep(20);
    }
  }
}

/** Reads everything back as a backup would: what stands in the database now is what stood in the other one. */
async function compareRows(tx: postgres.ReservedSql, manifest: Manifest): Promise<void> {
  const here = await copiedTables(tx);
  for (const table of manifest.tables) {
    const order = here.find((one) => one.schema === table.schema && one.name === table.name)?.order ?? [];
    const rows = measure();
    await pipeline(await tx.unsafe(copyOut({ ...table, order })).readable(), rows.stream, nowhere());
    if (rows.result().sha256 !== table.sha256)
      throw new BackupError(`${nameOf(table)} did not come back as it was backed up. Nothing was restored.`);
  }
}
