import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../facts/facts";
import { isServiceDay } from "../facts/service-period";
import { mayStand } from "./guards";
import { changedBesideGains, seriesOf, shownOf } from "./measure-series";
import { isCoverage } from "./page-heads";
import { fallsShort } from "./requirement";
import { termsOf } from "./terms";
import { worthOf } from "./worth";

type FurtherContext = {
  letter: LetterFacts;
  category: DenialCategory;
  /** What the payer holds against the claim, in its own words. */
  asked: readonly string[];
  /** Ids of what the letter states already. */
  used: ReadonlySet<string>;
  /** What the payer asked for and the chart does not show: a passage near it would only show the gap. */
  barred: ReadonlySet<Topic>;
};

/**
 * More would have a reviewer read the chart in the letter. A chart of a few pages has little that does not matter, and nobody reads
 * it for what a letter leaves out.
 */
const ROOM = {
  short: { passages: 16, inAll: 32, ofPage: 6, ofNote: 8, values: 14 },
  long: { passages: 11, inAll: 24, ofPage: 4, ofNote: 7, values: 9 },
};
/** Of the patient's own pages. */
const SHORT_PAGES = 6;
const roomOf = (facts: readonly ChartFact[]) =>
  new Set(facts.map(pageOf)).size <= SHORT_PAGES ? ROOM.short : ROOM.long;
/** Logs and reports are told apart by a few words; of a note of the episode most sentences bear on the case. */
const LEAST_WORTH = { note: 1.2, report: 2.6 };
const OF_NOTES: readonly DenialCategory[] = ["medical_necessity", "coding", "benefit_exclusion", "other"];
/** Decided on papers and codes: no value of the body answers them. */
const OF_PAPERS: readonly DenialCategory[] = [
  "timely_filing",
  "eligibility",
  "billing",
  "documentation",
  "coding",
  "duplicate",
  "authorization",
];

/**
 * What else of the chart speaks for the case, word for word: the passages worth most that no rule asked for, and values that
 * changed. So a fact that is told in a way nobody foresaw still reaches the letter with its page.
 */
export function furtherFacts(facts: readonly ChartFact[], context: FurtherContext): ChartFact[] {
  return [...furtherValues(facts, context), ...furtherPassages(facts, context)];
}

function furtherPassages(facts: readonly ChartFact[], context: FurtherContext): ChartFact[] {
  const { letter, category, used, barred } = context;
  const passages = facts.filter(({ measure }) => !measure);
  // The days on which something was measured belong to the episode, too.
  const allowed = mayStand(facts, letter, category);
  const worth = worthOf(passages, context);
  const stated = passages.filter(({ id }) => used.has(id));
  const leastOf = (fact: ChartFact) =>
    OF_NOTES.includes(category) && !isPlanPage(fact, category) ? LEAST_WORTH.note : LEAST_WORTH.report;
  const ranked = passages
    .filter((fact) => !used.has(fact.id) && allowed(fact))
    .filter(({ topics }) => !topics.some((topic) => barred.has(topic)))
    .filter((fact) => !saysWithPayer(fact, context))
    .filter(category === "timely_filing" ? onPagesOfFiling(passages) : () => true)
    .filter(({ quote }) => !context.asked.some((asked) => fallsShort(asked, quote)))
    .map((fact) => ({ fact, worth: worth(fact) }))
    .filter((one) => one.worth >= leastOf(one.fact))
    .sort((a, b) => b.worth - a.worth);
  const chosen: ChartFact[] = [];
  const most = roomOf(facts);
  // What was coded on one day is told by that day's note alone, coverage by one answer: more of its page may stand.
  const mostOfPage = (fact: ChartFact) =>
    category === "coding" || isCoverage(fact) ? most.ofNote : most.ofPage;
  const room = Math.min(most.passages, most.inAll - stated.length);
  for (const { fact } of ranked) {
    if (chosen.length >= room) break;
    const samePage = chosen.filter((other) => pageOf(other) === pageOf(fact)).length;
    if (samePage >= mostOfPage(fact) || [...stated, ...chosen].some((other) => saysSame(other, fact)))
      continue;
    chosen.push(fact);
  }
  const told = [...stated, ...chosen];
  chosen.push(...referencesOf(told, passages));
  return passages.filter((fact) => chosen.includes(fact));
}

/** When a claim went out is told by the papers of the office; a visit's note tells nothing of it. */
function onPagesOfFiling(passages: readonly ChartFact[]): (fact: ChartFact) => boolean {
  const pagesWith = (wanted: readonly Topic[]) =>
    new Set(passages.filter(({ topics }) => topics.some((topic) => wanted.includes(topic))).map(pageOf));
  const [ofFiling, ofVisits] = [pagesWith(OF_FILING), pagesWith(OF_VISIT)];
  // A county's order that closed the office speaks of neither, and may be why.
  return (fact) => ofFiling.has(pageOf(fact)) || !ofVisits.has(pageOf(fact));
}
const OF_VISIT: readonly Topic[] = ["finding", "procedure", "diagnosis", "treatment_tried", "function"];
const OF_FILING: readonly Topic[] = [
  ...(["filing", "sent_before", "call", "coverage", "other_payer", "plan_text", "authorization"] as const),
];

