import { asc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import type { Workflow } from "@/inngest/define-workflow";
import { workflows } from "@/inngest/workflows";
import { bindEvents } from "@/lib/events";

/**
 * Runs the workflows of emitted events in this process, each once, when the test says so: neither an engine nor a
 * worker, but the same step functions. What is named `atOnce` runs by itself: a call that waits for the run's end would
 * wait in vain.
 */
export function workflowsOnDemand(
  db: Database,
  { atOnce = [] }: { atOnce?: readonly Workflow["event"][] } = {},
): {
  /** Runs what waits, of one event's name or of all, after what runs by itself. Answers how many. */
  run: (name?: Workflow["event"]) => Promise<number>;
} {
  let relayed: Promise<unknown> = Promise.resolve();
  const relay = () => {
    for (const name of atOnce)
      relayed = relayed.then(() => begin(name)).catch((error) => console.error(name, error));
  };
  bindEvents({ engine: "inngest", relay });
  const done = new Set<string>();
  const step = {
    run: <T>(_name: string, fn: () => Promise<T>) => fn(),
    sleep: async () => {},
  };
  const begin = async (name?: Workflow["event"]) => {
    const events = await db
      .select()
      .from(eventOutbox)
      .where(name && eq(eventOutbox.name, name))
      .orderBy(asc(eventOutbox.createdAt));
    let ran = 0;
    for (const { id, name: event, data } of events) {
      if (done.has(id)) continue;
      done.add(id);
      ran += 1;
      await workflows.find((workflow) => workflow.event === event)?.run({ id, data, step });
    }
    return ran;
  };
  return { run: (name) => relayed.then(() => begin(name)) };
}
