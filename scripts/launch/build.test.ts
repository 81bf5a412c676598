import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { COMPILED_CHILDREN } from "./build";

// Seen red: a first build that keeps a cache; a second that keeps none; children of another folder.

const project = process.cwd();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "build-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const experimental = async (env: Record<string, string | undefined>) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { default: config } = await import("../../next.config");
  vi.unstubAllEnvs();
  return config.experimental;
};

it("keeps nothing for a next build where it is the first, and what the next can take over from then on", async () => {
  // A project of one source, whose Next tells what it was asked for.
  const bin = path.join(folder, "bin");
  const next = path.join(bin, "next");
  await mkdir(bin);
  await mkdir(path.join(folder, ".compiled"));
  await writeFile(next, '#!/bin/sh\necho "first: $FIRST_BUILD" >> asked\nmkdir -p .next/static\n');
  await chmod(next, 0o755);
  const building = pathToFileURL(path.join(project, "scripts/launch/build.ts")).href;
  const script = `
    const { buildIfNeeded, readSources } = await import(${JSON.stringify(building)});
    const { writeFile } = await import("node:fs/promises");
    for (const source of ["one", "one", "two"]) {
      await writeFile("middleware.ts", source);
      const sources = await readSources();
      await writeFile(".compiled/stamp", sources);
      await buildIfNeeded(sources);
    }`;
  const tsx = pathToFileURL(path.join(project, "node_modules/tsx/dist/loader.mjs")).href;
  await promisify(execFile)(process.execPath, ["--import", tsx, "--input-type=module", "-e", script], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      TSX_TSCONFIG_PATH: path.join(project, "tsconfig.json"),
    },
  });
  expect(await readFile(path.join(folder, "asked"), "utf8")).toBe("first: 1\nfirst: \n");
  const kept = async (FIRST_BUILD?: string) =>
    (await experimental({ FIRST_BUILD, NODE_ENV: "production" }))?.turbopackFileSystemCacheForBuild;
  expect([await kept("1"), await kept(undefined)]).toEqual([false, true]);
});

it("tells programs that run from sources where the compiled processes for files lie", () => {
  expect(COMPILED_CHILDREN.COMPILED_FOLDER).toBe(path.join(project, ".compiled"));
});
