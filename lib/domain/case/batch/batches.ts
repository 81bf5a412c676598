import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { letterBatches, letterBatchItems } from "@/db/schema/batches";
import { worklistItems } from "@/db/schema/worklist";
import { invalid, notFound } from "@/lib/core/errors";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { emit } from "@/lib/events";
import {
  type BatchDto,
  type BatchLetterState,
  batchAnswer,
  batchesAnswer,
  batchIdField,
  beginBatchInput,
  BATCH_MESSAGES as SAYS,
} from "./schema";

const NEWEST = 20;

/** Orders drafts for cases of one payer with one reason; the worker makes them, a person reviews each (docs/product.md, W8). */
export const beginBatch = operation(
  {
    name: "beginBatch",
    access: "user",
    input: beginBatchInput,
    answer: batchAnswer,
    summary: "Draft letters for several cases of one payer",
    description:
      "Cases of the worklist with the same payer, category and next step, at most 25. The drafts are made in the background; poll the batch. A case that has a draft keeps it. Nothing is sent. Takes an Idempotency-Key.",
    idempotent: true,
  },
  async (ctx, { ids }, tx) => {
    const { payerName, category, move } = await sameReason(tx, ctx, ids);
    const [batch] = await tx
      .insert(letterBatches)
      .values({ practiceId: ctx.practiceId, payerName, category, move, createdBy: ctx.actor.userId })
      .returning({ id: letterBatches.id });
    if (!batch) throw new Error("insert returned no row");
    const items = ids.map((worklistItemId, index) => ({
      practiceId: ctx.practiceId,
      batchId: batch.id,
      position: index + 1,
      worklistItemId,
    }));
    await tx.insert(letterBatchItems).values(items);
    await audit(tx, ctx, {
      action: "create",
      entity: "letter_batch",
      entityId: batch.id,
      detail: { cases: ids.length, move },
    });
    const order = { practiceId: ctx.practiceId, userId: ctx.actor.userId, batchId: batch.id };
    await emit(tx, "letters/batch.requested", order, batch.id);
    return loadBatch(tx, ctx, batch.id);
  },
);

/** Throws VALIDATION for cases that are not the practice's, or that one letter's reason doesn't fit. */
async function sameReason(tx: Tx, ctx: Ctx, ids: readonly string[]) {
  const items = await tx
    .select({
      payerKey: worklistItems.payerKey,
      payerName: worklistItems.payerName,
      category: worklistItems.category,
      move: worklistItems.move,
      state: worklistItems.state,
    })
    .from(worklistItems)
    .where(and(eq(worklistItems.practiceId, ctx.practiceId), inArray(worklistItems.id, [...ids])));
  const [first] = items;
  const refuse = (message: string) => invalid({ ids: [message] });
  if (!first || items.length !== ids.length) throw refuse(SAYS.choose);
  if (items.some(({ state }) => state === "closed" || state === "expired")) throw refuse(SAYS.closed);
  if (first.payerKey === "" || items.some(({ payerKey }) => payerKey !== first.payerKey))
    throw refuse(SAYS.onePayer);
  if (items.some(({ category, move }) => category !== first.category || move !== first.move))
    throw refuse(SAYS.oneReason);
  if (!PAPERS_OF_MOVE[first.move]) throw refuse(SAYS.noPaper);
  return first;
}

export const getBatch = operation(
  {
    name: "getBatch",
    access: "user",
    input: z.object(batchIdField),
    answer: batchAnswer,
    summary: "Show how far a batch of letters has come",
  },
  async (ctx, { batchId }, tx) => {
    const batch = await loadBatch(tx, ctx, batchId);
    await audit(tx, ctx, { action: "read", entity: "letter_batch", entityId: batchId });
    return batch;
  },
);

