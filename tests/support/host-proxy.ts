import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What Vercel-style hosts take in one request: 4.5 MB, and an answer within a minute. */
const MOST_BYTES = 4_500_000;
const LIMIT_MS = 60_000;
/** What no person waits for: a workflow's step and the clock's call, as long as their `maxDuration` says. */
const LONG = /^\/api\/(inngest|cron)/;
const LONG_MS = 300_000;

/** A host's edge before the app: refuses larger bodies with 413 and ends requests at the limit with 504. */
export async function startHostProxy(port: number, limitMs = LIMIT_MS) {
  const refused: string[] = [];
  const largest = { bytes: 0 };
  const slowest = { name: "", ms: 0 };
  const server = createServer((incoming, outgoing) => {
    const name = `${incoming.method} ${incoming.url?.split("?")[0]}`;
    const isLong = LONG.test(incoming.url ?? "");
    const began = performance.now();
    let bytes = 0;
    const over = () => {
      if (outgoing.headersSent) return;
      refused.push(`413 ${name}`);
      outgoing.writeHead(413, { "Content-Type": "text/plain", Connection: "close" });
      outgoing.end("FUNCTION_PAYLOAD_TOO_LARGE");
    };
    if (Number(incoming.headers["content-length"] ?? 0) > MOST_BYTES) {
      incoming.resume();
      return over();
    }
    const headers = { ...incoming.headers, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" };
    const asked = ask(
      { host: "127.0.0.1", port, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    const timer = setTimeout(
      () => {
        refused.push(`504 ${name}`);
        asked.destroy();
        if (!outgoing.headersSent) outgoing.writeHead(504);
        outgoing.end("FUNCTION_INVOCATION_TIMEOUT");
      },
      isLong ? Math.max(limitMs, LONG_MS) : limitMs,
    );
    outgoing.once("close", () => {
      clearTimeout(timer);
      const ms = Math.round(performance.now() - began);
      if (!isLong && ms > slowest.ms) Object.assign(slowest, { name, ms });
    });
    asked.on("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      largest.bytes = Math.max(largest.bytes, bytes);
      if (bytes <= MOST_BYTES) return;
      asked.destroy();
      over();
    });
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The status and the call of all that the host ended by itself. */
    refused,
    /** The most bytes that one request carried. */
    largest,
    /** The longest of those that a person waits for. */
    slowest,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
