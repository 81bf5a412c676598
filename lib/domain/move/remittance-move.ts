import type { DenialCategory } from "@/lib/core/enums";
import type { LineOfBusiness } from "@/lib/core/notice";
import type { PayerType } from "@/lib/domain/reading/page/payer-directory";
import { type Advice, adviceFor } from "./advice";

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

const NOTHING = {
  appealPossible: false,
  source: "Codes of the remittance",
  needs: [],
  due: null,
  basis: null,
  dueOf: null,
} as const;

/** What is left out says nothing of whose rules govern the plan. */
const OF_PAYER: Partial<Record<PayerType, LineOfBusiness>> = {
  medicare: "medicare_ffs",
  medicare_advantage: "medicare_advantage",
  medicaid: "medicaid_mco",
  tricare: "tricare",
  fehb: "fehb",
  commercial: "commercial",
  blue: "commercial",
  tpa: "commercial",
};

/** CLP02 of claims that the payer itself passed on to the next one. */
const FORWARDED = new Set(["19", "20", "21", "23"]);

/** The advice on a claim of a remittance, which tells also what was not denied. */
export function moveFor(
  claim: DecidedClaim,
  denial: { outcome: string; lead: DeniedFor | null },
  payer: PayerType | undefined,
): Advice {
  if (denial.outcome === "reversal") {
    return {
      ...NOTHING,
      needs: [],
      move: "none",
      why: "The payer takes back an earlier decision on this claim.",
      steps: "Look at the corrected claim that comes with it or follows it.",
    };
  }
  if (!denial.lead) return adviceUndenied(claim);
  const { reason, group, remarks, category } = denial.lead;
  return adviceFor({
    carc: reason,
    group,
    remarks,
    category,
    lineOfBusiness: (payer && OF_PAYER[payer]) ?? null,
    kind: "remittance",
  });
}

function adviceUndenied(claim: DecidedClaim): Advice {
  const owed = (claim.patientResponsibility ?? 0) > 0;
  const forwarded = claim.crossoverPayer !== null || FORWARDED.has(claim.statusCode ?? "");
  if (owed && !forwarded) {
    return {
      ...NOTHING,
      needs: [],
      move: "bill_patient",
      why: "Not a denial: the rest is the patient's share.",
      steps: "Bill the patient's share, or the next payer if the patient has one.",
    };
  }
  return {
    ...NOTHING,
    needs: [],
    move: "none",
    why: owed ? "Not a denial: the payer passed the claim on to the next payer." : "Not a denial.",
    steps: owed ? "Wait for the next payer's remittance." : "Nothing to do but post the payment.",
  };
}
