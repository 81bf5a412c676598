import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StorageMismatch, StorageTooLarge, StorageUnavailable, type StoredFile } from "./storage";

/**
 * Counts and hashes what flows through. Fails at the end with `StorageMismatch` if the hash is not the announced
 * one: a store that only completes on a clean end then stores nothing.
 */
export function hashingStream(expectedSha256?: string): {
  stream: Transform;
  result(): StoredFile;
  mismatch(): StorageMismatch | undefined;
} {
  const hash = createHash("sha256");
  let size = 0;
  let sha256 = "";
  let mismatch: StorageMismatch | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      sha256 = hash.digest("hex");
      if (expectedSha256 !== undefined && expectedSha256.toLowerCase() !== sha256) {
        mismatch = new StorageMismatch();
      }
      done(mismatch);
    },
  });
  // Its reader gets each error; one that comes before there is a reader must not end the process.
  stream.on("error", () => undefined);
  return { stream, result: () => ({ size, sha256 }), mismatch: () => mismatch };
}

/** The same stream, failing with `StorageUnavailable` where the store breaks off or gives too few bytes. */
export function wholeStream(source: Readable, size: number): Readable {
  let seen = 0;
  const out = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(seen === size ? null : new StorageUnavailable());
    },
  });
  source.on("error", (error) => out.destroy(new StorageUnavailable(error)));
  source.on("close", () => {
    if (!source.readableEnded && !out.destroyed) out.destroy(new StorageUnavailable());
  });
  out.on("close", () => source.destroy());
  return source.pipe(out);
}

/** All bytes of a stored file, refusing before and while reading more than `maxBytes`. */
export async function readBytes(
  file: { stream: Readable; size: number },
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxBytes) {
    file.stream.destroy();
    throw new StorageTooLarge();
  }
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const chunk of file.stream as AsyncIterable<Buffer>) {
    if (at + chunk.length > file.size) throw new StorageUnavailable();
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Writes a stored file to a path that must not exist yet; on failure, and on the signal, nothing stays there. */
export async function writeToFile(
  file: { stream: Readable; size: number },
  path: string,
  signal?: AbortSignal,
): Promise<{ size: number }> {
  const out = createWriteStream(path, { flags: "wx", mode: 0o600 });
  try {
    await pipeline(file.stream, out, signal ? { signal } : {});
  } catch (error) {
    const wasThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!wasThere) await rm(path, { force: true });
    throw error;
  }
  return { size: file.size };
}

/** Watches a source that a store reads, to tell the source's own failure from the store's. */
export function watchSource(
  source: Readable,
  onBroken?: (error: Error) => void,
): { error(): Error | undefined } {
  let broken: Error | undefined;
  const fail = (error: Error) => {
    if (broken) return;
    broken = error;
    onBroken?.(error);
  };
  if (source.destroyed && !source.readableEnded) {
    fail(source.errored ?? new Error("The upload was interrupted."));
  }
  source.once("error", fail);
  source.once("close", () => {
    if (!source.readableEnded) fail(new Error("The upload was interrupted."));
  });
  return { error: () => broken };
}
