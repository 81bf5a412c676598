import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import type { PlannedPoint } from "./answers/best-points";
import { daysOnRecord } from "./answers/days-on-record";
import { firstPayerOf, olderForms } from "./answers/first-payer";
import { newPlanOf } from "./answers/new-plan";
import { notesOfOtherDays } from "./answers/notes-held";
import { papersOfOtherInjury } from "./answers/other-injury-paper";
import { withSignatures } from "./answers/signed-papers";
import { otherEditions } from "./left-out/other-editions";
import { subjectOf } from "./notice/subject-of";
import { answeredPoints } from "./plan/answered-points";
import { stillToTell, withBeside } from "./plan/beside-points";
import { withFurtherFacts } from "./plan/further-support";
import { groundsOf } from "./plan/grounds";
import type { LetterEvidence, LetterPlan } from "./plan/letter-plan";
import { missingFromRecord, openQuestions } from "./plan/open-ends";
import { plannedChanges } from "./plan/planned-changes";
import { supportingFacts } from "./plan/support";

/** What the letter will say, and from which papers: each of the payer's points with its answer, and what stands beside them. */
export function planLetter(known: LetterFacts, evidence: LetterEvidence): LetterPlan {
  const grounds = groundsOf(known, evidence);
  const { letter, category, noticeText, all, eligible, facts } = grounds;
  const answered = answeredPoints(grounds);
  const rest = stillToTell(answered);
  const points = withBeside(answered.points, grounds, rest);
  const supporting = supportingFacts(grounds, points, rest);
  const shown = withFurtherFacts(supporting, points, grounds, rest);
  return {
    ...signedBy(all, withSubjects(points, letter), shown),
    notesHeld: notesOfOtherDays(letter, noticeText, facts, all),
    otherInjuries: papersOfOtherInjury(all, noticeText),
    daysOnRecord: daysOnRecord(facts, letter, category),
    newPlan: newPlanOf(all, letter, eligible),
    firstPayer: firstPayerOf(all, letter),
    counted: answered.counted,
    olderForms: olderForms(all),
    ...plannedChanges(grounds),
    questions: openQuestions(grounds, { points, supporting }),
    missing: missingFromRecord(grounds, { points, supporting }),
    leftOut: [...grounds.leftOut, ...otherEditions(all, letter)],
  };
}

const withSubjects = (points: readonly PlannedPoint[], letter: LetterFacts): PlannedPoint[] =>
  points.map((point) => {
    const subject = subjectOf(point.text, letter.denialText ?? "");
    return subject ? { ...point, subject } : point;
  });

/** Who signed a paper is said where the letter first quotes it, from the points on. */
function signedBy(
  all: readonly ChartFact[],
  points: readonly PlannedPoint[],
  supporting: LetterPlan["supporting"],
): Pick<LetterPlan, "points" | "supporting"> {
  const signed = new Set<string>();
  const withSigner = (chosen: readonly ChartFact[]) => withSignatures(chosen, all, signed);
  return {
    points: points.map((point) => ({ ...point, passages: withSigner(point.passages) })),
    supporting: supporting.map((one) => ({ ...one, facts: withSigner(one.facts) })),
  };
}
