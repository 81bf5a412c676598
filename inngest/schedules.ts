import { and, isNotNull, lt } from "drizzle-orm";
import type { Database } from "@/db/client";
import { eventOutbox } from "@/db/schema/system";
import { practiceContexts } from "@/lib/auth/practice-contexts";
import { clearOldResetRequests } from "@/lib/domain/account/password-reset";
import { clearOldSessions } from "@/lib/domain/account/sessions";
import { expireExports } from "@/lib/domain/case/export/make-export";
import { tendWorklist } from "@/lib/domain/case/reminder/morning";
import { sweepStaged } from "@/lib/domain/kernel/staged-files";
import { clearOldCounters } from "@/lib/domain/kernel/throttles";
import { sweepUnnamed } from "@/lib/domain/kernel/unnamed-files";
import { sealAuditEvents } from "@/lib/domain/practice/activity/seal";
import { tendWebhooks } from "@/lib/domain/practice/webhook/deliver";
import { usesInngest } from "@/lib/env";
import { inngest } from "./client";
import { workerHere } from "./in-hand";
import { beginSilentAgain } from "./reconcile";
import { takeOverStranded, tendDropped } from "./reconcile-dbos";
import { relayOutbox } from "./relay-outbox";
import { workflows } from "./workflows";

/**
 * Work that comes round by itself. On Inngest each is a cron function, elsewhere a timer of the worker; several workers may
 * run the same at once, so each must be safe beside itself.
 */
export type Schedule = {
  name: string;
  /** 1 to 30, or 60. */
  everyMinutes: number;
  /** A worker does it when it starts, too. */
  atStart?: true;
  run(db: Database): Promise<unknown>;
};

/** What the relay right after a commit is surely done with, or was killed over. */
const SWEEP_OLDER_THAN_MS = 10_000;
const KEEP_SENT_MS = 7 * 86_400_000;

export const schedules: readonly Schedule[] = [
  { name: "seal the audit trail", everyMinutes: 1, run: sealAuditEvents },
  { name: "send events again", everyMinutes: 1, run: sweepEvents },
  { name: "look after silent runs", everyMinutes: 1, atStart: true, run: reconcile },
  { name: "tend the worklists", everyMinutes: 5, run: tendWorklists },
  { name: "try webhooks again", everyMinutes: 5, run: retryWebhooks },
  { name: "clear old sessions", everyMinutes: 60, run: clearOldSessions },
  { name: "clear old reset requests", everyMinutes: 60, run: clearOldResetRequests },
  { name: "clear old counters", everyMinutes: 60, run: clearOldCounters },
  { name: "delete expired exports", everyMinutes: 60, run: deleteExpired },
  { name: "clear given up uploads", everyMinutes: 60, run: clearGivenUp },
  { name: "set aside files that no row names", everyMinutes: 60, run: clearUnnamed },
  { name: "clear sent events", everyMinutes: 60, run: clearSentEvents },
];

/** Sends what an outage or a crash kept from Inngest. Nothing waits where the database's own engine runs the workflows. */
async function sweepEvents(db: Database): Promise<number> {
  return usesInngest() ? relayOutbox(db, inngest(), new Date(Date.now() - SWEEP_OLDER_THAN_MS)) : 0;
}

/** What the database calls running and no engine works on is begun again, or ended, within five minutes. */
async function reconcile(db: Database): Promise<number> {
  if (usesInngest()) return beginSilentAgain(db, inngest(), workflows);
  // Neither waits for the other, nor falls with it. Only where the engine works can runs be given back to it.
  const worker = workerHere();
  const taking = worker ? takeOverStranded(db, worker) : 0;
  const [dropped, stranded] = await Promise.allSettled([tendDropped(db), taking]);
  if (dropped.status === "rejected") throw dropped.reason;
  if (stranded.status === "rejected") throw stranded.reason;
  return dropped.value + stranded.value;
}

async function clearSentEvents(db: Database): Promise<void> {
  const long = new Date(Date.now() - KEEP_SENT_MS);
  await db.delete(eventOutbox).where(and(isNotNull(eventOutbox.endedAt), lt(eventOutbox.endedAt, long)));
}

async function deleteExpired(db: Database): Promise<void> {
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) await expireExports(ctx);
}

/** What browsers began to send in parts and never finished. */
async function clearGivenUp(db: Database): Promise<void> {
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) await sweepStaged(ctx);
}

/** What an upload left whose process was killed between its file and its row. */
async function clearUnnamed(db: Database): Promise<void> {
  await sweepUnnamed(db, () => practiceContexts(db, crypto.randomUUID()));
}

async function retryWebhooks(db: Database): Promise<void> {
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) await tendWebhooks(ctx);
}

/** Begins people's mornings as the day comes to them (docs/product.md, W5). */
async function tendWorklists(db: Database): Promise<void> {
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) await tendWorklist(ctx);
}
