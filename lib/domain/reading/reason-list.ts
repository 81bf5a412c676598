import { hasReasonWords, isAdvice } from "./denial-cues";
import { textOf } from "./legend";
import { isFurniture } from "./page-furniture";
import { isBlank, type Line, type Span } from "./page-lines";

/** Reasons that a payer gives one by one: what announces them, and each point with its lines. */
export type ReasonList = { intro: Span[]; points: Span[][] };

/** A line that says: what follows are the reasons. */
const ANNOUNCES =
  /\b(?:reasons?|because|rationale|findings?|found|why|basis|based on|determined|concluded|noted|criteria|following|as follows|denied|not (?:approved|covered|paid|payable|met)|explanation|reviewer)\b/i;

/** Lists of what to do, to send or to read are none of reasons. */
const OTHER_LIST =
  /\b(?:appeals?|you (?:may|can|should|must|have the right)|please|send|submit|include the|enclos\w+|attach\w*|provide (?:us|the following)|we (?:reviewed|used|considered|looked at|relied)|copies|rights?|options|next steps|how to|what you (?:can|need)|contact|call|questions|documents? (?:we )?(?:reviewed|received|considered|needed)|records (?:reviewed|needed|requested)|reviewed the following|relied (?:up)?on|need the following|checklist|resources|codes? used|cc)\b/i;

const MARK =
  /^(\s*)(?:\(?(\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})[.):](?!\d)|(?:reason|point|finding|no\.?|item)\s*#?\s*(\d{1,2})\s*[.):–—-]|([•●◦▪■*‣·>»–—-]|o(?=\s+\p{Lu})|\[[xX]\]|☒|✗))\s+(?=\S)/iu;

