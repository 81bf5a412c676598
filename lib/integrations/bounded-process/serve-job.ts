import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { BoundedJob } from "./run-job";
import { PREPARE } from "./spare-process";

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

/**
 * The process' side of `runJob`: does the one job it is told, and is ended by its parent, who watches time and memory. `prepare` loads what
 * jobs take while a spare waits for its own.
 */
export function serveJob<Job extends BoundedJob>(
  work: (job: Job) => Promise<void>,
  prepare: () => Promise<unknown> = async () => {},
): void {
  // A parent that is gone has no job for a spare any more; the job's own end, below, tidies up before.
  const endSpare = () => process.exit(0);
  process.once("disconnect", endSpare);
  process.on("message", function listen(job: Job | typeof PREPARE) {
    // What can't be loaded now fails the job that needs it, which says so.
    if (job === PREPARE) return void prepare().catch(() => {});
    process.off("message", listen);
    process.off("disconnect", endSpare);
    process.chdir(job.workDir);
    // Standing still is the parent's to notice; this ends what outlives the longest time.
    const milliseconds = (job.limits.longest ?? job.limits.milliseconds) + GRACE;
    new Worker(WATCHDOG, {
      eval: true,
      execArgv: [],
      workerData: { parent: process.ppid, milliseconds, workDir: job.workDir },
    }).unref();
    process.once("disconnect", () => {
      rmSync(job.workDir, { recursive: true, force: true });
      process.exit(0);
    });
    // Not ended from here when all went well: an exit can overtake the last message, and looks like a failure then.
    work(job).catch(() => process.exit(1));
  });
}

export const sendToParent = (message: object) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

/** Memory ran out, or the call stack did: what a file that is too large or nested too deeply ends with. */
export const isExhaustion = (error: unknown) =>
  error instanceof RangeError || (error instanceof Error && /memory|allocat/i.test(error.message));

/** The places in the code, without the message: a parser quotes the document in its messages. */
export function whereOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 6)
    .join("\n");
}

/** The error that a process reported by `whereOf`, for the log of its parent. */
export function reportedError(where: string): Error {
  const error = new Error("The process failed.");
  error.stack = `${error.message}\n${where}`;
  return error;
}
