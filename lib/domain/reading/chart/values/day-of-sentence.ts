import { findDates, findShortDay } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { hitsIn } from "./found-measure";

/** The day that a sentence begins with: `iso` where it is told and past, none where the words only point to one. */
export type DayOfSentence = {
  iso?: string;
  /** "Between August 24 and September 25, 2026": where it tells a stretch, the day that it begins on, empty where that has no year. */
  from?: string;
};

/** "On ", "As of ", "At her evaluation on ": what leads the day of all that the sentence measures. */
const LEADS = /^\W{0,3}(?:on|as of|(?:at|by|in|during)(?: [a-z][a-z-]{0,14}){0,4}(?: (?:on|of|dated),?)?) $/i;
/** "In an accident on", "at surgery on", "in PT since": what happened or began that day, and not what was measured on it. */
const LEADS_EVENT =
  /\b(?:since|from|after|before|until|till|to|for|accidents?|crash\w*|collision|MVA|MVC|injur\w*|falls?|fell|surger\w+|operation|operative|repair|replacement|reconstruction|fusion|procedure|leave)\b/i;
/** "On 09/14/2026 she fell, LEFS 47/80": what came of it is measured at the visit. */
const HAPPENED =
  /\b(?:fell|tripped|slipped|twisted|injured|hurt|tore|ruptured|fractured|broke|struck|hit|underwent|started|began|stopped|quit|switched|prescribed|had (?:an? |her |his |the )?(?:\w+ ){0,3}(?:surgery|operation|repair|replacement|reconstruction|fusion|injection|fall|accident|MVA|stroke|MRI|procedure))\b/i;
const POINTS_BACK = /^\W{0,3}(?:on that (?:day|date)|at that (?:visit|time|point)|that day|back then)\b/i;
const SENTENCE_END = /(?<!\b(?:Drs?|Mrs?|Ms|St|vs|approx|No))[.;]\s+(?=[A-Z]|$)/;
const OF_TODAY = /\b(?:today|now|currently|present(?:ly)?)\b/i;

/**
 * "On 10/16/2026 the DGI was 17/24 and the DHI 42": the day is that of both. `before` goes to the measure's name, with the sentence before it; `day` is the entry's own.
 */
export function dayOfSentence(before: string, day: string | undefined): DayOfSentence | undefined {
  const sentences = before.split(SENTENCE_END);
  const said = sentences.at(-1) ?? "";
  if (OF_TODAY.test(said)) return undefined;
  if (POINTS_BACK.test(said)) {
    const [named, ...others] = findDates(sentences.at(-2) ?? "");
    return named && others.length === 0 && day && named.iso <= day ? { iso: named.iso } : {};
  }
  const led = clauseDay(said, day);
  if (led) return led;
  const [date, ...others] = findDates(said);
  const [until = date] = others;
  if (until && others.length < 2 && BETWEEN.test(said.slice(0, until.start)) && day && until.iso <= day)
    return { iso: until.iso, from: date && date !== until ? date.iso : "" };
  if (!date || others.length > 0 || !LEADS.test(said.slice(0, date.start))) return undefined;
  if (LEADS_EVENT.test(said.slice(0, date.start)) || HAPPENED.test(said.slice(date.end))) return undefined;
  // What is written of a day to come was not measured.
  return day && date.iso > day ? {} : { iso: date.iso };
}

/** What tells from when to when something changed. */
const BETWEEN = /^\W{0,3}between [^.;]{3,24} and $/i;
/**
 * "8/24 DHI=58, FGA=14; 9/25 DHI=30", "8/24 NDI 40, 9/25 NDI 30": a day right before the measures of its clause. "7/10 pain" and "4/5 strength"
 * are grades; behind a led day such a one may be the next day or not, so that the day of what follows it is not known.
 */
function clauseDay(said: string, day: string | undefined): DayOfSentence | undefined {
  const clause = said.split(/;\s+/).at(-1) ?? "";
  const parts = clause.split(/,\s+(?=\d{1,2}\/\d{1,2}:? )/);
  let led: DayOfSentence | undefined;
  for (const part of parts) {
    const [, printed = "", rest = ""] = /^\W{0,3}(\d{1,2}\/\d{1,2})(?::? )(?=\S|$)(.*)$/.exec(part) ?? [];
    if (!day || !printed || (rest.trim() !== "" && hitsIn(rest)[0]?.start !== 0)) continue;
    const iso = findShortDay(printed, day)?.iso;
    if (/\/(?:5|10)$/.test(printed)) led = led && {};
    else if (iso && iso <= day) led = { iso };
  }
  return led;
}

const FULL_LINE = 60;
/** What the sentence, and the one before it, say on the line above, where its words run on. */
export function saidAbove(lines: readonly Line[], index: number): string {
  const [above, here] = [lines[index - 1], lines[index]];
  if (!above || !here || above.page !== here.page) return "";
  const isProse = above.cells.length === 1 && above.text.trim().length >= FULL_LINE;
  if (!isProse || /[.:;!?]\s*$/.test(above.text)) return "";
  return `${above.text.trim()} `;
}
