import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { StorageUnavailable } from "./storage";
import { wholeStream } from "./stored-stream";

const of = (...parts: string[]) =>
  Readable.from(
    parts.map((part) => Buffer.from(part)),
    { objectMode: false },
  );

describe("wholeStream", () => {
  it("passes on exactly the announced bytes", async () => {
    expect((await buffer(wholeStream(of("ab", "cd"), 4))).toString()).toBe("abcd");
  });

  it.each([3, 5])("fails where %i bytes were announced and four came", async (size) => {
    await expect(buffer(wholeStream(of("ab", "cd"), size))).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it("fails where the source breaks off, and closes the source where its reader does", async () => {
    const broken = new Readable({ read() {} });
    broken.push("ab");
    const out = wholeStream(broken, 4);
    setImmediate(() => broken.destroy());
    await expect(buffer(out)).rejects.toBeInstanceOf(StorageUnavailable);

    const source = new Readable({ read() {} });
    const abandoned = wholeStream(source, 4);
    abandoned.destroy();
    await new Promise((resolve) => source.once("close", resolve));
    expect(source.destroyed).toBe(true);
  });
});