export const listBatches = operation(
  {
    name: "listBatches",
    access: "user",
    answer: batchesAnswer,
    summary: "List the newest batches of letters",
    description: `At most ${NEWEST}, newest first.`,
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({
        batch: letterBatches,
        letters: sql<number>`count(*)::int`,
        sent: sql<number>`count(*) filter (where ${appeals.status} = 'sent')::int`,
      })
      .from(letterBatches)
      .innerJoin(
        letterBatchItems,
        and(
          eq(letterBatchItems.practiceId, letterBatches.practiceId),
          eq(letterBatchItems.batchId, letterBatches.id),
        ),
      )
      .leftJoin(
        appeals,
        and(eq(appeals.practiceId, letterBatchItems.practiceId), eq(appeals.id, letterBatchItems.appealId)),
      )
      .where(eq(letterBatches.practiceId, ctx.practiceId))
      .groupBy(letterBatches.id)
      .orderBy(desc(letterBatches.createdAt), letterBatches.id)
      .limit(NEWEST);
    await audit(tx, ctx, { action: "list", entity: "letter_batch", detail: { count: rows.length } });
    return {
      batches: rows.map(({ batch, letters, sent }) => ({
        id: batch.id,
        payer_name: batch.payerName,
        category: batch.category,
        move: batch.move,
        created_at: batch.createdAt.toISOString(),
        letters,
        sent,
      })),
    };
  },
);

/** Throws NOT_FOUND. */
export async function loadBatch(tx: Tx, ctx: Ctx, batchId: string): Promise<BatchDto> {
  const [batch] = await tx
    .select()
    .from(letterBatches)
    .where(and(eq(letterBatches.practiceId, ctx.practiceId), eq(letterBatches.id, batchId)));
  if (!batch) throw notFound(SAYS.notFound);
  const rows = await tx
    .select({
      position: letterBatchItems.position,
      problem: letterBatchItems.problem,
      appealId: appeals.id,
      status: appeals.status,
      claimNumber: sql<string>`coalesce(nullif(${appeals.claimNumber}, ''), (select claim_number from claims
        where claims.practice_id = ${worklistItems.practiceId} and claims.id = ${worklistItems.claimId}), '')`,
      patientName: sql<string>`coalesce(nullif(${appeals.patientName}, ''), (select trim(concat_ws(' ', first_name, last_name)) from patients
        where patients.practice_id = ${worklistItems.practiceId} and patients.id = ${worklistItems.patientId}), '')`,
      generation: sql<
        string | null
      >`(select state from letter_generations g where g.practice_id = ${appeals.practiceId}
        and g.appeal_id = ${appeals.id} order by attempt desc limit 1)`,
      failure: sql<
        string | null
      >`(select error from letter_generations g where g.practice_id = ${appeals.practiceId}
        and g.appeal_id = ${appeals.id} order by attempt desc limit 1)`,
      version: sql<
        number | null
      >`(select max(version) from letter_versions v where v.practice_id = ${appeals.practiceId}
        and v.appeal_id = ${appeals.id})`,
    })
    .from(letterBatchItems)
    .innerJoin(
      worklistItems,
      and(
        eq(worklistItems.practiceId, letterBatchItems.practiceId),
        eq(worklistItems.id, letterBatchItems.worklistItemId),
      ),
    )
    .leftJoin(
      appeals,
      and(
        eq(appeals.practiceId, letterBatchItems.practiceId),
        eq(appeals.id, letterBatchItems.appealId),
        isNull(appeals.deletedAt),
      ),
    )
    .where(and(eq(letterBatchItems.practiceId, ctx.practiceId), eq(letterBatchItems.batchId, batchId)))
    .orderBy(asc(letterBatchItems.position));
  const letters = rows.map((row) => ({
    position: row.position,
    appeal: row.appealId,
    claim_number: row.claimNumber,
    patient_name: row.patientName,
    state: stateOf(row),
    version: row.version,
    problem: row.problem ?? (row.generation === "failed" && row.version === null ? row.failure : null),
  }));
  return {
    id: batch.id,
    payer_name: batch.payerName,
    category: batch.category,
    move: batch.move,
    created_at: batch.createdAt.toISOString(),
    under_way: letters.some(({ state }) => state === "waiting" || state === "writing"),
    letters,
  };
}

function stateOf(row: {
  problem: string | null;
  status: string | null;
  generation: string | null;
  version: number | null;
}): BatchLetterState {
  if (row.problem !== null) return "failed";
  if (row.status === null) return "waiting";
  if (row.status === "sent") return "sent";
  if (row.generation === "queued" || row.generation === "writing") return "writing";
  return row.version === null ? "failed" : "ready";
}
