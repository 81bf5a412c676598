import { Readable } from "node:stream";
import { contentDisposition } from "@/lib/domain/document/store/filename";

/**
 * A file that is written while it is sent. The first piece is made before the answer begins, so that a refusal is still
 * an answer of its own.
 */
export async function textStream(
  pieces: AsyncGenerator<string>,
  file: { filename: string; mediaType: string },
): Promise<Response> {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield Buffer.from(first.value);
    for await (const piece of pieces) yield Buffer.from(piece);
  }
  return new Response(Readable.toWeb(Readable.from(all(), { objectMode: false })) as ReadableStream, {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Disposition": contentDisposition("attachment", file.filename),
    },
  });
}
