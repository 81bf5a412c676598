import { bestOf, type Reading } from "../page/candidate";
import { type Span, textOf } from "../page/page-lines";
import { reasonStrength } from "./denial-cues";
import type { ReasonList } from "./reason-list";
import type { ReasonText } from "./reason-text";

/** A list of reasons is longer than one of them. */
const LONGEST_LIST = 4000;

/** A reason that is announced and goes on as a list: the announcement alone says nothing. */
export function withList(
  reading: Reading,
  best: ReasonText | undefined,
  lists: ReasonList[],
): ReasonText | undefined {
  const made = lists.map((list) => {
    const own = [...list.intro, ...list.points.flat()];
    const text = textOf(reading.lines, own);
    return { list, own, strength: reasonStrength(text), text };
  });
  const chosen = bestOf(made.map((m) => ({ ...m, score: m.strength })));
  if (!chosen || chosen.text.length > LONGEST_LIST) return undefined;
  const lead = best ? spansBefore(best.spans, chosen.list) : undefined;
  // Another reason, stated more surely elsewhere, stands: a legend's entry of the code, for one.
  const overlaps = best?.spans.some((s) => chosen.own.some((o) => o.line === s.line)) ?? false;
  if (best && best.score >= 0.75 && !overlaps && !lead) return undefined;
  const spans = [...(lead ?? []), ...chosen.own];
  return {
    value: textOf(reading.lines, spans),
    spans,
    score: Math.max(0.8, overlaps ? (best?.score ?? 0) : 0),
    points: chosen.list.points,
  };
}

/** What stands of a reason right before the list's announcement, in its paragraph. */
function spansBefore(spans: Span[], list: ReasonList): Span[] | undefined {
  const intro = list.intro[0];
  if (!intro) return undefined;
  const before = spans
    .filter((s) => s.line < intro.line || (s.line === intro.line && s.start < intro.start))
    .map((s) => (s.line === intro.line ? { ...s, end: Math.min(s.end, intro.start) } : s))
    .filter((s) => s.end > s.start);
  const last = before.at(-1);
  return last && intro.line - last.line <= 2 ? before : undefined;
}

const NUMBERED = /(?:^|\s)\(?([1-9])[.)]\s+(?=\p{L})/gu;

/** "… because: (1) no plan of care was sent; (2) the notes are not signed." */
export function inParts(reading: Reading, best: ReasonText | undefined): ReasonText | undefined {
  if (!best || best.points) return best;
  const marks: { line: number; start: number; at: number; number: number }[] = [];
  for (const span of best.spans) {
    const text = reading.lines[span.line]?.text.slice(span.start, span.end) ?? "";
    for (const m of text.matchAll(NUMBERED))
      marks.push({
        line: span.line,
        at: span.start + m.index,
        start: span.start + m.index + m[0].length,
        number: Number(m[1]),
      });
  }
  if (marks.length < 2 || marks.some((m, i) => m.number !== i + 1)) return best;
  const points = marks.map((mark, i) => {
    const next = marks[i + 1];
    return best.spans
      .filter((s) => s.line >= mark.line && (!next || s.line <= next.line))
      .map((s) => ({
        line: s.line,
        // Several sentences on one line are as many spans of it.
        start: s.line === mark.line ? Math.max(s.start, mark.start) : s.start,
        end: next && s.line === next.line ? Math.min(s.end, next.at) : s.end,
      }))
      .filter((s) => s.end > s.start);
  });
  return { ...best, points };
}
