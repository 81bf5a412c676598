import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** The agreement itself: "compromise settlement", "compromise and release", "full and final". */
const SETTLEMENT =
  /\b(?:compromise (?:settlement|and release|& release|agreement)|C ?& ?R\b|full and final (?:settlement|release)|settlement (?:agreement|contract|order)|agreement for settlement|clincher|stipulation|redemption)\b/i;
/** "Released from all future medical expense", "past and future medical", "$38,500 is for future medical care". */
const MEDICAL_TAKEN_IN =
  /\b(?:releas\w+|discharg\w+|clos\w+|settl\w+|resolv\w+|includ\w+|full and final|all claims)\b[^.]{0,140}\bfuture (?:medical|treatment|care)\b|\bfuture medical\b[^.]{0,60}\b(?:is|are|was|were) (?:hereby )?(?:released|closed|settled|included|waived)\b|\$ ?[\d,]+(?:\.\d\d)? (?:of [^.]{0,30})?(?:is|are|was|were)?[^.]{0,30}\bfor future medical\b/i;
const LEFT_OPEN =
  /\b(?:future )?medical\b[^.\n]{0,30}(?:\[[xX]\] ?)?\b(?:remains?|(?:is|was|shall be|left|stays?|kept)) (?:left |kept )?open\b|\[[xX]\] ?(?:remains? |left |stays? )?open\b|\b(?:insurer|employer|carrier)\b[^.]{0,60}\b(?:shall|will|must|agrees? to) (?:go on|continue|keep|remain|furnish|provide|pay)\b[^.]{0,60}\b(?:medical|care|treatment)\b/i;
/** Money that somebody else keeps and pays from is not asked of the patient. */
const KEPT_BY_OTHERS =
  /\bprofessional(?:ly)? administ\w+|\badministered by\b|\bcustodian\b|\bset-?aside administrator\b|\bin (?:the )?trust account\b/i;
const APPROVED =
  /\b(?:approv(?:ed|al)|order(?:ed)?|effective|dated|signed|entered|settled)\b[^\d\n.;]{0,20}$/i;

/**
 * A settlement at hand takes in all later care and was approved before the services: the money for them was paid to the patient. Not one that leaves the
 * medical part open, or whose money an administrator keeps.
 */
export function settledInFull(
  pages: readonly Page[],
  services: readonly string[],
  noticeText = "",
): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first) return undefined;
  const injuries = injuredOn(noticeText.replace(/\s+/g, " "));
  const flat = pages.map(({ text, place }) => ({ text: text.replace(/\s+/g, " "), place }));
  if (flat.some(({ text }) => LEFT_OPEN.test(text) || KEPT_BY_OTHERS.test(text))) return undefined;
  for (const page of flat) {
    const taken = MEDICAL_TAKEN_IN.exec(page.text);
    const own = injuredOn(page.text);
    if (injuries.length > 0 && own.length > 0 && !own.some((day) => injuries.includes(day))) continue;
    if (!taken || !SETTLEMENT.test(page.text)) continue;
    const approved = findDates(page.text).filter(({ start }) => APPROVED.test(page.text.slice(0, start)));
    if (approved.length > 0 && approved.every(({ iso }) => iso < first)) return groundOf(page, taken[0]);
  }
  return undefined;
}

/** The days of injury that a text names: an agreement on another injury settles nothing of this one. */
const INJURED =
  /\b(?:date of (?:injury|accident|loss)|injury date|D\.?O\.?I\.?|injured(?: on)?|injury of)\b[^\d\n]{0,12}$/i;
const injuredOn = (text: string): string[] =>
  findDates(text).flatMap(({ iso, start }) =>
    INJURED.test(text.slice(Math.max(0, start - 40), start)) ? iso : [],
  );

/** The payer's whole answer is that the case was settled. */
export const saysSettled = (text: string): boolean =>
  /\b(?:settle(?:d|ment)|compromise|C ?& ?R|released?|stipulat\w+)\b/i.test(text) &&
  /\b(?:closed?|no (?:more|further|longer)|not (?:liable|responsible|payable|owed)|resolved|obligations?|unpaid)\b/i.test(
    text,
  );
