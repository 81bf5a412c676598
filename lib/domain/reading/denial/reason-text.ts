import type { Candidate } from "../page/candidate";
import { type Line, type Span, textOf } from "../page/page-lines";

/** Longer is no longer a reason but the letter. */
export const LONGEST_REASON = 900;

/** The reason in the payer's words; `points` where it is given point by point. */
export type ReasonText = Candidate & { points?: Span[][] };

/** Keeps whole lines up to the longest reason. */
export function bounded(lines: Line[], spans: Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    kept.push(span);
    if (textOf(lines, kept).length > LONGEST_REASON) break;
  }
  return kept;
}
