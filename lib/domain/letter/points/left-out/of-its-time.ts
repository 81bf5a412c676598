import { addMonths } from "@/lib/core/dates";
import { carcOf } from "@/lib/domain/move/facts/denial-code";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";
import { isEarlierVisit } from "../answers/earlier-visits";
import type { Circumstances } from "./circumstances";
import { isAskedBefore } from "./other-periods";

/** It is of the service's time, or of the time before in which what it tells still counts. */
export function isOfItsTime(fact: ChartFact, { letter, from, noticeText }: Circumstances): boolean {
  if (!from || !fact.date || endsOldAccident(fact, letter) || isEarlierVisit(fact, noticeText)) return true;
  if (isAskedBefore(fact, from)) return false;
  const lasts =
    !fact.measure &&
    fact.topics.some(
      // What somebody said on the telephone a year before proves no need.
      (topic) =>
        LASTING.includes(topic) && !(topic === "call" && letter.denialCategory === "medical_necessity"),
    );
  return fact.date >= addMonths(from, lasts ? -OLDEST_PASSAGE_MONTHS : -OLDEST_MEASURE_MONTHS);
}

/** Older findings say nothing of the service; older treatment may. */
const OLDEST_MEASURE_MONTHS = 12;

const OLDEST_PASSAGE_MONTHS = 36;

/** What may be older than a year and still speak of the service. */
const LASTING: readonly Topic[] = [
  "treatment_tried",
  "imaging",
  "authorization",
  "coverage",
  "other_payer",
  "filing",
  "sent_before",
  "plan_text",
  "call",
];

/** "Visit note (earlier episode)": who was liable, what was found and billed then is not in question; what was tried may be. */
const EARLIER_EPISODE =
  /\b(?:earlier|prior|previous|past|old|closed) (?:episode|course of care|case|injury|accident)\b/i;

export const isOfEarlierEpisode = (fact: ChartFact, letter: LetterFacts) =>
  EARLIER_EPISODE.test(`${fact.heading} ${fact.section}`) &&
  !fact.topics.includes("treatment_tried") &&
  !endsOldAccident(fact, letter);

/** Where another insurer is said to be liable, the end of its own file counts, however long ago it was. */
const endsOldAccident = ({ quote, topics }: ChartFact, letter: LetterFacts) =>
  ["19", "20", "21"].includes(carcOf(letter)) && topics.includes("other_payer") && OLD_FILE.test(quote);

const OLD_FILE = /\b(?:settled|closed)\b|\bno (?:further |more )?med(?:ical)?[ -]pay(?:ments?)?\b/i;
