import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleParts } from "./bundle";

// Seen red: packages that only building needs compiled into the parts, of which esbuild asks for Node's own modules by `require`.

let folder: string;
beforeAll(async () => {
  await mkdir("test-results", { recursive: true });
  folder = await mkdtemp(path.join("test-results", "parts-"));
  await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
  await bundleParts(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["backup", "Usage: npm run backup"],
  ["backup-schedule", "Usage: backup-schedule"],
  ["restore", "Usage: npm run restore"],
  ["migrate", "DATABASE_URL is not set"],
  ["worker", "Bad settings"],
])(
  "starts the compiled %s as far as what it asks for",
  async (part, asked) => {
    const run = promisify(execFile)(process.execPath, [path.join(folder, `${part}.js`)], {
      env: { NODE_ENV: "production" },
    });
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(asked) });
  },
  60_000,
);
