import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import { AppError } from "@/lib/core/errors";
import { appealDocumentRows, type Linked, linkDocuments } from "@/lib/domain/appeal/documents/links";
import { MAX_SUPPORTING } from "@/lib/domain/appeal/documents/schema";
import { adoptDocuments } from "@/lib/domain/appeal/linking";
import { type AppealRow, getAppealInPractice } from "@/lib/domain/appeal/queries";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { startWriting } from "@/lib/domain/letter/writing/generation";
import { chosenPaper } from "@/lib/domain/letter/writing/standing";
import { type DecisionRow, decisionInPractice } from "./dto";
import { KEEPS_DENIAL } from "./rules";
import { DECISION_MESSAGES, nextLevelAnswer } from "./schema";

/**
 * The next level after a decision that keeps the denial: an appeal of its own with the decision as the paper that it answers and
 * the earlier records enclosed. Its letter is written at once, point by point (docs/product.md, M5). Asked again, the same one is answered.
 */
export const beginNextLevel = operation(
  {
    name: "beginNextLevel",
    access: "user",
    input: z.object({ decisionId: z.uuid() }),
    answer: nextLevelAnswer,
    summary: "Begin the next level after a decision that keeps the denial",
    description:
      "Which paper it is follows the advice on the decision: a second-level appeal, or external review.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { decisionId }, tx) => {
    const { row } = await decisionInPractice(tx, ctx, decisionId);
    if (row.state !== "confirmed" || !row.appealId || !row.outcome || !KEEPS_DENIAL.has(row.outcome))
      throw new AppError("CONFLICT", DECISION_MESSAGES.noNextLevel);
    // Holds the earlier appeal, so that a double click begins one.
    const earlier = await getAppealInPractice(tx, ctx, row.appealId, { forUpdate: true });
    const known = await followerOf(tx, ctx, earlier.id);
    if (known) return { appeal: known, created: false };
    const begun = await begin(tx, ctx, earlier, row);
    const [denial] = await linkPapers(tx, ctx, earlier.id, begun.id, row.documentId);
    const appeal = denial ? await adoptDocuments(tx, ctx, begun) : begun;
    const chosen = await chosenPaper(tx, ctx, appeal, {}).catch(noLetter);
    if (chosen) await startWriting(tx, ctx, appeal, { model: DEFAULT_MODEL, attempt: 1, chosen });
    return { appeal: appeal.id, created: true };
  },
);

/** Where the papers give no standing the wizard says why, and a person goes on or not. */
function noLetter(error: unknown): null {
  if (error instanceof AppError && error.extra?.code === "no_standing") return null;
  throw error;
}

async function followerOf(tx: Tx, ctx: Ctx, appealId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: appeals.id })
    .from(appeals)
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        eq(appeals.followsAppealId, appealId),
        isNull(appeals.deletedAt),
      ),
    );
  return row?.id ?? null;
}

async function begin(tx: Tx, ctx: Ctx, earlier: AppealRow, decision: DecisionRow): Promise<AppealRow> {
  const [row] = await tx
    .insert(appeals)
    .values({
      practiceId: ctx.practiceId,
      createdBy: ctx.actor.userId,
      followsAppealId: earlier.id,
      claimId: earlier.claimId,
      patientId: earlier.patientId,
      patientName: earlier.patientName,
      payerName: earlier.payerName,
      claimNumber: earlier.claimNumber,
      denialCode: earlier.denialCode,
      denialText: decision.reasons.map(({ text }) => sentence(text)).join(" ") || earlier.denialText,
    })
    .returning();
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "create",
    entity: "appeal",
    entityId: row.id,
    patientId: row.patientId,
    detail: { follows: earlier.id },
  });
  return row;
}

const sentence = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** The decision is what is answered now; the claim and the records go along, the first denial among them. */
async function linkPapers(
  tx: Tx,
  ctx: Ctx,
  earlierId: string,
  appealId: string,
  decisionPaper: string | null,
): Promise<Linked[]> {
  const before = (await appealDocumentRows(tx, ctx, [earlierId]))
    .filter(({ id }) => id !== decisionPaper)
    .map(
      ({ id, documentType }): Linked => ({
        documentId: id,
        documentType: documentType === "denial_letter" && decisionPaper ? "supporting_docs" : documentType,
      }),
    );
  const linked: Linked[] = [
    ...(decisionPaper ? [{ documentId: decisionPaper, documentType: "denial_letter" as const }] : []),
    ...before,
  ].slice(0, MAX_SUPPORTING);
  await linkDocuments(tx, ctx, appealId, linked);
  return linked;
}
