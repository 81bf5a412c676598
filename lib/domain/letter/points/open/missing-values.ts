import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { type LetterFacts, longDate } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { asksInNotice } from "./notice-asks";

/** What a payer wants by number, and how the chart would say it. */
const MINUTES =
  /\b(?:minutes|(?:treatment|session|total|timed?|start and (?:stop|end)) times?|time spent|time in (?:and|\/)|how long (?:the |each )?(?:service|session|visit|treatment|it (?:took|lasted))|duration of (?:the|each) (?:service|session|visit|treatment))\b/i;
const START_STOP =
  /\bstart\w*,? (?:and|\/|or) (?:stop|end)\w*(?: times?)?\b|\bstart\/(?:stop|end)\b|\btime in (?:and|\/) (?:time )?out\b/i;
/** "54 min", "minutes: 54", "TOTAL TIMED MIN 54". */
const SAID_MINUTES =
  /\b\d{1,3} ?(?:min(?:ute)?s?\b|['′])|\bminutes?:? \d|\b(?:total|timed|treatment|therapy|tx) mins?:? \d/i;
const SAID_CLOCK =
  /\b\d{1,2}[:.]?\d{2} ?(?:[ap]\.?m\.?)? ?(?:-|–|to|until|through) ?\d{1,2}[:.]?\d{2}\b|\b(?:start|begin|in)\w*\b[^;]{0,12}\d{1,2}:\d{2}/i;

const AGAIN =
  /\b(?:repeat\w*|second|follow-?up|later|re-?test\w*|re-?administered|re-?measured|compar\w+|updated|latest|most recent|again)\b/i;
const SCORE = /\b(?:scores?|measures?|indexe?s?|outcomes?|instruments?|questionnaires?|ratings?)\b/i;
const LACKING = /\b(?:no|not|never|without|lacks?|missing|absent|only)\b/i;

/** Numbers that the payer misses and the chart never gives: the time of a timed service, the second of two scores. */
export function missingValues({
  all,
  letter,
  noticeText,
}: {
  all: readonly ChartFact[];
  letter: LetterFacts;
  noticeText: string;
}): string[] {
  const asks = asksInNotice(noticeText);
  const missing: string[] = [];
  const time = asks.find(({ part }) => MINUTES.test(part))?.part;
  if (time) {
    const clock = START_STOP.test(time);
    const days = daysWithout(all, letter, clock ? SAID_CLOCK : SAID_MINUTES);
    if (days.length > 0)
      missing.push(
        `The note of ${days.map(longDate).join(" and ")} gives no ${clock ? "start and stop times" : "minutes"}, and the payer wants them: “${time}”. Only the clinician who gave the service can add them, by a dated late entry.`,
      );
  }
  const repeat = asks.find(
    ({ part }) => AGAIN.test(part) && SCORE.test(part) && LACKING.test(part),
  )?.sentence;
  if (repeat) {
    const once = scoresTakenOnce(all, repeat);
    if (once.length > 0)
      missing.push(
        `No second score was found to set beside ${once[0]}: look for a later one in the chart (“${repeat}”).`,
      );
  }
  const side = asks.find(({ sentence }) => WHICH_SIDE.test(sentence))?.sentence;
  const ofDay = all.filter(({ date }) => isServiceDay(letter, date));
  if (side && ofDay.length > 0 && !ofDay.some(({ quote }) => SIDE.test(quote)))
    missing.push(`No paper of the day says the side, and the payer wants it: “${side}”.`);
  return [...missing, ...listedDays(noticeText, all)];
}

const WHICH_SIDE =
  /\blaterality\b|\bwhich (?:side|knee|ankle|hip|shoulder|elbow|wrist|hand|foot|arm|leg|ear|eye|breast)\b|\b(?:right or left|left or right)\b/i;
const SIDE = /\b(?:right|left|bilateral|both|rt|lt|[RL])\b/i;

/** "Progress notes for 10/06, 10/13, 10/20 and 10/27/2026": each day of the list has a note, or it is missing. */
const NOTES_OF_DAYS =
  /\bnotes?\b[^.;:]{0,40}?((?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:,? and |, ?)){1,11}\d{1,2}\/\d{1,2}\/(\d{4}))/i;
function listedDays(noticeText: string, all: readonly ChartFact[]): string[] {
  const [, days = "", year = ""] = NOTES_OF_DAYS.exec(noticeText.replace(/\s+/g, " ")) ?? [];
  const listed = [...days.matchAll(/(\d{1,2})\/(\d{1,2})/g)].flatMap(([said, month = "", day = ""]) =>
    Number(month) <= 12 && !/^\/\d{2}$/.test(said)
      ? [`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`]
      : [],
  );
  const found = listed.filter((day) => all.some(({ date }) => date === day));
  // A chart that has none of them has its days elsewhere, or is no chart of these visits.
  return found.length === 0
    ? []
    : listed
        .filter((day) => !found.includes(day))
        .map((day) => `No note of ${longDate(day)} was found, and the payer asks for it.`);
}

/** An evaluation is billed without minutes. */
const UNTIMED = /\b(?:eval\w*|exam\w*|assessment)\b/i;

function daysWithout(all: readonly ChartFact[], letter: LetterFacts, said: RegExp): string[] {
  const days = [
    ...new Set(
      all.flatMap(({ date, heading }) =>
        date && isServiceDay(letter, date) && !UNTIMED.test(heading) ? [date] : [],
      ),
    ),
  ].sort();
  return days.filter((day) => !all.some(({ date, quote }) => date === day && said.test(quote)));
}

/** Angles, strengths and pain are told by notes on every day; a questionnaire is filled in now and then. */
const isScore = (key: string) => !/^(?:motion|strength|grip|slr|lag|row|pain|bp|bmi)/.test(key);

function scoresTakenOnce(all: readonly ChartFact[], sentence: string): string[] {
  const scores = all.filter(({ measure }) => measure && isScore(measure.key));
  const byName = Map.groupBy(scores, ({ measure }) => measure?.key ?? "");
  const named = [...byName].filter(([, [first]]) =>
    sentence.toLowerCase().includes((first?.measure?.name ?? "\n").toLowerCase()),
  );
  const asked = named.length > 0 ? named : [...byName];
  if (asked.some(([, facts]) => new Set(facts.map(({ date }) => date)).size > 1)) return [];
  return asked.flatMap(([, [first]]) =>
    first?.measure && first.date
      ? [`${first.measure.name} ${first.measure.value} of ${longDate(first.date)}`]
      : [],
  );
}
