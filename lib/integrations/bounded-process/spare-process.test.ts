import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { READ_LIMITS } from "../reader/limits";
import { runJob } from "./run-job";

let root: string;

/** Answers with what it is, and for how long it waited. */
const CHILD = `
  let prepared = false;
  process.on("message", (message) => {
    if (message === "prepare") { prepared = true; return; }
    process.chdir(message.workDir);
    process.send({ pid: process.pid, prepared, cwd: process.cwd() });
  });
  process.once("disconnect", () => process.exit(0));
`;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "spare-"));
  await writeFile(path.join(root, "reader.js"), CHILD);
  vi.stubEnv("COMPILED_FOLDER", root);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

type Told = { pid: number; prepared: boolean; cwd: string };

async function run(heapMegabytes: number): Promise<Told> {
  let told: Told | undefined;
  await runJob<Told>({
    entry: "reader/child.ts",
    job: { workDir: root, limits: READ_LIMITS },
    heapMegabytes,
    failure: (reason) => new Error(reason),
    onMessage: (message) => {
      told = message;
      return "done";
    },
  });
  if (!told) throw new Error("It did not answer.");
  return told;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it("keeps a process ready for the next job of its kind alone, and gives it no second one", async () => {
  const first = await run(64);
  const second = await run(64);
  const other = await run(65);
  const third = await run(64);
  expect([first.prepared, second.prepared, other.prepared, third.prepared]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(new Set([first, second, other, third].map(({ pid }) => pid)).size).toBe(4);
  expect(second.cwd).toBe(first.cwd);
  await vi.waitFor(() => expect([first, second, other, third].some(({ pid }) => isAlive(pid))).toBe(false));
});

it("takes another where the spare has died", async () => {
  await run(66);
  const spare = await run(66);
  expect(spare.prepared).toBe(true);
  // What stands ready now is killed from outside, as a system short of memory would.
  const { takeSpare, keepSpare } = await import("./spare-process");
  const kind = JSON.stringify(["reader/child.ts", 66, undefined, undefined]);
  const waiting = takeSpare(kind);
  if (!waiting) throw new Error("No spare.");
  keepSpare(kind, () => waiting);
  waiting.kill("SIGKILL");
  await new Promise((resolve) => waiting.once("exit", resolve));
  expect((await run(66)).prepared).toBe(false);
});

it("ends with the process that keeps it, however that one ends", async () => {
  const parent = path.join(root, "parent.mjs");
  await writeFile(
    parent,
    `
    import { fork } from "node:child_process";
    const { keepSpare } = await import(${JSON.stringify(path.resolve("lib/integrations/bounded-process/spare-process.ts"))});
    keepSpare("one", () => {
      const child = fork(${JSON.stringify(path.join(root, "reader.js"))}, [], { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] });
      console.log(child.pid);
      return child;
    });
    if (process.argv[2] === "stay") setInterval(() => {}, 1000);
    `,
  );
  const spareOf = async (how: "stay" | "leave") => {
    const process = spawn("node", ["--import", "tsx", parent, how], { stdio: ["ignore", "pipe", "inherit"] });
    const pid = await new Promise<number>((resolve) =>
      process.stdout.once("data", (chunk: Buffer) => resolve(Number(chunk.toString().trim()))),
    );
    return { process, pid };
  };
  // Nothing else to do: a spare does not keep it.
  const left = await spareOf("leave");
  await new Promise((resolve) => left.process.once("exit", resolve));
  const killed = await spareOf("stay");
  expect(isAlive(killed.pid)).toBe(true);
  killed.process.kill("SIGKILL");
  await vi.waitFor(() => expect([left.pid, killed.pid].some(isAlive)).toBe(false), 5_000);
});
