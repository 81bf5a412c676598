import type { Readable } from "node:stream";
import type { ZipFile } from "yazl";

type Options = NonNullable<Parameters<ZipFile["addReadStream"]>[2]>;

/**
 * Adds what `stream` brings as the file `name`. The ZIP keeps its list of files until it ends, and `addReadStream` each file's stream
 * with it: its socket, its timers and its last piece, some 40 kB a file, which an export of ten thousand documents has no room for.
 * Here the stream is let go of as soon as the ZIP takes it, and the file's name gets bytes of its own: Node lays short ones into a piece
 * of 64 kB with whatever else is read at the time, and a name of thirty bytes would keep all of that piece.
 */
export function addStream(zip: ZipFile, stream: Readable, name: string, options: Options): void {
  let held: Readable | null = stream;
  zip.addReadStreamLazy(name, options, (take) => {
    if (held) take(null, held);
    held = null;
  });
  const added = (zip as unknown as { entries: { utf8FileName: Buffer }[] }).entries.at(-1);
  if (added) added.utf8FileName = Buffer.from(new Uint8Array(added.utf8FileName).buffer);
}
