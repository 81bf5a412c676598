import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { BackupError } from "./backup-error";
import { requireKeys, type Secrets, sameHash, sealOf } from "./keys";

/** Raised only when an older restore could not read what a newer backup writes. */
export const FORMAT = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const tableSchema = z.object({
  schema: z.enum(["public", "dbos"]),
  name: z.string(),
  /** In the order of the rows' values. */
  columns: z.array(z.string()),
  /** Of the rows as PostgreSQL copies them, in the order of the primary key. */
  sha256: hash,
  rows: z.number().int(),
  bytes: z.number().int(),
});
const manifestSchema = z.object({
  format: z.number().int(),
  application: z.string(),
  snapshotAt: z.string(),
  postgres: z.string(),
  /** Hashes of the applied migrations, oldest first. */
  migrations: z.array(z.string()),
  /** The workflow engine's own schema. */
  engine: z.number().int(),
  keys: z.record(z.string(), z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
  /** The list in `files.jsonl`: one line a file, by key. */
  files: z.object({ sha256: hash, count: z.number().int(), bytes: z.number().int() }),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest["tables"][number];

const fileSchema = z.object({
  key: z.string().regex(/^[0-9a-f]{40}$/),
  size: z.number().int(),
  sha256: hash,
});
/** A stored file of the backup. */
export type FileEntry = z.infer<typeof fileSchema>;

const MANIFEST = "manifest.json";
const SEAL = "manifest.seal";
export const FILE_LIST = "files.jsonl";

/** Where a table's rows stand in a backup. */
export const tablePath = (directory: string, { schema, name }: { schema: string; name: string }): string =>
  path.join(directory, "tables", `${schema}.${name}.copy.zst`);

/** Where a stored file stands in a backup: as in the local store, at most 256 names a folder deep. */
export const filePath = (directory: string, key: string): string =>
  path.join(directory, "files", key.slice(0, 2), key.slice(2, 4), key);

/** Written last: a backup without it was never finished. */
export async function writeManifest(directory: string, manifest: Manifest, secrets: Secrets): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(path.join(directory, SEAL), `${sealOf(text, secrets)}\n`, { mode: 0o600, flush: true });
  await writeFile(path.join(directory, MANIFEST), text, { mode: 0o600, flush: true });
}

/** Reads and checks a backup's manifest. Throws `BackupError`: unfinished, of a newer app, of other keys, or changed. */
export async function readManifest(directory: string, secrets: Secrets): Promise<Manifest> {
  const text = await readFile(path.join(directory, MANIFEST), "utf8").catch(() => null);
  if (text === null)
    throw new BackupError(
      `${directory} holds no finished backup: manifest.json, which is written last, is not there.`,
    );
  const changed = new BackupError(
    `${path.join(directory, MANIFEST)} was changed after it was written, or damaged. Nothing was restored.`,
  );
  const raw = parseJson(text) ?? fail(changed);
  const format = z.object({ format: z.number().int() }).safeParse(raw).data?.format ?? fail(changed);
  if (format > FORMAT)
    throw new BackupError(
      `This backup was made by a newer version of Appeals Desk (its format is ${format}, this version reads up to ${FORMAT}). Nothing was restored. Restore it with that version.`,
    );
  const manifest = manifestSchema.safeParse(raw).data ?? fail(changed);
  // The keys first: with others the seal would not fit either, and say less.
  requireKeys(manifest.keys, secrets);
  const seal = await readFile(path.join(directory, SEAL), "utf8").catch(() => "");
  if (!sameHash(seal.trim(), sealOf(text, secrets))) throw changed;
  return manifest;
}

/** One line of `files.jsonl`. Throws `BackupError` for what is none. */
export function parseFile(line: string): FileEntry {
  return (
    fileSchema.safeParse(parseJson(line)).data ??
    fail(new BackupError(`${FILE_LIST} is damaged. Nothing was restored.`))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fail(error: Error): never {
  throw error;
}
