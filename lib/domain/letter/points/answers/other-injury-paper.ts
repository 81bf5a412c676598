import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { injuryDayIn } from "@/lib/domain/reading/chart/injury-days";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";

/** A paper that the notice names by its day, and that is about another injury than the claim. */
export type OtherInjuryPaper = {
  name: string;
  day: string;
  injuredOn: string;
  ownInjury: string;
  facts: ChartFact[];
};

/** "Our file has a closing report dated 05/14/2024", "the evaluation of 3/2/2025". */
const NAMED =
  /\b(?:the|an?|this|that|your|our|his|her) ((?:(?!(?:is|was|has|have|of|and|or|in|on|no|not)\b)[a-z-]+ ){0,3}(?:report|evaluation|examination|exam|note|release|statement|letter)) (?:dated|of|from) (?=\d)/gi;
const LONGEST_DATE = 20;
/** A day that was written down wrongly is no other injury. */
const SLIP_DAYS = 31;
const MOST_SAID = 1;

/**
 * The payer rests on a paper that it names by its day; the chart's one page of that day labels another injury than the one of the notice. Told with
 * what that page says it is about.
 */
export function papersOfOtherInjury(all: readonly ChartFact[], noticeText: string): OtherInjuryPaper[] {
  const own = injuryDayIn(noticeText);
  if (!own) return [];
  const text = noticeText.replace(/\s+/g, " ");
  const found = new Map<string, OtherInjuryPaper>();
  for (const { 0: words, 1: name = "", index } of text.matchAll(NAMED)) {
    const behind = text.slice(index + words.length, index + words.length + LONGEST_DATE);
    const [date] = findDates(behind);
    if (date?.start !== 0) continue;
    const ofDay = all.filter((fact) => fact.date === date.iso && !fact.measure);
    const pages = new Set(ofDay.map(({ place }) => `${place.documentId}|${place.page}`));
    const injuredOn = ofDay[0]?.injuredOn;
    if (pages.size !== 1 || !injuredOn) continue;
    if (injuredOn >= addDays(own, -SLIP_DAYS) && injuredOn <= addDays(own, SLIP_DAYS)) continue;
    const usable = ofDay.filter(({ adverse }) => !adverse);
    const said = usable.filter(({ quote }) => !OF_HEAD.test(quote) && !CLOSES.test(quote));
    const facts = (said.length > 0 ? said : usable).slice(0, MOST_SAID);
    if (facts.length === 0) continue;
    found.set(date.iso, { name, day: date.iso, injuredOn, ownInjury: own, facts });
  }
  return [...found.values()];
}

/** The line with the name, the birth and the numbers. */
const OF_HEAD =
  /\b(?:DOB|DOI|D\.O\.I\.?|MRN|date of (?:birth|injury)|claim)\b|\d{1,2}\/\d{1,2}\/\d{2,4}[^.]*\d{1,2}\/\d{1,2}\/\d{2,4}/i;
/** What it found at its end is what the payer holds against this claim. */
const CLOSES =
  /\b(?:stationary|MMI|maximum medical|released?|no (?:further|permanent)|full (?:duty|motion)|regular work|resolved|discharged?)\b/i;
