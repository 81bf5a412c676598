import { asc } from "drizzle-orm";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import type { Workflow } from "@/inngest/define-workflow";
import { workflows } from "@/inngest/workflows";
import { bindEvents } from "@/lib/events";

/**
 * Runs the workflows of emitted events in this process, each once, when the test says so: neither an engine nor a
 * worker, but the same step functions.
 */
export function workflowsOnDemand(db: Database): {
  /** Runs what waits, of one event's name or of all. Answers how many. */
  run: (name?: Workflow["event"]) => Promise<number>;
} {
  bindEvents({ engine: "inngest", relay: () => {} });
  const done = new Set<string>();
  const step = {
    run: <T>(_name: string, fn: () => Promise<T>) => fn(),
    sleep: async () => {},
  };
  return {
    run: async (name) => {
      const events = await db.select().from(eventOutbox).orderBy(asc(eventOutbox.createdAt));
      const waiting = events.filter((event) => !done.has(event.id) && (!name || event.name === name));
      for (const { id, name: event, data } of waiting) {
        done.add(id);
        await workflows.find((workflow) => workflow.event === event)?.run({ id, data, step });
      }
      return waiting.length;
    },
  };
}
