import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import { SECURITY_HEADERS } from "@/lib/core/security-headers";
import { piecesOf, sizeOf } from "../json-text";
import { callerTakesGzip, isPackable, SMALL_BYTES } from "./packing";

const packed = promisify(gzip);

/** Several of these may stand in one answer; of any other name what is said of all answers goes before what the call says. */
const MANY = new Set(["set-cookie", "www-authenticate", "proxy-authenticate", "vary"]);
const OF_ALL = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key.toLowerCase(), value]));

/**
 * Writes a call's answer to the connection, with what Next's server would add to it (next.config.ts, packing). A text that is there
 * as a whole leaves at once with its length; a file or a stream in pieces.
 */
export async function sendAnswer(
  message: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status } = answer;
  const whole = piecesOf(answer);
  const headers: Record<string, string | string[]> = { ...OF_ALL };
  for (const [name, value] of answer.headers) {
    const before = headers[name];
    if (before === undefined) headers[name] = value;
    else if (MANY.has(name)) headers[name] = [before, value].flat();
  }
  // Asked for of a stream alone: it would be made for nothing.
  const body = whole ? null : answer.body;
  const isEmpty = !whole && body === null;
  const mayPack = !isEmpty && isPackable(headers);
  if (mayPack) headers.vary = [headers.vary ?? [], "Accept-Encoding"].flat().join(", ");
  if (response.destroyed) return void (await body?.cancel().catch(ignore));
  if (isEmpty) {
    response.writeHead(status, headers).end();
    return;
  }
  const wantsPacked = mayPack && callerTakesGzip(message.headers["accept-encoding"]);
  if (whole) {
    const size = sizeOf(whole);
    const isPacked = wantsPacked && size > SMALL_BYTES;
    const out = isPacked ? [await packed(Buffer.concat(whole))] : whole;
    if (isPacked) headers["content-encoding"] = "gzip";
    headers["content-length"] = String(isPacked ? sizeOf(out) : size);
    response.writeHead(status, headers);
    // Head and pieces in one go.
    response.cork();
    for (const piece of out) response.write(piece);
    response.end();
    response.uncork();
    return;
  }
  const pieces = Readable.fromWeb(body as WebStream);
  if (!wantsPacked) {
    response.writeHead(status, headers);
    await pipeline(pieces, response);
    return;
  }
  delete headers["content-length"];
  headers["content-encoding"] = "gzip";
  response.writeHead(status, headers);
  // Each piece leaves when it is there.
  await pipeline(pieces, createGzip({ flush: constants.Z_SYNC_FLUSH }), response);
}

function ignore(): void {}
