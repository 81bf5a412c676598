import { CARC } from "@/lib/domain/codes/carc";
import { kept } from "../page/kept";
import { findLabels } from "../page/labeled-values";
import { isBlank, type Line, type Span, textOf } from "../page/page-lines";
import { hasReasonWords, ORDINARY } from "./denial-cues";

export type LegendEntry = { marker: string; text: string; spans: Span[] };

const MARKER =
  /^(\s*(?:[-•*]\s+)?)((?:(?:Objection|Edit|EDIT|EOB|Reason|Remark|Denial|Adjustment|Explanation|EXPL|Expl|EX|Ex|Rsn|Note|Code|CARC|RARC|Msg|Message|REASON|REMARK|DENIAL|EXPLANATION|RSN|NOTE|CODE|MSG|MESSAGE)s?(?: [Cc]odes?)?[\s#:]{1,3})?(?:\(?[A-Za-z0-9]{1,5}\)|(?:CO|C0|PR|OA|PI|CR)(?: ?[-/] ?| )?[AB]?[0-9Oo]{1,3}|[A-Z]{1,3}-\d{1,4}|\(?[A-Z]{0,3}\d{1,4}[A-Z]?\)?|[a-z][\dA-Z](?=\s{2,}[A-Z])|[a-z]{1,2}\d{2,3}(?=\s{2,}[A-Z])|[A-Z]{1,2}|[A-Z]\d[A-Z]|\d[A-Z]\d|\d[A-Z]{1,2})(?: ?\((?:CO|PR|OA|PI|CR)\)| {1,4}(?:CO|PR|OA|PI|CR)(?= {2,}))?)(\s*[:=|]\s*|\s+(?:[-–—]|\.{3,})\s+|\s{2,}|\s(?=(?:CO|PR|OA|PI)[ -]\d)|(?<=\))\s+|(?<=^\s*[A-Z]{1,2}\d{1,3})-(?=[A-Z]{3,} [A-Z])|(?<=^\s*(?:0\d{3}|EOB \d{2,4})) (?=[A-Z]{2})|(?<=^\s*[A-Z]{1,2}\d{1,3})\.\s+(?=[A-Z])|(?<=^\s*(?:[A-Z][A-Z0][- ]?\d{1,3})) )(?=["“(A-Za-z])/;

/** "What 109 means: this plan is not the one …", "197 means: Precertification …" */
const WHAT_IT_MEANS =
  /^(\s*)(?:What (?:does |code |note )?|(?:Code |Reason |Note )?(?=[A-Z]{0,3}[ -]?\d{1,4}[A-Z]? means:))([A-Z]{0,3}[ -]?\d{1,4}[A-Z]?)( means?:?\s+)(?=["“(A-Za-z])/;

/** "16, N706    The bill came without …": a reason and its remarks before one meaning. */
const WITH_REMARKS =
  /^(\s*)((?:(?:CO|PR|OA|PI|CR)[ -]?)?[AB]?\d{1,3}(?: ?[,/+&] ?(?:MA?|N)\d{1,4}){1,3})(\s*[:=]\s*|\s+[-–—]\s+|\s{2,})(?=["“(A-Za-z])/;

/** "1 - 96    NON-COVERED CHARGES", "(2)  170   THIS PROVIDER …": a note's number, and the standard code before its meaning. */
const WITH_STANDARD = /^(\s*)(\(?\d{1,2}\)?)(\s*[-–:=]\s*|\s{2,})(?=[AB]?\d{1,3} {2,}["“(A-Z])/;

/** "[b]  One yearly exam is covered …": a note by its letter or number in square brackets; "[x]" is a box that was ticked. */
const IN_BRACKETS = /^(\s*)(\[(?![xX]\])[A-Za-z\d]{1,3}\])(\s+)(?=["“(A-Za-z])/;

/** Legends: "A0 - After review…", "PR119   Benefit maximum…", with their continuation lines. */
export const readLegend: (lines: Line[]) => LegendEntry[] = kept(entriesOf);

function entriesOf(lines: Line[]): LegendEntry[] {
  const entries: LegendEntry[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const several = line ? entriesOnOneLine(lines, line, index) : [];
    if (several.length > 0) {
      entries.push(...several);
      continue;
    }
    // "CO 29" alone, and in the next line what it means.
    const below = line && CODE_ALONE.exec(line.text) ? lines[index + 1] : undefined;
    const isMeaning = below?.cells.length === 1 && /^\s*\p{Lu}(?:.* ){3}/u.test(below.text);
    if (line && below && isMeaning && !MARKER.test(below.text)) {
      const start = below.text.length - below.text.trimStart().length;
      const spans = [{ line: index + 1, start, end: below.text.length }];
      entries.push({ marker: line.text.trim(), text: textOf(lines, spans), spans });
      continue;
    }
    const stacked = line ? underCode(lines, index) : [];
    if (line && stacked.length > 0) {
      entries.push({
        ...{ marker: line.text.replace(NOTE_OF, "").trim(), text: textOf(lines, stacked), spans: stacked },
      });
      index += stacked.length;
      continue;
    }
    const head =
      line &&
      (MARKER.exec(line.text) ??
        WITH_REMARKS.exec(line.text) ??
        WITH_STANDARD.exec(line.text) ??
        WHAT_IT_MEANS.exec(line.text) ??
        IN_BRACKETS.exec(line.text) ??
        afterRows(lines, index));
    // "TO:  Bay Practice" over an address is no code.
    if (line && ADDRESSED.test(line.text)) continue;
    // "J3380   charge 9,412.00   plan paid 0.00" is a line of charges.
    if (!line || !head || /(?:\d[\d,]*\.\d\d\b.*){2}/.test(line.text)) continue;
    let start = head[0].length;
    let marker = head[2] ?? "";
    const inner = MARKER.exec(line.text.slice(start));
    if (inner && inner.index === 0 && /^(?:CO|PR|OA|PI|[NM]A?\d|\d)/.test(inner[2] ?? "")) {
      marker += ` ${inner[2]}`;
      start += inner[0].length;
    }
    const first = proseEnd(line, start);
    const spans: Span[] = [{ line: index, start, end: first }];
    let last = index;
    while (continues(lines, last + 1, head[1]?.length ?? 0, line)) {
      last++;
      const next = lines[last];
      if (next)
        spans.push({
          line: last,
          start: next.text.length - next.text.trimStart().length,
          end: next.text.length,
        });
    }
    const text = textOf(lines, spans);
    // "Precertification/notification/authorization exceeded": strokes part words, too.
    const words = text.split(/ |\/(?=\p{L}{4})/u).length;
    if (
      (words >= 3 || (words === 2 && (hasReasonWords(text) || ORDINARY.test(text)))) &&
      !/(?:\d[\d,]*\.\d\d.*){2}/.test(text)
    )
      entries.push({ marker, text, spans });
    index = last;
  }
  return entries;
}

/** "TF" alone under a table in whose rows of charges it stands, and in the lines below what it means. */
function underCode(lines: Line[], at: number): Span[] {
  const code = OWN_CODE_ALONE.exec(lines[at]?.text ?? "")?.[1];
  if (!code || !isInRowsAbove(lines, at, code)) return [];
  const spans: Span[] = [];
  for (let under = at + 1; under < lines.length; under++) {
    const line = lines[under];
    if (!line || isBlank(line) || line.page !== lines[at]?.page) break;
    if (line.cells.length !== 1 || MARKER.test(line.text) || OWN_CODE_ALONE.test(line.text)) break;
    const start = line.text.length - line.text.trimStart().length;
    spans.push({ line: under, start, end: line.text.length });
  }
  return /^\p{Lu}(?:.* ){3}/u.test(textOf(lines, spans)) ? spans : [];
}
/** A shorter number is a page's or a count. */
const OWN_CODE_ALONE =
  /^\s*(?:(?:(?:[Ee]xplanation|EXPLANATION|[Mm]eaning|MEANING) (?:of|OF) )?(?:[Nn]ote|NOTE|[Rr]emark|REMARK|[Rr]eason|REASON|[Cc]ode|CODE|[Mm]essage|MESSAGE)(?: [Cc]ode)?[ :#]{1,3})?\(?((?=[A-Z\d]*[A-Z])[A-Z\d]{1,5}|\d{3,4})\)?:?\s*$/;
/** "Note K3J", "Explanation of code U22:" over its meaning. */
const NOTE_OF =
  /^\s*(?:(?:[Ee]xplanation|EXPLANATION|[Mm]eaning|MEANING) (?:of|OF) )?(?:[Nn]ote|NOTE|[Rr]emark|REMARK|[Rr]eason|REASON|[Cc]ode|CODE|[Mm]essage|MESSAGE)(?: [Cc]ode)?[ :#]{1,3}|:\s*$/g;

/** "K7 Visit limit reached." under a table in whose rows of charges "K7" stands: one blank parts a code from its meaning there. */
function afterRows(lines: readonly Line[], at: number): RegExpExecArray | null {
  const found = CODE_OF_ROWS.exec(lines[at]?.text ?? "");
  return found && isInRowsAbove(lines, at, found[2] ?? "") ? found : null;
}
function isInRowsAbove(lines: readonly Line[], at: number, code: string): boolean {
  const isInRow = ({ text, cells }: Line) =>
    cells.length >= 4 &&
    /\d\.\d\d\b/.test(text) &&
    cells.slice(1).some((cell) => cell.text.replace(/[()]/g, "").split(/[ ,/]+/)[0] === code);
  return lines.slice(Math.max(0, at - FARTHEST_ROW), at).some(isInRow);
}
const CODE_OF_ROWS = /^(\s*)([A-Z]\d{1,2}|[A-Z]\d[A-Z]|\d[A-Z]\d?)( )(?=\p{Lu}\p{Ll}+ \p{L})/u;
const FARTHEST_ROW = 30;

const ADDRESSED = /^\s*(?:to|re|cc|attn|from)\s*:/i;

const CODE_ALONE = /^\s*(?:CO|PR|OA|PI)[ -]?[AB]?\d{1,3}$/;

const ENTRY_START = /(?<![A-Za-z0-9-])(?:CO|PR|OA|PI)[ -]?[AB]?\d{1,3}\s{0,2}[-–:=]\s/g;

/** "A = Above our fee.   B = We need the operative note." */
const ENTRY_EQUALS =
  /(?<=^\s*|\s{2}|[.;] |\b[Cc]odes?: |\bCODES?: )(?:[A-Z]|\d{1,3}|[A-Z]{1,3}\d{1,3}|\d{1,2}[A-Z]{1,2}) ?= ?(?=["“(A-Za-z])/g;
/** "U1: more than the usual amount. G5: massage is excluded.": where both stand in rows of charges above. */
const ENTRY_COLON =
  /(?<=^\s*|[.;] )(?:[A-Z]{1,2}\d{1,3}|\d{1,2}[A-Z]{1,2}|\d[A-Z]\d|[A-Z]\d[A-Z]): (?=["“(A-Za-z])/g;

/** "CO45 - CHARGE EXCEEDS …   CO234 - THIS PROCEDURE …": a legend printed across. */
function entriesOnOneLine(lines: Line[], line: Line, index: number): LegendEntry[] {
  const coded = [...line.text.matchAll(ENTRY_START)];
  const equals = coded.length > 0 ? coded : [...line.text.matchAll(ENTRY_EQUALS)];
  const colons = [...line.text.matchAll(ENTRY_COLON)].filter(({ 0: code }) =>
    isInRowsAbove(lines, index, code.replace(/\W/g, "")),
  );
  const starts = equals.length >= 2 ? equals : colons;
  if (starts.length < 2) return [];
  return starts.map((match, order) => {
    const start = match.index + match[0].length;
    const end = starts[order + 1]?.index ?? line.text.length;
    const text = line.text.slice(start, end).trim();
    return {
      marker: match[0].replace(/[\s:=–-]+$/, "").trim(),
      text,
      spans: [{ line: index, start, end: start + text.length }],
    };
  });
}

/** Where running text stops before another column. */
function proseEnd(line: Line, start: number): number {
  const gap = /\s{4,}\S/.exec(line.text.slice(start));
  return gap && gap.index > 10 ? start + gap.index : line.text.length;
}

const OPEN_END = / (?:THE|AN?|OF|TO|IN|AND|OR|FOR|BY|WITH|NOT|IS|ON|YOUR|OUR)$/;

function continues(lines: Line[], at: number, indent: number, first: Line): boolean {
  const line = lines[at];
  if (!line || isBlank(line) || line.page !== first.page) return false;
  if ([MARKER, WITH_REMARKS, WITH_STANDARD, IN_BRACKETS].some((mark) => mark.test(line.text))) return false;
  const here = line.text.length - line.text.trimStart().length;
  if (here > indent + 1) return true;
  const previous = lines[at - 1]?.text ?? "";
  // "WITHIN 180 DAYS OF THE" ends no sentence.
  if (OPEN_END.test(previous.trimEnd()) && /^\s*[A-Z]{2}/.test(line.text)) return true;
  if (
    findLabels(line.text).some((l) => l.marked && l.start <= here + 1) ||
    /^\s*[A-Z][\w &]{2,40}:/.test(line.text)
  )
    return false;
  if (
    /^\s*(?:appeals?|to (?:request|appeal|dispute)|reconsiderations?|call|questions|if you)\b/i.test(
      line.text,
    )
  )
    return false;
  // "CLAIM NOT RE-" over "CEIVED WITHIN 180 DAYS": a narrow print parts its words.
  if (/[A-Z]{2}-$/.test(previous.trimEnd()) && /^\s*[A-Z]{2}/.test(line.text)) return true;
  return (
    /[a-z,;(]$|[A-Z]{2,}$/.test(previous.trimEnd()) && (/^\s*[a-z(]/.test(line.text) || previous.length > 70)
  );
}

/** The codes of a legend entry's marker, without group: "PR-204" and "CO 252" to "204" and "252". */
export function markerCode(marker: string): string | undefined {
  return /(?:CO|C0|PR|OA|PI|CR)?[ -/]?([AB]?\d{1,3})\b/.exec(marker)?.[1];
}

export const isOrdinary = (entry: LegendEntry) => {
  const code = markerCode(entry.marker);
  // "(2) Removal of wax is paid only when …", "2  Dry needling is excluded": a note's number is no reason code, but what it says may be one's.
  if (/^(?:[([]\d{1,2}[)\]]|\d)$/.test(entry.marker.trim()))
    return ORDINARY.test(entry.text) && !hasReasonWords(entry.text);
  return (
    (code !== undefined &&
      /(?:CO|PR|OA|PI|CR)|^\d+$/.test(entry.marker.replace(/\W/g, "")) &&
      CARC.get(code)?.isDenial === "no") ||
    /^(?:CO|PR|OA|PI|CR)$/.test(entry.marker)
  );
};
