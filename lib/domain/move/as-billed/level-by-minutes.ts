import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** The least total minutes of each office visit (CPT E/M guidelines in force since 2024). */
const LEAST_MINUTES: Record<string, number> = {
  "99202": 15,
  "99203": 30,
  "99204": 45,
  "99205": 60,
  "99212": 10,
  "99213": 20,
  "99214": 30,
  "99215": 40,
};
/** The sentence tells fewer total minutes than the highest of these visits takes: said in its favor, it would argue for the lower code. */
export function tellsTooFewMinutes(text: string, codes: readonly string[]): boolean {
  const least = Math.max(0, ...codes.map((code) => LEAST_MINUTES[code.slice(0, 5)] ?? 0));
  const told = [...text.matchAll(MINUTES)].map(([, one, other]) => Number(one ?? other));
  return told.length > 0 && Math.max(...told) < least;
}

/** What makes decision making high, so that time is not needed. */
const HIGH =
  /(?<!\b(?:no|not|without|denies|never|if) (?:\w+ ){0,3})\b(?:admi(?:t|tted|ssion)\b|hospitali[sz]\w*|emergency (?:department|room|surgery)|sent to the (?:ED|ER)\b|911\b|EMS\b|DNR\b|life[- ]threatening|threat to (?:life|bodily)|toxicity|chemotherap\w*|severe(?:ly)? (?:exacerbation|exacerbated|decompensat\w*)|suicid\w*|controlled substance|parenteral)/i;
/** What makes it at least moderate. */
const MODERATE =
  /\b(?:prescri\w+|Rx|start(?:ed)?|refill(?:ed)?|increase[ds]?|decrease[ds]?|\d+(?:\.\d+)? ?(?:mg|mcg|units)|surgery|injection)\b/i;
const LEVEL = /\blevels?\b|\bdecision[- ]making\b|\bE\/?M\b|\bcomplexity\b|\b(?:total )?time\b/i;
const MINUTES =
  /\b(?:total(?: (?:time|minutes|encounter time))?|I spent|time spent)\b[^.\n\d]{0,60}(?<!\d)(\d{1,3}) ?min|\b(\d{1,3}) (?:total )?min(?:utes?)? (?:total|in total|of total time|spent)\b/gi;
/** "8 minutes on tobacco counseling", "nurse intake, 10 min": time of a service of its own, or of somebody else. */
const OF_OTHER_WORK =
  /\b(?:nurs(?:e|ing)|RN|LPN|MA|intake|rooming|staff|scribe|student)\b|\b(?:on|for|in) (?:[\w-]+ ){0,2}(?:counsel\w*|cessation|education|teaching|advance care|procedures?|injections?|smoking|tobacco)\b/;

/** A sentence of a template that nobody ticked. */
const NOT_TICKED = /\[ \]|\bunchecked\b|\btemplate\b|\bnot (?:selected|ticked|checked)\b/i;

/**
 * Whether the practice's own note says that the billed level of an office visit was not reached: its total minutes lie below the level's
 * least, and nothing in it makes the decision making as high. An appeal would argue against the practice's own record.
 */
export function levelNotReached(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
  codes: readonly string[],
): boolean {
  const [code] = codes.flatMap((one) => one.match(/^\d{5}/)?.[0] ?? []).filter((one) => one in LEAST_MINUTES);
  if (!code || !LEVEL.test(noticeText)) return false;
  const ofTheDay = pages.filter((page) => findDates(page).some(({ iso }) => services.includes(iso)));
  const told = ofTheDay
    .flatMap((page) => page.split(/\n|(?<=[.;])\s+(?=\p{Lu})/u))
    .filter((line) => !NOT_TICKED.test(line));
  const minutesIn = (lines: readonly string[]) =>
    lines.flatMap((line) => [...line.matchAll(MINUTES)].map(([, one, other]) => Number(one ?? other)));
  // "Total time 45 minutes, 10 of them in counseling": a part of other work takes nothing from a whole that reaches the level.
  if (Math.max(0, ...minutesIn(told)) >= (LEAST_MINUTES[code] ?? 0)) return false;
  if (minutesIn(told.filter((line) => !OF_OTHER_WORK.test(line))).length === 0) return false;
  const notes = ofTheDay.join("\n");
  return /[45]$/.test(code) && !(code.endsWith("5") ? HIGH : MODERATE).test(notes);
}
