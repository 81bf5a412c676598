import { SMALL_BYTES } from "./direct/packing";

/**
 * An answer that is there as a whole. Its bytes leave as they are (direct/send-answer.ts); a web stream is made of them only where
 * somebody reads one, which costs as much as some answers.
 */
class WholeAnswer extends Response {
  readonly pieces: readonly Uint8Array[];
  #read?: Response;

  constructor(pieces: readonly Uint8Array[], init: ResponseInit) {
    super(null, init);
    this.pieces = pieces;
  }

  read(): Response {
    this.#read ??= new Response(Buffer.concat(this.pieces));
    return this.#read;
  }

  override arrayBuffer() {
    return this.read().arrayBuffer();
  }
  override blob() {
    return this.read().blob();
  }
  override bytes() {
    return this.read().bytes();
  }
  override json() {
    return this.read().json();
  }
  override text() {
    return this.read().text();
  }
  override clone() {
    return new WholeAnswer(this.pieces, this);
  }
}
for (const name of ["body", "bodyUsed"] as const) {
  Object.defineProperty(WholeAnswer.prototype, name, {
    get(this: WholeAnswer) {
      return this.read()[name];
    },
  });
}

/** The pieces of an answer that was made as a whole; undefined for one that is a stream. */
export const piecesOf = (response: Response): readonly Uint8Array[] | undefined =>
  response instanceof WholeAnswer ? response.pieces : undefined;

export const sizeOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * A JSON text as an answer. Next takes its length away, sends it in chunks and would pack it however short it is; what is
 * longer than a few packets is packed where the caller takes that.
 */
export const jsonText = (text: string, status = 200): Response => jsonBytes([Buffer.from(text)], status);

/** The same of a text in UTF-8, in pieces. */
export function jsonBytes(pieces: readonly Uint8Array[], status = 200): Response {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (sizeOf(pieces) <= SMALL_BYTES) headers["Cache-Control"] = "private, no-store, no-transform";
  return new WholeAnswer(pieces, { status, headers });
}
