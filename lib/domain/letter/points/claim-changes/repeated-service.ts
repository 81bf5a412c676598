import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "#2 neb 10:40", "10:40 repeat film": the second time, with its hour. */
const SAID_REPEATED =
  /(?:#2|\b2nd\b|\bsecond\b|\brepeat(?:ed)?\b)[^.;]{0,40}\b(?:[01]?\d|2[0-3]):?[0-5]\d\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b[^.;]{0,40}\b(?:2nd|second|repeat(?:ed)?)\b/i;
/** "2   albuterol 2.5 mg   10:40   10:50": a row of a record of treatments, led by which of them it is. */
const NUMBERED = /^(?:#|no\.? ?|tx ?#?|treatment ?#?|neb ?#?|dose ?#?)?([1-9])[.):]?\s+(?=\S)/i;
const CLOCK = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g;

const minutesIn = (quote: string) =>
  [...quote.matchAll(CLOCK)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
/** What was given, without its numbers, hours and remarks. */
const wordsOf = (quote: string) =>
  quote
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")
    .replace(/\b[AP]\.?M\b\.?/gi, " ")
    .toLowerCase()
    .match(/\p{L}{2,}/gu)
    ?.join(" ") ?? "";

/** Rows of one page that number the same treatment one, two, each with a beginning and an end of its own. */
function numberedRows(facts: readonly ChartFact[]): ChartFact[] {
  const rows = facts.flatMap((fact) => {
    const number = Number(NUMBERED.exec(fact.quote)?.[1] ?? 0);
    const times = minutesIn(fact.quote).slice(-2);
    return number > 0 && times.length === 2 ? [{ fact, number, times, words: wordsOf(fact.quote) }] : [];
  });
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const second = rows.find(({ fact, number, times: [from = 0], words }) =>
    rows.some(
      (before) =>
        before.number === number - 1 &&
        pageOf(before.fact) === pageOf(fact) &&
        before.words === words &&
        words !== "" &&
        (before.times[1] ?? 0) <= from,
    ),
  );
  const first = rows.find(
    ({ fact, number, words }) =>
      second !== undefined &&
      number === second.number - 1 &&
      words === second.words &&
      pageOf(fact) === pageOf(second.fact),
  );
  return first && second ? [second.fact, first.fact] : [];
}

/** What of the day's record has a service a second time by the clock: in words, or in the rows of a record of treatments. */
export function doneAgain(ofDay: readonly ChartFact[]): ChartFact[] {
  const facts = ofDay.filter(({ adverse, measure }) => !adverse && !measure);
  const rows = numberedRows(facts);
  return [...new Set([...rows, ...facts.filter(({ quote }) => SAID_REPEATED.test(quote))])];
}
