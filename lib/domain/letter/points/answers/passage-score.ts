import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { namesHomeProgram } from "../../relevance/field-words";
import { subjectStems } from "../../relevance/subject-stems";
import type { DenialPoint } from "../notice/denial-points";

export type PairContext = {
  letter: LetterFacts;
  facts: readonly ChartFact[];
  category: DenialCategory;
  /** The days of the notes that the payer says it had. */
  had?: ReadonlySet<string>;
};

/** How much a passage speaks to a point: by its topics, the words they share, its day, and what the category turns on. */
export function scoreOf(
  fact: ChartFact,
  topics: readonly Topic[],
  stems: Set<string>,
  { letter, category }: PairContext,
  point: DenialPoint,
): number {
  // Where papers are asked for, a page's heading counts too.
  const papers = point.kind === "item" || /\bis documented\b/i.test(point.text) || CONCLUDES.test(fact.quote);
  const hits = topics.filter((topic) => fact.topics.includes(topic));
  const first = topics[0] !== undefined && fact.topics.includes(topics[0]) ? 1 : 0;
  const own = subjectStems(`${fact.section} ${papers ? fact.heading : ""} ${fact.quote}`);
  const common = [...stems].filter((stem) => own.has(stem));
  // "face-to-face" or a code says as much as two plain words.
  const shared =
    common.reduce((sum, stem) => sum + (/-|\d/.test(stem) ? 2 : 1), 0) +
    (inHomeLog(point.text, fact) ? 3 : bothOfHome(point.text, fact) ? 2 : 0);
  const ofLately = topics[0] === "skill" || NO_SIGN.test(point.text);
  const onTheDay = isServiceDay(letter, fact.date) || (ofLately && isLately(fact, letter)) ? 0.7 : 0;
  // "Exercise is not documented": a note of the service that names it answers, whatever it is about.
  const named = shared >= 1 && onTheDay > 0 && point.kind === "reason" && NOT_DOCUMENTED.test(point.text);
  const certified = asksWhoSigned(point.text) && fact.topics.includes("certification") ? 2 : 0;
  // Of a log's rows the last ones tell how it is now.
  const lately = inHomeLog(point.text, fact) ? onTheDay : 0;
  if (hits.length === 0)
    return shared >= 2 || named ? 1.6 * Math.min(shared, 3) + 1.2 + (named ? 2 : 0) + lately : 0;
  // That the payer took the claim in goes before who was called about it.
  const accepted = category === "timely_filing" && TAKEN_IN.test(fact.quote) ? 3 : 0;
  // Whether a service took skill is told by the notes of its own days.
  const skilled =
    onTheDay > 0 && topics[0] === "skill" && fact.topics.includes("skill") && !/^\d{5}\b/.test(fact.quote)
      ? 1.5
      : 0;
  const codes = letter.procedureCodes ?? [];
  const ofService = onTheDay > 0 && codes.some((code) => fact.quote.includes(code)) ? 0.8 : 0;
  const exact = (/\d/.test(fact.quote) ? 0.5 : 0) + (namesSameDay(point.text, fact.quote) ? 1.2 : 0);
  return (
    1.6 * Math.min(hits.length, 3) +
    first * 1.2 +
    Math.min(shared, 4) * 0.9 +
    onTheDay +
    accepted +
    skilled +
    exact +
    ofService +
    certified
  );
}

/** Before a service that has no day yet, what the last weeks before the notice found stands for it. */
const LATELY_DAYS = 45;
/** "No sign or symptom of lung cancer": the last examination says so. */
const NO_SIGN = /\b(?:no|without|free of) (?:\w+ )?(?:signs?|symptoms?)\b/i;
const isLately = ({ date }: ChartFact, { datesOfService = [], noticeDate }: LetterFacts) =>
  datesOfService.length === 0 &&
  noticeDate !== undefined &&
  date !== undefined &&
  date >= addDays(noticeDate, -LATELY_DAYS) &&
  date <= noticeDate;

/** "Interpretation: obstruction, reversible" under a report's title: what the test found. */
const CONCLUDES = /^(?:interpretation|impression|conclusions?|final diagnosis)\b\s*:/i;
const TAKEN_IN =
  /\bA[12][ :/-]\d{1,3}\b|\baccepted (?:for processing|by (?:the )?payer|into adjudication)\b/i;

/** "No plan of care with the signature of her physician": who certified the plan answers it before what the plan says. */
export const asksWhoSigned = (text: string) =>
  /\bplan of (?:care|treatment)\b|\btreatment plan\b/i.test(text) &&
  /\bsign(?:ed|ature|s)?\b|\bcertif/i.test(text);

const bothOfHome = (asked: string, { quote }: ChartFact) =>
  namesHomeProgram(asked) && namesHomeProgram(quote);
/** The rows of a log of it need not say it again. */
const inHomeLog = (asked: string, { quote, heading }: ChartFact) =>
  namesHomeProgram(asked) && HOME_LOG.test(heading) && /\d/.test(quote);
const HOME_LOG =
  /\b(?:HEP|home (?:exercise )?program|home exercises?)\b.{0,20}\b(?:log|sheet|record|diary|chart)\b/i;

/** "Through 10/08/2026": a passage that names the payer's own day, with or without its year. */
const namesSameDay = (asked: string, said: string) => {
  const days = new Set(
    [...said.matchAll(MONTH_AND_DAY)].map(([, month, day]) => `${Number(month)}/${Number(day)}`),
  );
  return findDates(asked).some(({ iso }) => days.has(`${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}`));
};
const MONTH_AND_DAY = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?!\d)/g;

const NOT_DOCUMENTED =
  /\b(?:is|are|was|were) not (?:documented|noted|recorded|described|identified|stated)\b|\bnot (?:document|identify|describe|state|note|record)\b|\bno (?:documentation|record|mention) of\b/i;
