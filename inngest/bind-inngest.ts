import { eventType, type Inngest, type InngestFunction, NonRetriableError } from "inngest";
import { z } from "zod";
import { database } from "@/lib/auth/database";
import { log, withRequestId } from "@/lib/core/log";
import { timedStep } from "@/lib/core/metrics";
import { type DeletionName, EVENTS, type EventName } from "@/lib/events";
import { isFinal, type Limits, type Step, type StepResult, type Workflow } from "./define-workflow";
import { emittedId } from "./event-id";
import { ended, heard } from "./reconcile";
import { saidSchedule, sayRun } from "./say-run";
import type { Schedule } from "./schedules";

type Options = InngestFunction.Options;
type Concurrency = Extract<NonNullable<Options["concurrency"]>, readonly unknown[]>;
type Retries = NonNullable<Options["retries"]>;

/** Inngest waits 15 s, 30 s, 1, 2, 5, 10, 20, 30 and 60 minutes: with nine it outlives an hour without the app. It takes 20. */
const LEAST_RETRIES = 9;
const retriesFor = (attempts: number) => Math.min(Math.max(attempts - 1, LEAST_RETRIES), 20) as Retries;

/** The trigger with the event's own schema: Inngest's page shows it, and what does not fit it is refused. */
const typed = (event: EventName) =>
  eventType(event, { schema: EVENTS[event] as (typeof EVENTS)["delivery/requested"] });

/** Our own id of the event: the outbox row's, which also de-duplicates it. */
const emitted = z.object({ id: z.string(), data: z.unknown() });

type Failure = {
  event: { data: { event: unknown } };
  step: { run(name: string, fn: () => Promise<void>): Promise<unknown> };
};

/** `appeal/letter.requested` is shown as "Appeal letter requested". */
const nameOf = (event: string) => {
  const words = event.replaceAll(/[/._-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function limitsOf({ atOnce, atOnceOfPractice, perMinute, ahead, singletonBy }: Limits): Partial<Options> {
  const concurrency = [
    { limit: atOnce },
    ...(atOnceOfPractice ? [{ limit: atOnceOfPractice, key: "event.data.practiceId" }] : []),
  ] as unknown as Concurrency;
  return {
    concurrency,
    // The newer takes the older's place: it goes on behind what that one posted, and one that hangs is gone.
    ...(singletonBy && { singleton: { key: `event.data.${singletonBy}`, mode: "cancel" as const } }),
    ...(perMinute && { throttle: { limit: perMinute, period: "1m" as const } }),
    ...(ahead && { priority: { run: String(ahead) } }),
  };
}

/** Of a deletion whose id stands under the same name in both events. */
const canceledBy = (deletion: DeletionName): Options["cancelOn"] => {
  const field = deletion === "appeal/deleted" ? "appealId" : "documentId";
  return [{ event: deletion, if: `event.data.${field} == async.data.${field}` }];
};

/**
 * Makes the Inngest functions of the same workflow files that the database's engine runs. A deletion cancels what works for
 * it; a step that has begun by then looks for itself before it keeps anything.
 */
export function inngestFunctions(client: Inngest, workflows: readonly Workflow[]): InngestFunction.Any[] {
  return workflows.map((workflow) =>
    client.createFunction(
      {
        id: workflow.event.replaceAll(/[/.]/g, "-"),
        name: nameOf(workflow.event),
        retries: retriesFor(workflow.attempts),
        ...limitsOf(workflow.limits),
        ...(workflow.canceledBy && { cancelOn: canceledBy(workflow.canceledBy) }),
        triggers: [typed(workflow.event)],
        onFailure: async (failure: Failure) => {
          const original = emitted.parse(failure.event.data.event);
          // A step: tried again by itself when the database is away in this moment.
          await failure.step.run("failed", async () => {
            const run = runOf(workflow, original);
            await withRequestId(run.id, () =>
              finalAware(async () => {
                await workflow.failed?.(run);
                await ended(database(), original.id);
              }),
            );
            withRequestId(run.id, () => sayRun(workflow.event, "failed"));
          });
        },
      },
      async ({ event, step }) => {
        const original = emitted.parse(event);
        const run = runOf(workflow, original);
        const steps: Step = {
          run: (async (name: string, fn: () => Promise<StepResult>) =>
            step.run(name, () =>
              withRequestId(run.id, async () => {
                await heard(database(), original.id);
                return finalAware(() => timedStep(workflow.event, fn));
              }),
            )) as Step["run"],
          sleep: async (name, milliseconds) => {
            await step.sleep(name, milliseconds);
          },
        };
        await workflow.run({ ...run, step: steps });
        await withRequestId(run.id, () => finalAware(() => ended(database(), original.id)));
        withRequestId(run.id, () => sayRun(workflow.event, "done"));
      },
    ),
  );
}

/** Makes a cron function of each schedule, one run at a time. */
export function inngestSchedules(client: Inngest, all: readonly Schedule[]): InngestFunction.Any[] {
  return all.map(({ name, everyMinutes, run }) =>
    client.createFunction(
      {
        id: name.replaceAll(" ", "-"),
        name: nameOf(name),
        retries: 1,
        concurrency: 1,
        triggers: [{ cron: everyMinutes === 60 ? "7 * * * *" : `*/${everyMinutes} * * * *` }],
      },
      // One thing to do: a step would keep its result for nothing.
      () => finalAware(() => saidSchedule(name, () => run(database()))),
    ),
  );
}

function runOf(workflow: Workflow, event: z.infer<typeof emitted>) {
  return { id: emittedId(event.id), data: EVENTS[workflow.event].parse(event.data) };
}

async function finalAware<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await fn();
  } catch (error) {
    // Inngest keeps an error's message and stack. A refusal's sentence is free of values; another error's may not be.
    log.error({ err: error }, "step failed");
    if (isFinal(error) && error instanceof Error) throw new NonRetriableError(error.message);
    throw new Error("The step failed; the log has the reason under this run's id.");
  }
}
