import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BROKEN_FILES, ENVELOPE_FILES } from "@/tests/support/era-files";
import { claimLine } from "@/tests/support/era-truth";
import { benchEraReader } from "./bench/era";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "era-"));
  const all = [...ENVELOPE_FILES, ...BROKEN_FILES];
  for (const { name, bytes } of all) writeFileSync(join(folder, `${name}.835`), bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function era(...names: string[]) {
  const files = names.map((name) => join(folder, `${name}.835`));
  const { stdout, status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/era.ts", ...files], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, json: JSON.parse(stdout) };
}

test("one file is one object, with its problems and exit code 0", () => {
  const { status, json } = era("cut off in the second payment");
  expect(status).toBe(0);
  expect(json).toMatchObject({
    status: "flagged",
    payer_name: "LAKESIDE HEALTH PLAN",
    payment_total: "80.00",
  });
  expect(json.claims.map(claimLine)).toEqual(BROKEN_FILES[0]?.truth.claims);
  expect(json.problems[0]).toMatchObject({ code: "truncated", position: { segment: 35, id: "AMT" } });
});

test("several files are an array; one that cannot be read or found makes the exit code 1", () => {
  const { status, json } = era("plain 5010", "PDF", "no such file");
  expect(status).toBe(1);
  expect(json.map((one: { status: string }) => one.status)).toEqual(["read", "unreadable", "unreadable"]);
  expect(json.map((one: { claims: unknown[] }) => one.claims.length)).toEqual([1, 0, 0]);
});

test("a long file is read whole and hardly anything of it is held", async () => {
  const { heldMb, fileMb, claims } = await benchEraReader(8_000);
  expect(claims).toBe(8_000);
  expect(fileMb).toBeGreaterThan(2);
  // All 8,000 claims in memory would be some 80 MB.
  expect(heldMb).toBeLessThan(20);
});
