import { type LetterFacts, longDate } from "../facts/facts";
import { type CountedVisits, ownCountOf } from "../points/answers/counted-visits";
import { placeOf } from "./place-of";

const listed = (days: readonly string[]) =>
  days.length < 2
    ? days.map(longDate).join("")
    : `${days.slice(0, -1).map(longDate).join("; ")} and ${longDate(days.at(-1) ?? "")}`;

/** The payer's own count with the days that don't belong in it taken out, where a limit is not reached by what is left. */
export function belowLimit(letter: LetterFacts, counted: CountedVisits | undefined): string | undefined {
  if (!counted) return undefined;
  const { days, limit, ofOtherYear, noVisit, shown } = counted;
  const services = (letter.datesOfService ?? []).toSorted();
  const [first] = services;
  const places = [...new Set(shown.flatMap((fact) => placeOf(fact, letter.enclosures ?? []) ?? []))];
  if (!first || places.length === 0) return undefined;
  const left = days.filter((day) => day < first).length - ofOtherYear.length - noVisit.length;
  // The practice's own list has to come to the same number, where it counts.
  const own = ownCountOf(first, counted);
  const agrees = own === undefined || own === left + 1;
  const denied =
    services.length > 1
      ? `the denied services are visits ${left + 1} to ${left + services.length}`
      : `the denied service is visit ${left + 1}`;
  const sentences = [
    "Your notice lists the days that it counts.",
    ofOtherYear.length > 0 &&
      `${listed(ofOtherYear)} ${ofOtherYear.length > 1 ? "lie" : "lies"} in another calendar year.`,
    noVisit.length > 0 &&
      `The enclosed record shows that ${listed(noVisit)} ${noVisit.length > 1 ? "do" : "does"} not count: what was billed was not kept, was another person's, or was taken back.`,
    agrees &&
      left >= 0 &&
      (limit === undefined || left + services.length <= limit) &&
      `Without ${ofOtherYear.length + noVisit.length > 1 ? "them" : "it"} your own list has ${left} before ${longDate(first)}${own === undefined ? "" : `, so that ${denied}`} (${places.join("; ")}).`,
  ];
  return sentences.filter(Boolean).join(" ");
}
