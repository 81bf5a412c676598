import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import postgres from "postgres";
import type { Storage } from "../../lib/integrations/storage/storage";
import packageJson from "../../package.json" with { type: "json" };
import { BackupError, writeFailure } from "./backup-error";
import { keyPrints, type Secrets } from "./keys";
import { FORMAT, type Manifest, type TableEntry, tablePath, writeManifest } from "./manifest";
import { copyFiles, namedKeys } from "./stored-files";
import {
  type CopiedTable,
  copiedTables,
  copyOut,
  measure,
  nameOf,
  sequenceValues,
  steadyText,
} from "./tables";

export type Source = {
  /** A role that reads every practice's rows: a superuser, or one with BYPASSRLS and `pg_read_all_data`. */
  url: string;
  storage: Storage;
  secrets: Secrets;
};

export type Taken = {
  manifest: Manifest;
  /** Keys that rows still name and the store does not hold. */
  missing: string[];
};

/**
 * Copies the database as it is at one moment, then every file that its rows name, into an empty folder. The app may
 * work on: what it adds later is not part of the backup. On a failure nothing stays in the folder. Throws `BackupError`.
 */
export async function takeBackup(directory: string, source: Source): Promise<Taken> {
  await emptyFolder(directory);
  const sql = postgres(source.url, {
    max: 2,
    onnotice: () => {},
    connection: { application_name: "backup" },
  });
  try {
    await requireSight(sql);
    const { keys, ...database } = await copyDatabase(sql, directory);
    const { missing, ...files } = await copyFiles(source.storage, directory, keys);
    const manifest: Manifest = {
      format: FORMAT,
      application: packageJson.version,
      keys: keyPrints(source.secrets),
      ...database,
      files,
    };
    await writeManifest(directory, manifest, source.secrets);
    await syncFolders(directory);
    // What was deleted while files were being copied is missing rightly.
    const named = missing.length > 0 ? new Set(await namedKeys(sql)) : new Set();
    return { manifest, missing: missing.filter((key) => named.has(key)) };
  } catch (error) {
    for (const name of await readdir(directory)) {
      await rm(path.join(directory, name), { recursive: true, force: true });
    }
    throw writeFailure(directory, error);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function emptyFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0)
    throw new BackupError(
      `${directory} is not empty. A backup goes into a folder of its own; name a new one.`,
    );
  await mkdir(path.join(directory, "tables"), { mode: 0o700 });
}

/** Row security would leave rows out without a word. */
async function requireSight(sql: postgres.Sql): Promise<void> {
  const [role] = await sql<{ name: string; sees: boolean }[]>`
    select rolname as name, rolsuper or (rolbypassrls and pg_has_role(oid, 'pg_read_all_data', 'member')) as sees
      from pg_roles where rolname = current_user`;
  if (role?.sees) return;
  throw new BackupError(
    `The role ${role?.name} does not see every practice's rows, so a backup by it would not be whole. Set DATABASE_BACKUP_URL to a role that does: create role appeals_backup login bypassrls password '…'; grant pg_read_all_data to appeals_backup`,
  );
}

type Copied = Pick<Manifest, "snapshotAt" | "postgres" | "migrations" | "engine" | "tables" | "sequences"> & {
  keys: string[];
};

async function copyDatabase(sql: postgres.Sql, directory: string): Promise<Copied> {
  const tables = await copiedTables(sql);
  if (!tables.some(({ schema, name }) => schema === "public" && name === "practices"))
    throw new BackupError(
      "This database holds no installation of Appeals Desk: there is nothing to back up.",
    );
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    await steadyText(tx);
    // Before the snapshot: a migration waits until the rows are copied, or is seen whole.
    await tx.unsafe(`lock table ${tables.map(nameOf).join(", ")} in access share mode`);
    const [state] = await tx<Omit<Copied, "tables" | "sequences" | "keys">[]>`
      select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "snapshotAt",
             current_setting('server_version') as postgres,
             array(select hash from drizzle.__drizzle_migrations order by created_at) as migrations,
             (select max(version)::int from dbos.dbos_migrations) as engine`;
    if (!state) throw new Error("no state");
    const entries: TableEntry[] = [];
    for (const table of tables) entries.push(await copyTable(tx, directory, table));
    return {
      ...state,
      tables: entries,
      sequences: [...(await sequenceValues(tx))],
      keys: await namedKeys(tx),
    };
  });
}

async function copyTable(tx: postgres.TransactionSql, directory: string, table: CopiedTable) {
  const rows = measure();
  await pipeline(
    await tx.unsafe(copyOut(table)).readable(),
    rows.stream,
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
    createWriteStream(tablePath(directory, table), { flags: "wx", mode: 0o600, flush: true }),
  );
  const { schema, name, columns } = table;
  return { schema, name, columns, ...rows.result() };
}

/** So that the names of the files, too, survive a loss of power. */
async function syncFolders(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  }
  await syncFolder(directory);
}

async function syncFolder(place: string): Promise<void> {
  const folder = await open(place, "r");
  await folder.sync().finally(() => folder.close());
}
