import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { cleanFact, type LetterFacts, longDate } from "../../facts/facts";

const APPROVED = /\b(?:approved|approval|authori[sz](?:ed|ation)|(?:pre-?)?certifi(?:ed|cation))\b/i;
const WITHHELD =
  /\b(?:not|no|never|denied|refus\w+|exclud\w+|except|other than|separate(?:ly)?|without|pending|requested?|asked)\b/i;
/** "Services 97110, 97140, 97530", "Approved codes: 97110 97112", "12 visits approved, 97110 and 97140". */
const CODE = /(?<![\d.-])(?:\d{5}|[A-HJ-V]\d{4})(?![\d-]|\.\d)/g;
const RANGE = /(?<![\d.-])(\d{5})\s?(?:-|–|to|through|thru)\s?(\d{5})(?![\d-])/g;
const FIELD =
  /^(?:approved |authori[sz]ed |covered )?(?:services?|procedures?|codes?|CPT|HCPCS)(?: (?:codes?|approved|authori[sz]ed))*\b/i;
/** A claim and a note name codes as well. */
const OF_CLAIM = /\b(?:claim|1500|837|ledger|counter|tracker|attendance|log|note|schedule|statement|bill)\b/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** Whether the page's own time of the approval holds the day; one without a time says nothing against it. */
function coversDay(page: readonly ChartFact[], day: string): boolean {
  const spans = page
    .filter(({ measure }) => !measure)
    .flatMap(saidIn)
    .flatMap((said) => {
      const [from, to] = findDates(said).map(({ iso }) => iso);
      return from && to && from < to ? [{ from, to }] : [];
    });
  return spans.length === 0 || spans.some(({ from, to }) => day >= from && day <= to);
}

/**
 * Services of the claim that the approvals at hand do not name, although each of them names services and covers their days: for those an approval of their own is
 * missing, whatever the number is worth for the others.
 */
export function outsideApprovals(all: readonly ChartFact[], letter: LetterFacts): string[] {
  const pages = [...Map.groupBy(all, pageOf).values()].filter((page) =>
    page.some(({ heading, quote }) => APPROVED.test(quote) && !OF_CLAIM.test(heading)),
  );
  const given = pages.map((page) => {
    const said = page
      .filter(({ measure, heading }) => !measure && !OF_CLAIM.test(heading))
      .flatMap((fact) => saidIn(fact).filter((each) => FIELD.test(each) || APPROVED.test(each)))
      .filter((each) => !WITHHELD.test(each));
    const ranges = said.flatMap((each) => [...each.matchAll(RANGE)]);
    return {
      page,
      codes: new Set(said.flatMap((each) => each.match(CODE) ?? [])),
      holds: (code: string) => ranges.some(([, from = "", to = ""]) => code >= from && code <= to),
    };
  });
  const denied = (letter.deniedLines ?? []).flatMap(({ procedureCode, dateOfService }) => {
    const code = cleanFact(procedureCode ?? "").slice(0, 5);
    return /^(?:\d{5}|[A-HJ-V]\d{4})$/.test(code) && dateOfService ? [{ code, day: dateOfService }] : [];
  });
  const isNamed = ({ code, day }: { code: string; day: string }) =>
    given.some(({ page, codes, holds }) => (codes.has(code) || holds(code)) && coversDay(page, day));
  // An approval that names none of the claim's services says nothing of which of them it leaves out.
  if (!denied.some(isNamed)) return [];
  // One that names no services covers what it was asked for.
  const isOpen = (day: string) =>
    given.some(({ page, codes }) => codes.size === 0 && coversDay(page, day) && isOfNumber(page));
  const out = denied.filter((line) => !isNamed(line) && !isOpen(line.day));
  return [...Map.groupBy(out, ({ code }) => code)].map(([code, lines]) => {
    const days = [...new Set(lines.map(({ day }) => longDate(day)))].join(", ");
    return `The approvals at hand do not name ${code} (${days}): an approval for it is missing, or that line needs a reason of its own.`;
  });
}

/** A page with an approval's number of its own, and no mention of one in passing. */
const isOfNumber = (page: readonly ChartFact[]) =>
  page
    .flatMap(saidIn)
    .some((said) =>
      /^(?:approval|authori[sz]ation|certification)(?: (?:no\.?|number|#))?\s?[:#]?\s?\S*\d{3}/i.test(said),
    );
