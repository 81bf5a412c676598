import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { remittanceFiles, remittancePayments } from "@/db/schema/remittances";
import { AppError } from "@/lib/core/errors";
import { announce } from "@/lib/domain/kernel/announce";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { practiceToday } from "@/lib/domain/practice/today";
import { storage } from "@/lib/integrations/services";
import { isPaper, sheetOf } from "../from-paper/sheets";
import { remittanceOf } from "../paper/to-remittance";
import { type RemittanceEvent, readRemittance } from "../reader/reader";
import { type ApplyAnswer, REMITTANCE_MESSAGES } from "../schema";
import { postDecisions } from "./batch";
import { type Counts, countedBefore, countResults, countsOf, NOTHING, sum } from "./counts";
import { type Decision, decisionOf } from "./decision";
import { getFileInPractice, type RemittanceFile } from "./files";
import { knownDecisions, loadCandidates, patientsNamed } from "./load";
import { saveBatch } from "./save";
import type { SurveyedPayment } from "./survey";
import { toldBefore } from "./told-before";

/** Decisions that are posted in one transaction. */
const BATCH = 250;

/**
 * Posts a file's good payments, batch by batch: each batch and how far the file has come are one transaction, so that a
 * killed run goes on where it was. Posting it again changes nothing; claims that were not on file then may be now.
 * Throws NOT_FOUND, CONFLICT for a quarantined file, UNPROCESSABLE for an unreadable one.
 */
export async function applyRemittance(
  ctx: Ctx,
  fileId: string,
  options: { createMissing: boolean },
): Promise<ApplyAnswer> {
  const { file, today } = await inContext(ctx, (tx) => begin(tx, ctx, fileId, options.createMissing));
  const again = file.state === "applied";
  const run: Run = {
    ctx,
    file,
    again,
    createMissing: again ? options.createMissing : file.createMissing,
    today,
  };
  let counts = NOTHING;
  for await (const decisions of decisionsOf(run)) {
    counts = sum(counts, await postBatch(run, decisions));
  }
  if (again) return { status: "applied", ...counts };
  return inContext(ctx, (tx) => finish(tx, ctx, fileId));
}

type Run = { ctx: Ctx; file: RemittanceFile; again: boolean; createMissing: boolean; today: string };

/** Marks a file as being applied. The record is of this step: without it nothing is posted. Throws for files that can't be. */
export async function begin(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  createMissing: boolean,
): Promise<{ file: RemittanceFile; today: string }> {
  const file = await getFileInPractice(tx, ctx, fileId, { forUpdate: true });
  if (file.state === "quarantined") throw new AppError("CONFLICT", file.quarantineReason);
  if (file.state === "reading") throw new AppError("CONFLICT", REMITTANCE_MESSAGES.reading);
  if (file.state === "unreadable") throw new AppError("UNPROCESSABLE", REMITTANCE_MESSAGES.unreadable);
  const today = await practiceToday(tx, ctx);
  if (file.state === "applying") return { file, today };
  const again = file.state === "applied";
  await audit(tx, ctx, {
    action: "update",
    entity: "remittance",
    entityId: fileId,
    detail: { to: "applied", again, create_missing: createMissing },
  });
  if (again) return { file, today };
  await tx
    .update(remittanceFiles)
    .set({ state: "applying", createMissing })
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, fileId)));
  return { file: { ...file, state: "applying", createMissing }, today };
}

async function finish(tx: Tx, ctx: Ctx, fileId: string): Promise<ApplyAnswer> {
  const file = await getFileInPractice(tx, ctx, fileId, { forUpdate: true });
  if (file.state !== "applied") {
    await tx
      .update(remittanceFiles)
      .set({ state: "applied", appliedAt: sql`clock_timestamp()` })
      .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, fileId)));
    announce(tx, ctx, "remittance.posted", { remittance_id: fileId });
  }
  return { status: "applied", ...countsOf(file) };
}

