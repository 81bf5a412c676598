import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SECURITY_HEADERS } from "@/lib/core/security-headers";
import { endpoint } from "../endpoint";
import { jsonBytes, jsonText } from "../json-text";
import { withMultipart } from "../multipart";
import { readJson } from "../read-json";
import { answerDirectly } from "./answer-directly";
import type { RouteFile } from "./call-table";
import { offerCalls } from "./offer-calls";

// Seen red: one header of all answers left out; `Vary` left out; a body that is refused early ends the connection; a stream
// that fails ends as if it were whole; a signal that stays silent when the caller leaves.

const LONG = JSON.stringify({ text: "x".repeat(20_000) });
const open = endpoint<"public">;
/** What the calls saw of the outside. */
const left = Promise.withResolvers<unknown>();
let begun = 0;

const files: Record<string, RouteFile> = {
  things: {
    GET: open({ access: "public" }, async ({ request }) => ({
      search: new URL(request.url).search,
      address: request.headers.get("x-forwarded-for"),
    })),
    POST: open({ access: "public" }, async ({ request }) => ({ got: await readJson(request) })),
  },
  "things/[thingId]": {
    GET: Object.assign(
      async (_: unknown, { params }: { params: Promise<object> }) => jsonText(JSON.stringify(await params)),
      { access: "public" as const, spec: { access: "public" as const } },
    ),
    DELETE: open({ access: "public" }, async () => undefined),
  },
  long: { GET: open({ access: "public" }, async () => jsonText(LONG)) },
  pieces: {
    GET: open({ access: "public" }, async () =>
      jsonBytes(['["', "é".repeat(9_000), '"]'].map((piece) => Buffer.from(piece))),
    ),
  },
  cookies: {
    GET: open({ access: "public" }, async () => {
      const response = Response.json({});
      response.headers.append("Set-Cookie", "a=1; Path=/");
      response.headers.append("Set-Cookie", "b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT");
      response.headers.set("X-Frame-Options", "SAMEORIGIN");
      response.headers.set("Vary", "Cookie");
      return response;
    }),
  },
  broken: {
    GET: open({ access: "public" }, async () => {
      const pieces = async function* () {
        yield Buffer.from("begun");
        await new Promise((resolve) => setImmediate(resolve));
        throw new Error("no more");
      };
      return new Response(Readable.toWeb(Readable.from(pieces())) as ReadableStream);
    }),
  },
  waits: {
    GET: open({ access: "public" }, async ({ request }) => {
      await new Promise<void>((resolve) => request.signal.addEventListener("abort", () => resolve()));
      left.resolve(request.signal.reason);
    }),
  },
  upload: {
    POST: open({ access: "public" }, async ({ request }) =>
      withMultipart(request as never, { fileBytes: 100_000 }, async ({ fields, files }) => ({
        ...fields,
        sizes: files.map(({ size, tooLarge }) => ({ size, tooLarge })),
      })),
    ),
  },
};

let server: Server;
let base: string;
beforeAll(async () => {
  answerDirectly(async () => {
    begun += 1;
    offerCalls(Object.fromEntries(Object.entries(files).map(([folder, file]) => [folder, async () => file])));
  });
  server = createServer((_, response) => response.writeHead(299).end("Next"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The first request of all leads to the calls.
  expect((await fetch(base)).status).toBe(299);
});
afterAll(() => server.closeAllConnections());

const ask = (path: string, init?: RequestInit) => fetch(`${base}/api/v1${path}`, init);
const post = (path: string, body: BodyInit, type?: string) =>
  ask(path, { method: "POST", body, headers: type ? { "Content-Type": type } : {} });

it("answers a call by its handler, as a whole and with what is said of all answers", async () => {
  const answer = await ask("/things/?search=a%20b");
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ search: "?search=a%20b", address: "127.0.0.1" });
  expect(answer.headers.get("content-length")).toBe(String(text.length));
  for (const { key, value } of SECURITY_HEADERS) expect(answer.headers.get(key), key).toBe(value);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await (await ask("/things/7")).json()).toEqual({ thingId: "7" });
  expect((await ask("/things/7", { method: "DELETE" })).status).toBe(204);
  expect(begun).toBe(1);
});

