import { and, eq, not, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { appealDecisions } from "@/db/schema/cases";
import { AppError } from "@/lib/core/errors";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { announce } from "@/lib/domain/kernel/announce";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { countUpTo } from "@/lib/domain/kernel/count-up-to";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { operation } from "@/lib/domain/kernel/operation";
import { type DecisionRow, decisionInPractice, loadDecisions } from "./dto";
import { casesOf, isForeign, namedTooEarly, paperOfDecision } from "./paper";
import { readOf } from "./propose";
import {
  confirmDecisionInput,
  DECISION_MESSAGES,
  type DecisionDetailDto,
  decisionAnswer,
  decisionDetailAnswer,
  decisionsAnswer,
  openDecisionsAnswer,
  openDecisionsQuery,
  recordDecisionInput,
} from "./schema";
import {
  answeredAppeal,
  confirmedBy,
  keepOutcome,
  requireFitting,
  requireProposed,
  type Settled,
  valuesWith,
} from "./settle";

const decisionIdField = { decisionId: z.uuid() };
const MOST = 100;

export const listDecisions = operation(
  {
    name: "listDecisions",
    access: "user",
    input: z.object(appealIdField),
    answer: decisionsAnswer,
    summary: "List the payer's answers to an appeal, newest first",
  },
  async (ctx, { appealId }, tx) => {
    const { patientId } = await getAppealInPractice(tx, ctx, appealId);
    const found = await loadDecisions(tx, ctx, eq(appealDecisions.appealId, appealId), MOST);
    await audit(tx, ctx, {
      ...{ action: "list", entity: "decision", entityId: appealId, patientId },
      detail: { count: found.length },
    });
    return { decisions: found.map(({ dto }) => dto) };
  },
);

export const listOpenDecisions = operation(
  {
    name: "listOpenDecisions",
    access: "user",
    input: openDecisionsQuery,
    answer: openDecisionsAnswer,
    summary: "List the payers' answers that wait for a person, newest first",
    description: "Those without an appeal fit none, or several: confirming one names it.",
  },
  async (ctx, query, tx) => {
    const after = decodeCursor(query.cursor);
    const open = eq(appealDecisions.state, "proposed");
    const rows = await loadDecisions(
      tx,
      ctx,
      and(
        open,
        after
          ? sql`(${appealDecisions.createdAt}, ${appealDecisions.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
      query.page_size + 1,
    );
    // Those of a deleted appeal are hidden.
    const isHidden = sql`exists (select 1 from ${appeals} where ${appeals.practiceId} = ${ctx.practiceId}
      and ${appeals.id} = ${appealDecisions.appealId} and ${appeals.deletedAt} is not null)`;
    const count = await countUpTo(
      tx,
      appealDecisions,
      and(eq(appealDecisions.practiceId, ctx.practiceId), open, not(isHidden)),
    );
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    await audit(tx, ctx, { action: "list", entity: "decision", detail: { count: page.length } });
    return {
      count,
      next: last ? encodeCursor({ at: last.exact, id: last.row.id }) : null,
      previous: null,
      results: page.map(({ dto }) => dto),
    };
  },
);

export const getDecision = operation(
  {
    name: "getDecision",
    access: "user",
    input: z.object(decisionIdField),
    answer: decisionDetailAnswer,
    summary: "Show a payer's answer with what was read of it and the appeals that it fits",
  },
  async (ctx, { decisionId }, tx) => {
    const { row, dto, patientId } = await decisionInPractice(tx, ctx, decisionId);
    await audit(tx, ctx, { action: "read", entity: "decision", entityId: decisionId, patientId });
    return { ...dto, ...(await detailOf(tx, ctx, row)) };
  },
);

async function detailOf(
  tx: Tx,
  ctx: Ctx,
  { documentId, state }: DecisionRow,
): Promise<Pick<DecisionDetailDto, "read" | "candidates" | "too_early" | "problem">> {
  const paper = documentId ? await paperOfDecision(tx, ctx, documentId) : null;
  if (!paper) return { read: [], candidates: [], too_early: null, problem: null };
  const candidates = state === "proposed" ? await casesOf(tx, ctx, paper) : [];
  const fitsNone = state === "proposed" && candidates.length === 0;
  const foreign = fitsNone && (await isForeign(tx, ctx, paper));
  return {
    read: readOf(paper),
    candidates: candidates.map(({ appealId, label, reasons }) => ({ appeal: appealId, label, reasons })),
    too_early: fitsNone && !foreign ? await namedTooEarly(tx, ctx, paper) : null,
    problem: foreign ? DECISION_MESSAGES.foreign : null,
  };
}

/** As a person was told. Throws NOT_FOUND and VALIDATION. */
export const recordDecision = operation(
  {
    name: "recordDecision",
    access: "user",
    input: recordDecisionInput,
    answer: decisionAnswer,
    summary: "Write down how the payer decided an appeal",
    description: "For an answer without a paper, by phone or on the portal. Takes an Idempotency-Key.",
    idempotent: true,
    refuses: ["CONFLICT"],
  },
  async (ctx, { appealId, ...input }, tx) => {
    await getAppealInPractice(tx, ctx, appealId);
    const appeal = await answeredAppeal(tx, ctx, appealId);
    const values = valuesWith(null, input);
    await requireFitting(tx, ctx, appeal, values);
    const [row] = await tx
      .insert(appealDecisions)
      .values({
        practiceId: ctx.practiceId,
        source: "person",
        createdBy: ctx.actor.userId,
        ...confirmedBy(ctx, appeal, values),
      })
      .returning({ id: appealDecisions.id });
    if (!row) throw new Error("insert returned no row");
    await settled(tx, ctx, { id: row.id, appealId, patientId: appeal.patientId }, values, "create");
    return (await decisionInPractice(tx, ctx, row.id)).dto;
  },
);

/** Throws NOT_FOUND, VALIDATION, and CONFLICT for what is settled, still read, or another practice's. */
export const confirmDecision = operation(
  {
    name: "confirmDecision",
    access: "user",
    input: confirmDecisionInput,
    answer: decisionAnswer,
    summary: "Confirm a payer's answer, as it was read or corrected",
    description:
      "Where the paper fits no appeal or several, appeal names it. The appeal's outcome and clocks follow from then on.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { decisionId, appeal: named, ...input }, tx) => {
    const { row } = await lockedDecision(tx, ctx, decisionId);
    requireProposed(row);
    const paper = row.documentId ? await paperOfDecision(tx, ctx, row.documentId) : null;
    if (paper && (await casesOf(tx, ctx, paper)).length === 0 && (await isForeign(tx, ctx, paper)))
      throw new AppError("CONFLICT", DECISION_MESSAGES.foreign, { extra: { code: "another_practice" } });
    const appeal = await answeredAppeal(tx, ctx, named ?? row.appealId);
    const values = valuesWith(row, input);
    await requireFitting(tx, ctx, appeal, values);
    await tx
      .update(appealDecisions)
      .set(confirmedBy(ctx, appeal, values))
      .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.id, decisionId)));
    const about = { id: decisionId, appealId: appeal.id, patientId: appeal.patientId };
    await settled(tx, ctx, about, values, "update");
    return (await decisionInPractice(tx, ctx, decisionId)).dto;
  },
);

export const dismissDecision = operation(
  {
    name: "dismissDecision",
    access: "user",
    input: z.object(decisionIdField),
    answer: decisionAnswer,
    summary: "Dismiss what was read as a payer's answer",
    description: "The file stays among the documents; nothing follows from it.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { decisionId }, tx) => {
    const { row, patientId } = await lockedDecision(tx, ctx, decisionId);
    requireProposed(row);
    await tx
      .update(appealDecisions)
      .set({ state: "dismissed", updatedAt: sql`clock_timestamp()` })
      .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.id, decisionId)));
    await audit(tx, ctx, {
      ...{ action: "update", entity: "decision", entityId: decisionId, patientId },
      detail: { state: "dismissed" },
    });
    return (await decisionInPractice(tx, ctx, decisionId)).dto;
  },
);

async function lockedDecision(tx: Tx, ctx: Ctx, decisionId: string) {
  await tx
    .select({ id: appealDecisions.id })
    .from(appealDecisions)
    .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.id, decisionId)))
    .for("update");
  return decisionInPractice(tx, ctx, decisionId);
}

async function settled(
  tx: Tx,
  ctx: Ctx,
  about: { id: string; appealId: string; patientId: string | null },
  { outcome }: Settled,
  action: "create" | "update",
): Promise<void> {
  await keepOutcome(tx, ctx, about.appealId);
  await audit(tx, ctx, {
    ...{ action, entity: "decision", entityId: about.id, patientId: about.patientId },
    detail: { state: "confirmed", outcome },
  });
  announce(tx, ctx, "decision.recorded", { decision_id: about.id, appeal_id: about.appealId });
}
