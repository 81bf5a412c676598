import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";

/** The one line of a run that has ended, under the run's id, and its count. */
export function sayRun(
  workflow: string,
  outcome: "done" | "failed",
  { started, error }: { started?: number; error?: unknown } = {},
): void {
  metrics.runs.inc({ workflow, outcome });
  const line = {
    workflow,
    outcome,
    ...(started !== undefined && { ms: Math.round(performance.now() - started) }),
    ...(error !== undefined && { err: error }),
  };
  log[outcome === "done" ? "info" : "error"](line, "run");
}

/** Runs one round of recurring work and counts it; its line is for looking closer, unless it failed. */
export async function saidSchedule(schedule: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    await run();
    metrics.schedules.inc({ schedule, outcome: "done" });
    log.debug({ schedule, ms: Math.round(performance.now() - started) }, "schedule");
  } catch (error) {
    metrics.schedules.inc({ schedule, outcome: "failed" });
    log.warn({ schedule, err: error }, "schedule failed");
    throw error;
  }
}
