import { detectDelimiters, ISA_WINDOW, looksBinary } from "./interchange-header";
import type { Delimiters, Position, Segment } from "./segment";

/** What can be wrong below the level of loops. After all but `truncated` nothing more of the file is read. */
export type TokenFault = "empty" | "binary" | "not_x12" | "isa_broken" | "segment_too_long" | "truncated";

export type Token =
  | { kind: "segment"; segment: Segment }
  | { kind: "fault"; fault: TokenFault; position: Position | null };

/** No segment of an 835 comes near this; a file without terminators must not be held in memory whole. */
const MAX_SEGMENT_BYTES = 64 * 1024;

const CR = 13;
const LF = 10;
/** Ctrl-Z, which old transfer programs write at the end of a file. */
const EOF_MARK = 26;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows1252 = new TextDecoder("windows-1252");

/**
 * Cuts a stream of bytes into X12 segments. Holds at most one unfinished segment, so memory stays flat. Each ISA
 * sets the delimiters anew. Line ends after or inside segments are dropped; content is never thrown on.
 */
export class Tokenizer {
  #pending: Buffer = Buffer.alloc(0);
  /** Bytes of the file before `#pending`. */
  #consumed = 0;
  #segments = 0;
  #delimiters: Delimiters | null = null;
  #terminator = 0;
  #stopped = false;

  *push(chunk: Uint8Array): Generator<Token> {
    if (this.#stopped) return;
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    yield* this.#read(this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]), false);
  }

  /** Call once, after the last chunk. */
  *end(): Generator<Token> {
    if (this.#stopped) return;
    yield* this.#read(this.#pending, true);
    if (this.#segments === 0 && !this.#stopped) yield this.#fault("empty", null);
  }

  *#read(data: Buffer, last: boolean): Generator<Token> {
    let at = this.#consumed === 0 && data.subarray(0, 3).equals(BOM) ? 3 : 0;
    while (!this.#stopped) {
      at = skipBlank(data, at);
      if (at >= data.length) break;
      if (!this.#delimiters || startsWithIsa(data, at, this.#delimiters.element)) {
        // The byte after a CR decides between CR and LF as terminator, hence the wait for a full window.
        if (!last && data.length - at < ISA_WINDOW) break;
        if (!(yield* this.#interchange(data, at))) return;
      }
      const end = data.indexOf(this.#terminator, at);
      const length = (end === -1 ? data.length : end) - at;
      if (length > MAX_SEGMENT_BYTES) {
        yield this.#fault("segment_too_long", this.#position(at, ""));
        return;
      }
      if (end === -1) {
        if (last) yield* this.#tail(data, at);
        break;
      }
      const segment = this.#segment(data, at, end);
      if (segment) yield { kind: "segment", segment };
      at = end + 1;
    }
    this.#consumed += Math.min(at, data.length);
    this.#pending = Buffer.from(data.subarray(at));
  }

  /** Takes the delimiters of the ISA at `at`; false when the file cannot be read any further. */
  *#interchange(data: Buffer, at: number): Generator<Token, boolean> {
    const window = data.subarray(at, at + ISA_WINDOW);
    if (!startsWithIsa(data, at, null)) {
      yield this.#fault(looksBinary(window) ? "binary" : "not_x12", this.#position(at, ""));
      return false;
    }
    const found = detectDelimiters(window);
    if (!found) {
      yield this.#fault("isa_broken", this.#position(at, "ISA"));
      return false;
    }
    this.#delimiters = found;
    this.#terminator = found.terminator.charCodeAt(0);
    return true;
  }

  /** Many senders leave the terminator off the file's very last segment; anything else there is a cut. */
  *#tail(data: Buffer, at: number): Generator<Token> {
    const segment = this.#segment(data, at, data.length);
    if (segment?.id === "IEA" && segment.elements.length >= 3) yield { kind: "segment", segment };
    else if (segment) yield { kind: "fault", fault: "truncated", position: segment.position };
  }

  #segment(data: Buffer, start: number, end: number): Segment | null {
    if (!this.#delimiters) return null;
    const raw = decode(data.subarray(start, end))
      .replace(/[\r\n]+/g, "")
      .trimEnd();
    if (raw === "") return null;
    const elements = raw.split(this.#delimiters.element);
    const id = elements[0]?.trim() ?? "";
    this.#segments += 1;
    const position = { segment: this.#segments, byte: this.#consumed + start, id: printable(id) };
    return { id, elements, raw, delimiters: this.#delimiters, position };
  }

  #position(at: number, id: string): Position {
    return { segment: this.#segments + 1, byte: this.#consumed + at, id };
  }

  #fault(fault: TokenFault, position: Position | null): Token {
    this.#stopped = true;
    this.#pending = Buffer.alloc(0);
    return { kind: "fault", fault, position };
  }
}

function skipBlank(data: Buffer, from: number): number {
  let at = from;
  while (at < data.length) {
    const byte = data[at];
    if (byte !== CR && byte !== LF && byte !== 32 && byte !== 9 && byte !== EOF_MARK) break;
    at += 1;
  }
  return at;
}

function startsWithIsa(data: Buffer, at: number, separator: string | null): boolean {
  if (data[at] !== 73 || data[at + 1] !== 83 || data[at + 2] !== 65) return false;
  const next = String.fromCharCode(data[at + 3] ?? 0);
  return separator === null || next === separator || !/[A-Za-z0-9\s]/.test(next);
}

/** X12 is ASCII by the guides; names in real files are UTF-8 or Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** A position is shown to people: no control characters, no long garbage. */
function printable(id: string): string {
  return id.replace(/[^\x20-\x7e]/g, "?").slice(0, 3);
}
