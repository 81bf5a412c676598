import { groundOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase, isOfRules } from "../facts/said-as-fact";

/** "Back to 02/01/2025", and not "called back to verify" or "sent back to Medicare". */
const RETRO = String.raw`(?:retro(?:active|spective)?(?:ly)?|back-?dated|back to (?=\d|the (?:month|first|1st)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`;
const STATUS = String.raw`(?:entitle\w+|enroll\w+|disenroll\w+|award\w*|coverage|eligib\w+|determin\w+|decided|Part B)`;
/** "Your entitlement was decided retroactively", "retroactively disenrolled from her Medicare Advantage plan". */
const GIVEN_BACK = new RegExp(
  String.raw`\b${RETRO}[^.\n]{0,60}\b${STATUS}\b|\b${STATUS}\b[^.\n]{0,60}\b${RETRO}`,
  "i",
);
const OF_AGENCY =
  /\b(?:error|mistake|misrepresentation|wrong (?:information|advice))\b[^.\n]{0,30}\b(?:by|of|from|at) (?:Medicare|CMS|the (?:contractor|MAC|agency)|Social Security|SSA)\b/i;
const OF_MEDICARE = /\b(?:medicare|social security|SSA|CMS|part [AB]|MBI|advantage)\b/i;
/** The practice's own enrollment, or Medicaid's cover: neither makes a patient entitled to Medicare for a time gone by. */
const OF_PROVIDER = /\b(?:PECOS|855[A-Z]?|revalidat\w+|PTAN|credential\w*|providers?|practice|clinic|Dr)\b/i;
const OF_MEDICAID = /\bmedicaid\b/i;
const NONE = /\b(?:no|not|never|without|none|neither|denied|declined|n['’]t)\b/i;

/**
 * A paper at hand shows a ground on which Medicare still takes a late claim (42 CFR 424.44(b)): the patient was entitled to Medicare, or taken out of a Medicare
 * Advantage plan, for a time gone by, or an agency was wrong. Not one that says that there was none.
 */
export function filingException(pages: readonly Page[]): Ground | undefined {
  for (const page of pages) {
    if (!OF_MEDICARE.test(page.text) || isOfRules(page)) continue;
    const said = sentencesOn(page).find((one) => {
      const given = OF_PROVIDER.test(one) || isOfMedicaid(one) ? null : GIVEN_BACK.exec(one);
      const found = given ?? OF_AGENCY.exec(one);
      return found !== null && !NONE.test(one) && !one.endsWith("?") && !isForACase(one, found.index);
    });
    if (said) return groundOf(page, said);
  }
  return undefined;
}

const isOfMedicaid = (said: string): boolean => {
  const clause = said.split(";").find((part) => GIVEN_BACK.test(part)) ?? said;
  return OF_MEDICAID.test(clause) && !/\bmedicare\b/i.test(clause);
};
