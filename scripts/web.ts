import cluster, { type Worker } from "node:cluster";
import { availableParallelism } from "node:os";

/**
 * `npm start`: Next's server in `WEB_CONCURRENCY` processes behind one port, by default one a core. A process that ends
 * by itself is started again; a signal ends them all in their own time. Run by Node itself, without a loader, so that the
 * first process stays small. Options are Next's own: `-p 3000 -H 127.0.0.1`.
 */
const NEXT = "node_modules/next/dist/bin/next";
const RESTART_MS = 200;
/** A process that ends sooner after its start is not started again and again. */
const TOO_SOON_MS = 5_000;
const TOO_OFTEN = 5;

const wanted = process.env.WEB_CONCURRENCY || String(availableParallelism());
const count = Number(wanted);
if (!Number.isInteger(count) || count < 1 || count > 64) {
  console.error("WEB_CONCURRENCY must be a whole number from 1 to 64.");
  process.exit(1);
}
/** Longer than proxies keep an unused connection (two minutes): else one may send into a connection that is just being closed. */
const KEEP_ALIVE_MS = 130_000;
const args = ["start", "--keepAliveTimeout", String(KEEP_ALIVE_MS), ...process.argv.slice(2)];

if (count === 1) {
  process.argv.splice(1, process.argv.length, NEXT, ...args);
  await import(new URL(`../${NEXT}`, import.meta.url).href);
} else {
  runCluster();
}

function runCluster(): void {
  cluster.setupPrimary({ exec: NEXT, args });
  passMetrics();
  let stopping = false;
  let failures = 0;
  const living = () =>
    Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker?.isDead() === false);
  const start = () => {
    if (stopping) return;
    const started = Date.now();
    cluster.fork().once("exit", (code, signal) => {
      if (stopping) {
        if (living().length === 0) process.exit();
        return;
      }
      console.error(`A web process ended (${signal ?? `code ${code}`}).`);
      failures = Date.now() - started < TOO_SOON_MS ? failures + 1 : 0;
      if (failures >= TOO_OFTEN) stop(1);
      else setTimeout(start, RESTART_MS * 2 ** failures);
    });
  };
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = code;
    for (const worker of living()) worker.process.kill("SIGTERM");
    if (living().length === 0) process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => stop(0));
  // A launcher that was killed leaves the channel closed: nobody would stop us.
  if (process.send) process.once("disconnect", () => stop(0));
  for (let n = 0; n < count; n += 1) start();
}

/** Whichever process is scraped asks the others by way of this one (lib/core/process-metrics.ts). */
function passMetrics(): void {
  cluster.on("message", (_from, message: { appealsDesk?: string; by: number; scrape: number }) => {
    const asker = cluster.workers?.[message?.by];
    if (message?.appealsDesk === "metrics told") asker?.send(message, ignore);
    if (message?.appealsDesk !== "metrics asked") return;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    for (const worker of all) worker?.send(message, ignore);
    asker?.send({ appealsDesk: "metrics counted", scrape: message.scrape, asked: all.length }, ignore);
  });
}

/** A process that ended between being found and being told. */
function ignore(): void {}
