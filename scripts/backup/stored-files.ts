import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { namedFiles } from "../../lib/domain/kernel/named-files";
import { type Storage, StorageMismatch, StorageMissing } from "../../lib/integrations/storage/storage";
import { hashingStream } from "../../lib/integrations/storage/stored-stream";
import { BackupError } from "./backup-error";
import { FILE_LIST, type FileEntry, filePath, parseFile } from "./manifest";

type Sql = postgres.Sql | postgres.TransactionSql;

/** Files that are copied at once: enough to hide a bucket's delay, little enough for a small machine. */
const AT_ONCE = 6;
const BATCH = 1_000;

/** The keys that rows name, in order. */
export async function namedKeys(sql: Sql): Promise<string[]> {
  // Staged uploads lie in the store's quarantine: still on their way, and no files yet.
  const text = `select key from (${await namedFiles(sql, ["staged_uploads"])}) named order by key collate "C"`;
  return (await sql.unsafe<{ key: string }[]>(text)).map(({ key }) => key);
}

/** Copies stored files to a backup and lists them. `missing` are keys that the store does not hold. */
export async function copyFiles(storage: Storage, directory: string, all: readonly string[]) {
  const list = await open(path.join(directory, FILE_LIST), "wx", 0o600);
  const hash = createHash("sha256");
  const total = { count: 0, bytes: 0 };
  const missing: string[] = [];
  try {
    for (let at = 0; at < all.length; at += BATCH) {
      const keys = all.slice(at, at + BATCH);
      const found = await several(keys, (key) => copyOne(storage, directory, key));
      missing.push(...keys.filter((_key, n) => !found[n]));
      const entries = found.filter((entry) => entry !== null);
      const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
      hash.update(lines);
      await list.appendFile(lines);
      total.count += entries.length;
      total.bytes += entries.reduce((sum, { size }) => sum + size, 0);
    }
    await list.sync();
  } finally {
    await list.close();
  }
  return { ...total, sha256: hash.digest("hex"), missing };
}

async function copyOne(storage: Storage, directory: string, key: string): Promise<FileEntry | null> {
  const found = await storage.get(key).catch((error: unknown) => {
    if (error instanceof StorageMissing) return null;
    throw error;
  });
  if (!found) return null;
  const target = filePath(directory, key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hashing = hashingStream();
  await pipeline(
    found.stream,
    hashing.stream,
    createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { key, ...hashing.result() };
}

/** The files of a backup, by its list, whose own hash is checked at the end. */
async function* listed(directory: string, sha256: string): AsyncGenerator<FileEntry[]> {
  const hash = createHash("sha256");
  let batch: FileEntry[] = [];
  for await (const line of createInterface({ input: createReadStream(path.join(directory, FILE_LIST)) })) {
    hash.update(`${line}\n`);
    batch.push(parseFile(line));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (hash.digest("hex") !== sha256)
    throw new BackupError(`${FILE_LIST} is damaged or was changed. Nothing was restored.`);
  yield batch;
}

/** Puts a backup's files into the store. Each is hashed on its way; the first that is missing or other stops it. */
export async function putFiles(storage: Storage, directory: string, sha256: string): Promise<number> {
  return eachFile(directory, sha256, async ({ key, sha256: expected }, source) => {
    try {
      await storage.put(key, source, { contentType: "application/octet-stream", sha256: expected });
    } catch (error) {
      throw error instanceof StorageMismatch ? damaged(directory, key) : error;
    }
  });
}

/** Hashes a backup's files where they are. */
export async function checkFiles(directory: string, sha256: string): Promise<number> {
  return eachFile(directory, sha256, async ({ key, sha256: expected }, source) => {
    const hash = createHash("sha256");
    for await (const chunk of source) hash.update(chunk);
    if (hash.digest("hex") !== expected) throw damaged(directory, key);
  });
}

async function eachFile(
  directory: string,
  sha256: string,
  take: (entry: FileEntry, source: ReturnType<typeof createReadStream>) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const entries of listed(directory, sha256)) {
    await several(entries, async (entry) => {
      const source = filePath(directory, entry.key);
      const found = await stat(source).catch(() => null);
      if (!found)
        throw new BackupError(`The backup is not whole: ${source} is missing. Nothing was restored.`);
      if (found.size !== entry.size) throw damaged(directory, entry.key);
      await take(entry, createReadStream(source));
      count += 1;
    });
  }
  return count;
}

const damaged = (directory: string, key: string) =>
  new BackupError(
    `The backup is damaged: ${filePath(directory, key)} is not what was backed up. Nothing was restored.`,
  );

/** A few at once, answers in order. The first failure stops the others from beginning. */
async function several<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const waiting = items.entries();
  let failed = false;
  const hand = async () => {
    for (const [n, item] of waiting) {
      if (failed) return;
      answers[n] = await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const hands = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, items.length) }, hand));
  for (const outcome of hands) if (outcome.status === "rejected") throw outcome.reason;
  return answers;
}
