import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isStorageKey, type ListedFile, StorageUnavailable, type Upkeep } from "./storage";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Upkeep of a folder: what is set aside lies in `aside/`, and `owner` is a file beside it. */
export class LocalUpkeep implements Upkeep {
  readonly #folder: string;
  readonly #pathOf: (key: string) => string;

  constructor(folder: string, pathOf: (key: string) => string) {
    this.#folder = folder;
    this.#pathOf = pathOf;
  }

  async owner(): Promise<string | null> {
    return this.#ask(() => readFile(join(this.#folder, "owner"), "utf8"), null);
  }

  async claim(owner: string): Promise<void> {
    await this.#ask(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(join(this.#folder, "owner"), owner, { mode: 0o600, flush: true });
    }, undefined);
  }

  async *list(slice: string, after = ""): AsyncGenerator<ListedFile> {
    const folder = join(this.#folder, slice);
    for (const inner of await this.#names(folder)) {
      if (`${slice}${inner}` < after.slice(0, 4)) continue;
      yield* this.#files(join(folder, inner), after);
    }
  }

  async setAside(key: string): Promise<void> {
    const aside = this.#aside(key);
    await this.#ask(async () => {
      await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
      await rename(this.#pathOf(key), aside);
      const now = new Date();
      await utimes(aside, now, now);
    }, undefined);
  }

  listAside(): AsyncGenerator<ListedFile> {
    return this.#files(join(this.#folder, "aside"), "");
  }

  async bringBack(key: string): Promise<boolean> {
    await this.#ask(() => rename(this.#aside(key), this.#pathOf(key)), undefined);
    return this.#ask(() => stat(this.#pathOf(key)).then(() => true), false);
  }

  async forget(key: string): Promise<void> {
    await this.#ask(() => rm(this.#aside(key), { force: true }), undefined);
  }

  /** The key's own path throws for anything that is none. */
  #aside(key: string): string {
    this.#pathOf(key);
    return join(this.#folder, "aside", key);
  }

  async *#files(folder: string, after: string): AsyncGenerator<ListedFile> {
    for (const key of await this.#names(folder)) {
      if (key <= after || !isStorageKey(key)) continue;
      const found = await this.#ask(() => stat(join(folder, key)), null);
      if (found) yield { key, at: found.mtime };
    }
  }

  async #names(folder: string): Promise<string[]> {
    return (await this.#ask(() => readdir(folder), [])).sort();
  }

  async #ask<T>(call: () => Promise<T>, whereMissing: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (isMissing(error)) return whereMissing;
      throw new StorageUnavailable(error);
    }
  }
}
