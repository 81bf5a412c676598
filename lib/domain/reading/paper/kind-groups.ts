import type { PaperKind } from "@/lib/core/notice";

/** Papers in which a payer refuses something: only these give a reason code, a reason and a time to appeal. */
const REFUSING: ReadonlySet<PaperKind> = new Set([
  "denial",
  "partial_denial",
  "prior_auth_denial",
  "appeal_decision_upheld",
  "partly_overturned",
  "dismissal",
  "external_review_decision",
  "recoupment",
  "remittance",
]);

export const refuses = (kind: PaperKind | null): boolean => kind !== null && REFUSING.has(kind);

const DECIDES_APPEAL: ReadonlySet<PaperKind> = new Set([
  "appeal_decision_upheld",
  "partly_overturned",
  "dismissal",
]);

/** An appeal was made already: the next step lies with a higher level. */
export const decidesAppeal = (kind: PaperKind | null): boolean => kind !== null && DECIDES_APPEAL.has(kind);

/** Papers that no payer wrote about a claim. */
const NOT_OF_A_PAYER: ReadonlySet<PaperKind> = new Set([
  "claim_form",
  "chart_note",
  "policy",
  "proof_of_sending",
  "patient_statement",
  "other",
]);

export const isOfPayer = (kind: PaperKind | null): boolean => kind !== null && !NOT_OF_A_PAYER.has(kind);

/** The paper that is disputed: the one put in its place, else one that a payer sent. */
export const disputedAmong = <P extends { documentType: string; kind: PaperKind | null }>(
  papers: readonly P[],
): P | undefined =>
  papers.find(({ documentType }) => documentType === "denial_letter") ??
  papers.find(({ kind }) => refuses(kind)) ??
  papers.find(({ kind, documentType }) => isOfPayer(kind) && documentType !== "supporting_docs");

/** A case or reference number names the claim only where the payer decides on one. */
export const decidesClaim = (kind: PaperKind | null): boolean =>
  kind === "other" || (isOfPayer(kind) && kind !== "external_review_decision");
