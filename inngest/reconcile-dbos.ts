import { setTimeout as sleep } from "node:timers/promises";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { sql } from "drizzle-orm";
import { type Database, transact } from "@/db/client";
import { log } from "@/lib/core/log";
import { EVENTS, type EventName, emitAgain, emitEnd, RUN_CHANNEL, WORKFLOW_QUEUE } from "@/lib/events";
import { inHand } from "./in-hand";

/** A run that was dropped so often is ended with its failure, so that a screen stops waiting. */
const MOST_TRIES = 6;
/** What was dropped longer ago is ended and not begun: nobody expects a mail of last month. */
const BEGUN_WITHIN_MS = 86_400_000;
const BATCH = 50;
/** A worker that missed this many seconds of its beat is dead; it beats each five. */
const DEAD_AFTER_SECONDS = 60;
/** So long after its claim a run that its own worker does not know is lost. */
const LOST_AFTER_SECONDS = 60;
/** More than two beats. */
const WATCH_MS = 12_000;

type Stranded = { id: string; beat: string; is_own: boolean };

/**
 * Takes over the runs of workers that died and don't come back under their name, and this worker's own that it does not
 * work on: a claim whose answer a broken connection swallowed stays "pending" for ever. A clock that jumps makes every beat
 * old at once, so a worker counts as dead only when its beat also stands still while we watch. Answers how many.
 */
export async function takeOverStranded(db: Database, workerId: string, watchMs = WATCH_MS): Promise<number> {
  const before = await strandedRuns(db, workerId);
  if (before.length === 0) return 0;
  await sleep(watchMs);
  const still = new Map(before.map(({ id, beat }) => [id, beat]));
  const stranded = (await strandedRuns(db, workerId)).filter(({ id, beat, is_own }) =>
    is_own ? still.has(id) : still.get(id) === beat,
  );
  if (stranded.length > 0) {
    log.warn({ runs: stranded.length }, "taking over runs that no worker has in hand");
    // Into our own queue, and told of: the engine looks into its own once a minute only.
    await DBOS.resumeWorkflows(
      stranded.map(({ id }) => id),
      { queueName: WORKFLOW_QUEUE },
    );
    await db.execute(sql`select pg_notify(${RUN_CHANNEL}, '')`);
  }
  return stranded.length;
}

/** Running, and their worker's beat is old, or it said that it stops, or it never was, or is this one and knows nothing of it. */
const strandedRuns = (db: Database, workerId: string) =>
  db.execute<Stranded>(sql`
    select s.workflow_uuid as id, coalesce(w.beat_at::text, '') as beat, s.executor_id = ${workerId} as is_own
      from dbos.workflow_status s left join worker_heartbeats w on w.worker_id = s.executor_id
     where s.status = 'PENDING' and case when s.executor_id = ${workerId}
       then s.workflow_uuid <> all(${sql.param(inHand())}::text[])
        and s.started_at_epoch_ms < extract(epoch from now() - make_interval(secs => ${LOST_AFTER_SECONDS})) * 1000
       else not coalesce(not w.stopping and w.beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}), false) end
     limit ${BATCH}`);

type Dropped = { run: string; id: string; nth: number; name: EventName; recent: boolean; data: never };

/**
 * Begins again what the database's engine dropped (its failure handler was refused, or the run was canceled in the engine's
 * own tables or given up there), for a row would wait for it for ever. What was dropped too often, or long ago, is ended
 * with its failure instead. Safe beside itself: the next run of an event has one name. Answers how many.
 */
export async function tendDropped(db: Database, now = new Date()): Promise<number> {
  let tended = 0;
  for (let after = ""; ; ) {
    const dropped = await droppedRuns(db, now, after);
    for (const run of dropped) {
      log.warn({ workflow: run.name, run: run.id, tries: run.nth }, "the engine dropped a run");
      const isTended = await tend(db, run).catch((error) => {
        log.error({ err: error, workflow: run.name, run: run.id }, "a dropped run could not be begun again");
        return false;
      });
      if (isTended) tended += 1;
      after = run.run;
    }
    if (dropped.length < BATCH) return tended;
  }
}

const tend = (db: Database, { id, nth, name, recent, data }: Dropped): Promise<boolean> =>
  transact(db, async (tx) => {
    // What can't be read can only be ended.
    if (recent && nth < MOST_TRIES && EVENTS[name].safeParse(data).success)
      return emitAgain(tx, name, data, id);
    await emitEnd(tx, { id, name, data }, nth + 1);
    return true;
  });

/** Only an event's newest run; an event's runs are numbered. The statuses stand in the text, so that the engine's index of them is used. */
const droppedRuns = (db: Database, now: Date, after: string) =>
  db.execute<Dropped>(sql`
    with ours as materialized (
      select s.workflow_uuid as run, s.name, s.updated_at, s.inputs, split_part(s.workflow_uuid, ':', 1) as id,
             coalesce(nullif(split_part(s.workflow_uuid, ':', 2), ''), '0') as nth
        from dbos.workflow_status s
       where s.status in ('ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED') and s.workflow_uuid > ${after}
         and s.name in ${Object.keys(EVENTS)} and s.workflow_uuid ~ '^[0-9a-f-]{36}(:[0-9]{1,6})?$'),
    newest as materialized (
      select *, nth::int as number from ours
       where not exists (
         select 1 from dbos.workflow_status o where o.workflow_uuid = ours.id || ':' || (ours.nth::int + 1)))
    select run, id, number as nth, name, updated_at > ${now.getTime() - BEGUN_WITHIN_MS} as recent,
           coalesce((select i.inputs from dbos.workflow_input i where i.workflow_uuid = run), inputs)::json
             -> 'positionalArgs' -> 0 -> 'data' as data
      from newest order by run limit ${BATCH}`);
