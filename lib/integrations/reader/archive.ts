import yauzl, { type Entry, type ZipFile } from "yauzl";

/** A ZIP archive whose directory is not plausible: `reason` says in which way. */
export class ArchiveRefused extends Error {
  readonly reason: "damaged" | "bomb" | "encrypted";

  constructor(reason: "damaged" | "bomb" | "encrypted", options: { cause?: unknown } = {}) {
    super(`The archive is refused: ${reason}.`, options);
    this.name = "ArchiveRefused";
    this.reason = reason;
  }
}

export type Archive = {
  names: string[];
  /** Unpacks one entry of at most `most` bytes; undefined when there is none of that name. */
  read: (name: string, most: number) => Promise<Buffer | undefined>;
  close: () => void;
};

const MAX_ENTRIES = 2_000;
const MAX_TOTAL = 200 * 1024 * 1024;
const MAX_RATIO = 200;
/** Below this size a high ratio does no harm: style sheets of Word reach 30, blank pictures 500. */
const RATIO_MATTERS_FROM = 2 * 1024 * 1024;
const LOCAL_HEADER = 30;
const SYMBOLIC_LINK = 0o120000;
const NESTED = /\.(zip|7z|rar|gz|bz2|xz|tar|jar|docx|docm)$/i;

/**
 * Opens a ZIP archive and checks its directory before anything is unpacked: number of entries, stated sizes and ratios, entries that
 * share bytes, archives in the archive, links, encryption. Throws ArchiveRefused.
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await refusing(() => yauzl.openPromise(file, { lazyEntries: true, autoClose: false }));
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRefused("bomb");
    const entries = await refusing(() => readDirectory(zip));
    checkDirectory(entries);
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
    return {
      names: [...byName.keys()],
      read: async (name, most) => {
        const entry = byName.get(name);
        return entry && unpack(zip, entry, most);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", resolve);
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

function checkDirectory(entries: Entry[]): void {
  let total = 0;
  let end = 0;
  const names = new Set<string>();
  for (const entry of [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (entry.isEncrypted()) throw new ArchiveRefused("encrypted");
    const isBomb =
      total > MAX_TOTAL ||
      (ratio > MAX_RATIO && entry.uncompressedSize > RATIO_MATTERS_FROM) ||
      entry.relativeOffsetOfLocalHeader < end ||
      NESTED.test(entry.fileName) ||
      names.has(entry.fileName) ||
      ((entry.externalFileAttributes >>> 16) & 0o170000) === SYMBOLIC_LINK;
    if (isBomb) throw new ArchiveRefused("bomb");
    names.add(entry.fileName);
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.compressedSize;
  }
}

/** yauzl ends with an error when an entry unpacks to more or less than its directory says. */
async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ArchiveRefused("bomb");
  return refusing(async () => {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new ArchiveRefused("bomb");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  });
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused("damaged", { cause: error });
  }
}
