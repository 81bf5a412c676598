import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { documents } from "@/db/schema/documents";
import { AppError, notFound } from "@/lib/core/errors";
import { updateClaimIn } from "@/lib/domain/claim/mutations";
import { claimInPractice, loadClaim } from "@/lib/domain/claim/queries";
import { claimAnswer, updateClaimInput } from "@/lib/domain/claim/schema";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { type DenialProposalDto, type SettleProposalInput, settleProposalInput } from "../schema";
import { claimDocument } from "./claim-documents";

/**
 * A person's decision about the denial that a letter proposes. Accepting makes the claim denied with the proposed fields, or
 * the ones sent in their place; an estimated deadline that was not touched stays an estimate. Throws NOT_FOUND,
 * VALIDATION, and CONFLICT for a stale `updated_at` or a document that proposes nothing.
 */
export const settleProposal = operation(
  {
    name: "settleProposal",
    access: "user",
    input: settleProposalInput,
    answer: claimAnswer,
    summary: "Accept or dismiss the denial that a letter proposes",
    description:
      "Accepting makes the claim denied with the proposed fields; those that are sent replace them.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { claimId, documentId, ...input }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const document = await claimDocument(tx, ctx, documentId);
    if (document.claim_id !== claimId) throw notFound("Document not found.");
    const proposal = document.denial_proposal;
    if (!proposal) throw new AppError("CONFLICT", "This document proposes no denial.");
    if (input.decision === "accept") await accept(tx, ctx, claimId, proposal, input);
    const state = input.decision === "accept" ? "accepted" : "dismissed";
    await tx
      .update(documents)
      .set({ proposalState: state })
      .where(and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "document",
      entityId: documentId,
      patientId: claim.patientId,
      detail: { proposal: state },
    });
    return loadClaim(tx, ctx, claimId);
  },
);

async function accept(
  tx: Tx,
  ctx: Ctx,
  claimId: string,
  proposal: DenialProposalDto,
  input: Omit<SettleProposalInput, "claimId" | "documentId">,
): Promise<void> {
  const given = <T>(sent: T | undefined, proposed: T): T | undefined =>
    sent !== undefined ? sent : (proposed ?? undefined);
  const deadline = given(input.appeal_deadline, proposal.appeal_deadline);
  await updateClaimIn(
    tx,
    ctx,
    updateClaimInput.parse({
      claimId,
      status: "denied",
      denial_details: {
        denial_date: given(input.denial_date, proposal.denial_date),
        denial_category: given(input.denial_category, proposal.denial_category),
        denial_summary: given(input.denial_summary, proposal.denial_summary),
        appeal_deadline: deadline,
      },
      ...(input.updated_at && { updated_at: input.updated_at }),
    }),
  );
  if (deadline !== proposal.appeal_deadline) return;
  await tx
    .update(claims)
    .set({
      deadlineEstimated: proposal.deadline_estimated,
      deadlineBasis: proposal.deadline_basis,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, claimId)));
}
