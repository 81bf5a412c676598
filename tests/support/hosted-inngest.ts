import { executeServed } from "./inngest-executor";
import { startStandIn } from "./stand-in-server";

type Event = { id: string; name: string; data: unknown };

const TRIES = 3;

/**
 * Inngest's part: takes events at its event API and calls the app's functions for each, signed as the cloud's calls are,
 * step by step and again when a call fails. `app` is where the app is reached, once that is known.
 */
export async function startSignedInngest(keys: { event: string; signing: string }) {
  const failures: string[] = [];
  const steps: string[] = [];
  const running = new Set<Promise<void>>();
  const world = { app: "" };

  const work = async (event: Event) => {
    const functionId = `appeals-desk-${event.name.replaceAll(/[/.]/g, "-")}`;
    for (let tried = 1; ; tried += 1) {
      try {
        const run = await executeServed(`${world.app}/api/inngest`, functionId, event, keys.signing);
        steps.push(...run.steps.map((step) => `${event.name}: ${step}`));
        return;
      } catch (error) {
        failures.push(`${event.name}: ${error}`);
        if (tried === TRIES) return;
      }
    }
  };

  const server = await startStandIn(({ path, body }) => {
    if (path !== `/e/${keys.event}`) return { status: 404, body: { error: "unknown" } };
    const said = JSON.parse(body.toString("utf8")) as Event | Event[];
    const events = Array.isArray(said) ? said : [said];
    for (const event of events) {
      const run = work(event);
      running.add(run);
      void run.finally(() => running.delete(run));
    }
    return { status: 200, body: { ids: events.map(({ id }) => id), status: 200 } };
  });
  return {
    ...server,
    world,
    failures,
    /** All steps that ran: their event's name and theirs, which two workflows may share. */
    steps,
    async close() {
      await Promise.allSettled(running);
      await server.close();
    },
  };
}
