/**
 * What a paper of a payer or of a chart is, and at what stage its decision stands (docs/product.md, E14). Null everywhere means
 * that the rules cannot tell; nothing is guessed.
 */
export const PAPER_KINDS = [
  "denial",
  "partial_denial",
  "records_request",
  "paid_eob",
  "patient_statement",
  "prior_auth_denial",
  "appeal_decision_upheld",
  "appeal_decision_overturned",
  "partly_overturned",
  "dismissal",
  "recoupment",
  "external_review_decision",
  "remittance",
  "claim_form",
  "chart_note",
  "policy",
  "proof_of_sending",
  "other",
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Whose rules govern the plan. `commercial`: a private plan whose funding the papers do not tell. */
export const LINES_OF_BUSINESS = [
  "medicare_ffs",
  "medicare_advantage",
  "part_d",
  "medicaid_mco",
  "tricare",
  "fehb",
  "erisa",
  "marketplace",
  "commercial",
  "workers_comp",
  "auto",
] as const;
export type LineOfBusiness = (typeof LINES_OF_BUSINESS)[number];

/** Whether the service was still to be given, under way, or done when the payer decided. */
export const CARE_STAGES = ["pre_service", "concurrent", "post_service"] as const;
export type CareStage = (typeof CARE_STAGES)[number];

/** Which decision the paper in hand is: the first one on the claim, or one on an appeal. */
export const DECISION_LEVELS = ["initial", "first", "second", "external"] as const;
export type DecisionLevel = (typeof DECISION_LEVELS)[number];

/** One denied line or service as the paper prints it. Amounts are dollars with two places, dates ISO `YYYY-MM-DD`. */
export type DeniedLine = {
  procedureCode: string | null;
  dateOfService: string | null;
  billed: string | null;
  /** What this code takes from the line, not the whole charge where the two differ. */
  amount: string | null;
  groupCode: string | null;
  code: string | null;
  remarks: string[];
  reason: string | null;
};

/** What the rules make of one paper. */
export type PaperReading = {
  kind: PaperKind | null;
  lineOfBusiness: LineOfBusiness | null;
  stage: CareStage | null;
  level: DecisionLevel | null;
  deniedLines: DeniedLine[];
};

/** What is told of a paper as a whole, each with how sure it is. */
export const PAPER_VALUES = ["kind", "stage", "level", "lineOfBusiness"] as const;
export type PaperValueName = (typeof PAPER_VALUES)[number];

/** How sure a value of a paper is (0 to 1), why it is in doubt, and who chose it. */
export type PaperValueEvidence = {
  confidence: number;
  doubt?: string;
  /** A person's choice; `read` is what it replaced. */
  confirmed?: {
    by: string;
    at: string;
    read: string | null;
    /** How sure what it replaced was. */
    evidence?: { confidence: number; doubt?: string };
  };
};
export type PaperEvidence = Partial<Record<PaperValueName, PaperValueEvidence>>;

/** Why the level of a paper is in doubt whose kind is. */
export const FOLLOWS_KIND = "It follows from the kind of paper, which is in doubt.";

/**
 * What is to be settled one by one (docs/product.md, E23): a level that is in doubt for the kind's sake alone is settled with the
 * kind, unless another kind was chosen than the one it was read by.
 */
export function withoutFollowing(evidence: PaperEvidence, kind: PaperKind | null): PaperEvidence {
  const { level } = evidence;
  if (level?.doubt !== FOLLOWS_KIND) return evidence;
  const chosen = evidence.kind?.confirmed;
  return chosen && chosen.read !== kind ? evidence : { ...evidence, level: { confidence: level.confidence } };
}
