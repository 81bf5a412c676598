/** Which body of law and which appeal route govern the plan. `unknown` and `commercial` cite no statute. */
export const PLAN_TYPES = [
  "medicare",
  "medicare_advantage",
  "part_d",
  "medicaid",
  "tricare",
  "fehb",
  "erisa",
  "commercial",
  "unknown",
] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** Whose plan it may be: what was set takes precedence over the payer's name. */
export type PlanSigns = { planType?: PlanType; payerName?: string };

const ADVANTAGE = /medicare[\s-]*(advantage|complete|plus|choice)|\bMA(PD|-PD)? plan\b|\bMedicare Part C\b/i;
/** "Aetna Medicare" is a private plan, not the government's contractor. */
const PRIVATE_MEDICARE =
  /(aetna|humana|united|uhc|cigna|anthem|blue|kaiser|wellcare|molina|devoted|alignment|scan|health ?spring|elevance).*medicare|medicare.*(aetna|humana|united|uhc|cigna|anthem|blue)/i;
const MEDIGAP = /medicare supplement|medigap/i;
const PART_D = /\bpart d\b|prescription drug plan/i;
const MEDICARE =
  /\bmedicare\b|noridian|novitas|palmetto gba|first coast service|national government services|\bngs\b|\bcgs administrators|wps government/i;
const MEDICAID = /medicaid|medi-?cal\b|health first colorado|soonercare|badgercare|masshealth|tenncare/i;
const TRICARE = /tricare|\bchampus\b|humana military|triwest/i;
const FEHB = /\bfehb|federal employee (health benefits )?program|blue cross.{0,40}federal employee/i;
/** A notice may mention any program in passing; these phrases say that it is about one. */
const TRICARE_NOTICE = /tricare (explanation|east|west|region|claim|prime|select|beneficiary)/i;
const ADVANTAGE_NOTICE =
  /your medicare (advantage|health) plan|medicare advantage (member|plan name|id)|notice of denial of (medical coverage|payment)/i;
const MEDICAID_NOTICE = /medicaid managed|medicaid (member|recipient|id|number)|member of .{0,40}medicaid/i;
/** "If your plan is governed by ERISA" says nothing about this plan; "is subject to ERISA" does. */
const ERISA =
  /(?<!\bif\b[^.]{0,60})\b(is|are)\b[^.]{0,40}\b(subject to|governed by|covered (by|under)) ERISA/i;

/**
 * The kind of plan, from what is set, else from the payer's name, else from the words of the denial letter. A commercial payer's
 * own Medicare or Medicaid product is told by the notice. Never guessed: `unknown` cites no law.
 */
export function planTypeOf(signs: PlanSigns, denialLetterText = ""): PlanType {
  if (signs.planType) return signs.planType;
  const payer = signs.payerName ?? "";
  if (TRICARE.test(payer)) return "tricare";
  if (FEHB.test(payer)) return "fehb";
  if (MEDICAID.test(payer)) return "medicaid";
  if (MEDIGAP.test(payer)) return "unknown";
  if (PART_D.test(payer)) return "part_d";
  if (ADVANTAGE.test(payer) || PRIVATE_MEDICARE.test(payer)) return "medicare_advantage";
  if (MEDICARE.test(payer)) return "medicare";
  if (TRICARE_NOTICE.test(denialLetterText)) return "tricare";
  if (FEHB.test(denialLetterText)) return "fehb";
  if (ADVANTAGE_NOTICE.test(denialLetterText)) return "medicare_advantage";
  if (MEDICAID_NOTICE.test(denialLetterText)) return "medicaid";
  return ERISA.test(denialLetterText) ? "erisa" : "unknown";
}

/** 2 when the notice is itself the decision on a first appeal. */
export function appealLevelOf(denialLetterText: string): 1 | 2 {
  const decided =
    /medicare appeal decision|redetermination (decision|notice)|decision on your (first |level 1 )?(medicare )?appeal|qualified independent contractor \(QIC\)|reconsideration (decision|has been (denied|upheld))|uph(o|e)ld (our|the) (original|initial) (decision|denial)/i;
  return decided.test(denialLetterText) ? 2 : 1;
}
