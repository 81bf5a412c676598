import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { FILE_LIST, listedFile, MANIFEST, type Manifest, manifestSchema } from "../export/manifest";

/** A file that is not a whole export of this app. Its message is for whoever runs the import. */
export class ImportRefused extends Error {}

export type ExportZip = {
  manifest: Manifest;
  /** Lines of an entry, checked against its hash when they are through. */
  lines: (name: string) => AsyncGenerator<string>;
  /** The files in it, by the list. */
  files: () => AsyncGenerator<{ path: string; bytes: number; sha256: string }>;
  open: (name: string) => Promise<Readable>;
  close: () => void;
};

const NAME =
  /^(README\.txt|manifest\.json|files\.jsonl|practice\.json|people\.json|activity\.jsonl|clocks\.jsonl|data\/[a-z_]{1,60}\.jsonl|csv\/[a-z_]{1,60}\.csv|files\/([0-9a-f]{64}(\.[a-z0-9]{1,5})?|logo\.png))$/;
const MANIFEST_BYTES = 16 * 1024 * 1024;
const LINE_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 5_000_000;
/** Rows that resemble each other pack well; nothing that was exported packs like zeros do. */
const MAX_RATIO = 400;
const RATIO_MATTERS_FROM = 2 * 1024 * 1024;
const SYMBOLIC_LINK = 0o120000;

/**
 * Opens an export and holds it to what it says of itself before anything is taken: names, sizes and ratios of its
 * entries, the manifest, and the hash of every part. Throws ImportRefused.
 */
export async function openExportZip(file: string): Promise<ExportZip> {
  const zip = await refusing(() =>
    yauzl.openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }),
  );
  try {
    const entries = await refusing(() => directoryOf(zip));
    const open = (name: string) => refusing(() => zip.openReadStreamPromise(entryOf(entries, name)));
    const manifest = await readManifest(entries, open);
    const parts = [...manifest.tables.map((table) => table.file), ...manifest.others];
    const partsByPath = new Map(parts.map((one) => [one.path, one]));
    const lines = (name: string) => checkedLines(() => open(name), partsByPath.get(name));
    const files = async function* () {
      for await (const line of lines(FILE_LIST)) yield parsed(FILE_LIST, () => listedOf(line));
    };
    await holdTo(entries, partsByPath, files, lines);
    return { manifest, lines, files, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The practice's logo has a name of its own. */
const listedOf = (line: string) => {
  const value = JSON.parse(line);
  if (value?.path !== "files/logo.png") return listedFile.parse(value);
  return { ...listedFile.parse({ ...value, path: `files/${"0".repeat(64)}` }), path: value.path as string };
};

function entryOf(entries: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = entries.get(name);
  if (!entry) throw new ImportRefused(`The export is incomplete: ${name} is missing.`);
  return entry;
}

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new ImportRefused("The export holds too many files.");
  const entries = new Map<string, Entry>();
  let end = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", resolve);
    zip.on("entry", (entry: Entry) => {
      const problem = problemOf(entry, end) ?? (entries.has(entry.fileName) ? "it is there twice" : null);
      if (problem) return reject(new ImportRefused(`${shown(entry.fileName)} is refused: ${problem}.`));
      end = entry.relativeOffsetOfLocalHeader + entry.compressedSize;
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

const shown = (name: string) => JSON.stringify(name.slice(0, 120));

function problemOf(entry: Entry, end: number): string | null {
  if (!NAME.test(entry.fileName)) return "no export has a file of that name";
  if (entry.isEncrypted()) return "it is encrypted";
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMBOLIC_LINK) return "it is a link";
  if (entry.relativeOffsetOfLocalHeader < end) return "it shares its bytes with another file";
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  return ratio > MAX_RATIO && entry.uncompressedSize > RATIO_MATTERS_FROM
    ? "it unpacks to far more than an export would"
    : null;
}

async function readManifest(
  entries: ReadonlyMap<string, Entry>,
  open: (name: string) => Promise<Readable>,
): Promise<Manifest> {
  if (entryOf(entries, MANIFEST).uncompressedSize > MANIFEST_BYTES)
    throw new ImportRefused("The manifest is too large.");
  const chunks: Buffer[] = [];
  for await (const chunk of await open(MANIFEST)) chunks.push(chunk as Buffer);
  return parsed(MANIFEST, () => manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString("utf8"))));
}

/** What the manifest names is there with its size and hash, and nothing else is. */
async function holdTo(
  entries: ReadonlyMap<string, Entry>,
  parts: ReadonlyMap<string, { bytes: number }>,
  files: () => AsyncGenerator<{ path: string; bytes: number }>,
  lines: (name: string) => AsyncGenerator<string>,
): Promise<void> {
  const named = new Set(["README.txt", MANIFEST]);
  const expect = ({ path, bytes }: { path: string; bytes: number }) => {
    if (named.has(path)) throw new ImportRefused(`${path} is listed twice.`);
    if (entryOf(entries, path).uncompressedSize !== bytes)
      throw new ImportRefused(`${path} is not of the size that the manifest says.`);
    named.add(path);
  };
  for (const [path, { bytes }] of parts) expect({ path, bytes });
  for await (const file of files()) expect(file);
  for (const name of entries.keys())
    if (!named.has(name)) throw new ImportRefused(`${name} is not in the manifest.`);
  for (const name of parts.keys()) for await (const _ of lines(name));
}

async function* checkedLines(
  open: () => Promise<Readable>,
  part: { path: string; sha256: string } | undefined,
): AsyncGenerator<string> {
  if (!part) throw new ImportRefused("The manifest doesn't name a part that an export has.");
  const hash = createHash("sha256");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of await open()) {
    hash.update(chunk as Buffer);
    const lines = (rest + parsed(part.path, () => decoder.decode(chunk as Buffer, { stream: true }))).split(
      "\n",
    );
    rest = lines.pop() ?? "";
    if (rest.length > LINE_BYTES) throw new ImportRefused(`${part.path} has a line that is too long.`);
    yield* lines;
  }
  if (rest !== "") yield rest;
  if (hash.digest("hex") !== part.sha256)
    throw new ImportRefused(`${part.path} was changed after the export: its hash is another one.`);
}

/** Damage of the archive itself in the words of a refusal. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused("This is not a whole ZIP file of an export.", { cause: error });
  }
}

export function parsed<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`${name} can't be read as an export's.`, { cause: error });
  }
}
