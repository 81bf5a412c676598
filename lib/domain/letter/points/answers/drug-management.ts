import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";

const ASKED = /\b(?:prescription drugs?|drugs?|medications?) management\b|\bprescription drugs?\b/i;
/** What was decided of a drug: begun, ended, raised, lowered, kept on purpose. */
const DECIDED =
  /\b(?:start|stop|increase|decrease|raise|lower|change|switch|add|begin|began|resume|restart|continue|refill|prescribe|titrate|hold|wean|taper)(?:e?d|ped|s|es|ing)?\b/i;
export const DOSE =
  /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|units?|mL|puffs?|tabs?)\b|\b\d+(?:\.\d+)? (?:to|->) \d+(?:\.\d+)? ?(?:mg|mcg|units?)\b/i;
const MOST = 5;
/** A point that also doubts the problems is answered by both together. */
const ALSO_PROBLEMS = /\b(?:illness|problems?|conditions?|diagnos[ie]s)\b/i;
const CODED = /\b[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?\b/;
/** Its sentence tells the problem, too, which a point about the problems needs more. */
export const tellsProblem = ({ quote }: ChartFact) => CODED.test(quote);

/** "No prescription drug management is shown": what the visit decided of drugs and their doses, and nothing else of the note. */
export function ofDrugManagement(
  asked: string,
  facts: readonly ChartFact[],
  letter: LetterFacts,
): ChartFact[] {
  if (!ASKED.test(asked) || ALSO_PROBLEMS.test(asked)) return [];
  return facts
    .filter(
      ({ measure, adverse, quote, date }) =>
        !measure && !adverse && isServiceDay(letter, date) && DECIDED.test(quote) && DOSE.test(quote),
    )
    .slice(0, MOST);
}
