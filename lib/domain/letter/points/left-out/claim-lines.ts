import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine, isEmptyBox } from "@/lib/domain/reading/chart/claim-form";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { stemsOf } from "../../relevance/stems";
import type { Circumstances } from "./circumstances";
import { UNITS_OF_A_DAY } from "./of-the-day";

/** A line or an empty box of the claim form that the denial does not turn on. */
export function isIdleOfClaim(fact: ChartFact, { letter, category, noticeText }: Circumstances): boolean {
  if (isEmptyBox(fact.quote) && !isMissed(fact.quote, noticeText)) return true;
  if (!isClaimLine(fact.quote)) return false;
  const codesInQuestion =
    OF_CODES.includes(category) || /\bmodifiers?\b/i.test(noticeText) || UNITS_OF_A_DAY.test(noticeText);
  return !codesInQuestion || ofOtherLine(fact.quote, letter) || ofOtherDay(fact, letter);
}

/** A box that was left empty matters where the notice misses what stands in it: "Missing or invalid initial treatment date". */
function isMissed(box: string, noticeText: string): boolean {
  const named = stemsOf(/\(([^()]*)\)/.exec(box)?.[1] ?? "");
  return noticeText
    .split("\n")
    .filter((line) =>
      /\b(?:missing|incomplete|invalid|blank|lacks?|omitted|not (?:given|entered|reported))\b/i.test(line),
    )
    .some((line) => [...stemsOf(line)].filter((stem) => named.has(stem)).length > 0);
}

/** Of a line called a duplicate the lines of its own service matter, and no other of the claim. */
const ofOtherLine = (quote: string, { denialCategory, deniedLines = [] }: LetterFacts) => {
  const codes = (deniedLines ?? []).flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  return denialCategory === "duplicate" && codes.length > 0 && !codes.some((code) => quote.includes(code));
};

/** A line of another day says nothing of the services in question. */
const ofOtherDay = ({ date }: ChartFact, letter: LetterFacts) =>
  date !== undefined && (letter.datesOfService ?? []).length > 0 && !isServiceDay(letter, date);

/** What the claim carried, line by line, matters where the codes are disputed. */
const OF_CODES: readonly DenialCategory[] = ["coding", "duplicate", "billing"];
