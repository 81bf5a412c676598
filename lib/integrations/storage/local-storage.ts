import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LocalStaging } from "./local-staging";
import { LocalUpkeep } from "./local-upkeep";
import {
  checkStorageKey,
  type PutOptions,
  type Storage,
  StorageMissing,
  StorageUnavailable,
  type StoredFile,
} from "./storage";
import { hashingStream, readBytes, watchSource, wholeStream, writeToFile } from "./stored-stream";

const A_DAY = 24 * 60 * 60 * 1000;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Files under `folder`, two levels of 256 folders deep, written beside their place and moved there whole. */
export class LocalStorage implements Storage {
  readonly #folder: string;
  readonly staging: LocalStaging;
  readonly upkeep: LocalUpkeep;
  #swept = false;

  /** `secret` signs the addresses of parts. */
  constructor(folder: string, secret: string) {
    this.#folder = folder;
    this.staging = new LocalStaging(join(folder, "quarantine"), secret);
    this.upkeep = new LocalUpkeep(folder, (key) => this.#path(key));
  }

  #path(key: string): string {
    checkStorageKey(key);
    return join(this.#folder, key.slice(0, 2), key.slice(2, 4), key);
  }

  async put(key: string, source: Readable | Uint8Array, options: PutOptions): Promise<StoredFile> {
    const path = this.#path(key);
    const unfinished = join(this.#folder, "unfinished", randomBytes(16).toString("hex"));
    const hashing = hashingStream(options.sha256);
    const input = source instanceof Uint8Array ? Readable.from([source], { objectMode: false }) : source;
    const watch = watchSource(input);
    try {
      await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
      await this.#sweep();
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const out = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
      await pipeline(input, hashing.stream, out);
      await rename(unfinished, path);
      await syncFolder(dirname(path));
      return hashing.result();
    } catch (error) {
      const broken = watch.error();
      input.destroy();
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw broken ?? hashing.mismatch() ?? new StorageUnavailable(error);
    }
  }

  async get(key: string): ReturnType<Storage["get"]> {
    const path = this.#path(key);
    try {
      const file = await open(path, "r");
      const { size } = await file.stat();
      return { stream: wholeStream(file.createReadStream(), size), size };
    } catch (error) {
      if (!isMissing(error)) throw new StorageUnavailable(error);
      if (!(await this.upkeep.bringBack(key))) throw new StorageMissing();
      return this.get(key);
    }
  }

  async getBytes(key: string, maxBytes: number): ReturnType<Storage["getBytes"]> {
    return readBytes(await this.get(key), maxBytes);
  }

  async toFile(key: string, path: string): Promise<{ size: number }> {
    return writeToFile(await this.get(key), path);
  }

  async delete(key: string): Promise<void> {
    try {
      await rm(this.#path(key), { force: true });
    } catch (error) {
      if (error instanceof TypeError) throw error;
      throw new StorageUnavailable(error);
    }
  }

  async exists(key: string): Promise<boolean> {
    const path = this.#path(key);
    try {
      await stat(path);
      return true;
    } catch (error) {
      if (isMissing(error)) return this.upkeep.bringBack(key);
      throw new StorageUnavailable(error);
    }
  }

  /** Removes what a killed process left half written, once per process. */
  async #sweep(): Promise<void> {
    if (this.#swept) return;
    this.#swept = true;
    const folder = join(this.#folder, "unfinished");
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > A_DAY) await rm(path, { force: true });
    }
  }
}