/** The list under the announcing line `at`, undefined where no list follows it. */
function listUnder(lines: readonly Line[], at: number): Span[][] | undefined {
  const points: Span[][] = [];
  let kind: string | undefined;
  let indent = 0;
  let blanks = 0;
  let crossed: { printed: number } | undefined;
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    if (line.page !== lines[i - 1]?.page) crossed = { printed: 0 };
    if (isBlank(line)) {
      blanks++;
      if (blanks > 2 && !crossed) break;
      continue;
    }
    const mark = MARK.exec(line.text);
    const markKind = mark ? kindOf(mark) : undefined;
    const depth = line.text.length - line.text.trimStart().length;
    if (mark && (kind === undefined || (markKind === kind && Math.abs(depth - indent) <= 2))) {
      if (kind === undefined) {
        kind = markKind;
        indent = depth;
      }
      points.push([spanOf(line, i, mark[0].length)]);
      blanks = 0;
      crossed = undefined;
      continue;
    }
    const open = points.at(-1);
    if (!open) {
      // Words may stand between the announcement and its list only over a page break.
      if (crossed && crossed.printed < 8 && isFurniture(line, crossed.printed++)) continue;
      return undefined;
    }
    const before = open.at(-1);
    const ended = /[.;!?]["”)]?$/.test(lines[before?.line ?? -1]?.text.trimEnd() ?? "");
    if (crossed || isFooter(lines, i)) {
      if (isFurniture(line, crossed ? crossed.printed++ : 0)) continue;
      if (ended || !/^\s*[\p{Ll}(]/u.test(line.text)) {
        if (crossed && crossed.printed < 8 && marksAhead(lines, i, kind)) continue;
        break;
      }
      open.push(spanOf(line, i));
      crossed = undefined;
      blanks = 0;
      continue;
    }
    if (blanks > 0 && (ended || depth <= indent)) break;
    if (depth < indent || (depth === indent && ended && !/^\s*[\p{Ll}(]/u.test(line.text))) break;
    open.push(spanOf(line, i));
    blanks = 0;
  }
  return points.length > 0 ? points : undefined;
}

const spanOf = (line: Line, index: number, from = 0): Span => ({
  line: index,
  start: from || line.text.length - line.text.trimStart().length,
  end: line.text.length,
});

function kindOf(mark: RegExpExecArray): string {
  if (mark[4]) return "bullet";
  return /\d/.test(mark[2] ?? mark[3] ?? "") ? "number" : "letter";
}

/** The last printed lines of a page. */
function isFooter(lines: readonly Line[], at: number): boolean {
  const page = lines[at]?.page;
  let left = 0;
  for (let i = at; i < lines.length && lines[i]?.page === page; i++) if (lines[i]?.cells.length) left++;
  return left <= 2 && lines.some((line) => line.page > (page ?? 0));
}

function marksAhead(lines: readonly Line[], from: number, kind: string | undefined): boolean {
  return lines.slice(from, from + 6).some((line) => {
    const mark = MARK.exec(line.text);
    return mark !== null && kindOf(mark) === kind;
  });
}

/** A table of criteria or services with the reviewer's words: each row is a point. */
function tableUnder(lines: readonly Line[], at: number): Span[][] | undefined {
  let head = at + 1;
  while (isBlank(lines[head]) && head < at + 3) head++;
  const columns = lines[head]?.cells ?? [];
  const words = columns.findIndex((c) =>
    /\b(?:reasons?|comments?|findings?|explanation|rationale|why|result|decision)\b/i.test(c.text),
  );
  if (columns.length < 2 || words < 0 || /\d\.\d\d\b/.test(lines[head]?.text ?? "")) return undefined;
  const left = columns[words]?.start ?? 0;
  const rows: Span[][] = [];
  for (let i = head + 1; i < lines.length && i < head + 40; i++) {
    const line = lines[i];
    if (!line || line.page !== lines[head]?.page) break;
    if (isBlank(line)) {
      if (rows.length > 0 && isBlank(lines[i + 1])) break;
      continue;
    }
    const inColumn = line.cells.find(
      (c) => Math.abs(c.start - left) <= 3 || (c.start <= left && c.end > left),
    );
    const opens = line.cells.length >= 2 && (line.cells[0]?.start ?? 99) < left - 2;
    if (opens && inColumn) rows.push([spanOf(line, i)]);
    else if (rows.length > 0 && inColumn && line.cells.length === 1 && !isBlank(lines[i - 1]))
      rows.at(-1)?.push(spanOf(line, i));
    else break;
  }
  return rows.length > 0 ? rows : undefined;
}

/** All lists of reasons in the document, in order. */
export function readReasonLists(lines: readonly Line[]): ReasonList[] {
  const found: ReasonList[] = [];
  lines.forEach((line, at) => {
    const text = line.text.trim();
    if (text.length < 4 || !/[:：]$|\b(?:because|that)$/.test(text)) {
      const heading = text.length < 60 && !/[.,;]$/.test(text) && /\breasons?\b|^why\b/i.test(text);
      if (!heading) return;
    }
    const intro = introOf(lines, at);
    const said = textOf([...lines], intro);
    const clause = said.split(/(?<=[.?!])\s+(?=\p{Lu})/u).at(-1) ?? said;
    if (!ANNOUNCES.test(clause) || OTHER_LIST.test(clause.replace(/\byou (?:can|may) (?:see|find)\b/gi, "")))
      return;
    const points = listUnder(lines, at) ?? tableUnder(lines, at);
    if (!points) return;
    const texts = points.map((spans) => textOf([...lines], spans));
    const reasons = texts.filter((t) => t.split(" ").length >= 3 && !isAdvice(t));
    if (reasons.length === 0 || reasons.length < texts.length / 2) return;
    if (
      !texts.some(hasReasonWords) &&
      !/\b(?:reasons?|because|denied|not (?:approved|covered|met))\b/i.test(clause)
    )
      return;
    found.push({ intro, points: points.filter((_, i) => reasons.includes(texts[i] ?? "")) });
  });
  return found;
}

/** The paragraph's last sentence up to the announcing line. */
function introOf(lines: readonly Line[], at: number): Span[] {
  const spans: Span[] = [];
  for (let i = at; i >= 0 && at - i < 4; i--) {
    const line = lines[i];
    if (!line || (i < at && (isBlank(line) || line.page !== lines[at]?.page))) break;
    const body = i === at ? line.text : line.text.trimEnd();
    const cut = [...body.matchAll(/[.?!]["”)]?\s+(?=\p{Lu})/gu)].at(-1);
    if (i < at && /[.?!:]["”)]?$/.test(body)) break;
    const start = cut ? cut.index + cut[0].length : line.text.length - line.text.trimStart().length;
    spans.unshift({ line: i, start, end: line.text.length });
    if (cut) break;
  }
  return spans;
}
