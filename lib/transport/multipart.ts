import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { ReceivedFile } from "@/lib/core/received-file";

export type Multipart = { fields: Record<string, string>; files: ReceivedFile[] };

const MAX_FILES = 20;
const STALLED_AFTER_MS = 60_000;

/**
 * Streams a multipart body to a private temporary folder, file by file, and removes it when `handle` is done. The
 * web process never holds a file in memory. Throws UNSUPPORTED_MEDIA, BAD_REQUEST and TOO_LARGE.
 */
export async function withMultipart<T>(
  request: CallRequest,
  limits: { fileBytes: number },
  handle: (multipart: Multipart) => Promise<T>,
): Promise<T> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new AppError("UNSUPPORTED_MEDIA", "Send the files as multipart/form-data.");
  }
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limits.fileBytes * MAX_FILES) throw new AppError("TOO_LARGE", "The upload is too large.");
  const folder = await mkdtemp(path.join(tmpdir(), "upload-"));
  try {
    return await handle(await receive(request, contentType, folder, limits.fileBytes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(
  request: CallRequest,
  contentType: string,
  folder: string,
  fileBytes: number,
): Promise<Multipart> {
  const fields: Record<string, string> = {};
  const writing: Promise<ReceivedFile>[] = [];
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS);
  let received = 0;
  const heartbeat = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS);
      received += chunk.length;
      // A body of unknown length must end somewhere too.
      if (received > fileBytes * MAX_FILES) done(new AppError("TOO_LARGE", "The upload is too large."));
      else done(null, chunk);
    },
  });
  try {
    const parser = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { files: MAX_FILES, fields: 30, fieldSize: 64 * 1024, fileSize: fileBytes + 1 },
    });
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (field, stream, info) => {
      const target = path.join(folder, String(writing.length));
      const file = store(stream, target, fileBytes).then((stored) => ({
        field,
        filename: info.filename ?? "",
        declaredType: info.mimeType,
        ...stored,
      }));
      // Rejections are collected below; without this one a second would count as unhandled.
      file.catch(() => {});
      writing.push(file);
    });
    // The parser leaves further files out without a word. The rest is let through, so that the answer arrives.
    let tooMany = false;
    parser.on("filesLimit", () => {
      tooMany = true;
    });
    const body = request.stream?.() ?? streamOf(request);
    await pipeline(body, heartbeat, parser, { signal: stalled.signal });
    if (tooMany) throw new AppError("BAD_REQUEST", `Send at most ${MAX_FILES} files at once.`);
    return { fields, files: await Promise.all(writing) };
  } catch (cause) {
    await Promise.allSettled(writing);
    if (cause instanceof AppError) throw cause;
    if (request.signal.aborted || hungUp(cause)) log.info({ bytes: received }, "the upload was not finished");
    throw new AppError("BAD_REQUEST", "The upload was incomplete. Please try again.", { cause });
  } finally {
    clearTimeout(timer);
  }
}

function streamOf({ body }: CallRequest): Readable {
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
}

/** The connection ended before the body did: somebody closed the browser. */
const hungUp = (cause: unknown) =>
  ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes((cause as NodeJS.ErrnoException).code ?? "");

async function store(
  stream: Readable,
  target: string,
  fileBytes: number,
): Promise<Pick<ReceivedFile, "path" | "size" | "sha256" | "tooLarge">> {
  const hash = createHash("sha256");
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(target, { mode: 0o600 }));
  return { path: target, size, sha256: hash.digest("hex"), tooLarge: size > fileBytes };
}
