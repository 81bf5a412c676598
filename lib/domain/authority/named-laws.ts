import type { LineOfBusiness } from "@/lib/core/notice";

/** Laws named by words, which may stand only in letters to these plans. */
export const NAMED_LAWS: readonly {
  name: string;
  pattern: RegExp;
  linesOfBusiness: readonly LineOfBusiness[];
}[] = [
  {
    name: "ERISA",
    pattern: /\bERISA\b|Employee Retirement Income Security Act/g,
    linesOfBusiness: ["erisa"],
  },
  {
    name: "The parity law",
    pattern: /\bMHPAEA\b|Mental Health Parity(?: and Addiction Equity)?(?: Act)?/g,
    linesOfBusiness: [],
  },
  { name: "The No Surprises Act", pattern: /\bNo Surprises Act\b/g, linesOfBusiness: [] },
  {
    name: "The Affordable Care Act",
    pattern: /\bAffordable Care Act\b|\bPublic Health Service Act\b|\bPHS Act\b/g,
    linesOfBusiness: ["marketplace"],
  },
  {
    name: "A State code",
    pattern:
      /\b(?:Insurance|Health (?:and|&) Safety|Labor|Civil|Administrative|Welfare and Institutions) Code\b/g,
    linesOfBusiness: [],
  },
];
