import { launchDbos, registerWithDbos } from "@/inngest/bind-dbos";
import { bindEventsFromSettings } from "@/inngest/bind-events";
import { workflows } from "@/inngest/workflows";
import { database } from "@/lib/auth/database";
import { log } from "@/lib/core/log";
import { env, usesInngest } from "@/lib/env";
import { beat, endBeat, startBeat } from "./heartbeat";
import { startHousekeeping } from "./housekeeping";
import { serveMetrics } from "./serve-metrics";

const BEAT_MS = 5_000;
/** Without a beat for this long a worker calls itself sick. */
const LOST_BEAT_MS = 30_000;
const FINISH_WITHIN_MS = 5_000;

/**
 * Runs the workflows on the database's engine, and the schedules. With Inngest configured both are Inngest's, and a worker
 * only beats.
 */
async function main(): Promise<void> {
  log.level = env.LOG_LEVEL;
  const db = database();
  await startBeat(db, env.WORKER_ID);
  bindEventsFromSettings();
  let stopEngine: Awaited<ReturnType<typeof launchDbos>> | null = null;
  if (!usesInngest()) {
    registerWithDbos(workflows);
    stopEngine = await launchDbos({
      databaseUrl: env.DATABASE_URL,
      workerId: env.WORKER_ID,
      concurrency: env.WORKER_CONCURRENCY,
    });
  }
  let beatAt = Date.now();
  const beatOnce = async () => {
    if (await beat(db, env.WORKER_ID)) beatAt = Date.now();
  };
  const server = env.WORKER_PORT
    ? serveMetrics(env.WORKER_PORT, env.METRICS_TOKEN, () => Date.now() - beatAt < LOST_BEAT_MS)
    : null;
  const timers = [
    setInterval(() => void beatOnce(), BEAT_MS),
    ...(usesInngest() ? [] : startHousekeeping(db)),
  ];
  log.info({ worker: env.WORKER_ID, engine: usesInngest() ? "inngest" : "dbos" }, "worker ready");
  process.send?.("ready");

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "worker stopping");
    for (const timer of timers) clearInterval(timer);
    server?.close();
    await endBeat(db, env.WORKER_ID).catch(() => {});
    // What does not finish in time is taken up at the next start, exactly as after a kill.
    await stopEngine?.(FINISH_WITHIN_MS).catch(() => {});
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  // A launcher that was killed leaves the channel closed: nobody would stop us.
  process.on("disconnect", () => void stop("disconnect"));
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  log.fatal({ err: error }, "worker could not start");
  process.exit(1);
});
