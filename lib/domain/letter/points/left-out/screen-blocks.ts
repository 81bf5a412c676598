import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

const CODE_LABEL =
  /^(?:service |procedure |billing )?(?:code|CPT|HCPCS|procedure)s?(?: codes?)?\s*[:#]?\s+(\d{5}|[A-Z]\d{4})\b/i;
const DAY_LABEL = /^(?:date|day)s? of service\s*:?\s|^(?:DOS|service dates?)\s*:?\s/i;
const ASKED_LABEL = /^(?:looked up|checked|inquiry(?: date)?|queried|run|searched)\b/i;
const LABEL = /^([A-Za-z][A-Za-z /#-]{2,30}?)(?:\s*:|\s+(?=[\dA-Z(]))/;
const ASKED_BEFORE_DAYS = 31;

/**
 * A print of a portal's screens may hold several look-ups: one that names another service, another day or was made long before answers
 * nothing of ours, in none of its lines.
 */
export function ofOtherLookUps(facts: readonly ChartFact[], letter: LetterFacts): ReadonlySet<string> {
  const own = new Set(letter.procedureCodes?.map((code) => code.slice(0, 5)) ?? []);
  const days = [...(letter.datesOfService ?? [])].sort();
  const [first, last] = [days[0], days.at(-1)];
  const found = new Set<string>();
  if (own.size === 0 || !first || !last) return found;
  const passages = facts.filter(({ measure }) => !measure);
  if (!passages.some((fact) => saidIn(fact).some((field) => CODE_LABEL.test(field)))) return found;
  for (const page of Map.groupBy(passages, ({ place }) => `${place.documentId}|${place.page}`).values())
    for (const block of blocksOf(page)) {
      const fields = block.flatMap(saidIn);
      const codes = fields.flatMap((field) => CODE_LABEL.exec(field)?.[1] ?? []);
      if (codes.length === 0 || (block.some(({ told }) => told) && !fields.some(isOfScreen))) continue;
      const said = (label: RegExp) =>
        fields.flatMap((field) => (label.test(field) ? findDates(field).map(({ iso }) => iso) : []));
      const served = said(DAY_LABEL);
      const isOurs =
        codes.some((code) => own.has(code)) &&
        (served.length === 0 || served.some((day) => day >= first && day <= last)) &&
        said(ASKED_LABEL).every((day) => day >= addDays(first, -ASKED_BEFORE_DAYS));
      if (!isOurs) for (const { id } of block) found.add(id);
    }
  return found;
}

/** A screen says when it was asked, or what came of it: a row of a count or of a bill does not. */
const isOfScreen = (field: string) =>
  ASKED_LABEL.test(field) || /^(?:result|response|answer|status|outcome|confirmation)\b/i.test(field);

/** A page's passages, parted where its first repeated label comes again. */
function blocksOf(page: readonly ChartFact[]): ChartFact[][] {
  const labels = page.map(({ quote }) => LABEL.exec(quote)?.[1]?.toLowerCase().trim());
  const head = labels.find((label, at) => label !== undefined && labels.indexOf(label, at + 1) > 0);
  const blocks: ChartFact[][] = [[]];
  page.forEach((fact, at) => {
    if (head !== undefined && labels[at] === head && labels.indexOf(head) !== at) blocks.push([]);
    blocks.at(-1)?.push(fact);
  });
  return blocks;
}

const ELIGIBILITY =
  /\beligib\w*\b|\b270 ?\/ ?271\b|\bcoverage (?:check|inquiry|verification)\b|\bbenefits? (?:check|inquiry)\b/i;

/** "as of 08/10/2026 (cached result)": a stored answer, of the day that it was asked and not of the print. */
const STORED =
  /\b(?:cached|stored|saved|archived|last known) (?:result|response|answer|data|copy|inquiry|status|eligibility|coverage)s?\b|\(cached\)/i;
const AS_OF = /\b(?:as of|last (?:checked|verified|updated|refreshed))\b:? ?(.{6,20})/i;

/** "COB last updated 01/05/2026" is of something beside the coverage. */
const OF_A_PART =
  /\b(?:COB|other (?:insurance|payer|coverage)|PCP|address|deductible|met|used|remaining|accumul\w*|limit|copay)\b[^.;]{0,30}\b(?:as of|last (?:checked|verified|updated|refreshed))\b/i;
/** "Active as of 01/01/2026": coverage begins with a month. */
const BEGINS = /\b(?:active|effective|eligible|enrolled|covered|in force|member)\b[^.;\d]{0,12}\bas of\b/i;

/** "service date 08/20/2026": the day that was asked about, whenever a part of the answer was last updated. */
const ASKED_FOR = /\b(?:service date|dates? of service|DOS)\b:? ?(.{6,20})/gi;
const isAskedFor = (quote: string, first: string): boolean =>
  [...quote.matchAll(ASKED_FOR)].some(([, words = ""]) => findDates(words).some(({ iso }) => iso >= first));

/** A stored answer from before the service, or one that says itself that it held long before. */
function isStale(check: readonly ChartFact[], first: string): boolean {
  const days = check.flatMap(({ quote }) =>
    OF_A_PART.test(quote) && !STORED.test(quote)
      ? []
      : findDates(AS_OF.exec(quote)?.[1] ?? "").flatMap(({ iso }) =>
          BEGINS.test(quote) && iso.endsWith("-01") && !STORED.test(quote) ? [] : iso,
        ),
  );
  const isStored = check.some(({ quote }) => STORED.test(quote));
  if (days.some((day) => day >= first) || check.some(({ quote }) => isAskedFor(quote, first))) return false;
  return days.length > 0 && (isStored || days.every((day) => day < addDays(first, -ASKED_BEFORE_DAYS)));
}

/**
 * Eligibility checks that tell of a day before the service alone: stored answers, and such as say so themselves; and,
 * where the papers hold the answer to an eligibility inquiry of the day of service, those of days before it tell of another day's coverage or
 * physician of record, in none of their lines.
 */
export function ofEarlierChecks(
  facts: readonly ChartFact[],
  { datesOfService: days = [] }: LetterFacts,
): ReadonlySet<string> {
  const first = [...days].sort()[0];
  const checks = [
    ...Map.groupBy(
      facts.filter(({ heading }) => ELIGIBILITY.test(heading)),
      ({ place }) => `${place.documentId}|${place.page}`,
    ).values(),
  ];
  const isOfDay = (check: readonly ChartFact[]) =>
    check.some(
      ({ date, quote }) =>
        (date !== undefined && days.includes(date)) || findDates(quote).some(({ iso }) => days.includes(iso)),
    );
  if (!first) return new Set();
  const isAnswered = checks.some(isOfDay);
  return new Set(
    checks
      .filter(
        (check) =>
          (!isOfDay(check) && isAnswered && check.every(({ date }) => date !== undefined && date < first)) ||
          isStale(check, first),
      )
      .flatMap((check) => check.map(({ id }) => id)),
  );
}
