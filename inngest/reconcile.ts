import { setTimeout as sleep } from "node:timers/promises";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Inngest } from "inngest";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { log } from "@/lib/core/log";
import { EVENTS, type EventName, RUN_CHANNEL, WORKFLOW_QUEUE } from "@/lib/events";
import type { Workflow } from "./define-workflow";
import { emittedId, eventId } from "./event-id";

/** Nothing was heard of the run for this long. A step of ours takes less, and Inngest's first four tries come within it. */
const SILENT_MS = 4 * 60_000;
/** A run that was begun so often without an end is ended with its failure, so that a screen stops waiting. */
const MOST_TRIES = 6;
const BATCH = 50;
/** A worker that missed this many seconds of its beat is dead; it beats each five. */
const DEAD_AFTER_SECONDS = 60;
/** More than two beats. */
const WATCH_MS = 12_000;

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
  const silent = await db
    .select()
    .from(eventOutbox)
    .where(
      and(
        isNull(eventOutbox.endedAt),
        sql`coalesce(${eventOutbox.heardAt}, ${eventOutbox.sentAt}) < ${since}::timestamptz`,
      ),
    )
    .orderBy(asc(eventOutbox.createdAt))
    .limit(BATCH);
  for (const { id, name, data, tries } of silent) {
    const workflow = workflows.find((one) => one.event === name);
    log.warn({ workflow: name, run: id, tries }, "a run fell silent");
    if (!workflow || tries >= MOST_TRIES) {
      await workflow?.failed?.({ id, data: EVENTS[name as EventName].parse(data) });
      await db.update(eventOutbox).set({ endedAt: now }).where(eq(eventOutbox.id, id));
      continue;
    }
    await db
      .update(eventOutbox)
      .set({ tries: tries + 1, heardAt: now })
      .where(eq(eventOutbox.id, id));
    await client.send({ id: eventId(id, tries + 1), name, data });
  }
  return silent.length;
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

/**
 * Takes over the runs of workers that died and don't come back under their name: the database's engine gives a run only to
 * its own worker again. A clock that jumps makes every beat old at once, so a worker counts as dead only when its beat also
 * stands still while we watch. Answers how many.
 */
export async function takeOverFromDead(db: Database, watchMs = WATCH_MS): Promise<number> {
  const before = await strandedRuns(db);
  if (before.length === 0) return 0;
  await sleep(watchMs);
  const still = new Map(before.map(({ id, beat }) => [id, beat]));
  const stranded = (await strandedRuns(db)).filter(({ id, beat }) => still.get(id) === beat);
  if (stranded.length > 0) {
    log.warn({ runs: stranded.length }, "taking over the runs of a dead worker");
    // Into our own queue, and told of: the engine looks into its own once a minute only.
    await DBOS.resumeWorkflows(
      stranded.map(({ id }) => id),
      { queueName: WORKFLOW_QUEUE },
    );
    await db.execute(sql`select pg_notify(${RUN_CHANNEL}, '')`);
  }
  return stranded.length;
}

/** Running, and their worker's beat is old, or it said that it stops, or it never was. */
const strandedRuns = (db: Database) =>
  db.execute<{ id: string; beat: string }>(sql`
    select s.workflow_uuid as id, coalesce(w.beat_at::text, '') as beat
      from dbos.workflow_status s left join worker_heartbeats w on w.worker_id = s.executor_id
     where s.status = 'PENDING'
       and not coalesce(not w.stopping and w.beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}), false)
     limit ${BATCH}`);
