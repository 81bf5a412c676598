import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";

export type ScanResult = { state: "clean" } | { state: "infected"; signature: string };

/** The scanner did not say anything of this file: it counts as not scanned. */
export class ScanUnavailable extends Error {
  constructor(cause?: unknown) {
    super("The virus scanner cannot be reached right now. Please try again in a minute.", { cause });
    this.name = "ScanUnavailable";
  }
}

export type ClamdConfig = {
  host: string;
  port: number;
  /** Milliseconds for the whole scan. */
  timeoutMs?: number;
};

const CHUNK_BYTES = 64 * 1024;
const LONGEST_REPLY = 4096;

/**
 * Has clamd look at a file (its `INSTREAM` command: chunks with their lengths in front, an empty one at the end).
 * Throws `ScanUnavailable` for anything but a plain yes or no, also where the file is above clamd's own limit.
 */
export async function scanWithClamd(source: Readable | Uint8Array, config: ClamdConfig): Promise<ScanResult> {
  const input = source instanceof Uint8Array ? Readable.from([source], { objectMode: false }) : source;
  const socket = connect({ host: config.host, port: config.port });
  const timer = setTimeout(() => socket.destroy(new Error("clamd timed out")), config.timeoutMs ?? 60_000);
  const reply = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (data) => {
      text += data.toString("latin1");
      if (text.includes("\0") || text.length > LONGEST_REPLY) resolve(text);
    });
    socket.on("error", reject);
    socket.on("close", () => (text ? resolve(text) : reject(new Error("clamd closed the connection"))));
  });
  reply.catch(() => undefined);
  try {
    // It may answer before the end, at its size limit: then nobody needs the rest.
    const answer = await Promise.race([reply, feed(input, socket).then(() => reply)]);
    return readAnswer(answer);
  } catch (error) {
    throw error instanceof ScanUnavailable ? error : new ScanUnavailable(error);
  } finally {
    clearTimeout(timer);
    input.destroy();
    socket.destroy();
  }
}

async function feed(input: Readable, socket: ReturnType<typeof connect>): Promise<void> {
  const write = async (bytes: Uint8Array) => {
    if (socket.destroyed) return;
    if (!socket.write(bytes)) await Promise.race([once(socket, "drain"), once(socket, "close")]);
  };
  await write(Buffer.from("zINSTREAM\0", "latin1"));
  for await (const data of input as AsyncIterable<Buffer>) {
    for (let at = 0; at < data.length && !socket.destroyed; at += CHUNK_BYTES) {
      const chunk = data.subarray(at, at + CHUNK_BYTES);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await write(length);
      await write(chunk);
    }
  }
  await write(Buffer.alloc(4));
}

function readAnswer(answer: string): ScanResult {
  const line = answer.split("\0")[0]?.trim() ?? "";
  if (line === "stream: OK") return { state: "clean" };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found) return { state: "infected", signature: found.replace(/[^\w.-]/g, "_").slice(0, 200) };
  throw new ScanUnavailable(new Error("clamd gave no verdict"));
}
