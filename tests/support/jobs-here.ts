import { AsyncLocalStorage } from "node:async_hooks";
import type { BoundedJob, BoundedRun } from "@/lib/integrations/bounded-process/run-job";
import { runJob as inProcess } from "@/lib/integrations/bounded-process/run-job";
import type { Ocr } from "@/lib/integrations/reader/ocr";

/**
 * The jobs on files in the test's own process, by the code of their processes: starting one takes longer than most jobs do,
 * and the integration lane has a thousand. `vitest.config.ts` puts this file and its neighbors (`jobs-here-*`) in the place of
 * what starts and what serves a process. Limits, kills and faults need the process: `jobsInProcesses`. The unit tests of reader
 * and packet, the worker that tests start and the lanes against the build always have it.
 */

type Work = (job: BoundedJob) => Promise<void>;
type Running = { answer: (message: object) => void; opened: Promise<Ocr>[] };

export const running = new AsyncLocalStorage<Running>();
let served: Work | undefined;
export const serve = (work: Work) => {
  served = work;
};

let here = true;
/** From here to the end of the file (`own-settings.ts`). */
export const jobsInProcesses = (): void => {
  here = false;
};
export const jobsHereAgain = (): void => {
  here = true;
};

/** Each program says at its loading what it does; one after the other, so that it is known whose work that is. */
const PROGRAMS: Record<string, () => Promise<unknown>> = {
  "reader/child.ts": () => import("@/lib/integrations/reader/child"),
  "packet/child.ts": () => import("@/lib/integrations/packet/child"),
};
const loaded = new Map<string, Work | undefined>();
let loading: Promise<unknown> = Promise.resolve();
async function program(entry: string): Promise<Work> {
  loading = loading.then(async () => {
    if (loaded.has(entry)) return;
    await PROGRAMS[entry]?.();
    loaded.set(entry, served);
  });
  await loading;
  const work = loaded.get(entry);
  if (!work) throw new Error(`${entry} serves no job here.`);
  return work;
}

/** Stands for `run-job.ts`. */
export async function runJob<Message>(run: BoundedRun<Message>): Promise<void> {
  if (!here) return inProcess(run);
  const work = await program(run.entry);
  const opened: Promise<Ocr>[] = [];
  let end: Error | "done" | undefined;
  const answer = (message: object) => {
    end ??= run.onMessage(structuredClone(message) as Message);
  };
  try {
    await running.run({ answer, opened }, () => work(structuredClone(run.job)));
  } finally {
    for (const ocr of opened) await (await ocr).close();
  }
  if (run.signal?.aborted) throw run.failure("canceled");
  if (end !== "done") throw end ?? run.failure("failed");
}
