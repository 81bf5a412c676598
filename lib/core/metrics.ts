import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process counts for `/api/metrics` (docs/operations.md). Labels are routes, workflows and states: never a person,
 * a practice, or an id that grows with the data.
 */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: "appeals_http_requests_total",
      help: "Requests that were answered",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "appeals_http_request_duration_seconds",
      help: "From a request's first byte to the end of its answer",
      labelNames: ["route"],
      buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    requestsOpen: new Gauge({
      name: "appeals_http_requests_open",
      help: "Requests that are being answered",
      registers,
    }),
    transactionsOpen: new Gauge({
      name: "appeals_database_transactions_open",
      help: "Transactions that run or wait for a connection of the pool",
      registers,
    }),
    poolSize: new Gauge({
      name: "appeals_database_pool_size",
      help: "Connections that the pools may open",
      registers,
    }),
    runs: new Counter({
      name: "appeals_workflow_runs_total",
      help: "Runs that ended, done or failed for good",
      labelNames: ["workflow", "outcome"],
      registers,
    }),
    stepSeconds: new Histogram({
      name: "appeals_workflow_step_duration_seconds",
      help: "Tries of a step, those that failed too",
      labelNames: ["workflow", "outcome"],
      buckets: [0.05, 0.25, 1, 5, 15, 60, 300],
      registers,
    }),
    schedules: new Counter({
      name: "appeals_schedule_runs_total",
      help: "Rounds of recurring work",
      labelNames: ["schedule", "outcome"],
      registers,
    }),
    readingSeconds: new Histogram({
      name: "appeals_document_reading_seconds",
      help: "Reading one file in its child process",
      labelNames: ["media_type", "outcome"],
      buckets: [0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
      registers,
    }),
    pagesRead: new Counter({
      name: "appeals_document_pages_read_total",
      help: "Pages of files that were read",
      registers,
    }),
    deliveries: new Counter({
      name: "appeals_deliveries_total",
      help: "Letters by the state that their sending came to",
      labelNames: ["method", "state"],
      registers,
    }),
  };
}

// On `globalThis`: Next bundles the start hook and the handlers apart, each with a copy of this module.
const globals = globalThis as { appealsDeskMetrics?: ReturnType<typeof makeMetrics> };
globals.appealsDeskMetrics ??= makeMetrics();

export const metrics = globals.appealsDeskMetrics;

/** Runs one try of a step and counts its time, whichever way it ends. */
export async function timedStep<T>(workflow: string, fn: () => Promise<T>): Promise<T> {
  const end = metrics.stepSeconds.startTimer({ workflow });
  try {
    const result = await fn();
    end({ outcome: "done" });
    return result;
  } catch (error) {
    end({ outcome: "failed" });
    throw error;
  }
}
