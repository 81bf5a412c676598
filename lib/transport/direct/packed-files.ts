import { readdirSync } from "node:fs";
import path from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { PDF_WORKER_POLICY, SECURITY_HEADERS } from "@/lib/core/security-headers";
import type { Taker } from "./taken";

const ADDRESS = "/_next/static/";
/** As the build names its files. An address that is spelled in another way goes to Next. */
const PLAIN = /^[\w~.-]+(?:\/[\w~.-]+)*$/;

/** What the build leaves beside each of these files (`scripts/launch/pack-static.ts`), the smaller one first. */
export const PACKINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;
/** Types of the files that packing makes smaller, as Next names them. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/**
 * Answers scripts and styles of the build with what the build has packed: smaller than what Next packs anew for each request, at no
 * cost. All else goes on: files that were not packed, callers who take no packing, parts of a file (docs/decisions/packed-files.md).
 */
export function packedFiles(root = path.join(process.cwd(), ".next/static")): Taker {
  const packed = namesOf(root);
  return (request, response, pass) => {
    const { method, url = "", headers } = request;
    const name = url.startsWith(ADDRESS) ? url.slice(ADDRESS.length) : "";
    if (!packed.has(name) || headers.range !== undefined || (method !== "GET" && method !== "HEAD")) {
      return pass();
    }
    const taken = new Negotiator(request).encodings(PACKINGS.map(({ encoding }) => encoding));
    const packing = PACKINGS.find(({ encoding }) => taken.includes(encoding));
    if (!packing) return pass();
    for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
    if (PDF_WORKER_POLICY.file.test(name)) {
      response.setHeader(PDF_WORKER_POLICY.key, PDF_WORKER_POLICY.value);
    }
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Content-Encoding", packing.encoding);
    response.setHeader("Content-Type", PACKED_TYPES[path.extname(name)] ?? "");
    send(request, name + packing.ending, { root, maxAge: "1y", immutable: true, acceptRanges: false })
      .once("error", () => {
        // It is gone since the start, as after a build in its place.
        if (response.headersSent) return response.destroy();
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        pass();
      })
      .pipe(response);
  };
}

/** Files of the build that all packings are there of. None before the first build. */
function namesOf(root: string): Set<string> {
  const all = new Set<string>();
  try {
    for (const entry of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      all.add(entry.split(path.sep).join("/"));
    }
  } catch {
    return all;
  }
  const isPacked = (name: string) =>
    PLAIN.test(name) &&
    path.extname(name) in PACKED_TYPES &&
    PACKINGS.every(({ ending }) => all.has(name + ending));
  return new Set([...all].filter(isPacked));
}
