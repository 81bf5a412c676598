import { type AddressInfo, createServer, type Socket } from "node:net";
import { pdfOfPages, textLines } from "./pdf-builder";

/** The harmless string that every scanner knows, in two parts so that none stops at this file. */
export const TEST_VIRUS = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE!"}$H+H*`;

/** A PDF that can be opened and holds `TEST_VIRUS` behind its pages. */
export const infectedPdf = (): Buffer =>
  Buffer.concat([
    pdfOfPages([{ content: textLines(["Notice"]) }]).subarray(0, -6),
    Buffer.from(`%${TEST_VIRUS}\n%%EOF\n`, "latin1"),
  ]);

/** Speaks clamd's `INSTREAM`; finds `TEST_VIRUS` and refuses streams above `maxBytes`, as clamd does. */
export async function startClamdServer(
  options: { maxBytes?: number; mode?: "normal" | "hang" | "close" | "error" } = {},
) {
  const maxBytes = options.maxBytes ?? 25 * 1024 * 1024;
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    if (options.mode === "close") return socket.destroy();
    let pending = Buffer.alloc(0);
    let started = false;
    const file: Buffer[] = [];
    let size = 0;
    socket.on("data", (data) => {
      if (options.mode === "hang") return;
      pending = Buffer.concat([pending, data]);
      if (!started) {
        const end = pending.indexOf(0);
        if (end < 0) return;
        if (pending.subarray(0, end).toString() !== "zINSTREAM") return socket.end("UNKNOWN COMMAND\0");
        pending = pending.subarray(end + 1);
        started = true;
      }
      while (pending.length >= 4) {
        const length = pending.readUInt32BE(0);
        if (length === 0) {
          const bytes = Buffer.concat(file);
          scanned.push(bytes);
          if (options.mode === "error") return socket.end("stream: Can't allocate memory ERROR\0");
          return socket.end(
            bytes.includes(TEST_VIRUS) ? "stream: Win.Test.EICAR_HDB-1 FOUND\0" : "stream: OK\0",
          );
        }
        if (pending.length < 4 + length) return;
        file.push(pending.subarray(4, 4 + length));
        size += length;
        pending = pending.subarray(4 + length);
        if (size > maxBytes) return socket.end("INSTREAM size limit exceeded. ERROR\0");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    scanned,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
