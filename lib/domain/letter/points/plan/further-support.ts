import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { furtherFacts } from "../../relevance/further";
import type { PlannedPoint } from "../answers/best-points";
import { episodeDays } from "../answers/episode-days";
import { FURTHER } from "../notice/needs";
import type { StillToTell } from "./beside-points";
import type { LetterGrounds } from "./grounds";
import type { LetterPlan } from "./letter-plan";

/** What the needs of the category leave out and the reader of the letter should know as well. */
export function withFurtherFacts(
  supporting: LetterPlan["supporting"],
  points: readonly PlannedPoint[],
  { letter, category, facts, asked, deciding }: LetterGrounds,
  { used, barred, showsShort }: StillToTell,
): LetterPlan["supporting"] {
  const counting = episodeDays(facts, letter, category, used).filter((fact) => !showsShort(fact));
  for (const { id } of counting) used.add(id);
  const stated = new Set([...used, ...facts.filter(showsShort).map(({ id }) => id)]);
  // "The record does not show the scores": filed under its papers, and decided on what was found of the patient.
  const weighed = category === "documentation" && asksOfBody(asked) ? "medical_necessity" : category;
  const said = points.map(({ text }) => text);
  const further = furtherFacts(facts, { letter, category: weighed, asked: said, used: stated, barred });
  return withoutAims(
    withFurther(supporting, [...deciding.filter(({ id }) => !used.has(id)), ...counting, ...further]),
    said,
  );
}

/** "Goals by visit 24: grip 40 lb", but not "Goals: 3 of 4 met", "Goals not reached yet". */
const AIM =
  /^\W*(?:(?:(?:short|long)[- ]term|functional|treatment|therapy) )?(?:goals?|STGs?|LTGs?)\b(?![^.;]{0,60}\b(?:met|un-?met|reached|achieved|attained|partial\w*|progress\w*|ongoing|currently|today|now|baseline)\b)[^.;]{0,30}:/i;
const ASKS_FOR_AIMS =
  /\b(?:goals?|objectives|plan of (?:care|treatment)|treatment plan|care plan|time ?frames?|expect\w*|maint\w+|restor\w+|potential)\b/i;

/** What is planned to be reached shows nothing of the patient: it stands where the payer asks for the plan or for what is expected of it. */
export function withoutAims(
  supporting: LetterPlan["supporting"],
  asked: readonly string[],
): LetterPlan["supporting"] {
  if (asked.some((text) => ASKS_FOR_AIMS.test(text))) return supporting;
  return supporting.flatMap((one) => {
    const facts = one.facts.filter(({ quote, measure }) => measure || !AIM.test(quote));
    // A need that nothing met before stays: what is missing is told by it.
    return facts.length > 0 || one.facts.length === 0 ? [{ ...one, facts }] : [];
  });
}

/** What the payer misses in the record is something of the patient, and no paper. */
const asksOfBody = (points: readonly { kind: string; text: string; disputed: boolean }[]): boolean =>
  !points.some(({ kind }) => kind === "item") &&
  points.some(
    ({ kind, text, disputed }) => kind !== "item" && disputed && MISSES.test(text) && OF_BODY.test(text),
  );

const MISSES =
  /\b(?:not|no|never|lack\w*|insufficient|without|fail\w*|must|when|requires?|only if|covered|necessary)\b/i;

const OF_BODY =
  /\b(?:improve\w*|progress|gains?|swelling|function\w*|limitations?|mobility|walk\w*|pain|strength|motion|balance|gait|scores?|severity|severe|symptoms?|instability|deficits?|weakness|insulin|blood (?:sugar|pressure)|wound|ulcer|size|tissue|healing|falls?|tried|failed|conservative|baseline|objective|measur\w*|findings|examination|taught|trained|tools?|regions?|segments?|spinal levels?|responses? to|tolerat\w*|medically necessary|medical necessity)\b/i;

const withFurther = (supporting: LetterPlan["supporting"], facts: ChartFact[]): LetterPlan["supporting"] =>
  facts.length > 0 ? [...supporting, { need: FURTHER, facts }] : supporting;
