import { distinctive, lettersOf } from "@/lib/domain/move/coverage/other-plan";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

const OF_COVERAGE = /\bcard\b|\beligib|\b27[01]\b|\bcoverage\b/i;
const CARD = /\bcard\b/i;
const IN_FORCE = /\bactive\b|\beffective\b|\bin force\b|\benrolled\b|\bplan begins?\b/i;
const NOT_IN_FORCE =
  /\binactive\b|\bnot (?:active|eligible|enrolled|found|covered)\b|\bterm(?:ed|inated)\b|\bended\b/i;
/** "Member: ANN DOE   ID: NM 100 200": under which number the other plan has the patient. */
const MEMBER_NUMBER =
  /\b(?:ID|member (?:no\.?|number)|policy (?:no\.?|number))\b[ #:]{0,4}[A-Z]{0,5}[ -]?\d{2}/i;

/** "Prior plan ACME, 03/01/2025 - 09/30/2026" */
const BEFORE_IT = /\b(?:prior|previous|former|old) (?:plan|coverage|MCO)\b/i;
function namesNewPlan(quote: string, own: readonly string[]): boolean {
  const at = quote.search(BEFORE_IT);
  const now = at < 0 ? "" : quote.slice(0, at);
  return (
    IN_FORCE.test(now) &&
    MEMBER_NUMBER.test(now) &&
    !NOT_IN_FORCE.test(now) &&
    !own.some((word) => lettersOf(now).includes(word)) &&
    own.some((word) => lettersOf(quote.slice(at)).includes(word))
  );
}

export type NewPlan = {
  /** The card and the answer of the plan that was in force. */
  shown: ChartFact[];
  /** What the same kind of paper says of the plan that had ended. */
  ended: ReadonlySet<string>;
};

/** Where coverage had ended: what cards and eligibility answers say of another plan than this payer's. */
export function newPlanOf(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  /** What may argue: an answer that was overtaken may not. */
  eligible: readonly ChartFact[] = facts,
): NewPlan {
  const mayArgue = new Set(eligible.map(({ id }) => id));
  const words = distinctive(letter.payerName ?? "");
  const number = lettersOf(letter.memberId ?? "");
  const shown: ChartFact[] = [];
  const ended = new Set<string>();
  if (words.length === 0) return { shown, ended };
  const pages = Map.groupBy(
    facts.filter(({ heading, measure, adverse }) => !measure && !adverse && OF_COVERAGE.test(heading)),
    ({ place }) => `${place.documentId}|${place.page}`,
  );
  for (const page of pages.values()) {
    const all = lettersOf(page.map(({ quote }) => quote).join(" "));
    const isOwn = words.some((word) => all.includes(word)) || (number.length > 4 && all.includes(number));
    if (isOwn) {
      // One answer names the plan in force, with its number, and the one before it.
      const changed = page.filter((fact) => mayArgue.has(fact.id) && namesNewPlan(fact.quote, words));
      shown.push(...changed);
      if (changed.length === 0) for (const { id } of page) ended.add(id);
    }
    const says = page.filter(
      ({ id, quote }) => MEMBER_NUMBER.test(quote) || (IN_FORCE.test(quote) && mayArgue.has(id)),
    );
    if (
      !isOwn &&
      says.some(({ id, quote }) => IN_FORCE.test(quote) && mayArgue.has(id)) &&
      !page.some(({ quote }) => NOT_IN_FORCE.test(quote))
    )
      shown.push(...says);
  }
  // A card shows no day on it that its plan is in force: another answer does, and the one card tells under which number.
  const cards = [...pages.values()].filter(
    ([first, ...rest]) =>
      first &&
      CARD.test(first.heading) &&
      [first, ...rest].some(({ quote }) => MEMBER_NUMBER.test(quote)) &&
      ![first, ...rest].some(({ id, quote }) => ended.has(id) || NOT_IN_FORCE.test(quote)),
  );
  const [card] = cards;
  if (shown.length > 0 && card && cards.length === 1 && !shown.some(({ quote }) => MEMBER_NUMBER.test(quote)))
    shown.push(...card.filter(({ quote }) => MEMBER_NUMBER.test(quote)));
  // An answer names its payer in the line of what was asked: only a card with its number tells the plans apart.
  return shown.some(({ quote }) => MEMBER_NUMBER.test(quote))
    ? { shown, ended }
    : { shown: [], ended: new Set() };
}