it("sends what is there in pieces as one text, packed or not, and goes on with the connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = (headers: Record<string, string>) =>
    new Promise<{ length: string | undefined; body: Buffer; reused: boolean }>((resolve, reject) => {
      const asked = request(`${base}/api/v1/pieces`, { agent, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ length: response.headers["content-length"], body, reused: asked.reusedSocket });
      });
      asked.on("error", reject).end();
    });
  const text = `["${"é".repeat(9_000)}"]`;
  const plain = await seen({});
  expect(plain.body.toString()).toBe(text);
  expect(plain.length).toBe(String(Buffer.byteLength(text)));
  const packed = await seen({ "Accept-Encoding": "gzip" });
  expect(packed.reused).toBe(true);
  expect(gunzipSync(packed.body).toString()).toBe(text);
  expect(packed.length).toBe(String(packed.body.length));
  agent.destroy();
});

it("says both of what may stand twice, and of the rest what all answers say", async () => {
  const { headers } = await ask("/cookies");
  expect(headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT"]);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
});

it("packs a long text for who takes that", async () => {
  const seen = (accepted: string) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        request(`${base}/api/v1/long`, { headers: { "Accept-Encoding": accepted } }, async (response) => {
          const { "content-encoding": encoding, vary } = response.headers;
          resolve({ encoding, vary, body: Buffer.concat(await response.toArray()) });
        })
          .on("error", reject)
          .end();
      },
    );
  const packed = await seen("gzip, br");
  expect(packed).toMatchObject({ encoding: "gzip", vary: "Accept-Encoding" });
  expect(gunzipSync(packed.body).toString()).toBe(LONG);
  const plain = await seen("identity");
  expect(plain).toMatchObject({ encoding: undefined, vary: "Accept-Encoding" });
  expect(plain.body.toString()).toBe(LONG);
});

it("hands on to Next what is no plain call of the route files", async () => {
  for (const [path, init] of [
    ...["/no-such", "/things/%37", "//things", "/things?_rsc=1", "/things/?nxtPid=1"].map((path) => [
      path,
      {},
    ]),
    ...["HEAD", "OPTIONS", "PUT"].map((method) => ["/things/", { method }]),
    ["/things/", { headers: { RSC: "1" } }],
    ["/things/", { method: "POST", headers: { "Next-Action": "a" } }],
  ] as [string, RequestInit][]) {
    expect((await ask(path, init)).status, `${init.method} ${path}`).toBe(299);
  }
  expect((await fetch(`${base}/claims`)).status).toBe(299);
});

it("reads bodies, and refuses one that is too large with an answer", async () => {
  const json = "application/json";
  expect(await (await post("/things/", '{"a":1}', json)).json()).toEqual({ got: { a: 1 } });
  expect((await post("/things/", "{", json)).status).toBe(400);
  const large = JSON.stringify({ a: "x".repeat(3 * 1024 * 1024) });
  expect((await post("/things/", large, json)).status).toBe(413);
});

/** One request over the agent's connection; a body without a length. */
const over = (agent: Agent, path: string, type?: string, pieces = 0) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      `${base}/api/v1${path}`,
      { agent, method: type ? "POST" : "GET", headers: type ? { "Content-Type": type } : {} },
      (response) => response.resume().once("end", () => resolve(response.statusCode ?? 0)),
    );
    sent.on("error", reject);
    Readable.from(Array(pieces).fill(Buffer.alloc(64 * 1024, 0x20))).pipe(sent);
  });

it("keeps the connection of a body that it refuses on the way", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  expect(await over(agent, "/things/", "application/json", 60)).toBe(413);
  expect(await over(agent, "/things/")).toBe(200);
  expect(await over(agent, "/upload", "multipart/form-data; boundary=x", 60)).toBe(413);
  expect(await over(agent, "/things/")).toBe(200);
  expect(connections).toBe(1);
  agent.destroy();
});

it("streams an upload, and refuses a broken one with an answer", async () => {
  const form = new FormData();
  form.append("note", "hello");
  form.append("file", new Blob([new Uint8Array(80_000)]), "a.bin");
  form.append("file", new Blob([new Uint8Array(200_000)]), "b.bin");
  expect(await (await post("/upload", form)).json()).toEqual({
    note: "hello",
    sizes: [
      { size: 80_000, tooLarge: false },
      { size: 100_001, tooLarge: true },
    ],
  });
  const cutOff = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
  expect((await post("/upload", cutOff, "multipart/form-data; boundary=x")).status).toBe(400);
  expect((await post("/upload", new Uint8Array(3_000_000), "multipart/form-data; boundary=x")).status).toBe(
    413,
  );
});

it("breaks off an answer that fails on the way", async () => {
  const answer = await ask("/broken");
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it("tells a handler that the caller left", async () => {
  const leaving = new AbortController();
  const asked = ask("/waits", { signal: leaving.signal }).catch(() => null);
  setTimeout(() => leaving.abort(), 100);
  await asked;
  expect(await left.promise).toMatchObject({ name: "AbortError" });
});
