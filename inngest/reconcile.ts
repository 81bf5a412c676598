import { setTimeout as sleep } from "node:timers/promises";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Inngest } from "inngest";
import { type Database, transact } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { log } from "@/lib/core/log";
import { EVENTS, type EventName, emitAgain, RUN_CHANNEL, WORKFLOW_QUEUE } from "@/lib/events";
import { isFinal, type Workflow } from "./define-workflow";
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
  // However many an outage left: each one that was looked at is not silent for now, or has ended.
  for (let looked = 0; ; ) {
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
    for (const { id, tries } of again) await settle(db, id, { tries: tries + 1, heardAt: now });
    looked += silent.length;
    if (silent.length < BATCH) return looked;
  }
}

type SilentRun = Pick<typeof eventOutbox.$inferSelect, "id" | "name" | "data">;

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
      await settle(db, id, { heardAt: now });
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

/** How long ago at most the engine dropped what is begun again. */
const DROPPED_WITHIN_MS = 86_400_000;

/**
 * Begins again what the database's engine dropped: its failure handler was refused, or the run was canceled in the engine's
 * own tables or given up there. A row would wait for it for ever. Answers how many.
 */
export async function beginDroppedAgain(db: Database, now = new Date()): Promise<number> {
  // Only an event's newest run. The statuses stand in the text, so that the engine's index of them is used.
  const dropped = await db.execute<{ id: string; name: EventName; data: never }>(sql`
    with ended as (
      select s.name, s.created_at, split_part(s.workflow_uuid, ':', 1) as id,
             coalesce(i.inputs, s.inputs)::json -> 'positionalArgs' -> 0 -> 'data' as data
        from dbos.workflow_status s left join dbos.workflow_input i on i.workflow_uuid = s.workflow_uuid
       where s.status in ('ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')
         and s.updated_at > ${now.getTime() - DROPPED_WITHIN_MS}
         and coalesce(nullif(split_part(s.workflow_uuid, ':', 2), ''), '0')::int < ${MOST_TRIES})
    select id, name, data from ended
     where not exists (
       select 1 from dbos.workflow_status o
        where (o.workflow_uuid = ended.id or o.workflow_uuid like ended.id || ':%')
          and o.created_at > ended.created_at)
     limit ${BATCH}`);
  let begun = 0;
  for (const { id, name, data } of dropped) {
    log.warn({ workflow: name, run: id }, "the engine dropped a run");
    const isBegun = await transact(db, (tx) => emitAgain(tx, name, data, id)).catch((error) => {
      log.error({ err: error, workflow: name, run: id }, "a dropped run could not be begun again");
      return false;
    });
    if (isBegun) begun += 1;
  }
  return begun;
}
