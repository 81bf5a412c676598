import { AsyncLocalStorage } from "node:async_hooks";
import type { BoundedJob, BoundedRun } from "@/lib/integrations/bounded-process/run-job";

/**
 * Packets in the test's own process, by the code of their process: starting one takes longer than most packets do. For
 * files that make dozens and look at what is in them or who may have them; limits, kills and faults keep the process.
 *
 *     vi.mock("@/lib/integrations/bounded-process/run-job", async (real) => (await import("../support/packets-here")).run(real));
 *     vi.mock("@/lib/integrations/bounded-process/serve-job", async (real) => (await import("../support/packets-here")).serve(real));
 *     vi.mock("@/lib/integrations/packet/free-memory", () => ({ freeMemory: async () => {} }));
 *
 * The last since a small process frees its memory in no time, and one that holds a whole test in half a second.
 */

type Real = () => Promise<unknown>;
type Work = (job: BoundedJob) => Promise<void>;
const parent = new AsyncLocalStorage<(message: object) => void>();
const PACKET = "packet/child.ts";
let work: Work | undefined;

/** Stands for `serve-job.ts`. */
export const serve = async (real: Real) => ({
  ...((await real()) as object),
  serveJob: (given: Work) => {
    work = given;
  },
  sendToParent: async (message: object) => parent.getStore()?.(structuredClone(message)),
});

/** Stands for `run-job.ts`; what reads files keeps its process. */
export const run = async (real: Real) => {
  const { runJob } = (await real()) as { runJob: <T>(given: BoundedRun<T>) => Promise<void> };
  return { runJob: <T>(given: BoundedRun<T>) => (given.entry === PACKET ? here(given) : runJob(given)) };
};

async function here<T>({ job, onMessage, failure, signal }: BoundedRun<T>): Promise<void> {
  await import("@/lib/integrations/packet/child");
  if (!work) throw new Error("The packet's process serves no job here: mock serve-job.ts as well.");
  let end: Error | "done" | undefined;
  await parent.run(
    (message) => {
      end ??= onMessage(structuredClone(message) as T);
    },
    () => work?.(structuredClone(job)),
  );
  if (signal?.aborted) throw failure("canceled");
  if (end !== "done") throw end ?? failure("failed");
}
