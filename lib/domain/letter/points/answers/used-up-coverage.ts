import { distinctive, lettersOf } from "@/lib/domain/move/coverage/other-plan";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "PIP medical benefits for this loss are EXHAUSTED", "the policy limit was reached": nothing more is paid there. */
const USED_UP =
  /\b(?:benefits?|coverage|limits?|PIP|med(?:ical)?[- ]?pay(?:ments)?|no[- ]fault|funds?)\b(?:[^.?!]|\.(?=\d)){0,60}\b(?:(?:is|are|was|were|been|now|fully) )?(?:exhausted|used up|(?:been )?reached|paid (?:out )?in full)\b|\bexhaust(?:ed|ion)\b[^.?!]{0,40}\b(?:benefits?|coverage|limits?)\b/i;
/** What is not so yet, or was only asked about. */
const NOT_SO =
  /\b(?:not|never|no longer|until|unless|if|whether|when|once|before|may|might|will|would|could|should|about to|nearly|almost|remaining|remains?|left|balance|please|send|need)\b|n['’]t\b|\?/i;
/**
 * Visits of a benefit year are this payer's own limit, and no order of payers; a limit of the patient's own costs that was reached, a
 * premium or a claim that was paid say the opposite, and rights of appeal are no coverage.
 */
const OF_SOMETHING_ELSE =
  /\b(?:visits?|sessions?|lifetime|annual|calendar|yearly|per year|benefit (?:year|period)|out[- ]of[- ]pocket|OOP|MOOP|deductibles?|co-?pay\w*|co-?ins\w*|premiums?|appeals?|remed(?:y|ies)|dental|vision|pharmacy|sick|leave)\b|\b(?:claims?|charges?|bills?|expenses?|services?)\b[^.;]{0,24}\bpaid in full\b/i;

type Told = {
  points: readonly { passages: readonly ChartFact[] }[];
  supporting: readonly { facts: readonly ChartFact[] }[];
};

/**
 * Another payer wrote that its coverage is used up. "before" where the same page has the day on which that was so, and every service is
 * later; nothing where the words are this payer's own.
 */
export function usedUpCoverage(
  { points, supporting }: Told,
  { payerName = "", datesOfService = [] }: LetterFacts,
): "before" | "used up" | undefined {
  const own = distinctive(payerName);
  const told = [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)];
  const said = told.filter(
    ({ quote, heading }) =>
      USED_UP.test(quote) &&
      !NOT_SO.test(quote) &&
      !OF_SOMETHING_ELSE.test(quote) &&
      !own.some((word) => lettersOf(`${heading} ${quote}`).includes(word)),
  );
  if (said.length === 0) return undefined;
  const from = datesOfService.toSorted()[0];
  // A row that refuses one of the services bears that service's day.
  const days = said
    .flatMap(({ quote }) => findDates(quote).map(({ iso }) => iso))
    .filter((day) => !datesOfService.includes(day));
  return from && days.length > 0 && days.every((day) => day < from) ? "before" : "used up";
}

/** "PIP claim 26-118-40977 OPEN. $10,000 basic": the insurer of an injury has a claim that it pays on. */
const OPEN_THERE =
  /\b(?:PIP|no-?fault|auto(?:mobile)?|comp|WC|med-?pay)\b[^.?]{0,12}\bclaim\b[^.?]{0,40}\b(?:open|active)\b(?! (?:balance|enrol))/i;
/**
 * It is closed or nothing is left there; nobody knows, or it is yet to come; it is another person's or of an older injury. Who bills another
 * insurer on such words loses the time that runs here.
 */
const NOT_OPEN =
  /\b(?:closed|settled|den(?:ies|ied|y)|exhausted|used up|reached|not?|never|none|neither|nor|without|unsure|unknown|unclear|uncertain|if|whether|unless|until|once|when|will|would|may|might|to be|to see|find out|asked?|ask(?:s|ing)|old|previous|prior|another|unrelated|keep|(?:husband|wife|spouse|son|daughter|mother|father|brother|sister|child|parent|partner|driver)(?:['’]?s)?)\b|n['’]t\b|\bis (?:it|the claim|there)\b|\?/i;

/** "DOL 11/20/2026": an accident after the last service has nothing to do with it. */
const OF_LOSS = /\b(?:DOL|DOI|DOA|(?:date of )?(?:loss|injury|accident))\W{0,3}$/i;

/** Whether a passage says that another insurer has a claim open, which is of no later accident than the services. */
export const tellsOpenThere = (
  { quote }: ChartFact,
  { payerName = "", datesOfService = [] }: Pick<LetterFacts, "payerName" | "datesOfService">,
): boolean => {
  const last = datesOfService.toSorted().at(-1);
  const isLater = findDates(quote).some(
    ({ iso, start }) => last !== undefined && iso > last && OF_LOSS.test(quote.slice(0, start)),
  );
  return (
    OPEN_THERE.test(quote) &&
    !isLater &&
    !NOT_OPEN.test(quote.replace(/\bclaim no\b\.?/gi, "claim")) &&
    !distinctive(payerName).some((word) => lettersOf(quote).includes(word))
  );
};

export const isOpenThere = ({ points, supporting }: Told, letter: LetterFacts): boolean =>
  [...points.flatMap(({ passages }) => passages), ...supporting.flatMap(({ facts }) => facts)].some((fact) =>
    tellsOpenThere(fact, letter),
  );
