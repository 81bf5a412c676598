import type { DenialCategory, RightMove } from "@/lib/core/enums";

/** Why an invented payer denies: what its notice says, and what the practice makes of it. */
export type DemoDenial = {
  category: DenialCategory;
  code: string;
  /** Ends the notice's sentence "We have denied this claim because". */
  reason: string;
  summary: string;
  rightMove: RightMove;
  rightMoveReason: string;
  canAppeal: boolean;
  requiresCorrection: boolean;
  correctionNotes: string;
};

const denial = (
  category: DenialCategory,
  code: string,
  reason: string,
  summary: string,
  [rightMove, rightMoveReason]: [RightMove, string],
  correctionNotes = "",
): DemoDenial => ({
  category,
  code,
  reason,
  summary,
  rightMove,
  rightMoveReason,
  canAppeal: !["corrected_claim", "bill_right_payer", "bill_patient"].includes(rightMove),
  requiresCorrection: rightMove === "corrected_claim",
  correctionNotes,
});

export const DENIALS: readonly DemoDenial[] = [
  denial(
    "medical_necessity",
    "CO-50",
    "the records do not show that the services were medically necessary.",
    "The payer does not see why therapy had to go on. Progress notes show measured gains at each re-evaluation.",
    ["appeal", "The records answer the reason."],
  ),
  denial(
    "authorization",
    "CO-197",
    "prior authorization was not obtained before the services were provided.",
    "Denied for missing authorization. The approval was on file before the first visit.",
    ["appeal", "The authorization was given before the service."],
  ),
  denial(
    "coding",
    "CO-4",
    "the modifier does not go with the procedure.",
    "The therapy lines went out without modifier GP.",
    ["corrected_claim", "The modifier is missing on the claim."],
    "Add modifier GP to every therapy line and send the claim again with frequency code 7.",
  ),
  denial(
    "documentation",
    "CO-252",
    "additional documentation is required to adjudicate the claim and was not received.",
    "The payer asks for the plan of care and the visit notes.",
    ["send_records", "The payer decides once it has the records."],
  ),
  denial(
    "eligibility",
    "CO-27",
    "the expenses were incurred after coverage terminated.",
    "The plan had ended before the visit. The patient has a new plan since.",
    ["bill_right_payer", "Another plan covered the patient on that day."],
  ),
  denial(
    "billing",
    "CO-16",
    "the claim lacks information or has a billing error.",
    "The referring provider is missing from the claim.",
    ["corrected_claim", "The claim lacks the referring provider."],
    "Add the referring provider's name and NPI in box 17.",
  ),
  denial(
    "duplicate",
    "CO-18",
    "it is an exact duplicate of a claim that was already processed.",
    "Taken for a duplicate of an earlier visit; the two visits were on different days.",
    ["appeal", "Two separate visits, both documented."],
  ),
  denial(
    "timely_filing",
    "CO-29",
    "the claim was filed too late.",
    "Denied as late. The clearinghouse accepted the claim within the limit.",
    ["appeal", "The acceptance report proves the date."],
  ),
  denial(
    "benefit_exclusion",
    "PR-119",
    "the benefit maximum for this time period has been reached.",
    "The yearly number of therapy visits is used up.",
    ["bill_patient", "The plan makes the patient responsible."],
  ),
  denial(
    "other",
    "CO-24",
    "the charges belong to a capitation contract.",
    "Taken for part of a capitation contract. The practice has none with this plan.",
    ["appeal", "The practice has no capitation contract."],
  ),
];
