import type { CallRequest } from "./call-request";
import { AppError } from "./errors";

/** The bytes of a body, which a stranger may make as long as he likes. Throws TOO_LARGE for more than `most`. */
export async function readLimited(request: CallRequest, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let total = 0;
  const pieces = request.pieces?.() ?? ((request.body ?? []) as AsyncIterable<Uint8Array>);
  for await (const chunk of pieces) {
    total += chunk.length;
    if (total > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new AppError("TOO_LARGE", "The request is too large.");
