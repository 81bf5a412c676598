import { createHash } from "node:crypto";
import path from "node:path";
import { Transform } from "node:stream";
import { ZipFile } from "yazl";
import { storage } from "@/lib/integrations/services";
import { StorageMissing, type StoredFile } from "@/lib/integrations/storage/storage";
import { addStream } from "./add-stream";
import { HashedFile } from "./hashed-file";
import {
  DIFFERS_AFTER_IMPORT,
  FILE_LIST,
  FORMAT,
  type ListedFile,
  MANIFEST,
  type Manifest,
  VERSION,
} from "./manifest";
import { LEFT_BEHIND } from "./tables";
import type { Folder } from "./write-folder";

const README = `Everything that this practice has in Appeals Desk.

csv/        one table a file, for a spreadsheet. Amounts are US dollars, times are UTC. Deleted records are left out.
data/       the same tables whole, one JSON object a line. Amounts are cents.
files/      uploaded documents, letters as PDF and remittances, by the hash of their bytes; csv/documents.csv,
            csv/letter_exports.csv and csv/remittance_files.csv name each under storage_key.
activity.jsonl  who did what.   clocks.jsonl  the dates of each case.
manifest.json   what is here, with the SHA-256 of each file.

Social Security numbers, passwords and files in quarantine are not in it.
npm run import -- FILE.zip takes it over into an empty practice.
`;

/** Stores the ZIP of a folder and its files under `key`, piece by piece, without ever holding a file in memory. */
export async function writeZip(folder: string, made: Folder, key: string, now: Date): Promise<StoredFile> {
  const zip = new ZipFile();
  const out = zip.outputStream.pipe(new Transform({ transform: (chunk, _, done) => done(null, chunk) }));
  zip.on("error", (error: unknown) => out.destroy(error as Error));
  const stored = storage().put(key, out, { contentType: "application/zip" });
  try {
    // The store's own failure ends the waiting for a stream that nobody reads anymore.
    await Promise.race([fill(zip, folder, made, now), stored]);
    return await stored;
  } catch (error) {
    out.destroy(error as Error);
    await stored.catch(() => {});
    throw error;
  }
}

async function fill(zip: ZipFile, folder: string, made: Folder, now: Date): Promise<void> {
  const entry = { mtime: now, mode: 0o100600 };
  zip.addBuffer(Buffer.from(README), "README.txt", entry);
  for (const { path: name } of [...made.tables.map(({ file }) => file), ...made.others])
    zip.addFile(path.join(folder, name), name, entry);
  const list = new HashedFile(path.join(folder, FILE_LIST), "");
  const missing: string[] = [];
  const files = { count: 0, bytes: 0 };
  for (const [name, key] of made.stored) {
    const added = await addStored(zip, name, key, entry);
    if (!added) {
      missing.push(name);
      continue;
    }
    files.count += 1;
    files.bytes += added.bytes;
    await list.write(`${JSON.stringify(added)}\n`);
  }
  const listed = { path: FILE_LIST, ...(await list.close()) };
  zip.addFile(path.join(folder, FILE_LIST), FILE_LIST, entry);
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    exported_at: now.toISOString(),
    tables: made.tables,
    others: [...made.others, listed],
    files,
    missing,
    left_behind: { ...LEFT_BEHIND, social_security_numbers: "they are never exported" },
    differs_after_import: DIFFERS_AFTER_IMPORT,
  };
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), MANIFEST, entry);
  zip.end();
}

/** Null where the store has the file no longer: the row leaves without it, and the manifest says so. */
async function addStored(
  zip: ZipFile,
  name: string,
  key: string,
  entry: { mtime: Date; mode: number },
): Promise<ListedFile | null> {
  const found = await storage()
    .get(key)
    .catch((error) => {
      if (error instanceof StorageMissing) return null;
      throw error;
    });
  if (!found) return null;
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const read = new Promise<void>((resolve, reject) => {
    found.stream.on("error", reject);
    counted.on("error", reject);
    counted.on("end", resolve);
  });
  // PDFs and pictures are compressed already.
  addStream(zip, found.stream.pipe(counted), name, {
    ...entry,
    compress: !/\.(pdf|png|jpe?g)$/.test(name),
  });
  await read;
  return { path: name, bytes, sha256: hash.digest("hex") };
}
