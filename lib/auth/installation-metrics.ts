import { sql } from "drizzle-orm";
import { Gauge, Registry } from "prom-client";
import { usesInngest } from "@/lib/env";
import { database } from "./database";
import { readiness } from "./readiness";

/**
 * What the database knows of the whole installation, asked when it is scraped: the same whoever answers. States and counts;
 * workflows, workers and applications by their names.
 */
export function installationGauges() {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    ready: gauge("appeals_ready", "1 where this part of readiness holds", ["check"]),
    waiting: gauge("appeals_workflow_runs_waiting", "Runs that nobody has begun", ["workflow"]),
    underWay: gauge("appeals_workflow_runs_under_way", "Runs that have begun and not ended", ["workflow"]),
    oldestWaiting: gauge(
      "appeals_workflow_oldest_waiting_seconds",
      "Since the oldest waiting run was asked for",
    ),
    unsent: gauge("appeals_outbox_unsent", "Events that Inngest was not told of"),
    oldestUnsent: gauge("appeals_outbox_oldest_unsent_seconds", "Since the oldest unsent event was emitted"),
    heartbeat: gauge("appeals_worker_heartbeat_age_seconds", "Since a worker last said that it runs", [
      "worker",
    ]),
    connections: gauge("appeals_database_connections", "Connections to the database", [
      "application",
      "state",
    ]),
    bytes: gauge("appeals_database_bytes", "Size of the database on its disk"),
  };
}

/** In Prometheus' text. With the database away it says so, and nothing of what only the database knows. */
export async function installationMetrics(): Promise<string> {
  const gauges = installationGauges();
  const { checks } = await readiness();
  for (const [check, { ok }] of Object.entries(checks)) gauges.ready.set({ check }, ok ? 1 : 0);
  if (checks.database?.ok) await ask(gauges);
  return gauges.registry.metrics();
}

async function ask(gauges: ReturnType<typeof installationGauges>): Promise<void> {
  const db = database();
  const [runs, [unsent], beats, connections, [size]] = await Promise.all([
    db.execute<{ workflow: string; waiting: number; under_way: number; oldest: number }>(
      usesInngest() ? RUNS_ON_INNGEST : RUNS_ON_POSTGRES,
    ),
    db.execute<{ count: number; oldest: number }>(sql`
      select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
        from event_outbox where sent_at is null`),
    db.execute<{ worker: string; age: number }>(sql`
      select worker_id as worker, extract(epoch from now() - beat_at)::float as age
        from worker_heartbeats where not stopping and beat_at > now() - interval '1 day' limit 100`),
    db.execute<{ application: string; state: string; count: number }>(sql`
      select rtrim(application_name) as application, coalesce(state, 'unknown') as state, count(*)::int as count
        from pg_stat_activity where datname = current_database() and usename = current_user group by 1, 2 limit 100`),
    db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`),
  ]);
  for (const { workflow, waiting, under_way } of runs) {
    gauges.waiting.set({ workflow }, waiting);
    gauges.underWay.set({ workflow }, under_way);
  }
  gauges.oldestWaiting.set(Math.max(0, ...runs.map(({ oldest }) => oldest)));
  gauges.unsent.set(unsent?.count ?? 0);
  gauges.oldestUnsent.set(unsent?.oldest ?? 0);
  for (const { worker, age } of beats) gauges.heartbeat.set({ worker }, age);
  for (const { application, state, count } of connections)
    gauges.connections.set({ application, state }, count);
  gauges.bytes.set(Number(size?.bytes ?? 0));
}

const RUNS_ON_POSTGRES = sql`
  select name as workflow,
         count(*) filter (where status = 'ENQUEUED')::int as waiting,
         count(*) filter (where status = 'PENDING')::int as under_way,
         coalesce(extract(epoch from now()) - min(created_at) filter (where status = 'ENQUEUED') / 1000.0, 0)::float as oldest
    from dbos.workflow_status where status in ('ENQUEUED', 'PENDING') group by name limit 100`;

const RUNS_ON_INNGEST = sql`
  select name as workflow,
         count(*) filter (where heard_at is null)::int as waiting,
         count(*) filter (where heard_at is not null)::int as under_way,
         coalesce(extract(epoch from now() - min(created_at) filter (where heard_at is null)), 0)::float as oldest
    from event_outbox where ended_at is null group by name limit 100`;
