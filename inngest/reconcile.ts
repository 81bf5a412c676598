import { eq, sql } from "drizzle-orm";
import type { Inngest } from "inngest";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { log } from "@/lib/core/log";
import { EVENTS, type EventName } from "@/lib/events";
import { isFinal, type Workflow } from "./define-workflow";
import { emittedId, eventId } from "./event-id";

/** Nothing was heard of the run for this long. A step of ours takes less, and Inngest's first four tries come within it. */
const SILENT_MS = 4 * 60_000;
/** A run that was begun so often without an end is ended with its failure, so that a screen stops waiting. */
const MOST_TRIES = 6;
const BATCH = 50;

type SilentRun = Pick<typeof eventOutbox.$inferSelect, "id" | "name" | "data" | "tries">;

/**
 * A run that Inngest never began is silent only where its kind is, or where one was heard of that was sent later (by its practice;
 * where that has none in work, by any). Else it stands in Inngest's queue, behind the limits of its function.
 */
const silentRuns = (db: Database, since: string) =>
  db.execute<SilentRun>(sql`
    with moving as materialized (
      select name, data ->> 'practiceId' as practice, max(sent_at) as sent from event_outbox
       where heard_at >= ${since}::timestamptz group by 1, 2)
    select e.id, e.name, e.data, e.tries
      from event_outbox e
      left join moving own on own.name = e.name and own.practice is not distinct from e.data ->> 'practiceId'
     where e.ended_at is null and coalesce(e.heard_at, e.sent_at) < ${since}::timestamptz
       and not (e.heard_at is null and coalesce(
         e.sent_at >= coalesce(own.sent, (select max(sent) from moving where moving.name = e.name)), false))
     order by e.created_at limit ${BATCH}`);

/**
 * Begins again what was sent to Inngest and fell silent: an outage longer than its retries ends runs for good there. The event
 * goes out under a new id, since Inngest takes an id once; steps that were done find their work done. Answers how many.
 */
export async function beginSilentAgain(
  db: Database,
  client: Inngest,
  workflows: readonly Workflow[],
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - SILENT_MS).toISOString();
  // However many an outage left: each one that was looked at is not silent for now, or has ended.
  for (let looked = 0; ; ) {
    const silent = await silentRuns(db, since);
    for (const { id, name, tries } of silent)
      log.warn({ workflow: name, run: id, tries }, "a run fell silent");
    const again = silent.filter(
      ({ name, tries }) => tries < MOST_TRIES && workflows.some(({ event }) => event === name),
    );
    for (const run of silent.filter((one) => !again.includes(one))) {
      const workflow = workflows.find(({ event }) => event === run.name);
      await endSilent(db, workflow, run, now);
    }
    // Sent before it is counted: what Inngest did not take is no try, and an id that comes twice it takes once.
    if (again.length > 0)
      await client.send(
        again.map(({ id, name, data, tries }) => ({ id: eventId(id, tries + 1), name, data })),
      );
    for (const { id, tries } of again) await settle(db, id, { tries: tries + 1, sentAt: now, heardAt: null });
    looked += silent.length;
    if (silent.length < BATCH) return looked;
  }
}

const settle = (db: Database, id: string, change: Partial<typeof eventOutbox.$inferInsert>) =>
  db.update(eventOutbox).set(change).where(eq(eventOutbox.id, id));

/** Ends a run with its failure. Where that fails, it is looked at again after the next silence, and holds up no other. */
async function endSilent(
  db: Database,
  workflow: Workflow | undefined,
  { id, name, data }: SilentRun,
  now: Date,
): Promise<void> {
  try {
    await workflow?.failed?.({ id, data: EVENTS[name as EventName].parse(data) });
  } catch (error) {
    log.error({ err: error, workflow: name, run: id }, "a silent run could not be ended");
    if (!isFinal(error)) {
      await settle(db, id, { sentAt: now, heardAt: null });
      return;
    }
  }
  await settle(db, id, { endedAt: now });
}

/** A run has begun a step: it is not silent. */
export async function heard(db: Database, sent: string): Promise<void> {
  await db
    .update(eventOutbox)
    .set({ heardAt: new Date() })
    .where(eq(eventOutbox.id, emittedId(sent)));
}

export async function ended(db: Database, sent: string): Promise<void> {
  await db
    .update(eventOutbox)
    .set({ endedAt: new Date() })
    .where(eq(eventOutbox.id, emittedId(sent)));
}
