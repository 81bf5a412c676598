import { inScope, type Reading, type Scope } from "../page/candidate";
import { readLegend } from "./legend";

/** "MA01", "CO-45", "PR 96": how a code stands in a row, without its group. */
const bareCode = (marker: string): string =>
  marker
    .replace(/^(?:CO|PR|OA|PI|CR)[ -]?(?=[AB]?\d)/, "")
    .replace(/[^A-Za-z\d]/g, "")
    .toUpperCase();

/** A standard code with its letters: a number or a single letter alone may stand anywhere in a row. */
const NAMES_ITSELF = /^(?:(?:N|MA?)\d{1,3}|[A-Z]{2,3}\d{2,4})$/;

/**
 * The document without those entries of its legend whose code another claim has and the chosen one has not: what "MA01" says of
 * appeals is said of the claim that it stands beside. `whole` still holds the blocks of the other claims.
 */
export function withoutOthersLegend(reading: Reading, whole: Reading, scope: Scope | undefined): Reading {
  if (!scope || scope.others.length === 0) return reading;
  const codesIn = (from: number, to: number) =>
    whole.lines
      .slice(from, to + 1)
      .flatMap(({ text }) => text.split(/[^A-Za-z\d]+/).map((word) => word.toUpperCase()));
  const others = new Set(scope.others.flatMap(({ from, to }) => codesIn(from, to)));
  const entries = readLegend(reading.lines);
  const ofLegend = new Set(entries.flatMap(({ spans }) => spans.map(({ line }) => line)));
  const own = new Set(
    reading.lines.flatMap((_, line) =>
      ofLegend.has(line) || (!inScope(scope, line) && isInside(scope, line)) ? [] : codesIn(line, line),
    ),
  );
  const dropped = new Set(
    entries.flatMap(({ marker, spans }) => {
      const code = bareCode(marker);
      return NAMES_ITSELF.test(code) && others.has(code) && !own.has(code) ? spans.map((s) => s.line) : [];
    }),
  );
  if (dropped.size === 0) return reading;
  return {
    lines: reading.lines.map((line, at) => (dropped.has(at) ? { ...line, text: "", cells: [] } : line)),
    labeled: reading.labeled.filter((v) => !dropped.has(v.span.line)),
    sentences: reading.sentences.filter((s) => !s.spans.every(({ line }) => dropped.has(line))),
  };
}

const isInside = ({ others }: Scope, line: number) =>
  others.some(({ from, to }) => line >= from && line <= to);
