import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { stableText } from "./ids";

export type WrittenFile = {
  bytes: number;
  sha256: string;
  /** The same with each id cut to what an import keeps: equal before and after. */
  content_sha256: string;
};

/** A file of lines on disk that is hashed while it is written; the disk's pace holds the writer back. */
export class HashedFile {
  private readonly stream: WriteStream;
  private readonly hash: Hash = createHash("sha256");
  private readonly content: Hash = createHash("sha256");
  private readonly owner: string;
  private bytes = 0;

  constructor(path: string, owner: string) {
    this.stream = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.owner = owner;
  }

  async write(text: string): Promise<void> {
    if (text === "") return;
    const chunk = Buffer.from(text);
    this.bytes += chunk.length;
    this.hash.update(chunk);
    this.content.update(stableText(text, this.owner));
    if (!this.stream.write(chunk)) await once(this.stream, "drain");
  }

  async close(): Promise<WrittenFile> {
    this.stream.end();
    await finished(this.stream);
    return {
      bytes: this.bytes,
      sha256: this.hash.digest("hex"),
      content_sha256: this.content.digest("hex"),
    };
  }
}
