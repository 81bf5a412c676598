import type { DenialCategory } from "./enums";

/** Apart from the other words of a claim: the first script of the wizard's second step has these alone. */
export const DENIAL_CATEGORY_LABELS: Record<DenialCategory, string> = {
  medical_necessity: "Medical necessity",
  authorization: "Authorization",
  coding: "Coding",
  documentation: "Documentation",
  eligibility: "Eligibility",
  billing: "Billing",
  duplicate: "Duplicate",
  timely_filing: "Timely filing",
  benefit_exclusion: "Benefit exclusion",
  other: "Other",
};
