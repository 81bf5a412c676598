import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { ZipFile } from "yazl";
import { addStream } from "./add-stream";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

it("lets a file's stream go once the file is in the ZIP, which is still open", async () => {
  const zip = new ZipFile();
  zip.outputStream.resume();
  const streams: WeakRef<Readable>[] = [];
  for (const name of ["1.pdf", "2.pdf", "3.txt"]) streams.push(await added(zip, name));
  for (let round = 0; round < 5; round += 1) {
    await setImmediate();
    collect();
  }
  expect(streams.filter((one) => one.deref())).toEqual([]);
  zip.end();
  await finished(zip.outputStream);
});

it("keeps a file's name without the piece of memory that Node laid it into", async () => {
  const zip = new ZipFile();
  zip.outputStream.resume();
  await added(zip, "first.pdf");
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 200; n += 1) {
    // What else is read meanwhile fills the piece that the name lies in.
    for (let piece = 0; piece < 4; piece += 1) Buffer.from("x".repeat(30_000));
    await added(zip, `a file's name ${n}.pdf`);
  }
  for (let round = 0; round < 5; round += 1) {
    await setImmediate();
    collect();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000);
  zip.end();
  await finished(zip.outputStream);
});

/** In a function of its own, so that nothing here holds the stream. */
async function added(zip: ZipFile, name: string): Promise<WeakRef<Readable>> {
  const stream = Readable.from([Buffer.alloc(20_000, name)]).pipe(new PassThrough());
  const ended = finished(stream);
  addStream(zip, stream, name, { compress: name.endsWith(".txt") });
  await ended;
  return new WeakRef<Readable>(stream);
}
