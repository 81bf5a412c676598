import type { Database } from "@/db/client";
import { practiceContexts } from "@/lib/auth/practice-contexts";
import { log } from "@/lib/core/log";
import { clearOldSessions } from "@/lib/domain/account/sessions";
import { expireExports } from "@/lib/domain/case/export/make-export";
import { clearOldCounters } from "@/lib/domain/kernel/throttles";
import { sealAuditEvents } from "@/lib/domain/practice/activity/seal";

const SEAL_MS = 60_000;
const CLEAR_MS = 3_600_000;

/** Seals the audit trail each minute and clears what has run out each hour. Answers the timers, to be stopped. */
export function startHousekeeping(db: Database): NodeJS.Timeout[] {
  const every = (ms: number, name: string, fn: () => Promise<unknown>) =>
    setInterval(() => void fn().catch((error) => log.warn({ err: error }, `${name} failed`)), ms);
  return [
    every(SEAL_MS, "sealing the audit trail", () => sealAuditEvents(db)),
    every(CLEAR_MS, "clearing old sessions", () => clearOldSessions(db)),
    every(CLEAR_MS, "clearing old counters", () => clearOldCounters(db)),
    every(CLEAR_MS, "deleting expired exports", () => deleteExpired(db)),
  ];
}

async function deleteExpired(db: Database): Promise<void> {
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) await expireExports(ctx);
}
