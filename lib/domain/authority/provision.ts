import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";

/** What a letter may want a rule for. */
export type Purpose =
  | "request"
  | "contents"
  | "time_to_file"
  | "late_request"
  | "filing_exception"
  | "denial_reason"
  | "criteria"
  | "claim_file"
  | "reviewer"
  | "reviewer_named"
  | "new_evidence"
  | "decision_time"
  | "expedited"
  | "continued_benefits"
  | "language"
  | "next_level"
  | "exhaustion"
  | "parity"
  | "payment_dispute"
  | "recoupment"
  | "coverage_policy";

/** One copy of the text that was read, with its day or month. `ecfr`: it says itself that it was held against the eCFR then. */
export type CheckedCopy = { copy: string; dated: string; ecfr?: true };

/**
 * One rule that obliges a payer: what it asks in our own words, whom it governs, and what was really read to know it. The text
 * of the law is not shipped; a practice may load it (docs/product.md, L4).
 */
export type Provision = {
  id: string;
  /** As a letter prints it. */
  citation: string;
  title: string;
  purpose: Purpose;
  /** What the payer must do, a whole sentence. */
  obliges: string;
  /** What a letter may ask under it: a clause that follows "We ask that you". */
  ask?: string;
  linesOfBusiness: readonly LineOfBusiness[];
  /** Absent: every stage. */
  stages?: readonly CareStage[];
  /** The decisions that a request under this rule may answer. Absent: every level. */
  levels?: readonly DecisionLevel[];
  /** The first and last day of decisions that it governs. */
  from?: string;
  until?: string;
  /** True where the right is the patient's, so that a practice needs to act for the patient to use it. */
  ofPatient?: true;
  source: string;
  /** The day of the text that was read. */
  edition: string;
  /** After this day the entry is to be checked again before a letter cites it. */
  goodThrough: string;
  checked: { against: readonly CheckedCopy[]; on: string };
};

/** Why an entry may not be cited today; null when it may. */
export function doubtAbout({ checked, goodThrough }: Provision, today: string): string | null {
  if (checked.against.length < 2) return "It was checked against fewer than two copies of the text.";
  if (!checked.against.some(({ ecfr, dated }) => ecfr && dated >= "2026-01-01"))
    return "None of the copies it was checked against was held against the official text in 2026.";
  if (today > goodThrough) return `It was checked for use through ${goodThrough}, which has passed.`;
  return null;
}
