import { and, asc, desc, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { letterBatches, letterBatchItems } from "@/db/schema/batches";
import { worklistItems } from "@/db/schema/worklist";
import { DEFAULT_MODEL, type RightMove } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { orderClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letter";
import { latestVersion } from "@/lib/domain/letter/saved/versions";
import { startWriting } from "@/lib/domain/letter/writing/generation";
import { chosenPaper } from "@/lib/domain/letter/writing/standing";

const GAVE_UP = "The draft could not be begun on our side. Write it from the case itself.";

/** The places of a batch that have neither a draft nor a problem. */
export async function openPlaces(ctx: Ctx, batchId: string): Promise<number[]> {
  return inContext(ctx, async (tx) => {
    const rows = await tx
      .select({ position: letterBatchItems.position })
      .from(letterBatchItems)
      .where(and(ofBatch(ctx, batchId), isNull(letterBatchItems.appealId), isNull(letterBatchItems.problem)))
      .orderBy(asc(letterBatchItems.position));
    return rows.map(({ position }) => position);
  });
}

/** Begins the draft of one case; what refuses it is kept as its sentence. Safe to start twice. */
export async function draftOne(ctx: Ctx, batchId: string, position: number): Promise<boolean> {
  try {
    return await inContext(ctx, (tx) => draft(tx, ctx, batchId, position));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "UNAVAILABLE") throw error;
    await keepProblem(ctx, batchId, error.message, position);
    return false;
  }
}

/** After the last try nothing stays waiting. */
export async function endBatch(ctx: Ctx, batchId: string): Promise<void> {
  await keepProblem(ctx, batchId, GAVE_UP);
}

const ofBatch = (ctx: Ctx, batchId: string) =>
  and(eq(letterBatchItems.practiceId, ctx.practiceId), eq(letterBatchItems.batchId, batchId));

async function keepProblem(ctx: Ctx, batchId: string, problem: string, position?: number): Promise<void> {
  await inContext(ctx, (tx) =>
    tx
      .update(letterBatchItems)
      .set({ problem })
      .where(
        and(
          ofBatch(ctx, batchId),
          position === undefined ? undefined : eq(letterBatchItems.position, position),
          isNull(letterBatchItems.appealId),
        ),
      ),
  );
}

async function draft(tx: Tx, ctx: Ctx, batchId: string, position: number): Promise<boolean> {
  const at = and(ofBatch(ctx, batchId), eq(letterBatchItems.position, position));
  const [item] = await tx
    .select({
      appealId: letterBatchItems.appealId,
      problem: letterBatchItems.problem,
      worklistItemId: letterBatchItems.worklistItemId,
    })
    .from(letterBatchItems)
    .where(at)
    .for("update");
  if (!item || item.appealId !== null || item.problem !== null) return false;
  const [found] = await tx
    .select({ claimId: worklistItems.claimId, appealId: worklistItems.appealId, move: letterBatches.move })
    .from(worklistItems)
    .innerJoin(
      letterBatches,
      and(eq(letterBatches.practiceId, worklistItems.practiceId), eq(letterBatches.id, batchId)),
    )
    .where(and(eq(worklistItems.practiceId, ctx.practiceId), eq(worklistItems.id, item.worklistItemId)));
  if (!found) return false;
  const known = await openDraft(tx, ctx, found);
  const appealId = known ? await goOn(tx, ctx, known, found.move) : await begin(tx, ctx, found);
  await tx.update(letterBatchItems).set({ appealId }).where(at);
  return true;
}

type Case = { claimId: string | null; appealId: string | null; move: RightMove };

/** The draft that somebody began before is gone on with, as it is. */
async function openDraft(tx: Tx, ctx: Ctx, { claimId, appealId }: Case): Promise<string | null> {
  const [row] = await tx
    .select({ id: appeals.id })
    .from(appeals)
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        eq(appeals.status, "draft"),
        isNull(appeals.deletedAt),
        or(
          appealId ? eq(appeals.id, appealId) : undefined,
          claimId ? eq(appeals.claimId, claimId) : undefined,
        ),
      ),
    )
    .orderBy(desc(appeals.createdAt))
    .limit(1);
  return row?.id ?? null;
}

async function begin(tx: Tx, ctx: Ctx, { claimId, move }: Case): Promise<string> {
  if (!claimId) throw new AppError("CONFLICT", "This appeal was sent already. Open it by itself.");
  const { id } = await orderClaimLetter(tx, ctx, { claim_id: claimId, model: DEFAULT_MODEL, move });
  return id;
}

async function goOn(tx: Tx, ctx: Ctx, appealId: string, move: RightMove): Promise<string> {
  const appeal = await getAppealInPractice(tx, ctx, appealId, { forUpdate: true });
  if (await latestVersion(tx, ctx, appealId)) return appealId;
  const [last] = await tx
    .select({ attempt: letterGenerations.attempt, state: letterGenerations.state })
    .from(letterGenerations)
    .where(and(eq(letterGenerations.practiceId, ctx.practiceId), eq(letterGenerations.appealId, appealId)))
    .orderBy(desc(letterGenerations.attempt))
    .limit(1);
  if (last && (last.state === "queued" || last.state === "writing")) return appealId;
  const chosen = await chosenPaper(tx, ctx, appeal, { move });
  await startWriting(tx, ctx, appeal, { model: DEFAULT_MODEL, attempt: (last?.attempt ?? 0) + 1, chosen });
  return appealId;
}
