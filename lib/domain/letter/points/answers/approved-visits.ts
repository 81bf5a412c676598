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
  if (!date || !service.has(date) || NOT_KEPT.test(quote)) return undefined;
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
  /: \d{1,2} entries, ((?:[\d/]{3,10}, ){1,15}[\d/]{3,10}) \((?:#|no\.?|visits?(?: (?:#|no\.?))?) (\d{1,3}) to (\d{1,3})\)$/i;
function listedVisits(fact: ChartFact, service: ReadonlySet<string>): Visit[] {
  if (NO_VISIT.test(fact.quote) || OF_CLAIM_ROW.test(fact.quote)) return [];
  const [, listed = "", first, last] = (fact.told && NUMBERED_ENTRIES.exec(fact.quote)) || [];
  const days = listed.split(", ").filter(Boolean);
  if (days.length === 0 || Number(last) - Number(first) + 1 !== days.length) return [];
  return days.flatMap((printed, at) => {
    const day = serviceDay(printed, service);
    return day ? [{ fact, day, number: Number(first) + at }] : [];
  });
}

/** "8/24" of a list that leaves out the year: the one day of service that it can be. */
function serviceDay(printed: string, service: ReadonlySet<string>): string | undefined {
  const [found] = findDates(printed);
  if (found) return service.has(found.iso) ? found.iso : undefined;
  const [month = "", day = ""] = printed.split("/");
  const ending = `-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const days = [...service].filter((iso) => iso.endsWith(ending));
  return days.length === 1 ? days[0] : undefined;
}

/** "1 07/28/26 eval paid 7 08/25/26 tx DENIED 197": a visit's number right before its day, in one list or in two beside each other. */
const NUMBER_AND_DAY = /(?<=^|[\p{L}\d)] )(\d{1,3})[.)]? (\d{1,2}\/\d{1,2}(?:\/\d{2}(?:\d{2})?)?)(?![\d/])/gu;
/** What became of a day that was no visit, and the rows of a claim or a payment, which are numbered as well. */
const NO_VISIT =
  /\bcancel|\bno[- ]?show|\bvoid|\bnot (?:counted|seen|attended|kept|here)\b|\bclosed\b|\bresched|\babsent\b|\bmissed\b|\bDN[AKS]{1,2}\b|(?<![\w/])(?:N\/?S|C\/?X)(?![\w/])|\bdid(?: not|n['’]t) (?:come|attend|show|arrive)|\b(?:came|attended|kept|seen|showed|present|arrived)\??:? ?no?\b(?! ?[.:#]? ?\d)/i;
/** A status alone in its field: "status absent". */
const NOT_KEPT = /\bstatus:? (?:absent|missed|cancel|no[- ]?show|resched)/i;
/** What an office did on a day is no visit, either. */
const OF_CLAIM_ROW =
  /\d\.\d\d\b|\b(?:units?|charges?|billed|claims?|lines?|copays?|called|phoned|faxed|mailed|emailed|sent|voicemail|messages?|appeal(?:ed)?)\b/i;
const NUMBERED_DAY =
  /^(?:(?:visit|visit no\.?|no\.?|#):?\s?)?(\d{1,3});?\s(?:visit )?(?:date|day|DOS|seen) ([\d/]{3,10})(?=;|$)/i;
const ROW_HEAD = /^\W*(?:(?:visits?|sessions?|tx|treatment|number|no|date)\W{0,3}){0,2}$/i;
function numberedDays(fact: ChartFact, service: ReadonlySet<string>): Visit[] {
  if (fact.measure) return [];
  // "12; date 8/31; came? yes": a row told under its heads, with a day that leaves out the year.
  const [, row, shortDay = ""] = (fact.told && NUMBERED_DAY.exec(fact.quote)) || [];
  const own = row && !NO_VISIT.test(fact.quote) ? serviceDay(shortDay, service) : undefined;
  if (fact.told) return own ? [{ fact, day: own, number: Number(row) }] : [];
  const rows = [...fact.quote.matchAll(NUMBER_AND_DAY)];
  // "Pain 7 09/21/26": what the number is of stands before it.
  if (!ROW_HEAD.test(fact.quote.slice(0, rows[0]?.index))) return [];
  return rows.flatMap(({ index, 0: whole, 1: number, 2: printed = "" }, at) => {
    const said = fact.quote.slice(index + whole.length, rows[at + 1]?.index);
    const day = NO_VISIT.test(said) || OF_CLAIM_ROW.test(said) ? undefined : serviceDay(printed, service);
    return day ? [{ fact, day, number: Number(number) }] : [];
  });
}

/** A list of visits: the numbers of a claim's lines and of a log's entries count none. */
const OF_VISITS = /\b(?:attendance|attended|visits?|sessions?|appointments?|treatments?)\b/i;
const isListOfVisits = (page: readonly ChartFact[]) =>
  page.some(({ heading, quote }) => OF_VISITS.test(`${heading} ${quote}`)) &&
  !page.some(
    ({ heading }) =>
      CLAIM.test(heading) || /\b(?:remittance|voucher|EOB|explanation|ledger)\b/i.test(heading),
  );
const YEAR = /(?<![\d/-])20\d{2}(?![\d/-])/g;
/** "Visits 2025": days without a year are that year's, unless the page names one of the service as well. */
function isOfYears(page: readonly ChartFact[], service: ReadonlySet<string>): boolean {
  const named = page.flatMap(({ heading, quote }) => [
    ...(`${heading} ${quote}`.match(YEAR) ?? []),
    ...findDates(quote).map(({ iso }) => iso.slice(0, 4)),
  ]);
  return named.length === 0 || [...service].some((day) => named.includes(day.slice(0, 4)));
}
/** The last part of "TM-26-47730", as a list writes it beside each visit. */
const tailOf = (number: string) => /-(\d{5,})$/.exec(number)?.[1];

/**
 * Which of the approved visits the days of service were, by the practice's own counter: a page that names the approval by its number, or counts what it
 * grants, with the visit's number on each of the days.
 */
function visitsCounted(
  all: readonly ChartFact[],
  approvals: ReadonlySet<string>,
  { datesOfService = [] }: LetterFacts,
  /** How many visits need no approval at all: then the list names none. */
  free = 0,
): ChartFact[] {
  const service = new Set(datesOfService);
  return [...Map.groupBy(all, pageOf).values()].flatMap((page) => {
    const heads = page.filter(({ quote }) => [...approvals].some((number) => quote.includes(number)));
    const isList = isListOfVisits(page) && isOfYears(page, service);
    const found = page.flatMap((fact) => {
      const visit = visitOf(fact, service);
      const rows = isList ? numberedDays(fact, service) : [];
      return visit ?? [...listedVisits(fact, service), ...rows];
    });
    const visits = [...new Map(found.map((visit) => [visit.day, visit])).values()].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    );
    const [first] = visits;
    const tails = [...approvals].flatMap((number) => tailOf(number) ?? []);
    const byRow = tails.filter((tail) => found.every(({ fact }) => wordsOf(fact).includes(tail)));
    const isTheirs = free > 0 ? isList : heads.length + byRow.length > 0;
    if (!first || !isTheirs || visits.length < service.size) return [];
    // Two counts of one day, or a count that does not go up, tell nothing.
    if (visits.some((visit, at) => at > 0 && visit.number <= (visits[at - 1]?.number ?? 0))) return [];
    if (found.some(({ day, number }) => visits.some((one) => one.day === day && one.number !== number)))
      return [];
    const granted = heads.flatMap(({ quote }) => grantedIn(quote, approvals));
    const most = free || (first.of ?? (new Set(granted).size === 1 ? Number(granted[0]) : 0));
    if (most > 0 && visits.some(({ number }) => number > most)) return [];
    const words = page.map(({ heading, quote }) => `${heading} ${quote}`).join(" ");
    const name = /\bsessions?\b/i.test(words) && !/\bvisits?\b/i.test(words) ? "session" : "visit";
    const said = visits.map(({ day, number }) => `${name} ${number} on ${longDate(day)}`).join(", ");
    const { measure: _measure, date: _date, ...row } = first.fact;
    return [
      {
        ...row,
        id: `${row.id}-counted`,
        // "evaluation", the first word of its rows, names no list.
        heading: /\p{Lu}/u.test(row.heading) ? row.heading : "",
        quote: `${said}${most > 0 && free === 0 ? `, of ${most} approved` : ""}`,
        told: true as const,
        topics: ["authorization" as const, "count" as const],
      },
    ];
  });
}

const COUNTS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** "the evaluation and the first 12 visits of a calendar year need no authorization", "no auth needed for the first six visits". */
const APPROVAL_WORD = "(?:prior )?(?:pre-?)?(?:auth|approv|certif)";
const FREE_OF_APPROVAL = new RegExp(
  [
    `\\bfirst (\\d{1,2}|${COUNTS.join("|")}) (?:\\p{L}+ ){0,2}(?:visits|sessions|treatments)\\b(?:(?!\\b(?:not|were|was|had|have|has|denied|refused|unless|except|longer)\\b)[^.;]){0,80}\\b(?:needs? no(?! more)|do(?:es)? not (?:need|require)|requires? no(?! more)|(?:covered|allowed|payable|available|permitted|provided|given|rendered) without|no) ${APPROVAL_WORD}(?!\\p{L}*\\.? (?:on file|in the file|was|were|found|obtained|received|requested|given))(?![^.;?]*\\?)`,
    `\\bno ${APPROVAL_WORD}\\w* (?:is |are )?(?:needed|required|necessary) (?:for|on|during) (?:(?:the|your|each|any) (?:member's |patient's )?)?first (\\d{1,2}|${COUNTS.join("|")}) (?:\\p{L}+ ){0,2}(?:visits|sessions|treatments)\\b(?![^.;?]*\\?)`,
  ].join("|"),
  "iu",
);
/** "Not all first 6 visits …", "It is not true that …": what stands before takes it back. */
const TAKEN_BACK =
  /\b(?:not|never|no longer|isn['’]t|unless|except|if|until|was|were|before \d{4})\b[^.;]*$/i;
export function isFreeOfApproval({ quote, adverse }: ChartFact): boolean {
  const found = FREE_OF_APPROVAL.exec(quote);
  return !adverse && found !== null && !TAKEN_BACK.test(quote.slice(0, found.index));
}

/** Where the first visits need no approval: which of them the days of service were, by one list of the practice's own. */
export function withinFreeVisits(
  all: readonly ChartFact[],
  told: readonly ChartFact[],
  letter: LetterFacts,
): ChartFact[] {
  const counts = told.filter(isFreeOfApproval).flatMap(({ quote }) => {
    const [, before, behind] = FREE_OF_APPROVAL.exec(quote) ?? [];
    const said = (before ?? behind ?? "").toLowerCase();
    return Number(said) || COUNTS.indexOf(said) + 1;
  });
  const [free = 0] = counts;
  if (free === 0 || new Set(counts).size > 1) return [];
  const found = visitsCounted(all, new Set(), letter, free);
  return found.length === 1 ? found : [];
}

/** "auth 26-OT-7731905   10 v", "approval 26-OT-7731905 (10)": how many that approval grants, beside others on the page. */
function grantedIn(quote: string, approvals: ReadonlySet<string>): string[] {
  const bracketed = [...approvals].flatMap(
    (number) => /^ ?\((\d{1,3})\)/.exec(quote.split(number)[1] ?? "")?.[1] ?? [],
  );
  return bracketed.length > 0 ? bracketed : (HOW_MANY.exec(quote)?.slice(1, 2) ?? []);
}
const wordsOf = ({ quote }: ChartFact) => quote.split(/[^\w-]+/);

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
