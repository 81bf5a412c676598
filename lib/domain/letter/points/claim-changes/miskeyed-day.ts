import { isSaidWrong, yearKeyedWrong } from "@/lib/domain/move/as-billed/miskeyed-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** A booking shows that the patient came, a closed office that nobody did. */
const CAME = /\b(?:checked (?:in|out)|arrived|kept|seen|completed)\b/i;
const CLOSED = /\b(?:office|clinic|practice)?\b.{0,12}\bclosed\b|\bno appointments\b/i;
const RECEIVED = /\b(?:accepted|received|created|sent|submitted)\b/i;
const MOST_OF_NOTE = 3;

/**
 * What shows that the billed day was keyed wrong: the line of the claim, the practice's list of errors, the signed note of the right day, the
 * appointment of that day, and that the claim came soon after it. Empty where no signed note says so.
 */
export function onMiskeyedDay(
  facts: readonly ChartFact[],
  { datesOfService: billed = [] }: Pick<LetterFacts, "datesOfService">,
): ChartFact[] {
  const plain = facts.filter(({ measure, adverse }) => !measure && adverse !== "refusal");
  const signed = plain.filter(({ topics }) => topics.includes("signature"));
  if (signed.some(({ date }) => date && billed.includes(date))) return [];
  const daysOf = ({ quote }: ChartFact) => findDates(quote).map(({ iso }) => iso);
  const listed = plain.filter(
    (fact) => isSaidWrong(fact.quote) && daysOf(fact).some((day) => billed.includes(day)),
  );
  const said = new Set(listed.flatMap(daysOf));
  const right = new Set(
    signed.flatMap(({ date }) =>
      date && (said.has(date) || billed.some((day) => yearKeyedWrong(day, date))) ? [date] : [],
    ),
  );
  if (right.size === 0) return [];
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const notes = new Set(signed.filter(({ date }) => date && right.has(date)).map(pageOf));
  const ofClaim = plain.filter(({ quote, date }) => isClaimLine(quote) && date && billed.includes(date));
  const copies = new Set(ofClaim.map(pageOf));
  const ofNote = [...notes].flatMap((page) => {
    const own = plain.filter((fact) => pageOf(fact) === page);
    return [
      ...own.filter(({ topics }) => topics.includes("signature")),
      ...own.filter(({ topics }) => !topics.includes("signature")).slice(0, MOST_OF_NOTE - 1),
    ];
  });
  return [
    ...ofClaim,
    ...listed.filter((fact) => daysOf(fact).some((day) => right.has(day))),
    ...ofNote,
    ...plain.filter(
      (fact) => !notes.has(pageOf(fact)) && fact.date && right.has(fact.date) && CAME.test(fact.quote),
    ),
    ...plain.filter(
      (fact) =>
        (copies.has(pageOf(fact)) || (fact.topics.includes("call") && /\bclaims?\b/i.test(fact.quote))) &&
        !listed.includes(fact) &&
        RECEIVED.test(fact.quote) &&
        daysOf(fact).some((iso) => [...right].some((day) => iso >= day)),
    ),
    ...plain.filter(
      ({ quote, date }) => date && billed.includes(date) && !isClaimLine(quote) && CLOSED.test(quote),
    ),
  ];
}
