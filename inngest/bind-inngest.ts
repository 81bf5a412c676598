import { type Inngest, type InngestFunction, NonRetriableError } from "inngest";
import { z } from "zod";
import { log, withRequestId } from "@/lib/core/log";
import { EVENTS } from "@/lib/events";
import { isFinal, type Step, type StepResult, type Workflow } from "./define-workflow";

/** Inngest's `attempts` counts the first try as one; `retries` does not. It takes at most 20. */
type Retries = NonNullable<InngestFunction.Options["retries"]>;
const retriesFor = (attempts: number) => Math.min(attempts - 1, 20) as Retries;

/** Our own id of the event: the outbox row's, which also de-duplicates it. */
const emitted = z.object({ id: z.string(), data: z.unknown() });

/** Makes the Inngest functions of the same workflow files that the database's engine runs. */
export function inngestFunctions(client: Inngest, workflows: readonly Workflow[]): InngestFunction.Any[] {
  return workflows.map((workflow) =>
    client.createFunction(
      {
        id: workflow.event.replaceAll(/[/.]/g, "-"),
        retries: retriesFor(workflow.attempts),
        triggers: [{ event: workflow.event }],
        onFailure: async (failure: { event: { data: { event: unknown } } }) => {
          const original = emitted.parse(failure.event.data.event);
          await workflow.failed?.(runOf(workflow, original));
        },
      },
      async ({ event, step }) => {
        const run = runOf(workflow, emitted.parse(event));
        const steps: Step = {
          run: (async (name: string, fn: () => Promise<StepResult>) =>
            step.run(name, () => withRequestId(run.id, () => finalAware(fn)))) as Step["run"],
          sleep: async (name, milliseconds) => {
            await step.sleep(name, milliseconds);
          },
        };
        await workflow.run({ ...run, step: steps });
      },
    ),
  );
}

function runOf(workflow: Workflow, event: z.infer<typeof emitted>) {
  return { id: event.id, data: EVENTS[workflow.event].parse(event.data) };
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
