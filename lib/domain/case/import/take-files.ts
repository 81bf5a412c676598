import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findingIn } from "@/lib/domain/document/upload/virus-scan";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { type ExportZip, ImportRefused } from "./open-zip";

const TYPES: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".tif": "image/tiff",
  ".tiff": "image/tiff",
};

/** Stores the files of an export, each scanned and held to its hash. `stored` holds what has to go if the import fails. */
export async function takeFiles(zip: ExportZip, stored: Map<string, string>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "practice-import-"));
  const held = path.join(folder, "file");
  try {
    for await (const { path: name, sha256 } of zip.files()) {
      if ((await unpack(zip, name, held)) !== sha256)
        throw new ImportRefused(`${name} was changed after the export: its hash is another one.`);
      const finding = await findingIn(held);
      if (finding) throw new ImportRefused(`${name} holds a virus (${finding}).`);
      const key = newStorageKey();
      stored.set(name, key);
      const contentType = TYPES[path.extname(name)] ?? "application/octet-stream";
      await storage().put(key, createReadStream(held), { contentType, sha256 });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(zip: ExportZip, name: string, to: string): Promise<string> {
  const hash = createHash("sha256");
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await zip.open(name), hashing, createWriteStream(to, { mode: 0o600 }));
  return hash.digest("hex");
}
