import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { type LetterFacts, longDate } from "../../facts/facts";

const APPROVED = /\bapprov(?:ed|al|es)\b|\bauth(?:ori[sz]\w+|\.)?(?![\w/])|\b(?:pre-?)?certifi\w+/i;
/** "26-OT-7731905", "PA2608-11942": the number of an approval, and no day. */
const NUMBER = /(?<![\w/.-])(?=[A-Z0-9-]*\d{4})[A-Z0-9]{1,12}(?:-[A-Z0-9]{1,12}){0,3}(?![\w/]|-\w)/g;
const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? []).filter(
    (number) => number.length >= 6 && !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(number),
  );

/** "3; date 9/21/26; seen by MO": the number of a visit before its day. */
const NUMBERED_ROW =
  /^(?:(?:visit|visit no\.?|no\.?|#):?\s?)?(\d{1,3});?\s(?:visit )?(?:date|day|DOS|seen)\b/i;
/** "Used/Approved 3/12", "Visit 3 of 12". */
const USED_OF = /^(\d{1,3})\s?(?:\/|of)\s?(\d{1,3})$/i;
const COUNTED = /\b(?:used|visits?|sessions?|count)\b/i;
/** "auth 26-OT-7731905   10 v", "12 visits". */
const HOW_MANY = /\b(\d{1,3}) ?(?:v|vis|visits|sessions)\b/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
type Visit = { fact: ChartFact; day: string; number: number; of?: number };

function visitOf(fact: ChartFact, service: ReadonlySet<string>): Visit | undefined {
  const { measure, quote, date, told } = fact;
  if (!date || !service.has(date)) return undefined;
  if (measure) {
    const [, number, of] = (COUNTED.test(measure.name) && USED_OF.exec(measure.value)) || [];
    const isCount = number !== undefined && Number(number) <= Number(of);
    return isCount ? { fact, day: date, number: Number(number), of: Number(of) } : undefined;
  }
  const [, number] = (told && NUMBERED_ROW.exec(quote)) || [];
  return number === undefined ? undefined : { fact, day: date, number: Number(number) };
}

/** "Otto PT, DENIED P41: 3 entries, 10/06/2026, 10/08/2026, 10/13/2026 (# 7 to 9)": rows of a counter told as one, numbered without a gap. */
const NUMBERED_ENTRIES =
  /: (\d{1,2}) entries, ((?:\d{1,2}\/\d{1,2}\/\d{4}, ){1,11}\d{1,2}\/\d{1,2}\/\d{4}) \(# (\d{1,3}) to (\d{1,3})\)$/;
function listedVisits(fact: ChartFact, service: ReadonlySet<string>): Visit[] {
  const [, , days = "", first, last] = (fact.told && NUMBERED_ENTRIES.exec(fact.quote)) || [];
  const dates = findDates(days).map(({ iso }) => iso);
  if (dates.length === 0 || Number(last) - Number(first) + 1 !== dates.length) return [];
  return dates.flatMap((day, at) => (service.has(day) ? [{ fact, day, number: Number(first) + at }] : []));
}

/**
 * Which of the approved visits the days of service were, by the practice's own counter: a page that names the approval by its number, or counts what it
 * grants, with the visit's number on each of the days.
 */
function visitsCounted(
  all: readonly ChartFact[],
  approvals: ReadonlySet<string>,
  { datesOfService = [] }: LetterFacts,
): ChartFact[] {
  const service = new Set(datesOfService);
  return [...Map.groupBy(all, pageOf).values()].flatMap((page) => {
    const heads = page.filter(({ quote }) => [...approvals].some((number) => quote.includes(number)));
    const found = page.flatMap((fact) => visitOf(fact, service) ?? listedVisits(fact, service));
    const visits = [...new Map(found.map((visit) => [visit.day, visit])).values()].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    );
    const [first] = visits;
    if (!first || heads.length === 0 || visits.length < service.size) return [];
    // Two counts of one day, or a count that does not go up, tell nothing.
    if (visits.some((visit, at) => at > 0 && visit.number <= (visits[at - 1]?.number ?? 0))) return [];
    if (found.some(({ day, number }) => visits.some((one) => one.day === day && one.number !== number)))
      return [];
    const most = first.of ?? Number(heads.flatMap(({ quote }) => HOW_MANY.exec(quote)?.[1] ?? [])[0] ?? 0);
    if (most > 0 && visits.some(({ number }) => number > most)) return [];
    const said = visits.map(({ day, number }) => `visit ${number} on ${longDate(day)}`).join(", ");
    const { measure: _measure, date: _date, ...row } = first.fact;
    return [
      {
        ...row,
        id: `${row.id}-counted`,
        quote: `${said}${most > 0 ? `, of ${most} approved` : ""}`,
        told: true as const,
        topics: ["authorization" as const, "count" as const],
      },
    ];
  });
}

const CLAIM = /\b(?:claim as sent|CMS-?1500|HCFA|1500 image|837P?|claim (?:form|image|print))\b/i;
/** Box 23 of the form, printed by its number alone. */
const ITEM_23 = /(?<![\d/.-])23[.:)]?\s{1,20}(?=[A-Z0-9-]*\d)([A-Z0-9-]{6,24})(?![\w-])/;

/** The claim as it was sent carried the number of the approval in its box 23. */
function carriedOnClaim(all: readonly ChartFact[], approvals: ReadonlySet<string>): ChartFact[] {
  return all
    .flatMap((fact) => {
      const [, number = ""] = (CLAIM.test(fact.heading) && ITEM_23.exec(fact.quote)) || [];
      return approvals.has(number)
        ? [
            {
              ...fact,
              id: `${fact.id}-item-23`,
              quote: `Item 23 of the claim, prior authorization number: ${number}`,
              told: true as const,
              topics: ["authorization" as const],
            },
          ]
        : [];
    })
    .slice(0, 1);
}

/**
 * What ties an approval to the claim: the visits that it counts the days of service as, and its number on the claim itself. Of approvals that the letter tells
 * alone.
 */
export function tiedToClaim(
  all: readonly ChartFact[],
  told: readonly ChartFact[],
  letter: LetterFacts,
): ChartFact[] {
  const denied = letter.denialText ?? "";
  const approvals = new Set(
    told
      .filter(({ quote }) => APPROVED.test(quote))
      .flatMap(({ quote }) => numbersOf(quote))
      // The number that the payer has is the one in question.
      .filter((number) => !denied.includes(number)),
  );
  return approvals.size === 0
    ? []
    : [...visitsCounted(all, approvals, letter), ...carriedOnClaim(all, approvals)];
}
