import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";

/** One file, or one of those in a ZIP. `open` may be called again: once to look at its head, once to read it. */
export type OpenedFile = { name: string; open: () => Promise<Readable> };

/** The official downloads hold a handful of files; what unpacks to more than this is not one. */
const MAX_ENTRIES = 200;
const MAX_BYTES = 2 * 1024 ** 3;

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** The files behind a path: itself, or the texts in a ZIP. */
export async function* filesAt(path: string): AsyncIterable<OpenedFile> {
  if (!/\.zip$/i.test(path)) {
    yield { name: path.replace(/^.*[\\/]/, ""), open: async () => createReadStream(path) };
    return;
  }
  const zip = await openZip(path, { lazyEntries: true, autoClose: false });
  try {
    for (const entry of await entriesOf(zip))
      if (/\.(txt|csv|xml)$/i.test(entry.fileName) && entry.uncompressedSize <= MAX_BYTES)
        yield {
          name: entry.fileName.replace(/^.*[\\/]/, ""),
          open: () => promisify(zip.openReadStream.bind(zip) as never)(entry as never) as Promise<Readable>,
        };
  } finally {
    zip.close();
  }
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) reject(new Error("The ZIP holds too many files."));
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

/** The first characters of a file, to tell what it is, and the hash of all of it. */
export async function headAndHash(file: OpenedFile): Promise<{ head: string; sha256: string }> {
  const hash = createHash("sha256");
  let head = "";
  for await (const chunk of await file.open()) {
    hash.update(chunk as Buffer);
    if (head.length < 8_192) head += (chunk as Buffer).toString("utf8");
  }
  return { head: head.slice(0, 8_192), sha256: hash.digest("hex") };
}

/** Lines without their ends; a file without any is one line. */
export async function* linesOf(stream: Readable): AsyncIterable<string> {
  stream.setEncoding("utf8");
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
