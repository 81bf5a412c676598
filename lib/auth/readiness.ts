import { sql } from "drizzle-orm";
import journal from "@/db/migrations/meta/_journal.json";
import { usesInngest } from "@/lib/env";
import { database } from "./database";

const BEAT_WITHIN_SECONDS = 15;

type Check = { ok: boolean; detail: string };

/** Whether this deployment can do its work now. Details hold states and counts only. */
export async function readiness(): Promise<{ ready: boolean; checks: Record<string, Check> }> {
  const checks: Record<string, Check> = {
    database: { ok: false, detail: "not reached" },
    migrations: { ok: false, detail: "unknown" },
    worker: { ok: false, detail: "unknown" },
  };
  try {
    const [row] = await database().execute<{ applied: number; beat: number | null }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
             (select extract(epoch from now() - max(beat_at))::float from worker_heartbeats where not stopping) as beat`);
    checks.database = { ok: true, detail: "reached" };
    const wanted = journal.entries.length;
    const applied = row?.applied ?? 0;
    checks.migrations = { ok: applied >= wanted, detail: `${applied} of ${wanted}` };
    const beat = row?.beat ?? null;
    checks.worker =
      beat === null
        ? { ok: usesInngest(), detail: usesInngest() ? "runs are Inngest's" : "none has started" }
        : {
            ok: usesInngest() || beat < BEAT_WITHIN_SECONDS,
            detail: `last heartbeat ${Math.round(beat)} s ago`,
          };
  } catch {
    // The check's own state says it; the cause is in the pool's log.
  }
  return { ready: Object.values(checks).every((check) => check.ok), checks };
}
