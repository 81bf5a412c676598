import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { GatewayUnavailable, type PayerGateway, RemittanceGone, type RemittanceRef } from "./payer-gateway";

/** What transfer programs call a file that is still on its way, and files that are none. */
export const isPassing = (name: string): boolean =>
  name.startsWith(".") || /\.(part|filepart|tmp|temp|uploading|crdownload|swp)$/i.test(name);

type Found = RemittanceRef & { path: string };

/**
 * A practice's own folder, filled by a clearinghouse's SFTP. A file that changes is another file: its id is made of
 * name, size and time. Links are not followed, and nothing in the folder is ever changed.
 */
export class InboxGateway implements PayerGateway {
  readonly source = "inbox";
  readonly isShared = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async list(): Promise<RemittanceRef[]> {
    return (await this.#files()).map(({ id, name, arrivedOn }) => ({ id, name, arrivedOn }));
  }

  async fetch(id: string): Promise<Readable> {
    const found = (await this.#files()).find((one) => one.id === id);
    if (!found) throw new RemittanceGone();
    return createReadStream(found.path);
  }

  /** Oldest first, so that decisions come in the order in which they arrived. */
  async #files(): Promise<Found[]> {
    try {
      await mkdir(this.#folder, { recursive: true });
      const files: (Found & { at: number })[] = [];
      for (const name of await readdir(this.#folder)) {
        if (isPassing(name)) continue;
        const path = join(this.#folder, name);
        const info = await lstat(path).catch(() => null);
        if (!info?.isFile()) continue;
        const id = createHash("sha256").update(`${name}\0${info.size}\0${info.mtimeMs}`).digest("hex");
        files.push({ id, name, path, at: info.mtimeMs, arrivedOn: info.mtime.toISOString().slice(0, 10) });
      }
      return files.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
    } catch (cause) {
      throw new GatewayUnavailable(cause);
    }
  }
}
