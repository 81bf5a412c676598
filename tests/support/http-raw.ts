import { Agent, request } from "node:http";

export type RawAnswer = { status: number; headers: Record<string, string>; text: string };
export type RawCall = {
  method?: string;
  /** Sent as it is: nothing is decoded, joined or folded on the way, as a browser's address would be. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request, no redirects followed. */
export function rawCall(base: string, call: RawCall): Promise<RawAnswer> {
  const { method = "GET", path, headers = {}, body } = call;
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname: hostname === "localhost" ? "127.0.0.1" : hostname,
        port,
        method,
        path,
        headers: {
          Host: `localhost:${port}`,
          ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had long been idle, just as it was taken for this request.
      if (sent.reusedSocket && error.code === "ECONNRESET") rawCall(base, call).then(resolve, reject);
      else reject(error);
    });
    sent.setTimeout(120_000, () => sent.destroy(new Error(`${method} ${path} did not answer`)));
    sent.end(body);
  });
}

export const json = (value: unknown): Pick<RawCall, "headers" | "body"> => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(value),
});

/** Runs `work` over all of `items`, a few at a time. */
export async function severalAtATime<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}
