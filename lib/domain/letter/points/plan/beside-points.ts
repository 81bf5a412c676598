import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { speaksAgainst } from "../../relevance/against-point";
import { goesOnBeside } from "../../relevance/beside";
import { mayStand } from "../../relevance/guards";
import { stemsOf } from "../../relevance/stems";
import type { PlannedPoint } from "../answers/best-points";
import { asksForPart, type PairedPoint } from "../answers/pair";
import { topicsAsked } from "../notice/point-topics";
import type { AnsweredPoints } from "./answered-points";
import type { LetterGrounds } from "./grounds";
import { isOpen } from "./letter-plan";

/** What may still be told beside the points. */
export type StillToTell = {
  /** Facts that stand in the letter: each of its parts adds its own. */
  used: Set<string>;
  /** Of these a criterion stays open: what is told of them beside it would only show that. */
  barred: ReadonlySet<Topic>;
  /** It shows how far the chart falls short of a criterion that stays open. */
  showsShort: (fact: ChartFact) => boolean;
};

export function stillToTell({ points, counted }: AnsweredPoints): StillToTell {
  const used = new Set([
    ...points.flatMap(({ passages, series }) => [...passages, ...series].map(({ id }) => id)),
    ...(counted?.plain ?? []),
  ]);
  const openCriteria = points.filter((point) => point.kind === "criterion" && isOpen(point));
  const barred = new Set(
    // Where its words name nothing that a chart holds, the topics are the category's: those bar nothing.
    openCriteria.flatMap(({ text, topics }) => (topicsAsked(text, false).length > 0 ? topics : [])),
  );
  // What comes nearest to a criterion that stays open shows how far the chart falls short of it.
  const short = openCriteria.filter(({ disputed }) => disputed);
  const answered = points.filter((point) => !isOpen(point));
  return { used, barred, showsShort: (fact) => isNearer(fact, short, answered) };
}

/** The points with what goes on about their passages in the same paper. */
export function withBeside(
  told: PlannedPoint[],
  { facts, letter, category }: LetterGrounds,
  { used, barred, showsShort }: StillToTell,
): PlannedPoint[] {
  const allowed = mayStand(facts, letter, category);
  return told.map((point) => {
    if (point.sameAs || !asksForPart(point) || point.passages.length === 0) return point;
    const beside = goesOnBeside(
      point.passages,
      facts,
      (fact) =>
        allowed(fact) &&
        !used.has(fact.id) &&
        !speaksAgainst(point, fact.quote) &&
        !showsShort(fact) &&
        !speaksToAnother(fact, point, told) &&
        !fact.topics.some((topic) => barred.has(topic)),
    );
    for (const { id } of beside) used.add(id);
    return { ...point, passages: [...point.passages, ...beside] };
  });
}

/** It shares more words with a criterion that stays open than with any point that is answered. */
function isNearer(fact: ChartFact, open: readonly PairedPoint[], answered: readonly PairedPoint[]): boolean {
  if (open.length === 0) return false;
  const own = stemsOf(fact.quote);
  const most = (points: readonly PairedPoint[]) =>
    Math.max(0, ...points.map(({ text }) => [...stemsOf(text)].filter((stem) => own.has(stem)).length));
  return open.some(({ near }) => near.includes(fact)) || most(open) > most(answered);
}

/** "Shared decision-making visit held today" goes on behind the symptoms, and answers the criterion that asks for such a visit. */
function speaksToAnother(fact: ChartFact, point: PairedPoint, points: readonly PairedPoint[]): boolean {
  const own = stemsOf(fact.quote);
  const shared = ({ text }: PairedPoint) => [...stemsOf(text)].filter((stem) => own.has(stem)).length;
  return points.some(
    (other) => other !== point && !other.granted && shared(other) > Math.max(1, shared(point)),
  );
}
