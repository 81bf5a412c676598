import { DBOS } from "@dbos-inc/dbos-sdk";
import { log, withRequestId } from "@/lib/core/log";
import { timedStep } from "@/lib/core/metrics";
import { APPLICATION_NAME, type Emitted, EVENTS, WORKFLOW_QUEUE } from "@/lib/events";
import { isFinal, type Step, type Workflow } from "./define-workflow";
import { holding, workAs } from "./in-hand";
import { sayRun } from "./say-run";
import { LOOK_ANYWAY_MS, restUntilTold, whileAwake } from "./wake-dbos";

/**
 * Bumped only when a run begun by an older build could not go on with this one. Runs are taken up again by builds
 * of the same version.
 */
const RUN_COMPATIBILITY = "1";

const UNUSED_MS = 3_600_000;

function stepsOf(workflow: Workflow): Step {
  return {
    run: ((name: string, fn: () => Promise<unknown>) =>
      DBOS.runStep<unknown>(() => timedStep(workflow.event, fn), {
        name,
        retriesAllowed: true,
        maxAttempts: workflow.attempts,
        intervalSeconds: 1,
        backoffRate: 2,
        shouldRetry: (error) => !isFinal(error),
      })) as Step["run"],
    sleep: (_name, milliseconds) => DBOS.sleep(milliseconds),
  };
}

/** Registers the workflows under their events' names, where `emit` enqueues them. Before `launchDbos`. */
export function registerWithDbos(workflows: readonly Workflow[]): void {
  for (const workflow of workflows) {
    DBOS.registerWorkflow(
      async (emitted: Emitted) => {
        const work = () => (emitted.ends ? endOf(workflow, emitted) : runOf(workflow, emitted));
        await holding(DBOS.workflowID ?? emitted.id, () => whileAwake(() => withRequestId(emitted.id, work)));
      },
      { name: workflow.event, maxRecoveryAttempts: 10_000 },
    );
  }
}

async function runOf(workflow: Workflow, emitted: Emitted): Promise<void> {
  const run = { id: emitted.id, data: EVENTS[workflow.event].parse(emitted.data) };
  const started = performance.now();
  try {
    await workflow.run({ ...run, step: stepsOf(workflow) });
    sayRun(workflow.event, "done", { started });
  } catch (error) {
    sayRun(workflow.event, "failed", { started, error });
    await fail(workflow, run);
  }
}

/** A run that was begun too often, or long ago, ends with its failure, and the screen says so. */
async function endOf(workflow: Workflow, emitted: Emitted): Promise<void> {
  const { success, data, error } = EVENTS[workflow.event].safeParse(emitted.data);
  sayRun(workflow.event, "failed", { error });
  // What can't be read names no row that waits.
  if (!success) return;
  await fail(workflow, { id: emitted.id, data }).catch((refusal) => {
    // Nothing is left to be ended.
    if (!isFinal(refusal)) throw refusal;
    log.error({ err: refusal }, "a dropped run could not be ended");
  });
}

const fail = (workflow: Workflow, run: { id: string; data: unknown }): Promise<void> =>
  DBOS.runStep(async () => workflow.failed?.(run), {
    name: "failed",
    retriesAllowed: true,
    maxAttempts: 16,
    shouldRetry: (failure) => !isFinal(failure),
  });

/** Starts taking runs, and takes up those that a killed worker of the same name left behind. Answers how to stop. */
export async function launchDbos(options: {
  databaseUrl: string;
  workerId: string;
  concurrency: number;
}): Promise<(finishWithinMs: number) => Promise<void>> {
  DBOS.setConfig({
    name: APPLICATION_NAME,
    systemDatabaseUrl: options.databaseUrl,
    systemDatabasePoolSize: 8,
    runMigrations: false,
    executorID: options.workerId,
    applicationVersion: RUN_COMPATIBILITY,
    // What no run uses: the engine's own streams and events, which it would push a hundred times a second.
    notificationCoalesceMs: UNUSED_MS,
    schedulerPollingIntervalMs: UNUSED_MS,
    logger: engineLog,
  });
  await DBOS.launch();
  workAs(options.workerId);
  await DBOS.registerQueue(WORKFLOW_QUEUE, {
    workerConcurrency: options.concurrency,
    minPollingIntervalMs: LOOK_ANYWAY_MS,
    onConflict: "always_update",
  });
  const stopListening = await restUntilTold(options.databaseUrl);
  return async (finishWithinMs) => {
    await stopListening();
    workAs(null);
    await DBOS.shutdown({ workflowCompletionTimeoutMS: finishWithinMs });
  };
}

const engineLog = {
  info: (entry: unknown) => log.debug({ engine: text(entry) }, "dbos"),
  debug: () => {},
  warn: (entry: unknown) => log.warn({ engine: text(entry) }, "dbos"),
  error: (entry: unknown) => log.error({ engine: text(entry) }, "dbos"),
};

/** The engine's own sentences hold workflow names and ids; errors are reduced to their class. */
function text(entry: unknown): string {
  return entry instanceof Error ? entry.name : String(entry).slice(0, 300);
}
