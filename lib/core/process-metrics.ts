import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { metrics } from "./metrics";

/**
 * Several web processes stand behind one port and any of them answers the scrape, so it asks the others by way of the first
 * process, which passes these on to all (`scripts/web.ts`).
 */
type Asked = { appealsDesk: "metrics asked"; by: number; scrape: number };
type Told = { appealsDesk: "metrics told"; by: number; scrape: number; values: object[] };
/** What the first process adds: how many were asked. */
type Counted = { appealsDesk: "metrics counted"; scrape: number; asked: number };

/** One that is starting, or stuck, is left out after this long. */
const WAIT_MS = 2_000;

// On `globalThis`: Next bundles the start hook, which hears the answers, and the handler that waits for them apart.
const globals = globalThis as { appealsDeskScrapes?: Map<number, (message: Told | Counted) => void> };
globals.appealsDeskScrapes ??= new Map();
const waiting = globals.appealsDeskScrapes;
let scrapes = 0;

/** Lets this process answer for itself when another one is scraped. Does nothing outside a cluster. */
export function answerForProcess(): void {
  if (!cluster.isWorker) return;
  process.on("message", (message: Asked | Told | Counted) => {
    if (message?.appealsDesk === "metrics told" || message?.appealsDesk === "metrics counted") {
      waiting.get(message.scrape)?.(message);
    }
    if (message?.appealsDesk !== "metrics asked") return;
    void metrics.registry
      .getMetricsAsJSON()
      .then((values) => process.send?.({ ...message, appealsDesk: "metrics told", values } satisfies Told));
  });
}

/** In Prometheus' text: what the processes behind this port counted, added up. */
export async function processMetrics(): Promise<string> {
  if (!cluster.isWorker) return metrics.registry.metrics();
  const all = await askProcesses();
  return AggregatorRegistry.aggregate(
    all.flat().length > 0 ? all : [await metrics.registry.getMetricsAsJSON()],
  ).metrics();
}

async function askProcesses(): Promise<object[][]> {
  const scrape = ++scrapes;
  const told: object[][] = [];
  let asked = Number.POSITIVE_INFINITY;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS);
    waiting.set(scrape, (message) => {
      if (message.appealsDesk === "metrics counted") asked = message.asked;
      else told.push(message.values);
      if (told.length < asked) return;
      clearTimeout(timer);
      resolve();
    });
    const by = cluster.worker?.id ?? 0;
    process.send?.({ appealsDesk: "metrics asked", by, scrape } satisfies Asked);
  });
  waiting.delete(scrape);
  return told;
}
