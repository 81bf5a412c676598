import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { partsOf } from "./parts";
import {
  checkStorageKey,
  type PartAddress,
  type SentPart,
  type Staging,
  StorageMissing,
  StorageTooLarge,
  StorageUnavailable,
} from "./storage";
import { writeToFile } from "./stored-stream";

/** What fits one request on a host that takes 4.5 MB. */
const PART_BYTES = 4_000_000;
const SIGNED_MS = 30 * 60_000;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** What a signed address says. */
export type PartTicket = { key: string; number: number; bytes: number; expires: number; signature: string };

/** A part's address is not ours, was changed, or is too old. */
export class PartRefused extends Error {}

/**
 * The calls of a bucket's multipart uploads, in a folder beside the kept files: parts come to the app itself, by addresses
 * that it signed.
 */
export class LocalStaging implements Staging {
  readonly partBytes = PART_BYTES;
  readonly origin = null;
  readonly #folder: string;
  readonly #secret: string;

  constructor(folder: string, secret: string) {
    this.#folder = folder;
    this.#secret = secret;
  }

  #of(key: string): string {
    return join(this.#folder, checkStorageKey(key));
  }

  async begin(key: string): Promise<string> {
    await this.#ask(() => mkdir(this.#of(key), { recursive: true, mode: 0o700 }));
    return "local";
  }

  async addresses(key: string, _upload: string, size: number): Promise<PartAddress[]> {
    const expires = Date.now() + SIGNED_MS;
    return partsOf(size, this.partBytes).map(({ number, bytes }) => {
      const ticket = { key, number, bytes, expires };
      const query = new URLSearchParams({
        bytes: String(bytes),
        expires: String(expires),
        signature: this.#sign(ticket),
      });
      return { number, bytes, url: `/api/v1/uploads/parts/${key}/${number}/?${query}` };
    });
  }

  /** Takes one part, exactly as long as was signed. Answers its tag. Throws `PartRefused` and `StorageTooLarge`. */
  async receive(ticket: PartTicket, source: Readable): Promise<string> {
    const { key, number, bytes, expires, signature } = ticket;
    const wanted = Buffer.from(this.#sign({ key, number, bytes, expires }));
    const given = Buffer.from(signature);
    const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!isOurs || expires < Date.now()) throw new PartRefused();
    const path = join(this.#of(key), String(number));
    // A discarded upload has no folder any more.
    if (!(await stat(this.#of(key)).catch(() => null))) throw new PartRefused();
    const hash = createHash("sha256");
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(size > bytes ? new StorageTooLarge() : null, chunk);
      },
    });
    const unfinished = `${path}.${crypto.randomUUID()}`;
    try {
      await pipeline(source, measure, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }));
      if (size !== bytes) throw new PartRefused();
      const etag = hash.digest("hex");
      await writeFile(`${path}.tag`, etag, { mode: 0o600 });
      await rename(unfinished, path);
      return etag;
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async finish(key: string, _upload: string, parts: readonly SentPart[]): Promise<{ size: number }> {
    let size = 0;
    for (const [index, { number, etag }] of parts.entries()) {
      const path = join(this.#of(key), String(number));
      const tag = await this.#ask(() => readFile(`${path}.tag`, "utf8"));
      if (number !== index + 1 || tag !== etag.replaceAll('"', "")) throw new StorageMissing();
      size += (await this.#ask(() => stat(path))).size;
    }
    // Renamed into its place: a second call with the same key may read it at this moment.
    const counted = join(this.#of(key), "parts");
    const unfinished = `${counted}.${crypto.randomUUID()}`;
    await this.#ask(async () => {
      await writeFile(unfinished, String(parts.length), { mode: 0o600 });
      await rename(unfinished, counted);
    });
    return { size };
  }

  async toFile(key: string, path: string, signal?: AbortSignal): Promise<{ size: number }> {
    const folder = this.#of(key);
    const count = Number(await this.#ask(() => readFile(join(folder, "parts"), "utf8")));
    const files = Array.from({ length: count }, (_, index) => join(folder, String(index + 1)));
    const sizes = await this.#ask(() => Promise.all(files.map(async (file) => (await stat(file)).size)));
    const stream = Readable.from(joined(files), { objectMode: false });
    return writeToFile({ stream, size: sizes.reduce((sum, size) => sum + size, 0) }, path, signal);
  }

  async discard(key: string): Promise<void> {
    await this.#ask(() => rm(this.#of(key), { recursive: true, force: true }));
  }

  #sign({ key, number, bytes, expires }: Omit<PartTicket, "signature">): string {
    const said = ["part", checkStorageKey(key), number, bytes, expires].join(":");
    return createHmac("sha256", this.#secret).update(said).digest("base64url");
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw isMissing(error) ? new StorageMissing() : new StorageUnavailable(error);
    }
  }
}

async function* joined(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file) as AsyncIterable<Buffer>;
}
