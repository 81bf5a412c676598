import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { type LetterFacts, longDate } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { asksInNotice } from "./notice-asks";

/** What a payer wants by number, and how the chart would say it. */
const MINUTES =
  /\b(?:minutes|(?:treatment|session|total|timed?|start and (?:stop|end)) times?|time (?:in|spent)|how long|duration of (?:the|each) (?:service|session|visit|treatment))\b/i;
const START_STOP =
  /\bstart\w*,? (?:and|\/|or) (?:stop|end)\w*(?: times?)?\b|\bstart\/(?:stop|end)\b|\btime in\b/i;
const SAID_MINUTES = /\b\d{1,3} ?(?:min(?:ute)?s?\b|['′])|\bminutes?:? \d/i;
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
  return missing;
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
