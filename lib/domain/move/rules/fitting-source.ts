import type { LineOfBusiness } from "@/lib/core/notice";

/** Whose claims a part of the Code of Federal Regulations governs; one that is not here is no single kind of plan's. */
const GOVERNS: Record<string, readonly LineOfBusiness[]> = {
  "5 CFR 890": ["fehb"],
  "29 CFR 2560": ["erisa"],
  "29 CFR 2590": ["erisa"],
  "32 CFR 199": ["tricare"],
  "42 CFR 405": ["medicare_ffs"],
  "42 CFR 411": ["medicare_ffs", "medicare_advantage"],
  "42 CFR 422": ["medicare_advantage"],
  "42 CFR 423": ["part_d"],
  "42 CFR 424": ["medicare_ffs"],
  "42 CFR 438": ["medicaid_mco"],
  "45 CFR 147": ["marketplace", "commercial"],
  "45 CFR 156": ["marketplace"],
};
const CITED = /\b(\d{1,2} CFR) (\d{1,4})\./;
/** "42 CFR 422.584 for Medicare Advantage, 438.410 for Medicaid plans": the second stands in the same title. */
const SAME_TITLE = /, (?=\d{3,4}\.\d)/;
const OF_MEDICARE = /\bMedicare contractors'/;

/** What is left where each of a rule's sources is another plan's: no law is named that may not govern the claim. */
const OWN_RULES = "The plan's own rules";

/**
 * The sources of a rule that can govern a claim of this plan, in their order. Of a plan that is not known those that hold whatever it
 * is. A rule with one source looked at the plan itself, or at words of the paper that show it.
 */
export function fittingSource(source: string, plan: LineOfBusiness | null): string {
  const all = source.split("; ").flatMap(citations);
  if (all.length === 1) return source;
  const fitting = all.filter((one) => fits(one, plan)).join("; ") || OWN_RULES;
  return fitting.charAt(0).toUpperCase() + fitting.slice(1);
}

/** Each with the title that the one before it names. */
function citations(source: string): string[] {
  const [first = "", ...others] = source.split(SAME_TITLE);
  const title = CITED.exec(first)?.[1];
  return title ? [first, ...others.map((one) => `${title} ${one}`)] : [source];
}

function fits(source: string, plan: LineOfBusiness | null): boolean {
  if (OF_MEDICARE.test(source)) return plan === "medicare_ffs";
  const [, title, part] = CITED.exec(source) ?? [];
  const plans = GOVERNS[`${title} ${part}`];
  return !plans || (plan !== null && plans.includes(plan));
}
