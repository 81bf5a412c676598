import { inflateSync } from "node:zlib";
import { ReadFailure } from "./read-failure";

/** What one stream of a PDF unpacks to, and what its dictionary says. */
export type PdfStream = {
  dictionary: string;
  /** Null where its filters are not those that are unpacked here. */
  bytes: Buffer | null;
};

const STREAM_BYTES = 64 * 1024 * 1024;
const TOTAL_BYTES = 256 * 1024 * 1024;
const DICTIONARY_CHARACTERS = 8_192;
const MAX_FILTERS = 4;
/** A packed scan of a page is larger than this; smaller pictures can hide something else. */
const PICTURE_BYTES = 1024 * 1024;

/** A name as it is meant: `/Fl#61teDecode` is `/FlateDecode`. */
export const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Every stream of a PDF by its keywords, whatever the cross-reference table says of them: a viewer that trusts the table
 * and one that mends it see different files. Throws ReadFailure for one that unpacks to more than a document holds.
 */
export function* pdfStreams(
  text: string,
  bytes: Buffer,
): Generator<PdfStream & { from: number; to: number }> {
  let total = 0;
  const keyword = /\bstream(?:\r\n|\n|\r)/g;
  for (let found = keyword.exec(text); found; found = keyword.exec(text)) {
    const from = keyword.lastIndex;
    const end = text.indexOf("endstream", from);
    const to = end < 0 ? text.length : end;
    const before = text.slice(Math.max(0, found.index - DICTIONARY_CHARACTERS), found.index);
    const dictionary = plainNames(before.slice(before.lastIndexOf("obj") + 3));
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary);
    const packed = bytes.subarray(from, to);
    const skipped = isPicture && packed.length > PICTURE_BYTES;
    const unpacked = skipped ? null : unpack(packed, filtersOf(dictionary), isPicture);
    total += unpacked && unpacked !== packed ? unpacked.length : 0;
    if (total > TOTAL_BYTES) throw new ReadFailure("too_complex");
    yield { dictionary, bytes: unpacked, from, to };
    keyword.lastIndex = to;
  }
}

/** Null: said elsewhere than in the dictionary. */
function filtersOf(dictionary: string): string[] | null {
  const said = /\/Filter\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (said === undefined) return [];
  if (/^\d/.test(said) || /\d\s+R/.test(said)) return null;
  return said.match(/\w+/g) ?? [];
}

function unpack(packed: Buffer, filters: string[] | null, isPicture: boolean): Buffer | null {
  if (filters === null || filters.length > MAX_FILTERS) return null;
  let bytes: Buffer = packed;
  for (const filter of filters) {
    const next = decoded(bytes, filter, isPicture);
    if (next === null) return null;
    bytes = next;
  }
  return bytes;
}

function decoded(bytes: Buffer, filter: string, isPicture: boolean): Buffer | null {
  switch (filter) {
    case "FlateDecode":
    case "Fl":
      return inflated(bytes, isPicture);
    case "ASCIIHexDecode":
    case "AHx":
      return Buffer.from(
        bytes
          .toString("latin1")
          .replace(/>[\s\S]*$/, "")
          .replace(/\s+/g, ""),
        "hex",
      );
    case "ASCII85Decode":
    case "A85":
      return fromAscii85(bytes.toString("latin1"));
    default:
      return null;
  }
}

/** What can be unpacked of it, up to the limit; a cut stream gives what there is. */
function inflated(bytes: Buffer, isPicture: boolean): Buffer | null {
  try {
    const Z_SYNC_FLUSH = 2;
    return inflateSync(bytes, { maxOutputLength: STREAM_BYTES, finishFlush: Z_SYNC_FLUSH });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    if (tooLarge && !isPicture) throw new ReadFailure("too_complex", { cause: error });
    return null;
  }
}

function fromAscii85(text: string): Buffer {
  const digits = text
    .replace(/~>[\s\S]*$/, "")
    .replace(/\s+/g, "")
    .replaceAll("z", "!!!!!");
  const out: number[] = [];
  for (let at = 0; at < digits.length; at += 5) {
    const group = digits.slice(at, at + 5);
    const value = [...group.padEnd(5, "u")].reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0);
    const four = [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 0xff);
    out.push(...four.slice(0, group.length - 1));
  }
  return Buffer.from(out);
}
