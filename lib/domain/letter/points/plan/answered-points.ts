import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { approvalTogether } from "../answers/approval-terms";
import { isFreeOfApproval, tiedToClaim, withinFreeVisits } from "../answers/approved-visits";
import { type Answered, type PlannedPoint, withoutRepeats } from "../answers/best-points";
import { saidCarried } from "../answers/carried-value";
import { type CountedVisits, countedVisits } from "../answers/counted-visits";
import { notesHeld } from "../answers/latest-note";
import { type PairedPoint, pairPoint } from "../answers/pair";
import { isApproval } from "../answers/told-approval";
import type { DenialPoint } from "../notice/denial-points";
import { lackedPaper } from "../open/missing-papers";
import type { LetterGrounds } from "./grounds";
import { hashOf, withAnswer } from "./question-id";

export type AnsweredPoints = {
  points: PlannedPoint[];
  /** The days that the payer counts toward a limit, where some of them don't belong there. */
  counted: CountedVisits | undefined;
};

/** The payer's points, each with what of the chart or of a person answers it. */
export function answeredPoints(grounds: LetterGrounds): AnsweredPoints {
  const { category, all, letter, noticeText, deciding } = grounds;
  const paired = grounds.asked.map((point) => pairedPoint(point, grounds));
  const counted = category === "benefit_exclusion" ? countedVisits(all, letter, noticeText) : undefined;
  const own = withoutRepeats(category === "duplicate" ? atOnce(paired) : paired);
  const answering = withDeciding(byCount(own, counted), deciding);
  return {
    points: category === "authorization" ? withTies(approvalTogether(answering), all, letter) : answering,
    counted,
  };
}

function pairedPoint(asked: DenialPoint, grounds: LetterGrounds): Answered<PairedPoint> {
  const { letter, facts, category, noticeText, all, lateOrders } = grounds;
  const point = { ...asked, id: `point-${hashOf(asked.text)}` };
  const paired = pairPoint(point, { letter, facts, category, had: notesHeld(noticeText) });
  const found = lackedPaper(point, all) || lateOrders.has(point.text) ? withoutPaper(paired) : paired;
  const carried = saidCarried(point, grounds.leftOut);
  return withAnswer(
    carried.length > 0 ? { ...found, passages: [...carried, ...found.passages] } : found,
    grounds.answers,
    point.id,
  );
}

/** A reason that is answered under its own words, and not beside another that says the same. */
const standsOwn = ({ kind, disputed, sameAs }: PlannedPoint) => kind === "reason" && disputed && !sameAs;

/** What the payer decides by answers its reason first; where no reason was read, it stands with what else the record shows. */
function withDeciding(
  points: Answered<PlannedPoint>[],
  deciding: readonly ChartFact[],
): Answered<PlannedPoint>[] {
  const at = points.findIndex(standsOwn);
  if (deciding.length === 0 || at < 0) return points;
  const ids = new Set(deciding.map(({ id }) => id));
  return points.map((point, index) => ({
    ...point,
    passages: [...(index === at ? deciding : []), ...point.passages.filter(({ id }) => !ids.has(id))],
  }));
}

/** What ties the approval to the claim goes with the point that tells it. */
function withTies(
  points: Answered<PlannedPoint>[],
  all: readonly ChartFact[],
  letter: LetterFacts,
): Answered<PlannedPoint>[] {
  const at = points.findIndex(({ passages, sameAs }) => !sameAs && passages.some(isApproval));
  const free = points.findIndex(({ passages, sameAs }) => !sameAs && passages.some(isFreeOfApproval));
  const ties = tiedToClaim(all, points[at]?.passages ?? [], letter);
  const visits = withinFreeVisits(all, points[free]?.passages ?? [], letter);
  return points.map((point, index) => {
    const more = [...(index === at ? ties : []), ...(index === free ? visits : [])];
    return more.length > 0 ? { ...point, passages: [...point.passages, ...more] } : point;
  });
}

/** A paper of its own was asked for, and the chart has none: what comes nearest is shown beside the question and answers nothing. */
const withoutPaper = (point: PairedPoint): PairedPoint => ({
  ...point,
  ...{ passages: [], series: [], near: point.passages.slice(0, 1) },
});

/** What the payer counts is answered by the days that don't belong in its count, and by nothing else of the list. */
function byCount(
  points: Answered<PairedPoint>[],
  counted: CountedVisits | undefined,
): Answered<PairedPoint>[] {
  const at = points.findIndex(standsOwn);
  if (!counted || at < 0) return points;
  const ids = new Set([...counted.shown.map(({ id }) => id), ...counted.plain]);
  return points.map((point, index) => ({
    ...point,
    passages: [...(index === at ? counted.shown : []), ...point.passages.filter(({ id }) => !ids.has(id))],
  }));
}

/** That a service was given twice is one question, however the payer puts it: times and orders part only where they stand together. */
function atOnce(points: Answered<PairedPoint>[]): Answered<PairedPoint>[] {
  const [first, ...others] = points.filter(
    ({ kind, passages, answer }) => kind === "reason" && passages.length > 0 && !answer,
  );
  if (!first) return points;
  const all = [first, ...others].flatMap(({ passages }) => passages);
  const passages = [...new Map(all.map((fact) => [fact.id, fact])).values()];
  // The first point holds them best, so that the others point to it.
  const weights = new Map(passages.map(({ id }) => [id, Number.MAX_SAFE_INTEGER]));
  return points.map((point) => (point === first ? { ...point, passages, weights } : point));
}
