import type { Readable } from "node:stream";
import type { ZipFile } from "yazl";

type Options = NonNullable<Parameters<ZipFile["addReadStream"]>[2]>;

/**
 * Adds what `stream` brings as the file `name`. The ZIP keeps its list of files until it ends, and `addReadStream` each file's stream
 * with it: its socket, its timers and its last piece, some 40 kB a file, which an export of ten thousand documents has no room for.
 * Here the stream is let go of as soon as the ZIP takes it.
 */
export function addStream(zip: ZipFile, stream: Readable, name: string, options: Options): void {
  let held: Readable | null = stream;
  zip.addReadStreamLazy(name, options, (take) => {
    if (held) take(null, held);
    held = null;
  });
}
