import { createRequire } from "node:module";
import path from "node:path";
import postgres from "postgres";
import { waitBeforeConnecting } from "@/db/client";
import { socketSettings } from "@/db/socket";
import { log } from "@/lib/core/log";
import { RUN_CHANNEL, WORKFLOW_QUEUE } from "@/lib/events";

/** While it works, and this long after it was told of a run, the worker looks for runs this often. */
const AWAKE_MS = 2_000;
const LOOK_MS = 100;
/** Looks anyway: a message is lost with its connection, and an engine of another worker may have died. */
export const LOOK_ANYWAY_MS = 15_000;
const UPKEEP_MS = 60_000;

type QueueState = { nextPollAt: number };
type Runner = {
  states: Map<string, QueueState>;
  runQueuePoll(engine: unknown, state: QueueState, inFlight: unknown, wake: () => void): Promise<void>;
};
type RunnerClass = { reconcileIntervalMs: number; transitionIntervalMs: number };

/**
 * The engine asks the database for runs, delayed runs, queues and overdue runs many times a second, and offers no other way.
 * Here the database says when there is a run, and the engine rests until then. These are the engine's own inner parts:
 * its version is held by the lock file, and a part that is missing is refused at start.
 */
const { runner, runnerClass, timeouts } = engineParts();

let running = 0;
let awakeUntil = 0;
let wakeScheduler = () => {};

/** Counts a run for as long as it works, so that the next one is looked for when it ends. */
export async function whileAwake<T>(run: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    awakeUntil = Date.now() + AWAKE_MS;
  }
}

/** Lets the engine rest from now on, and wakes it for each run that `emit` enqueues. Answers how to end the listening. */
export async function restUntilTold(databaseUrl: string): Promise<() => Promise<void>> {
  const look = runner.runQueuePoll.bind(runner);
  // The engine finds the queues soon after its start and rests once it has looked into ours.
  runnerClass.reconcileIntervalMs = LOOK_MS;
  runner.runQueuePoll = async (engine, state, inFlight, wake) => {
    wakeScheduler = wake;
    await look(engine, state, inFlight, () => {});
    if (running > 0 || Date.now() < awakeUntil) state.nextPollAt = Date.now() + LOOK_MS;
    // The engine's own queue, for what no run uses.
    if (runner.states.get(WORKFLOW_QUEUE) !== state) state.nextPollAt = Date.now() + UPKEEP_MS;
    else {
      runnerClass.reconcileIntervalMs = UPKEEP_MS;
      runnerClass.transitionIntervalMs = UPKEEP_MS;
      timeouts.pollingIntervalMs = UPKEEP_MS;
    }
    wake();
  };
  const client = postgres(databaseUrl, {
    max: 1,
    backoff: waitBeforeConnecting,
    ...socketSettings(databaseUrl, "appeals-desk-runs"),
    onnotice: () => {},
  });
  // Told once more after each new connection: what was said in between is lost.
  await client.listen(RUN_CHANNEL, lookNow, lookNow);
  return () => client.end({ timeout: 1 });
}

function lookNow(): void {
  awakeUntil = Date.now() + AWAKE_MS;
  const state = runner.states.get(WORKFLOW_QUEUE);
  if (state) state.nextPollAt = 0;
  wakeScheduler();
}

function engineParts() {
  const require = createRequire(import.meta.url);
  const inner = path.dirname(require.resolve("@dbos-inc/dbos-sdk"));
  const { wfQueueRunner, WFQueueRunner } = require(path.join(inner, "wfqueue.js"));
  const { workflowTimeoutConfig } = require(path.join(inner, "workflow_management.js"));
  const parts = {
    runner: wfQueueRunner as Runner,
    runnerClass: (WFQueueRunner ?? wfQueueRunner?.constructor) as RunnerClass,
    timeouts: workflowTimeoutConfig as { pollingIntervalMs: number },
  };
  const found =
    typeof parts.runner?.runQueuePoll === "function" &&
    parts.runner.states instanceof Map &&
    typeof parts.runnerClass?.reconcileIntervalMs === "number" &&
    typeof parts.runnerClass.transitionIntervalMs === "number" &&
    typeof parts.timeouts?.pollingIntervalMs === "number";
  if (!found) throw new Error("The workflow engine's queue has changed: look at inngest/wake-dbos.ts.");
  log.debug("the engine rests until it is told of a run");
  return parts;
}
