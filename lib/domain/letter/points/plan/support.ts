import { addMonths } from "@/lib/core/dates";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import {
  foundNothing,
  isAllWell,
  isBareField,
  isOfPayments,
  saysOnlyWho,
  startOfEpisode,
} from "../../relevance/guards";
import { isManaged } from "../../relevance/managed-illness";
import { isCoverage, isHeader, surnameOf } from "../../relevance/page-heads";
import { isPolicyPage } from "../../relevance/policy-page";
import { isPlanned } from "../../relevance/requirement";
import type { Answered, PlannedPoint } from "../answers/best-points";
import { besideOn, isSendingOfClaim } from "../answers/sent-before";
import { isApproval } from "../answers/told-approval";
import { type Need, needsOf } from "../notice/needs";
import type { StillToTell } from "./beside-points";
import type { LetterGrounds } from "./grounds";
import { isOpen } from "./letter-plan";
import { withAnswer } from "./question-id";

/** What the category turns on beyond the points, with what of the chart or of a person shows it. */
export function supportingFacts(
  { category, letter, asked, facts, answers }: LetterGrounds,
  points: readonly PlannedPoint[],
  { used, barred }: StillToTell,
): Answered<{ need: Need; facts: ChartFact[] }>[] {
  const most = points.some((point) => !isOpen(point)) ? 2 : 4;
  const needs = needsOf(
    category,
    letter,
    asked.map(({ text }) => text),
  );
  return (
    needs
      // Where the approval is at hand, nobody has to say why none was asked for.
      .filter(({ id }) => id !== "reason-late" || !points.some(({ passages }) => passages.some(isApproval)))
      .map((need) => {
        const found = supportOf(need, facts, used, barred, letter, mostFor(need, most));
        for (const { id } of found) used.add(id);
        return withAnswer({ need, facts: found }, answers, `need-${need.id}`);
      })
  );
}

/** What a person cannot do, and what befell them, weighs beyond one point's answer. */
function mostFor({ id }: Need, most: number): number {
  if (id === "cause" || id === "count") return MOST_OF_CAUSE;
  return id === "function" ? Math.max(most, 3) : most;
}

/** How an illness began is told by several papers: the form, the note, the other insurer's letter. */
const MOST_OF_CAUSE = 7;

function supportOf(
  need: Need,
  facts: readonly ChartFact[],
  used: ReadonlySet<string>,
  barred: ReadonlySet<Topic>,
  letter: LetterFacts,
  most: number,
): ChartFact[] {
  const topics = need.topics.filter((topic) => !barred.has(topic));
  const start = startOfEpisode(facts, letter);
  const weight = (fact: ChartFact) => {
    const at = topics.findIndex((topic) => fact.topics.includes(topic));
    if (at < 0) return need.byWords && need.pattern?.test(fact.quote) ? 2.5 : 0;
    const hits = topics.filter((topic) => fact.topics.includes(topic)).length;
    const onTheDay = isServiceDay(letter, fact.date) ? 1 : 0;
    return 3 - at + hits + onTheDay + (/\d/.test(fact.quote) ? 1 : 0) + Math.min(fact.quote.length / 80, 1);
  };
  return (
    facts
      .filter((fact) => !fact.measure && !fact.adverse && !used.has(fact.id) && speaksFor(fact, need))
      .filter((fact) => !isOldStudy(fact, letter) && !isBareField(fact.quote))
      .filter(
        ({ quote }) =>
          !need.topics.includes("finding") ||
          !(foundNothing(quote) || (isAllWell(quote) && !isManaged(quote, letter))),
      )
      .filter((fact) => !need.topics.some(isClinical) || !isOfPayments(fact.quote))
      .filter((fact) => need.topics.includes("plan_text") || !isPolicyPage(fact))
      // What a patient could do years before the illness shows no limit of today.
      .filter(
        ({ date, quote }) =>
          need.id !== "function" || !(NO_LIMIT.test(quote) || (start && date && date < start)),
      )
      .filter(({ quote }) => need.id !== "service" || !(PAID_ROW.test(quote) || isPlanned(quote)))
      // "2 visits a week for 4 weeks" is what was planned, and no treatment before this one.
      .filter(({ quote }) => need.id !== "treatment" || !(isPlanned(quote) || ONLY_MISSED.test(quote)))
      .filter((fact) => need.id !== "sent-before" || isSendingOfClaim(fact, letter, besideOn(facts, fact)))
      .filter(
        (fact) =>
          !saysOnlyWho(fact.quote) &&
          (isCoverage(fact) ||
            countsVisits(fact, need) ||
            !isHeader(fact, surnameOf(letter), letter.denialCategory === "medical_necessity")),
      )
      .map((fact) => ({ fact, weight: weight(fact) }))
      .filter((one) => one.weight > 2)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ fact }) => fact)
      .sort((a, b) => (need.id === "cause" ? (a.date ?? "").localeCompare(b.date ?? "") : 0))
  );
}

const isClinical = (topic: Topic) => CLINICAL.includes(topic);

const CLINICAL: readonly Topic[] = ["finding", "treatment_tried", "function", "diagnosis"];

const NO_LIMIT = /\bno (?:functional |current |other )*(?:limits?|limitations?|deficits?)\b/i;

/** "Missed 2 visits due to a hospital stay" tells of no treatment. */
const ONLY_MISSED =
  /^\W*(?:(?:pt|patient|s?he) )?missed \d{1,2} (?:visits?|sessions?|appointments?|treatments?)\b[^.;]*\.?$/i;

/** "05/05/2026 98941 billed 70.00 allowed 52.40 paid 52.40", "98941, 2x/wk x 4": what was paid or planned documents no service. */
const PAID_ROW = /\b(?:allowed|paid)\b[^;]{0,12}\d\.\d\d\b/i;

/** "Report 10/09/2026   Visit 23" at the head of a page: where visits are counted, it says how many there were. */
const countsVisits = ({ quote }: ChartFact, { id }: Need) => id === "count" && /\bvisit #?\d/i.test(quote);

const OLD_STUDY_MONTHS = 12;

/** A film of years ago may answer what the payer asks; unasked it tells of an illness that is over. */
const isOldStudy = ({ topics, date }: ChartFact, { datesOfService = [], noticeDate }: LetterFacts) => {
  const from = datesOfService.toSorted()[0] ?? noticeDate;
  return (
    topics.includes("imaging") &&
    !topics.includes("treatment_tried") &&
    from !== undefined &&
    date !== undefined &&
    date < addMonths(from, -OLD_STUDY_MONTHS)
  );
};

/** "Continue 2 visits a week" and a line of a bill argue nothing. */
const SAYS_LITTLE = /^(?:continue\b.{0,40}|(?:[SOAP]: ?)?.{0,18}|\d{5}\b.*)$/i;

const speaksFor = ({ quote }: ChartFact, { pattern }: Need) =>
  !SAYS_LITTLE.test(quote) && (pattern === undefined || pattern.test(quote));