/** The decisions of the good payments, in order, read from the store in flat memory. */
export async function* decisionsOf(
  run: Pick<Run, "ctx" | "file" | "today" | "again">,
): AsyncGenerator<Decision[]> {
  const { file, today } = run;
  const payments = new Map(file.summary.payments.map((payment) => [payment.index, payment]));
  const from = run.again ? 0 : file.nextClaim;
  let batch: Decision[] = [];
  for await (const event of eventsOf(run)) {
    if (event.type !== "claim" || event.claim.index <= from) continue;
    const payment = payments.get(event.claim.payment);
    if (!payment) continue;
    batch.push(decisionOf(event.claim, payment, today));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* eventsOf({
  ctx,
  file,
  today,
}: Pick<Run, "ctx" | "file" | "today">): AsyncGenerator<RemittanceEvent> {
  if (isPaper(file)) {
    const { sheet } = await inContext(ctx, (tx) => sheetOf(tx, ctx, file.id));
    yield* remittanceOf(sheet);
    return;
  }
  const { stream } = await storage().get(file.storageKey);
  yield* readRemittance(stream, { today });
}

async function postBatch(
  { ctx, file, again, createMissing }: Run,
  all: readonly Decision[],
): Promise<Counts> {
  return inContext(ctx, async (tx) => {
    // Held by one run at a time; another one that is at work on the file finds its batches behind it.
    const { nextClaim } = await getFileInPractice(tx, ctx, file.id, { forUpdate: true });
    const decisions = again ? all : all.filter(({ claim }) => claim.index > nextClaim);
    const last = decisions.at(-1);
    if (!last) return NOTHING;
    const paymentIds = await paymentsOf(tx, ctx, file.id, decisions);
    const known = await knownDecisions(
      tx,
      ctx,
      decisions.map(({ key }) => key),
    );
    const open = decisions.filter(({ key }) => (known.get(key)?.state ?? "skipped") === "skipped");
    const candidates = open.length > 0 ? await loadCandidates(tx, ctx, open, { forUpdate: true }) : [];
    const outcome = postDecisions({
      decisions,
      known,
      told: await toldBefore(
        tx,
        ctx,
        file,
        candidates.map(({ row }) => row.id),
      ),
      candidates,
      patients: createMissing && open.length > 0 ? await patientsNamed(tx, ctx, open) : [],
      createMissing,
    });
    const counted = await countedBefore(tx, ctx, file.id, outcome.results, again);
    const counts = countResults(outcome.results, known, counted);
    if (open.length > 0) await saveBatch(tx, ctx, outcome, paymentIds);
    await advance(tx, ctx, file.id, again, counts, last.claim.index);
    return counts;
  });
}

/** Payments are recorded once; a second file that brings one is told the first record. */
async function paymentsOf(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  decisions: readonly Decision[],
): Promise<Map<number, string>> {
  const payments = new Map<string, SurveyedPayment>(
    decisions.map(({ payment }) => [payment.contentHash, payment]),
  );
  const hashes = [...payments.keys()];
  const find = () =>
    tx
      .select({ id: remittancePayments.id, hash: remittancePayments.contentHash })
      .from(remittancePayments)
      .where(
        and(
          eq(remittancePayments.practiceId, ctx.practiceId),
          inArray(remittancePayments.contentHash, hashes),
        ),
      );
  let rows = await find();
  const missing = [...payments.values()].filter(
    ({ contentHash }) => !rows.some(({ hash }) => hash === contentHash),
  );
  if (missing.length > 0) {
    await tx
      .insert(remittancePayments)
      .values(missing.map((payment) => paymentRow(ctx, fileId, payment)))
      .onConflictDoNothing();
    rows = await find();
  }
  return new Map(
    rows.flatMap(({ id, hash }) => {
      const payment = payments.get(hash);
      return payment ? [[payment.index, id] as const] : [];
    }),
  );
}

const paymentRow = (ctx: Ctx, fileId: string, payment: SurveyedPayment) => ({
  practiceId: ctx.practiceId,
  fileId,
  contentHash: payment.contentHash,
  interchangeSender: payment.sender,
  interchangeControl: payment.control,
  payerName: payment.payerName,
  payerIdentifier: payment.payerIdentifier,
  traceNumber: payment.traceNumber,
  amount: payment.amount,
  paidOn: payment.paidOn,
  balanced: payment.balanced,
  claimCount: payment.claims,
  providerAdjustments: payment.providerAdjustments,
});

/** How far the file has come. Posting it again adds only what is new. */
async function advance(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  again: boolean,
  counts: Counts,
  last: number,
): Promise<void> {
  const news = counts.created + counts.updated + counts.conflicts;
  if (again && news === 0) return;
  const { created, updated, unchanged, conflicts, unmatched, newlyDenied } = remittanceFiles;
  await tx
    .update(remittanceFiles)
    .set({
      ...(again
        ? { unmatched: sql`greatest(0, ${unmatched} - ${news})` }
        : {
            nextClaim: last,
            unchanged: sql`${unchanged} + ${counts.unchanged}`,
            unmatched: sql`${unmatched} + ${counts.unmatched}`,
          }),
      created: sql`${created} + ${counts.created}`,
      updated: sql`${updated} + ${counts.updated}`,
      conflicts: sql`${conflicts} + ${counts.conflicts}`,
      newlyDenied: sql`${newlyDenied} + ${counts.newly_denied}`,
    })
    .where(and(eq(remittanceFiles.practiceId, ctx.practiceId), eq(remittanceFiles.id, fileId)));
}
