import type { LabeledValue } from "./labeled-values";
import type { Line, Sentence, Span } from "./page-lines";

/** A possible value of a field, with where it stands and how strongly the rules hold it (about 0 to 1). */
export type Candidate = {
  value: string;
  score: number;
  spans: Span[];
  basis?: string;
  /** Why a person should look first: a sentence for the screen. */
  doubt?: string;
};

/** The lines of one claim in a document with several. */
export type Scope = {
  from: number;
  to: number;
  claimLine: number;
  /** The blocks of the other claims: nothing there is said of this one. */
  others: { from: number; to: number }[];
  /** The claim's own rows in a list that stands elsewhere. */
  rows?: readonly number[];
};

/** What every field's rules look at: the document read once. */
export type Reading = {
  lines: Line[];
  sentences: Sentence[];
  labeled: LabeledValue[];
};

export const bestOf = <T extends { score: number }>(candidates: T[]): T | undefined =>
  candidates.reduce<T | undefined>((best, c) => (!best || c.score > best.score ? c : best), undefined);

export const firstLine = (candidate: { spans: Span[] }): number => candidate.spans[0]?.line ?? 0;

export const inScope = (scope: Scope | undefined, line: number): boolean =>
  !scope || (line >= scope.from && line <= scope.to) || (scope.rows?.includes(line) ?? false);

/** The document without the blocks of the other claims; line numbers stay. */
export function withoutOthers(reading: Reading, scope: Scope | undefined): Reading {
  if (!scope || scope.others.length === 0) return reading;
  const other = (line: number) =>
    !inScope(scope, line) && scope.others.some((o) => line >= o.from && line <= o.to);
  return {
    lines: reading.lines.map((line, i) => (other(i) ? { ...line, text: "", cells: [] } : line)),
    labeled: reading.labeled.filter((v) => !other(v.span.line)),
    sentences: reading.sentences.filter((s) => !s.spans.every((p) => other(p.line))),
  };
}

/** The part of a sentence from `start` to `end` (places in its text), as spans of its lines. */
export function spansWithin(sentence: Sentence, lines: Line[], needle: string): Span[] {
  for (const span of sentence.spans) {
    const at = lines[span.line]?.text.slice(span.start, span.end).indexOf(needle) ?? -1;
    if (at >= 0) return [{ line: span.line, start: span.start + at, end: span.start + at + needle.length }];
  }
  return sentence.spans;
}
