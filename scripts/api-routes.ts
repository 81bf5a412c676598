import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";

/**
 * `npx tsx scripts/api-routes.ts`: writes the list of route files that the API's document is made from. A test fails
 * when a file is missing there.
 */
const BASE = "app/api/v1";
const REGISTRY = `${BASE}/openapi.json/registry.ts`;

/** The folders of the route files below the base, without the document's own (it would import itself). */
export function routeFolders(): string[] {
  return readdirSync(BASE, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)route\.ts$/.test(file))
    .map((file) => file.replace(/\/?route\.ts$/, ""))
    .filter((folder) => folder !== "openapi.json")
    .sort();
}

function write(): void {
  const lines = routeFolders().map((folder) => `"${folder}": () => import("../${folder}/route"),`);
  const source = [
    'import type { RouteFiles } from "@/lib/transport/direct/call-table";',
    "",
    "/** Every route file of the API. Written by `npx tsx scripts/api-routes.ts`; a test compares it with the files. */",
    "export const ROUTE_FILES: RouteFiles = {",
    ...lines,
    "};",
    "",
  ].join("\n");
  writeFileSync(REGISTRY, source);
  execFileSync("node_modules/.bin/biome", ["format", "--write", REGISTRY], { stdio: "ignore" });
}

if (process.argv[1]?.endsWith("api-routes.ts")) write();
