import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { ReadJob, ReadMessage } from "./messages";
import { type Ocr, openOcr } from "./ocr";
import { ReadFailure } from "./read-failure";
import { readPages } from "./read-pages";

/** The process that reads one file and ends. Its parent watches time and memory and kills it when either is used up. */

/** Tidies up and kills this process when its parent is gone or the time is over, even while a parser runs in circles. */
const WATCHDOG = `
  const { workerData } = require("node:worker_threads");
  const over = Date.now() + workerData.milliseconds;
  setInterval(() => {
    if (process.ppid === workerData.parent && Date.now() <= over) return;
    require("node:fs").rmSync(workerData.workDir, { recursive: true, force: true });
    process.kill(process.pid, "SIGKILL");
  }, 500);
`;
const GRACE = 2_000;

process.once("message", (job: ReadJob) => {
  const milliseconds = job.limits.milliseconds + GRACE;
  new Worker(WATCHDOG, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, milliseconds, workDir: job.workDir },
  }).unref();
  process.once("disconnect", () => {
    rmSync(job.workDir, { recursive: true, force: true });
    process.exit(0);
  });
  void answer(job).finally(() => process.exit(0));
});

async function answer(job: ReadJob): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  let opened: Promise<Ocr> | undefined;
  const ocr = () => {
    opened ??= openOcr(job.ocrEngine, job.workDir);
    return opened;
  };
  try {
    for await (const { page, of } of readPages(job, ocr)) await send({ type: "page", page, of });
    await send({ type: "done" });
  } catch (error) {
    await send({ type: "failed", reason: reasonOf(error), where: whereOf(error) });
  }
}

function reasonOf(error: unknown) {
  if (error instanceof ReadFailure) return error.reason;
  if (error instanceof RangeError || (error instanceof Error && /memory|allocat/i.test(error.message)))
    return "memory";
  // PDFium ends with a trap on a file that breaks it; the file is at fault, not the reader.
  if (error instanceof WebAssembly.RuntimeError) return "damaged";
  return "failed";
}

/** The places in the code, without the message: a parser quotes the document in its messages. */
function whereOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 6)
    .join("\n");
}

const send = (message: ReadMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
