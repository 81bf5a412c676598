import type { LabeledValue } from "./labeled-values";
import type { Line, Sentence, Span } from "./page-lines";

/** A possible value of a field, with where it stands and how strongly the rules hold it (about 0 to 1). */
export type Candidate = { value: string; score: number; spans: Span[]; basis?: string };

/** The lines of one claim in a document with several. */
export type Scope = { from: number; to: number; claimLine: number };

/** What every field's rules look at: the document read once. */
export type Reading = {
  lines: Line[];
  sentences: Sentence[];
  labeled: LabeledValue[];
};

export const bestOf = <T extends { score: number }>(candidates: T[]): T | undefined =>
  candidates.reduce<T | undefined>((best, c) => (!best || c.score > best.score ? c : best), undefined);

export const firstLine = (candidate: { spans: Span[] }): number => candidate.spans[0]?.line ?? 0;

/** The part of a sentence from `start` to `end` (places in its text), as spans of its lines. */
export function spansWithin(sentence: Sentence, lines: Line[], needle: string): Span[] {
  for (const span of sentence.spans) {
    const at = lines[span.line]?.text.slice(span.start, span.end).indexOf(needle) ?? -1;
    if (at >= 0) return [{ line: span.line, start: span.start + at, end: span.start + at + needle.length }];
  }
  return sentence.spans;
}
