import type { LineOfBusiness } from "@/lib/core/notice";

/**
 * The legal references that a letter may use, by the plans they govern. The list of the composer is also the list of the fact
 * check: a reference that stands here for another kind of plan is reported.
 */
export type Citation = { text: string; plans: readonly LineOfBusiness[] };

export const CITATIONS = {
  erisaReview: { text: "29 CFR 2560.503-1(h)", plans: ["erisa"] },
  erisaRule: { text: "29 CFR 2560.503-1", plans: ["erisa"] },
  erisaStatute: { text: "29 USC 1133", plans: ["erisa"] },
  medicareRedetermination: { text: "42 CFR 405.940-405.958", plans: ["medicare_ffs"] },
  medicareElements: { text: "42 CFR 405.944(b)", plans: ["medicare_ffs"] },
  medicareReconsideration: { text: "42 CFR 405.960-405.978", plans: ["medicare_ffs"] },
  medicareFilingException: { text: "42 CFR 424.44(b)", plans: ["medicare_ffs"] },
  medicareGoodCause: { text: "42 CFR 405.942(b)", plans: ["medicare_ffs"] },
  medicareAdvantage: { text: "42 CFR part 422 subpart M", plans: ["medicare_advantage"] },
  partD: { text: "42 CFR part 423 subpart M", plans: ["part_d"] },
  medicaidManagedCare: { text: "42 CFR part 438 subpart F", plans: ["medicaid_mco"] },
  tricare: { text: "32 CFR 199.10", plans: ["tricare"] },
  fehb: { text: "5 CFR 890.105", plans: ["fehb"] },
} as const satisfies Record<string, Citation>;

/** References allowed in a letter to this kind of plan. */
export const citationsFor = (plan: LineOfBusiness | null): string[] =>
  Object.values(CITATIONS)
    .filter((citation) => plan && (citation.plans as readonly LineOfBusiness[]).includes(plan))
    .map((citation) => citation.text);

/** Laws named by words, which may stand only in letters to these plans. */
export const NAMED_LAWS: readonly { pattern: RegExp; plans: readonly LineOfBusiness[] }[] = [
  { pattern: /\bERISA\b|Employee Retirement Income Security Act/g, plans: ["erisa"] },
  { pattern: /\bMHPAEA\b|Mental Health Parity(?: and Addiction Equity)?(?: Act)?/g, plans: [] },
  { pattern: /\bNo Surprises Act\b/g, plans: [] },
  { pattern: /\bAffordable Care Act\b|\bPublic Health Service Act\b|\bPHS Act\b/g, plans: [] },
];
