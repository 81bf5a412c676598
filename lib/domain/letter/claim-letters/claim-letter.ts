import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals, letterGenerations } from "@/db/schema/appeals";
import { AppError, invalid } from "@/lib/core/errors";
import { type ClaimSubject, subjectOfClaim } from "@/lib/domain/appeal/claim-subject";
import { linkDocuments } from "@/lib/domain/appeal/documents/links";
import { lockClaim } from "@/lib/domain/claim/queries";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import {
  CLAIM_LETTER_MESSAGES,
  type GenerateClaimLetterDto,
  type GenerateClaimLetterInput,
  generateClaimLetterAnswer,
  generateClaimLetterInput,
} from "../schema";
import { findTemplate, type TemplateRow, templateForCategory } from "../templates/practice-templates";
import { startWriting } from "../writing/generation";
import { chosenPaper } from "../writing/standing";

/** Makes an appeal of a denied claim, with the claim's documents, and has its letter written. */
export const requestClaimLetter = operation(
  {
    name: "requestClaimLetter",
    access: "user",
    input: generateClaimLetterInput,
    answer: generateClaimLetterAnswer,
    summary: "Start writing an appeal letter for a denied claim",
    description:
      "Without template_id the claim's denial category names it. While a letter for the claim is being written a further call is answered 409 with code letter_under_way and that appeal. Where an appeal has no standing it is answered 409 with code no_standing and the advice, unless override_reason says why to go on. Takes an Idempotency-Key.",
    refuses: ["CONFLICT"],
    idempotent: true,
    record: ({ claim_id }) => ({ action: "create", entity: "appeal", detail: { claim: claim_id } }),
  },
  (ctx, input, tx) => orderClaimLetter(tx, ctx, input),
);

/** The appeal of a denied claim and the order to write its letter, in the caller's transaction. Throws as `requestClaimLetter`. */
export async function orderClaimLetter(
  tx: Tx,
  ctx: Ctx,
  input: GenerateClaimLetterInput,
): Promise<GenerateClaimLetterDto> {
  const claim = await lockedSubject(tx, ctx, input.claim_id);
  if (claim.status !== "denied") throw new AppError("BAD_REQUEST", CLAIM_LETTER_MESSAGES.onlyDenied);
  await refuseSecond(tx, ctx, input.claim_id);
  const template = await templateFor(tx, ctx, claim, input.template_id ?? null);
  const [appeal] = await tx
    .insert(appeals)
    .values({
      ...claim.subject,
      practiceId: ctx.practiceId,
      createdBy: ctx.actor.userId,
      templateId: template.id,
      templateName: template.name,
      extractionState: claim.linked.length > 0 && claim.allRead ? "done" : "idle",
    })
    .returning();
  if (!appeal) throw new Error("insert returned no row");
  await linkDocuments(tx, ctx, appeal.id, claim.linked);
  await audit(tx, ctx, {
    action: "create",
    entity: "appeal",
    entityId: appeal.id,
    patientId: appeal.patientId,
    detail: { claim: input.claim_id, documents: claim.linked.length },
  });
  const { engine } = await startWriting(tx, ctx, appeal, {
    model: input.model,
    attempt: 1,
    // A template is an appeal's text (docs/product.md, H10); another step's paper is asked for by its name.
    chosen: await chosenPaper(tx, ctx, appeal, { ...input, move: input.move ?? "appeal" }),
  });
  return {
    id: appeal.id,
    claim_id: input.claim_id,
    status: "Pending",
    template_id: template.id,
    template_name: template.name,
    model: input.model,
    engine,
    message: CLAIM_LETTER_MESSAGES.submitted,
  };
}

/** The claim's row is held, so that two calls at once see each other's letter. */
async function lockedSubject(tx: Tx, ctx: Ctx, claimId: string): Promise<ClaimSubject> {
  const unknown = () => invalid({ claim_id: ["Choose a claim from the list."] });
  await lockClaim(tx, ctx, claimId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "NOT_FOUND" ? unknown() : error;
  });
  const claim = await subjectOfClaim(tx, ctx, claimId);
  if (!claim) throw unknown();
  return claim;
}

async function refuseSecond(tx: Tx, ctx: Ctx, claimId: string): Promise<void> {
  const [underWay] = await tx
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(
      letterGenerations,
      and(eq(letterGenerations.practiceId, appeals.practiceId), eq(letterGenerations.appealId, appeals.id)),
    )
    .where(
      and(
        eq(appeals.practiceId, ctx.practiceId),
        eq(appeals.claimId, claimId),
        isNull(appeals.deletedAt),
        inArray(letterGenerations.state, ["queued", "writing"]),
      ),
    )
    .limit(1);
  if (underWay) {
    throw new AppError("CONFLICT", CLAIM_LETTER_MESSAGES.underWay, {
      extra: { code: "letter_under_way", appeal: underWay.id },
    });
  }
}

async function templateFor(
  tx: Tx,
  ctx: Ctx,
  { denialCategory }: ClaimSubject,
  templateId: string | null,
): Promise<TemplateRow> {
  if (templateId) {
    const chosen = await findTemplate(tx, ctx, templateId);
    if (!chosen) throw invalid({ template_id: ["Choose a template from the list."] });
    return chosen;
  }
  const category = denialCategory ?? "other";
  const template = await templateForCategory(tx, ctx, category);
  if (!template) throw new AppError("BAD_REQUEST", CLAIM_LETTER_MESSAGES.noTemplate(category));
  return template;
}
