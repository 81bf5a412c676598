import type { DenialCategory, RightMove } from "@/lib/core/enums";
import { RARC } from "@/lib/domain/codes/rarc";
import type { PayerType } from "@/lib/domain/reading/payer-directory";
import { BY_CATEGORY, type MoveCase, RULES } from "./move-rules";

/** The payer's decision on a claim, as far as it says what to do next. */
export type DecidedClaim = {
  /** CLP02. */
  statusCode: string | null;
  /** CLP05, in cents. */
  patientResponsibility: number | null;
  /** The next payer that this one passed the claim on to. */
  crossoverPayer: unknown;
};

/** Why the payer denies, the reason without its group. */
export type DeniedFor = { group: string; reason: string; remarks: string[]; category: DenialCategory };

export type ProposedMove = {
  move: RightMove;
  /** Why, in a sentence. */
  reason: string;
  /** What to do. */
  steps: string;
  /** The regulation, remark or rule of practice it rests on. */
  source: string;
  canAppeal: boolean;
  requiresCorrection: boolean;
};

const NOTHING = { canAppeal: false, requiresCorrection: false, source: "Codes of the remittance" };

/** CLP02 of claims that the payer itself passed on to the next one. */
const FORWARDED = new Set(["19", "20", "21", "23"]);

/** Is an appeal the right move, and if not, what is? A proposal: a person decides. */
export function moveFor(
  claim: DecidedClaim,
  denial: { outcome: string; lead: DeniedFor | null },
  payer: PayerType | undefined,
): ProposedMove {
  if (denial.outcome === "reversal") {
    return {
      ...NOTHING,
      move: "none",
      reason: "The payer takes back an earlier decision on this claim.",
      steps: "Look at the corrected claim that comes with it or follows it.",
    };
  }
  return denial.lead ? moveForReason(denial.lead, payer) : moveUndenied(claim);
}

/** The move for one denial reason, for callers that have no remittance claim. */
function moveForReason(lead: DeniedFor, payer: PayerType | undefined): ProposedMove {
  const found: MoveCase = {
    reason: lead.reason.replace(/^0+(?=\w)/, ""),
    group: lead.group,
    category: lead.category,
    payer,
    hints: new Set(lead.remarks.flatMap((remark) => RARC.get(remark)?.hint ?? [])),
  };
  const rule = RULES.find(({ when }) => when(found)) ?? BY_CATEGORY[found.category];
  const { move, reason, source } = rule;
  const canAppeal = rule.canAppeal ?? true;
  const notes = [rule.steps];
  if (move === "corrected_claim" && found.payer === "medicare" && canAppeal) {
    notes.push(
      "Medicare does not take replacement claims: ask the contractor for a clerical error reopening.",
    );
  }
  if (move === "appeal" && found.payer === "tricare") {
    notes.push("A network provider can appeal to TRICARE only when the patient appoints them in writing.");
  }
  const requiresCorrection = move === "corrected_claim";
  return { move, reason, steps: notes.join(" "), source, canAppeal, requiresCorrection };
}

function moveUndenied(claim: DecidedClaim): ProposedMove {
  const owed = (claim.patientResponsibility ?? 0) > 0;
  const forwarded = claim.crossoverPayer !== null || FORWARDED.has(claim.statusCode ?? "");
  if (owed && !forwarded) {
    return {
      ...NOTHING,
      move: "bill_patient",
      reason: "Not a denial: the rest is the patient's share.",
      steps: "Bill the patient's share, or the next payer if the patient has one.",
    };
  }
  return {
    ...NOTHING,
    move: "none",
    reason: owed ? "Not a denial: the payer passed the claim on to the next payer." : "Not a denial.",
    steps: owed ? "Wait for the next payer's remittance." : "Nothing to do but post the payment.",
  };
}
