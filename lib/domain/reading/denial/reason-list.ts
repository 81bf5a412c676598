import { indentOf, type ListMark, markOf, setOffMark } from "../page/list-marks";
import { isFurniture } from "../page/page-furniture";
import { isBlank, type Line, type Span, textOf } from "../page/page-lines";
import { hasReasonWords, isAdvice } from "./denial-cues";

/** Reasons that a payer gives one by one: what announces them, and each point with its lines. */
export type ReasonList = { intro: Span[]; points: Span[][] };

/** A line that says: what follows are the reasons. */
const ANNOUNCES =
  /\b(?:conditions?|requirements?|waiting for|(?:still|also) (?:need(?:ed)?|missing|outstanding|open)|(?:not|never) (?:been )?(?:received|sent|met|satisfied|fulfilled|shown)|(?:is|are|was|were) (?:missing|lacking|outstanding)|lacks?|missing|reasons?|grounds?|because|rationale|findings?|found|why|basis|based on|determined|concluded|noted|criteria|following|as follows|denied|not (?:approved|covered|paid|payable|met)|explanation|reviewer)\b/i;

/** "But the records we hold (a visit note of July 2):": what they show and do not show is the reason. */
const OF_RECORDS =
  /\b(?:the|your|these|those|its) (?:\w+ )?(?:records?|notes?|documentation|chart|file|papers)\b[^.:]{0,60}[:：]$/i;

const LACKS = /^(?:do|does|did) not\b/i;

/** Lists of what to do, to send or to read are none of reasons. */
const OTHER_LIST =
  /\b(?:appeals?|you (?:may|can|should|must|have the right)|please|send|submit|include the|enclos\w+|attach\w*|provide (?:us|the following)|we (?:reviewed|used|considered|looked at|relied)|copies|rights?|options|next steps|how to|what you (?:can|need)|contact|call|questions|documents? (?:we )?(?:reviewed|received|considered|needed)|records (?:reviewed|needed|requested)|reviewed the following|relied (?:up)?on|need the following|checklist|resources|codes? used|cc)\b/i;

/** The list under the announcing line `at`, undefined where no list follows it. */
function listUnder(lines: readonly Line[], at: number): Span[][] | undefined {
  const points: Span[][] = [];
  let first: ListMark | undefined;
  let latest: ListMark | undefined;
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
    const mark = markAt(lines, i, latest);
    const depth = indentOf(line);
    // Another page may be set further in or out.
    const inColumn = Math.abs(depth - indent) <= 2 || (crossed !== undefined && mark?.place !== undefined);
    if (mark && (!first || (mark.kind === first.kind && inColumn))) {
      first ??= mark;
      indent = points.length === 0 || crossed ? depth : indent;
      latest = mark;
      points.push([spanOf(line, i, mark.end)]);
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
        if (crossed && crossed.printed < 8 && marksAhead(lines, i, latest)) continue;
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

/** The mark of a line: one with its own stop, else in a list that is set off by room. */
const markAt = (lines: readonly Line[], at: number, latest: ListMark | undefined): ListMark | undefined => {
  const byRoom = latest?.place !== undefined;
  const line = lines[at];
  const own = line && !byRoom ? markOf(line) : undefined;
  return own ?? (latest && !byRoom ? undefined : setOffMark(lines, at, latest));
};

/** The last printed lines of a page. */
function isFooter(lines: readonly Line[], at: number): boolean {
  const page = lines[at]?.page;
  let left = 0;
  for (let i = at; i < lines.length && lines[i]?.page === page; i++) if (lines[i]?.cells.length) left++;
  return left <= 2 && lines.some((line) => line.page > (page ?? 0));
}

const marksAhead = (lines: readonly Line[], from: number, latest: ListMark | undefined): boolean =>
  lines
    .slice(from, from + 6)
    .some((_, ahead) => latest && markAt(lines, from + ahead, latest)?.kind === latest.kind);

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

/** What is named below was not there or not met: that is the reason, whatever its words. */
const UNMET =
  /\b(?:conditions?|requirements?|criteria|criterion|items?|documents?|following|these|records?|terms)\b[^.:]{0,60}\b(?:(?:not|never) (?:been )?(?:received|met|satisfied|fulfilled|shown|sent|included|provided|found)|unmet|missing|lacking|outstanding|still (?:needed|open|due))\b|\b(?:unmet|missing|outstanding) (?:conditions?|requirements?|criteria|items?|documents?|records?)\b|\b(?:did not (?:receive|get|find|come|arrive)|(?:have|has) not (?:received|come|arrived|been sent)|(?:is|are|was|were) (?:still )?(?:missing|lacking|outstanding|waiting for)|we are (?:still )?(?:waiting for|without|missing|lacking)|still (?:needed|missing|outstanding|lacking|waiting for))\b/i;

/** … unless the reader is told to send it. */
const NEXT_STEP =
  /\b(?:please|send|submit|enclose|attach the|you (?:may|can|should|must|have the right)|if you|to appeal)\b/i;

/** "On April 8 we asked your office for:" in a paper that refuses: what was asked for and did not come. */
const ASKED_FOR = /\bwe (?:had |have |also )*(?:asked|requested|wrote)\b[^:]{0,70}:$/i;

/** All lists of reasons in the document, in order. */
export function readReasonLists(lines: readonly Line[]): ReasonList[] {
  const found: ReasonList[] = [];
  lines.forEach((line, at) => {
    const text = line.text.trim();
    if (text.length < 4 || !/[:：]$|\b(?:because|that)$/.test(text)) {
      const heading =
        text.length < 60 && !/[.,;]$/.test(text) && (HEADS_REASONS.test(text) || UNMET.test(text));
      if (!heading) return;
    }
    const intro = introOf(lines, at);
    const said = textOf([...lines], intro);
    const clause = said.split(/(?<=[.?!])\s+(?=\p{Lu})/u).at(-1) ?? said;
    const asked = ASKED_FOR.test(clause);
    const unmet = asked || UNMET.test(clause);
    const others = unmet ? NEXT_STEP : OTHER_LIST;
    if (
      !(asked || ANNOUNCES.test(clause) || OF_RECORDS.test(clause)) ||
      (!asked && others.test(clause.replace(/\byou (?:can|may) (?:see|find)\b/gi, "")))
    )
      return;
    const points = listUnder(lines, at) ?? tableUnder(lines, at);
    if (!points) return;
    const texts = points.map((spans) => textOf([...lines], spans));
    // What did not come may be named by one word: "the referral".
    const least = unmet ? 1 : 3;
    const reasons = texts.filter((t) => t.split(" ").length >= least && !isAdvice(t));
    if (reasons.length === 0 || reasons.length < texts.length / 2) return;
    if (
      !texts.some((said) => hasReasonWords(said) || (OF_RECORDS.test(clause) && LACKS.test(said))) &&
      !unmet &&
      !/\b(?:reasons?|grounds?|because|denied|not (?:approved|covered|met))\b/i.test(clause)
    )
      return;
    // A section's title is no word of the reason.
    const lead = /,? and why$/i.test(text) ? [] : intro;
    found.push({
      intro: lead,
      points: points.filter((_, i) => reasons.includes(texts[i] ?? "")),
    });
  });
  return found;
}

/** "2.  WHAT WAS NOT PAID, AND WHY" */
const HEADS_REASONS =
  /\breasons?\b|^why\b|\b(?:not (?:be )?(?:paid|covered|approved)|denied|refused),? and why$/i;

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
