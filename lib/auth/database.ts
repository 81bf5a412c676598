import { connect, type Database } from "@/db/client";
import { metrics } from "@/lib/core/metrics";
import { env } from "@/lib/env";

const globals = globalThis as { appealsDeskDatabase?: Database };

/** This process's pool, under the role that owns nothing. Kept on `globalThis` so that a dev reload keeps one. */
export function database(): Database {
  if (!globals.appealsDeskDatabase) {
    globals.appealsDeskDatabase = connect(env.DATABASE_URL, {
      max: env.DATABASE_POOL_SIZE,
      prepare: env.DATABASE_PREPARED_STATEMENTS,
    });
    metrics.poolSize.set(env.DATABASE_POOL_SIZE);
  }
  return globals.appealsDeskDatabase;
}
