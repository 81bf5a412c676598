import { stemsOf } from "../../relevance/stems";
import { NO_EFFECT } from "../notice/point-topics";
import { asksOfWindow } from "./measures-for";
import type { PairedPoint } from "./pair";

/** What a person said where the chart says nothing, by name: never by the one they sign in with. */
export type PersonAnswer = { questionId: string; text: string; by: string };

export type Answered<T> = T & { answer?: PersonAnswer };
/** A reason that an earlier one's facts answer too: both are quoted over one answer. */
export type PlannedPoint = Answered<PairedPoint> & {
  sameAs?: string;
  /** What a list's lead says that its points are said of: "the records we hold". */
  subject?: string;
};

/** A passage stands under the point that it answers best; a point without another passage keeps its own two best. */
export function withoutRepeats(points: Answered<PairedPoint>[]): PlannedPoint[] {
  const owner = bestPoints(points);
  const rowsUsed = new Set<string>();
  const repeatedUnder = new Map<string, string>();
  // Values over time stand whole under the point that misses a gain, not in parts under what comes before it.
  const gainRows = new Set(points.filter(asksGain).flatMap(({ series }) => series.map(({ id }) => id)));
  // A window of time that the payer names is answered by the values from its first day on: older ones stand under no other point.
  const windowed = new Set(
    points
      .filter((point) => asksGain(point) && asksOfWindow(point.text))
      .flatMap(({ series }) => series.map(({ measure }) => measure?.key)),
  );
  const valuesOf = new Map<string, PairedPoint["series"]>();
  const isIn = (series: PairedPoint["series"]) => (fact: PairedPoint["series"][number]) =>
    series.includes(fact);
  return points.map((point) => {
    const isReason = point.kind === "reason";
    const fresh = point.passages.filter(({ id }) => owner.get(id) === point.id);
    const gains = asksGain(point) ? undefined : gainRows;
    const isNew = ({ id, measure }: (typeof point.series)[number]) =>
      !rowsUsed.has(id) && (asksGain(point) || !windowed.has(measure?.key));
    const own = point.series.filter((fact) => isNew(fact) && !gains?.has(fact.id));
    const left = own.length > 0 || fresh.length > 0 ? own : point.series.filter(isNew);
    // Criteria are answered one by one: one that has nothing but a value told above is answered by it, too.
    const rows =
      isReason || left.length > 0 || fresh.length + point.passages.length > 0 ? left : point.series;
    const first = point.passages[0];
    const other = first && owner.get(first.id);
    if (isReason && other && fresh.length === 0 && rows.length === 0 && !point.answer && isOwn(other, points))
      return { ...point, sameAs: other };
    // Values that show a gain are told whole under the point that misses it, which is quoted with this one.
    const below =
      gains && fresh.length === 0 && own.length === 0 && !point.answer && gainPoint(point, points);
    if (isReason && below && rows.length > 0) return { ...point, series: rows, sameAs: below.id };
    // "No objective deficits were documented" after "no improvement": the values that answer both stand once, and the two are quoted over them.
    const alike =
      isReason && rows.length + fresh.length + point.passages.length === 0 && !point.answer
        ? points.find(
            (other) =>
              other.kind === "reason" &&
              sharesWords(other, point) &&
              valuesOf.get(other.id)?.some(isIn(point.series)),
          )
        : undefined;
    if (alike)
      return { ...point, series: point.series.filter(({ id }) => rowsUsed.has(id)), sameAs: alike.id };
    for (const { id } of rows) rowsUsed.add(id);
    valuesOf.set(point.id, rows);
    // What stands under another reason is repeated only where nothing else answers this one.
    const repeated = isReason ? (rows.length > 0 ? [] : point.passages.slice(0, 2)) : point.passages;
    const passages = fresh.length > 0 ? fresh : repeated;
    // Two reasons that have nothing but the same repeated passages are quoted over one answer.
    const words = passages.map(({ id }) => id).join(" ");
    const before = repeatedUnder.get(words);
    if (isReason && fresh.length + rows.length === 0 && words !== "" && !point.answer) {
      if (before) return { ...point, sameAs: before };
      repeatedUnder.set(words, point.id);
    }
    return {
      ...point,
      passages,
      series:
        rows.length > 0 || passages.length > 0 || !point.topics.includes("improvement")
          ? rows
          : point.series.slice(0, 3),
    };
  });
}

/** "No fall risk was documented" is another matter than "no objective improvement", though any value might be set against either. */
const sharesWords = (one: PairedPoint, other: PairedPoint) => {
  const own = stemsOf(one.text);
  return [...stemsOf(other.text)].some((stem) => own.has(stem));
};

/** The point that misses a gain, of whose values this one has some and nothing else. */
const gainPoint = ({ series, passages, id }: PairedPoint, points: readonly PairedPoint[]) =>
  passages.length > 0
    ? undefined
    : points.find(
        (other) =>
          other.id !== id &&
          asksGain(other) &&
          series.some((fact) => other.series.some((own) => own.id === fact.id)),
      );

const asksGain = ({ kind, text }: PairedPoint) =>
  kind === "reason" && (NO_EFFECT.test(text) || GAIN.test(text));
const GAIN = /\b(?:gains?|improve\w*|progress(?:ed|ing)?|plateau\w*|measurable change|change in function)\b/i;

const isOwn = (id: string, points: readonly PairedPoint[]) =>
  points.some((point) => point.id === id && point.kind === "reason");

/** A point takes a passage from an earlier one only where it is answered clearly better. */
const CLEARLY = 1.5;

/** For each passage the point that it speaks to most; what was asked for keeps its papers in their order. */
function bestPoints(points: readonly PairedPoint[]): Map<string, string> {
  const best = new Map<string, { point: PairedPoint; weight: number }>();
  for (const point of points)
    for (const { id } of point.passages) {
      const weight = point.weights?.get(id) ?? 0;
      const known = best.get(id);
      const weighed = known?.point.kind === point.kind && point.kind !== "item";
      if (!known || (weighed && weight >= known.weight + CLEARLY)) best.set(id, { point, weight });
    }
  return new Map([...best].map(([id, { point }]) => [id, point.id]));
}
