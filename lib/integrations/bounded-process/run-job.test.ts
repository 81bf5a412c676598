import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { READ_LIMITS } from "../reader/limits";
import type { ReadJob, ReadMessage } from "../reader/messages";
import { runJob } from "./run-job";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("is ended by its parent, so that its end can't overtake its answer", async () => {
  const workDir = await mkdtemp(path.join(tmpdir(), "job-"));
  const file = path.join(workDir, "one.pdf");
  await writeFile(file, pdfOfPages([{ content: textLines(["One page"]) }]));
  const job: ReadJob = {
    ...{ task: "check", mediaType: "application/pdf", ocrEngine: "auto" },
    file,
    limits: READ_LIMITS,
    workDir,
    flatTo: path.join(workDir, "flat.pdf"),
  };
  const stop = new AbortController();
  const ended = runJob<ReadMessage>({
    entry: "reader/child.ts",
    job,
    heapMegabytes: 256,
    failure: (reason) => new Error(reason),
    signal: stop.signal,
    // An answer that is read late: the process would have had the time to be gone.
    onMessage: ({ type }) => {
      if (type === "done") setTimeout(() => stop.abort(), 500);
      return undefined;
    },
  });
  await expect(ended).rejects.toThrow("canceled");
  await rm(workDir, { recursive: true, force: true });
});

it("does not begin a job that was canceled while it was prepared", async () => {
  const workDir = await mkdtemp(path.join(tmpdir(), "job-"));
  const ended = runJob<ReadMessage>({
    entry: "reader/child.ts",
    job: { workDir, limits: { ...READ_LIMITS, milliseconds: 2_000 } },
    heapMegabytes: 256,
    failure: (reason) => new Error(reason),
    signal: AbortSignal.abort(),
    onMessage: () => "done",
  });
  await expect(ended).rejects.toThrow("canceled");
  await rm(workDir, { recursive: true, force: true });
});

it("is what the build compiled in a built server, although the sources lie beside it", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "built-"));
  await mkdir(path.join(root, ".compiled"));
  const compiled = `process.send({ loader: process.execArgv.includes("--import") }); process.once("message", () => {});`;
  await writeFile(path.join(root, ".compiled", "reader.js"), compiled);
  vi.stubEnv("COMPILED_FOLDER", undefined);
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.spyOn(process, "cwd").mockReturnValue(root);
  const told: { loader: boolean }[] = [];
  await runJob<{ loader: boolean }>({
    entry: "reader/child.ts",
    job: { workDir: root, limits: READ_LIMITS },
    heapMegabytes: 64,
    failure: (reason) => new Error(reason),
    onMessage: (message) => {
      told.push(message);
      return "done";
    },
  });
  expect(told).toEqual([{ loader: false }]);
  await rm(root, { recursive: true, force: true });
});
