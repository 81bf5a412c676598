import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const POLICY =
  /\b(?:polic(?:y|ies)|guidelines?|(?:local|national) coverage determination|coverage (?:determination|criteria)|LCD|NCD|bulletin|(?:provider |benefit |policy )?manual(?! (?:therapy|techniques?|traction|treatment|mobili[sz]ation|muscle))|handbook)\b/i;
/** A practice's own papers may have such a word in their title, too. */
const OF_PRACTICE = /\b(?:cancellation|financial|office|attendance|no[- ]?show|privacy|payment) polic/i;

/** "Policy GLM 7714480": whose insurance it is, where nothing says what the policy is about ("Medical Policy 91527"). */
const OF_INSURED =
  /(?<!\b(?:medical|payment|coverage|clinical|reimbursement|claims?|coding|billing|drug|pharmacy|benefit|utilization|administrative|corporate|provider) )\bpolicy (?:no\.? ?|number ?|# ?)?[A-Z]{0,5}[- ]?[\d-]{5,}/i;

/** "Bay Health   Medical Policy & Utilization" over an approval: the department that writes. */
const OF_DEPARTMENT =
  /\bpolicy (?:and|&) (?:utili[sz]ation|clinical review|appeals?|operations)\b|\bpolicy (?:department|dept|division|unit|team)\b/i;

/** A page of what a payer asks for or how it decides: it says nothing of the patient, and is told as the policy's words alone. */
export const isPolicyPage = ({ heading, measure }: Pick<ChartFact, "heading" | "measure">): boolean =>
  measure === undefined &&
  POLICY.test(heading.replace(OF_DEPARTMENT, " ")) &&
  !OF_PRACTICE.test(heading) &&
  !OF_INSURED.test(heading);
