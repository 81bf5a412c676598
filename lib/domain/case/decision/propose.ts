import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appealDecisions } from "@/db/schema/cases";
import type { DecisionReason } from "@/lib/core/cases";
import type { Evidence } from "@/lib/core/extraction";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { practiceToday } from "@/lib/domain/practice/today";
import { casesOf, type DecisionPaper, paperOfDecision } from "./paper";
import { ANSWERS_APPEAL } from "./read-decision";
import type { DecisionDetailDto } from "./schema";

/**
 * After a paper was read: fills the decision that was uploaded with it, or proposes one where the paper answers an appeal that was
 * sent. Nothing follows from it until a person confirms it. Safe to start twice.
 */
export async function proposeDecision(ctx: Ctx, documentId: string): Promise<boolean> {
  return inContext(ctx, async (tx) => {
    const paper = await paperOfDecision(tx, ctx, documentId);
    if (!paper) return false;
    const [known] = await tx
      .select()
      .from(appealDecisions)
      .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.documentId, documentId)))
      .for("update");
    if (known) {
      if (known.state !== "proposed" || known.outcome !== null) return false;
      const fits = known.appealId ? [] : await casesOf(tx, ctx, paper);
      const appealId = known.appealId ?? (fits.length === 1 ? (fits[0]?.appealId ?? null) : null);
      await tx
        .update(appealDecisions)
        .set({ ...readValues(paper), appealId, updatedAt: new Date() })
        .where(and(eq(appealDecisions.practiceId, ctx.practiceId), eq(appealDecisions.id, known.id)));
      return true;
    }
    return proposeFound(tx, ctx, paper);
  });
}

/** A decision among papers that came another way: a claim's documents, or the library. */
async function proposeFound(tx: Tx, ctx: Ctx, paper: DecisionPaper): Promise<boolean> {
  const { document } = paper;
  if (!document.kind || !ANSWERS_APPEAL.has(document.kind) || document.appealId) return false;
  const fits = await casesOf(tx, ctx, paper);
  if (fits.length === 0) return false;
  const [row] = await tx
    .insert(appealDecisions)
    .values({
      practiceId: ctx.practiceId,
      appealId: fits.length === 1 ? (fits[0]?.appealId ?? null) : null,
      documentId: document.id,
      source: "letter",
      receivedOn: await practiceToday(tx, ctx),
      createdBy: document.uploadedBy,
      ...readValues(paper),
    })
    .onConflictDoNothing()
    .returning({ id: appealDecisions.id });
  if (!row) return false;
  await audit(tx, ctx, {
    action: "create",
    entity: "decision",
    entityId: row.id,
    patientId: document.patientId,
    detail: { state: "proposed", fits: fits.length },
  });
  return true;
}

function readValues({ document, reading }: DecisionPaper) {
  const { extractionFacts: facts, extractionEvidence: fields } = document;
  return {
    outcome: reading.outcome?.value ?? null,
    level: document.decisionLevel,
    decidedOn: facts?.notice_date?.value ?? null,
    amountInDisputeCents: reading.inDispute?.value ?? null,
    amountAllowedCents: reading.allowed?.value ?? null,
    amountPaidCents: reading.paid?.value ?? null,
    reference: reading.reference?.value ?? "",
    nextLevelDue: facts?.appeal_deadline?.value ?? null,
    reasons: reasonsOf(fields?.denial_text),
  };
}

/** What the decision says against the case: its points one by one, else its reason whole. */
function reasonsOf(reason: Evidence | undefined): DecisionReason[] {
  if (!reason) return [];
  if (reason.points && reason.points.length > 0)
    return reason.points.map(({ text, page }) => ({ text, page, quote: text }));
  return [{ text: reason.value, page: reason.page, quote: reason.context || reason.value }];
}

/** What was read, each with its page and words. */
export function readOf({ document, reading }: DecisionPaper): DecisionDetailDto["read"] {
  const { extractionFacts: facts, extractionEvidence: fields } = document;
  type Read = DecisionDetailDto["read"][number];
  const said = (field: Read["field"], one: { value: unknown; page: number; quote: string } | null): Read[] =>
    one ? [{ field, value: String(one.value), page: one.page, quote: one.quote }] : [];
  const evidence = (field: Read["field"], one: Evidence | undefined): Read[] =>
    one ? [{ field, value: one.value, page: one.page, quote: one.context || (one.basis ?? one.value) }] : [];
  const dollars = (one: { value: number; page: number; quote: string } | null) =>
    one && { ...one, value: (one.value / 100).toFixed(2) };
  return [
    ...said("outcome", reading.outcome),
    ...evidence("decided_on", facts?.notice_date),
    ...evidence("next_level_due", facts?.appeal_deadline),
    ...said("amount_paid", dollars(reading.paid)),
    ...said("amount_allowed", dollars(reading.allowed)),
    ...said("amount_in_dispute", dollars(reading.inDispute)),
    ...said("reference", reading.reference),
    ...evidence("claim_number", fields?.claim_number),
    ...evidence("patient_name", fields?.patient_name),
    ...evidence("payer_name", fields?.payer_name),
  ];
}