/** "Reference R-4471902" at the foot of a record of a call: without it nobody finds the call again. */
const PAYMENT = /\b(?:EFT|ACH|check|trace|payment)\b[^.;]{0,24}\d{5}/i;
const OF_PAYMENT = /\b(?:ERA|remit\w*|posting|explanation of (?:benefits|payment)|deposit)\b/i;
const REFERENCE = /^(?:call |your |our )?ref(?:erence)?\b[^.;]{0,20}\d{4}[^.;]{0,12}$/i;
const OF_CALL = /\bcalls?\b/i;
function referencesOf(told: readonly ChartFact[], passages: readonly ChartFact[]): ChartFact[] {
  const pages = new Set(told.filter(({ heading }) => OF_CALL.test(heading)).map(pageOf));
  const paid = new Set(told.filter(({ heading }) => OF_PAYMENT.test(heading)).map(pageOf));
  return passages.filter(
    (fact) =>
      !fact.adverse &&
      !told.includes(fact) &&
      ((pages.has(pageOf(fact)) && REFERENCE.test(fact.quote)) ||
        (paid.has(pageOf(fact)) && PAYMENT.test(fact.quote))),
  );
}

/** The day that the payer names as the day of receipt proves nothing else. */
const saysWithPayer = ({ quote }: ChartFact, { category, asked }: FurtherContext) => {
  if (category !== "timely_filing") return false;
  const theirs = new Set(asked.flatMap(findDates).map(({ iso }) => iso));
  return findDates(quote).some(({ iso }) => theirs.has(iso));
};

const isPlanPage = ({ date, heading, topics }: ChartFact, category: DenialCategory) =>
  !date && (category === "benefit_exclusion" || topics.includes("plan_text") || PLAN_PAGE.test(heading));
const PLAN_PAGE = /\b(?:polic|plan\b|benefit|certificate|contract|booklet|coverage|determination)/i;

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

function saysSame(a: ChartFact, b: ChartFact): boolean {
  if (a.date !== b.date || saysOtherNumber(a.quote, b.quote) || ofAnother(a.quote, b.quote)) return false;
  const [left, right] = [wordsOf(a.quote), wordsOf(b.quote)];
  // "The 12th was on 9/22/2026": words that tell nothing apart are had by every other passage.
  if (right.size === 0 || left.size === 0) return a.quote.includes(b.quote);
  const common = [...left].filter((word) => right.has(word)).length;
  return common >= 0.7 * Math.min(left.size, right.size);
}
/** "Rapid influenza A" and "Rapid influenza B", "left" and "right": the same words of another thing. */
const ONE_OF_SEVERAL = /(?<![\p{L}\d])[A-Z](?![\p{L}\d.])|\b(?:left|right|upper|lower|first|second)\b/gu;
const ofAnother = (a: string, b: string) =>
  String(a.match(ONE_OF_SEVERAL) ?? "") !== String(b.match(ONE_OF_SEVERAL) ?? "");
/** "On fluticasone 44 mcg" and "so up: fluticasone 110 mcg": the same words around another value. `b` is what is not stated yet. */
function saysOtherNumber(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  return (
    (left.size === 0 || [...left].some((one) => !right.has(one))) && [...right].some((one) => !left.has(one))
  );
}
const wordsOf = (text: string) => {
  const { words, codes } = termsOf(text);
  return new Set([...words, ...codes]);
};

/**
 * Where a need is in question, values that changed for the better over the service; where a visit's level is, what that visit
 * measured.
 */
function furtherValues(facts: readonly ChartFact[], { letter, category, used }: FurtherContext): ChartFact[] {
  const { values: most } = roomOf(facts);
  if (category === "coding" && letter.procedureCodes?.some((code) => VISIT.test(code)))
    return facts
      .filter(({ id, measure, date }) => measure && isServiceDay(letter, date) && !used.has(id))
      .slice(0, most);
  if (category === "coding" && letter.procedureCodes?.some((code) => REEVALUATION.test(code)))
    return changedOnDay(facts, letter)
      .flatMap((pair) => (pair.some(({ id }) => used.has(id)) ? [] : [pair]))
      .slice(0, Math.floor(most / 2))
      .flat();
  if (OF_PAPERS.includes(category)) return [];
  const start = letter.datesOfService?.toSorted()[0];
  // Where no reason is told for a visit that was not paid as billed, what it measured speaks for its level.
  const ofVisit =
    category === "other" && letter.procedureCodes?.some((code) => VISIT.test(code))
      ? facts.filter(({ id, measure, date }) => measure && isServiceDay(letter, date) && !used.has(id))
      : [];
  const rows: ChartFact[] = [];
  const all = seriesOf(facts, start);
  for (const series of [...all.filter(({ improved }) => improved), ...changedBesideGains(all)]) {
    const shown = shownOf(series, most > ROOM.long.values ? 1 : 0, start).filter(({ id }) => !used.has(id));
    if (rows.length + shown.length > most) continue;
    rows.push(...shown);
  }
  return [...rows, ...ofVisit.filter((fact) => !rows.includes(fact)).slice(0, most - rows.length)];
}

/** What a new evaluation is for: values of the service's day that are not what they were before, the most telling first. */
const changedOnDay = (facts: readonly ChartFact[], letter: LetterFacts): ChartFact[][] =>
  seriesOf(facts).flatMap(({ facts: values }) => {
    const at = values.findIndex(({ date }) => isServiceDay(letter, date));
    const [before, now] = [values[at - 1], values[at]];
    const told = before && now && [before, now].every(({ measure }) => /\d/.test(measure?.value ?? ""));
    return told && before.measure?.value !== now.measure?.value ? [[before, now]] : [];
  });
/** Of physical and of occupational therapy. */
const REEVALUATION = /^9716[48]\b/;

const VISIT = /^99(?:20[2-5]|21[1-5])\b/;
