import { LINES_OF_HEAD, OF_PAYMENT } from "@/lib/domain/move/coverage/first-payer-decided";
import { distinctive, lettersOf } from "@/lib/domain/move/coverage/other-plan";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** What another payer decided on these services, by its own remittance among the papers. */
export type FirstPayer = {
  /** Its rows of the claim, as printed. */
  decision: ChartFact[];
  /** What a form or a card says of the member's number that the remittance has. */
  shownBy: ChartFact[];
  /** The plan's name, where the form or the card gives it beside that number. */
  name: string;
  /** What its remittances say of other claims. */
  others: ReadonlySet<string>;
};

const PAID = /\b(?:paid|payment|pays)\b[^\d]{0,12}\$?\d[\d,]*\.\d\d\b/i;
const NUMBER = /(?<![\w.])[A-Z]{0,4}\d[\dA-Z-]{6,}(?![\w.])/g;
/** "Plan Medica ID 4402916653": the name stands between its label and the number's. */
const NAMED =
  /\b(?:[Pp]lan|[Pp]ayer|[Ii]nsurer|[Cc]arrier|[Ii]nsurance)(?: [Nn]ame)?:? (\p{Lu}[\p{L}&.'’ -]{1,40}?),? (?:ID|member|policy|subscriber|no\.|number|#)(?![\p{L}])/u;

export function firstPayerOf(facts: readonly ChartFact[], letter: LetterFacts): FirstPayer {
  const services = letter.datesOfService ?? [];
  const words = distinctive(letter.payerName ?? "");
  const member = lettersOf(letter.memberId ?? "");
  const isOwn = (page: readonly ChartFact[]) => {
    const told = page.toSorted(byPlace).map(({ quote, heading }) => `${heading} ${quote}`);
    const head = lettersOf(told.slice(0, LINES_OF_HEAD).join(" "));
    const isMember = member.length > 4 && lettersOf(told.join(" ")).includes(member);
    return isMember || words.some((word) => head.includes(word));
  };
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const pages = Map.groupBy(
    facts.filter(({ measure }) => !measure),
    pageOf,
  );
  const payments = [...pages.values()].filter(
    (page) => page.some(({ heading }) => OF_PAYMENT.test(heading)) && !isOwn(page),
  );
  const decision = payments.flatMap((page) => claimOn(page.toSorted(byPlace), services));
  const [first] = decision;
  if (!first) return { decision: [], shownBy: [], name: "", others: new Set() };
  const ids = new Set(decision.map(({ id }) => id));
  const others = new Set(payments.flat().flatMap(({ id }) => (ids.has(id) ? [] : id)));
  const numbers = decision.flatMap(({ quote }) => quote.match(NUMBER) ?? []);
  const shownBy = facts.filter(
    (fact) =>
      !decision.some((one) => pageOf(one) === pageOf(fact)) &&
      !fact.measure &&
      !OF_PAYMENT.test(fact.heading) &&
      numbers.some((number) => fact.quote.includes(number)),
  );
  const name =
    shownBy.map(({ quote }) => NAMED.exec(quote.replace(/\s+/g, " "))?.[1]?.trim()).find(Boolean) ?? "";
  return { decision, shownBy, name, others };
}

/** The rows of the claim of these services: from the first row of their day to the next claim's, where something was paid. */
function claimOn(page: readonly ChartFact[], services: readonly string[]): ChartFact[] {
  const daysOf = ({ quote }: ChartFact) => findDates(quote).map(({ iso }) => iso);
  const from = page.findIndex((fact) => daysOf(fact).some((day) => services.includes(day)));
  if (from < 0) return [];
  const rest = page.slice(from);
  const next = rest.findIndex((fact) => {
    const days = daysOf(fact);
    return days.length > 0 && !days.some((day) => services.includes(day));
  });
  const rows = next < 0 ? rest : rest.slice(0, next);
  if (!rows.some(({ quote }) => PAID.test(quote))) return [];
  // "NOVITAS SOLUTIONS   REMITTANCE ADVICE   PAID 10/07/2026": whose decision it is, and of which day, where the page's head is read.
  const head = page
    .slice(0, from)
    .find((fact) => OF_PAYMENT.test(fact.quote) && daysOf(fact).some((day) => !services.includes(day)));
  if (!head) return rows;
  const paid = daysOf(head).find((day) => !services.includes(day));
  return [head, ...rows].map((fact) => ({ ...fact, ...(paid ? { date: paid } : {}) }));
}

/** As the lines stand on the page: totals are read before the rows above them. */
const offsetOf = ({ id }: ChartFact) => Number(/:(\d+)\D*$/.exec(id)?.[1] ?? 0);
const byPlace = (a: ChartFact, b: ChartFact) => offsetOf(a) - offsetOf(b);

const FORM_OF_COVERAGE = /\b(?:coverage|insurance|COB)\b/i;

/** A form of coverage that the patient filled in again later: what the older one says was so once. */
export function olderForms(facts: readonly ChartFact[]): ReadonlySet<string> {
  const pages = [...Map.groupBy(facts, ({ place }) => `${place.documentId}|${place.page}`).values()].flatMap(
    (page) => {
      const heading = page.find((one) => FORM_OF_COVERAGE.test(one.heading))?.heading;
      const date = page.find((one) => one.date)?.date;
      return heading && date ? [{ heading: lettersOf(heading), date, page }] : [];
    },
  );
  return new Set(
    pages
      .filter(({ heading, date }) => pages.some((other) => other.heading === heading && other.date > date))
      .flatMap(({ page }) => page.map(({ id }) => id)),
  );
}
