import { sql } from "drizzle-orm";
import { type Database, type Tx, transact } from "@/db/client";

/**
 * Seals the events that no running transaction can still add to, in one batch, and answers how many. An event
 * carries the time its transaction began, so all that lie before the oldest running one are there. One worker at a
 * time; requests neither wait for it nor hold it up. Where the clock was set back behind the last seal, events that are
 * newer by their number are sealed too; from then on time counts from there, and what was sealed already is left out.
 */
export async function sealAuditEvents(db: Database): Promise<number> {
  return transact(db, async (tx) => {
    const [lock] = await tx.execute<{ got: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('audit-seal')) as got`,
    );
    if (!lock?.got) return 0;
    await readAllEvents(tx);
    const [sealed] = await tx.execute<{ count: number }>(sql`
      with before as (
        select coalesce((select sealed_until from audit_seals order by id desc limit 1), '-infinity') as until,
               coalesce(max(sealed_until), '-infinity') as highest, coalesce(max(last_event_id), 0) as last
          from audit_seals
      ), horizon as (
        select least(now(), min(xact_start)) as until from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
      ), fresh as (
        select jsonb_agg(jsonb_build_array(e.id, audit_leaf(e)) order by e.id) as leaves,
               count(*)::int as count, min(e.id) as first, max(e.id) as last
          from audit_events e, before, horizon
         where e.at < horizon.until
           and (e.at >= before.until or (now() < before.until and e.id > before.last))
           and (before.until = before.highest or not exists (
             select from audit_seals s cross join lateral jsonb_array_elements(s.leaves) leaf
              where s.sealed_until > before.until and (leaf ->> 0)::bigint = e.id))
      ), previous as (
        select coalesce((select hash from audit_seals order by id desc limit 1), '') as hash
      )
      insert into audit_seals
        (first_event_id, last_event_id, sealed_until, event_count, leaves, previous_hash, hash)
      select first, last, horizon.until, count, leaves, previous.hash, audit_seal_hash(previous.hash, leaves)
        from fresh, horizon, previous where count > 0
      returning event_count as count`);
    return sealed?.count ?? 0;
  });
}

/** Lets this transaction read every practice's events (see the policy `sealing_read`). */
const readAllEvents = (tx: Tx) => tx.execute(sql`select set_config('app.sealing', 'on', true)`);

type AuditProblem = { seal: number | null; event: number | null; what: string };
export type AuditVerdict = {
  seals: number;
  sealed: number;
  unsealed: number;
  lastHash: string;
  problems: AuditProblem[];
};

/** Checks every seal and every sealed event; names the rows that were changed, removed or added. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await readAllEvents(tx);
    const problems = [...(await brokenSeals(tx)), ...(await brokenEvents(tx))];
    const [totals] = await tx.execute<{
      seals: number;
      sealed: number;
      unsealed: number;
      last_hash: string;
    }>(sql`
      select (select count(*)::int from audit_seals) as seals,
             (select coalesce(sum(event_count), 0)::int from audit_seals) as sealed,
             (select count(*)::int from audit_events
               where at >= coalesce((select sealed_until from audit_seals order by id desc limit 1), '-infinity')
                 and not exists (
                   select from audit_seals s cross join lateral jsonb_array_elements(s.leaves) leaf
                    where s.sealed_until > audit_events.at and (leaf ->> 0)::bigint = audit_events.id)) as unsealed,
             coalesce((select hash from audit_seals order by id desc limit 1), '') as last_hash`);
    return {
      seals: totals?.seals ?? 0,
      sealed: totals?.sealed ?? 0,
      unsealed: totals?.unsealed ?? 0,
      lastHash: totals?.last_hash ?? "",
      problems,
    };
  });
}

async function brokenSeals(tx: Tx): Promise<AuditProblem[]> {
  const rows = await tx.execute<{ id: number; what: string }>(sql`
    select id::int, what from (
      select s.id, case
        when s.previous_hash is distinct from coalesce(lag(s.hash) over (order by s.id), '')
          then 'the seal before it is not the one it was linked to'
        when s.hash is distinct from audit_seal_hash(s.previous_hash, s.leaves) then 'its hash does not fit'
        when s.event_count <> jsonb_array_length(s.leaves) then 'its count does not fit'
      end as what from audit_seals s
    ) judged where what is not null order by id`);
  return rows.map((row) => ({ seal: row.id, event: null, what: row.what }));
}

async function brokenEvents(tx: Tx): Promise<AuditProblem[]> {
  const rows = await tx.execute<{ seal: number | null; event: number; what: string }>(sql`
    with leaves as (
      select s.id as seal, (leaf->>0)::bigint as event, leaf->>1 as hash
        from audit_seals s cross join lateral jsonb_array_elements(s.leaves) leaf
    ), newest as (
      -- Without a seal there is no time before which all was sealed.
      select coalesce((select sealed_until from audit_seals order by id desc limit 1), '-infinity') as until,
             coalesce(max(last_event_id), 0) as last from audit_seals
    )
    select coalesce(l.seal, null)::int as seal, coalesce(l.event, e.id)::int as event,
           case when e.id is null then 'removed' when l.event is null then 'added after its time was sealed'
                else 'changed' end as what
      from leaves l full join audit_events e on e.id = l.event cross join newest
     where (e.id is null)
        or (l.event is null and e.at < newest.until and not (now() < newest.until and e.id > newest.last))
        or (l.event is not null and l.hash <> audit_leaf(e))
     order by 2`);
  return rows.map((row) => ({ seal: row.seal, event: row.event, what: row.what }));
}
