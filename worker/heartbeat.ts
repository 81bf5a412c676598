import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { workerHeartbeats } from "@/db/schema/system";
import { log } from "@/lib/core/log";

/** By the database's clock, which is also asked whether a beat is old: a worker whose own clock is wrong is no dead one. */
const now = sql`now()`;

/** Says that this worker has started. Throws when the database can't be reached: the worker is no use then. */
export async function startBeat(db: Database, workerId: string): Promise<void> {
  await db
    .insert(workerHeartbeats)
    .values({ workerId, startedAt: now, beatAt: now, stopping: false })
    .onConflictDoUpdate({
      target: workerHeartbeats.workerId,
      set: { startedAt: now, beatAt: now, stopping: false },
    });
}

/** Says that it still runs and answers whether that was heard. A missed beat is for readiness to notice, not to die of. */
export async function beat(db: Database, workerId: string): Promise<boolean> {
  try {
    await db.update(workerHeartbeats).set({ beatAt: now }).where(eq(workerHeartbeats.workerId, workerId));
    return true;
  } catch (error) {
    log.warn({ err: error }, "heartbeat failed");
    return false;
  }
}

export async function endBeat(db: Database, workerId: string): Promise<void> {
  await db.update(workerHeartbeats).set({ stopping: true }).where(eq(workerHeartbeats.workerId, workerId));
}
