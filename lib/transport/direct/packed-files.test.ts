import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SECURITY_HEADERS } from "@/lib/core/security-headers";
import { packStatic } from "../../../scripts/launch/pack-static";
import { packedFiles } from "./packed-files";

// Seen red: a file that is gone answered with an error; a packing that the caller refuses; the headers of all answers left out.

const SCRIPT = `export const words = ${JSON.stringify("a script of the build ".repeat(200))};`;
let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "packed-"));
  await mkdir(path.join(folder, "static/chunks"), { recursive: true });
  await mkdir(path.join(folder, "static/media"));
  await writeFile(path.join(folder, "secret.js"), "outside");
  await writeFile(path.join(folder, "static/media/font.woff2"), "packed already");
  await writeFile(path.join(folder, "static/media/pdf.worker.0a.mjs"), SCRIPT);
  for (const name of ["one.js", "gone.js", "style.css"]) {
    await writeFile(path.join(folder, "static/chunks", name), SCRIPT);
  }
  await packStatic(path.join(folder, "static"));
  await writeFile(path.join(folder, "static/chunks/later.js"), SCRIPT);
  const answer = packedFiles(path.join(folder, "static"));
  server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(299).end("Next")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** The path is sent as it is. */
function ask(name: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(base, { path: `/_next/static/${name}`, headers, method }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    }).on("error", reject);
  });
}
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

it("answers with the smallest packing that the caller takes, to be kept for a year", async () => {
  const brotli = await ask("chunks/one.js", browser);
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  expect(brotli.headers["content-length"]).toBe(String(brotli.body.length));
  expect(brotli.headers["content-type"]).toBe("application/javascript; charset=UTF-8");
  expect(brotli.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(brotli.headers.vary).toBe("Accept-Encoding");
  for (const { key, value } of SECURITY_HEADERS) expect(brotli.headers[key.toLowerCase()], key).toBe(value);

  const zipped = await ask("chunks/style.css", { "Accept-Encoding": "gzip, br;q=0" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(zipped.headers["content-type"]).toBe("text/css; charset=UTF-8");
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);

  const again = await ask("chunks/one.js", { ...browser, "If-None-Match": String(brotli.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask("chunks/one.js", browser, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
    200,
    brotli.headers["content-length"],
    0,
  ]);
});

it("keeps the parser of PDFs under its policy", async () => {
  const parser = await ask("media/pdf.worker.0a.mjs", browser);
  expect(parser.headers["content-security-policy"]).toBe("default-src 'none'");
  expect((await ask("chunks/one.js", browser)).headers["content-security-policy"]).toBeUndefined();
});

it("leaves to Next what it has not packed, what is asked for in another way, and what is gone", async () => {
  await rm(path.join(folder, "static/chunks/gone.js.br"));
  const gone = await ask("chunks/gone.js", browser);
  expect([gone.status, gone.headers["content-encoding"], gone.headers["cache-control"]]).toEqual([
    299,
    undefined,
    undefined,
  ]);
  for (const [name, headers, method] of [
    ["chunks/later.js", browser],
    ["chunks/one.js.br", browser],
    ["chunks", browser],
    ["media/font.woff2", browser],
    ["chunks/one.js", {}],
    ["chunks/one.js", { "Accept-Encoding": "identity" }],
    ["chunks/one.js", { ...browser, Range: "bytes=5-2" }],
    ["chunks/one.js", browser, "POST"],
    ["chunks/one.js?x=1", browser],
    ["../secret.js", browser],
    ["chunks/../../secret.js", browser],
    ["chunks/%2e%2e/chunks/one.js", browser],
    ["chunks//one.js", browser],
    ["constructor", browser],
  ] as const) {
    expect((await ask(name, headers as Record<string, string>, method)).status, name).toBe(299);
  }
});
