/** A criterion or a paper that a notice lists in a table, with what the payer found of it. */
export type FoundRow = {
  kind: "criterion" | "item";
  /** The row's own number or letter, where it has one. */
  mark: string;
  text: string;
  /** `open`: it was not looked at, or does not apply. */
  finding: "met" | "unmet" | "open";
};

const LISTED =
  /\b(?:criteri(?:on|a)|requirements?|conditions?|standards?|elements?|rules?|guidelines?|tests?|what (?:the (?:policy|plan|guideline|program)|we|you) \w+)\b/i;
const PAPERS =
  /\b(?:documents?|documentation|records?|papers?|items?|information|attachments?)(?: (?:requested|needed|required|asked for))?$/i;
const FOUND =
  /^(?:(?:our |the |reviewer )?(?:findings?|result|status|decision|outcome|determination|answer)|(?:was it |is it |were they |did (?:we|you|it|the records?|your records?) )?(?:find|found|met|meet|seen|shown?|documented|satisfied|received|supported|present|provided|included|on file)(?: it| this| them)?(?: (?:in|by|with|on) (?:the |your |our )?(?:\w+ )?(?:file|records?|chart|notes?|request|papers|documents?|submission|form|claim))?|in (?:the |your )?(?:file|records?|chart|notes?|request|papers|documents?)(?: (?:sent|received|submitted|provided|enclosed|(?:that )?(?:you sent|we (?:have|had|hold|received))))?) ?\??$/i;
const REMARKS =
  /^(?:(?:our |reviewer(?:'s|’s)? )?(?:comments?|remarks?|notes?|explanations?|rationale|why|reasons?)|(?:reason |denial |remark )?codes?)$/i;
/** "Met     Not met" over marks. */
const MET_HEAD = /^(?:yes|met|found|shown|documented|received|y)$/i;
const UNMET_HEAD = /^(?:no|not (?:met|found|shown|documented|received)|unmet|missing|n)$/i;

/** Words that stand apart on a line, with where each begins. */
const columnsOf = (line: string) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ index, 0: text }) => ({ at: index, text }));

type Head = { kind: FoundRow["kind"]; met: number; unmet?: number };

/** "Criterion        Found?", "Document requested     Received     Missing". */
function headOf(line: string): Head | undefined {
  // A claim's own table has its amounts, and a sentence is no head.
  if (line.length > 220 || MONEY.test(line)) return undefined;
  const all = columnsOf(line);
  // "REQUIREMENT   FOUND IN RECORD   COMMENT": what the reviewer remarks stands behind the finding, and is no finding itself.
  const columns = all.length > 2 && REMARKS.test(all.at(-1)?.text ?? "") ? all.slice(0, -1) : all;
  const [met, unmet] = columns.slice(-2);
  const isTwo = columns.length > 2 && MET_HEAD.test(met?.text ?? "") && UNMET_HEAD.test(unmet?.text ?? "");
  const found = isTwo ? met : columns.at(-1);
  const names = columns.slice(0, isTwo ? -2 : -1);
  const last = names.at(-1);
  if (!found || !last || names.length > 2 || (!isTwo && !FOUND.test(found.text))) return undefined;
  const kind = LISTED.test(last.text) ? "criterion" : PAPERS.test(last.text) ? "item" : undefined;
  if (!kind || last.text.length > 70 || /[.;:]$/.test(last.text)) return undefined;
  return { kind, met: found.at, ...(isTwo && unmet ? { unmet: unmet.at } : {}) };
}

/** "What the plan requires, and what we found:" over numbered rows: the two columns are named in a sentence. */
const NAMED_IN_WORDS =
  /^\W*what (?:is|was|we|the (?:policy|plan|guideline)) (?:needed|required|needs?|requires?|asks? for)\b[^.:]{0,60},? (?:and|against) what (?:we|was|is|the record) [\w ]{2,30}:\s*$/i;
function headInWords(lines: readonly string[], at: number): Head | undefined {
  if (!NAMED_IN_WORDS.test(lines[at] ?? "")) return undefined;
  const below = lines.slice(at + 1, at + 1 + MOST_ROWS).find((line) => line.trim() !== "") ?? "";
  const found = columnsOf(unruled(below)).at(-1);
  return found && MARK.test(below.trim()) && found.at > NEAR * 2
    ? { kind: "criterion", met: found.at }
    : undefined;
}

const YES = /^\W{0,2}(?:yes|y|met|found|shown|documented|satisfied|received|on file|supported|present|ok)\b/i;
const NO =
  /^\W{0,2}(?:no|n|not|unmet|missing|absent|none|nothing|blank|left blank|lacking|insufficient|incomplete|part(?:ly|ial|ially)|unclear|unknown|fail(?:ed|s)?|could not|cannot|unable|did not|does not)\b/i;
const NEITHER =
  /^\W{0,2}(?:n\/a|not (?:applicable|reviewed|needed|required|looked at|considered|assessed)|does not apply)\b/i;

const MARK =
  /^(?:#\s?|(?:criterion|item|no\.)\s)?\(?(\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})(?:[.):]\s*|\s{1,6})(?=\S)/i;
const NEAR = 9;
const MOST_ROWS = 14;
const MONEY = /\$\s?\d|\b\d{1,3}(?:,\d{3})*\.\d{2}\b/;

type Row = { mark: string; words: string[]; found: string[] };

/** Leaders and the rules of a box part columns as blanks do. */
const unruled = (line: string) =>
  line
    .replace(/\.{3,}|…+|\t/g, (dots) => " ".repeat(dots.length))
    .replace(/[|│]/g, " ")
    .trimEnd();
const isRule = (line: string) => /^[\s+=_─━-]*$/.test(line) && line.trim() !== "";

/** What of a line stands under the head of the findings, and what before it. */
function cellsOf(line: string, column: number): { words: string; found: string } {
  const indent = line.length - line.trimStart().length;
  if (indent >= column - NEAR) return { words: "", found: line.trim() };
  const gaps = [...line.matchAll(/\s{2,}(?=\S)/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const gap = gaps.find(({ start, end }) => start > indent && Math.abs(end - column) <= NEAR);
  return gap
    ? { words: line.slice(0, gap.start).trim(), found: line.slice(gap.end).trim() }
    : { words: line.trim(), found: "" };
}

function rowsBelow(
  lines: readonly string[],
  head: number,
  answerOf: (line: string) => { words: string; found: string },
): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let indent = -1;
  let marked = false;
  let ruled = false;
  let at = head + 1;
  for (; at < lines.length && rows.length <= MOST_ROWS; at++) {
    const line = unruled(lines[at] ?? "");
    if (isRule(lines[at] ?? "")) {
      ruled = rows.length > 1;
      continue;
    }
    if (line.trim() === "") {
      const next = unruled(lines[at + 1] ?? "");
      const goesOn =
        rows.length === 0 ||
        (next.trim() !== "" && answerOf(next).words !== "" && answerOf(next).found !== "");
      if (!goesOn) break;
      continue;
    }
    const { words, found } = answerOf(line);
    const own = line.length - line.trimStart().length;
    const row = rows.at(-1);
    const [whole = "", mark = ""] = words === "" ? [] : (MARK.exec(words) ?? []);
    if (rows.length === 0) {
      indent = own;
      marked = mark !== "";
    }
    const begins =
      words !== "" &&
      (row === undefined ||
        (marked
          ? mark !== "" && own <= indent + 2
          : row.found.length > 0 && own <= indent + 1 && !/^\p{Ll}/u.test(words)));
    if (begins) {
      ruled = false;
      rows.push({
        mark: marked ? mark.toLowerCase() : "",
        words: [marked ? words.slice(whole.length) : words],
        found: found ? [found] : [],
      });
      continue;
    }
    // Under the rule that closes numbered rows, a line without a number and without a finding is none of them.
    if (!row || (marked && (own < indent || (ruled && found === "")))) break;
    ruled = false;
    if (words) row.words.push(words);

    if (found) row.found.push(found);
  }
  return { rows, end: at };
}

const findingOf = (found: string): FoundRow["finding"] | undefined =>
  NEITHER.test(found) ? "open" : NO.test(found) ? "unmet" : YES.test(found) ? "met" : undefined;

/** Under "Met   Not met" a mark says which of the two it is. */
function byMarks(line: string, met: number, unmet: number): { words: string; found: string } {
  const blank = line.replace(/\[ {0,3}\]/g, (box) => " ".repeat(box.length));
  const last = columnsOf(blank.trimEnd()).at(-1);
  if (!last || !/^\[? ?[xX✓✔☒☑] ?\]?$/.test(last.text)) return { words: blank.trim(), found: "" };
  return {
    words: blank.slice(0, last.at).trim(),
    found: Math.abs(last.at - met) < Math.abs(last.at - unmet) ? "met" : "not met",
  };
}

/**
 * Criteria or papers in a table with a column of what the payer found: "Criterion … Met?" over "Six weeks of therapy … No". Each row stands whole, however many
 * lines it takes. `rest` is the notice without them, so that no row is read a second time as prose.
 */
export function findingTables(noticeText: string): { rows: FoundRow[]; rest: string } {
  const lines = noticeText.split("\n");
  const rest = [...lines];
  const found: FoundRow[] = [];
  lines.forEach((raw, index) => {
    const head = headOf(unruled(raw)) ?? headInWords(lines, index);
    if (!head) return;
    const { kind, met, unmet } = head;
    const isInWords = /:\s*$/.test(raw);
    const { rows, end } = rowsBelow(lines, index, (line) =>
      unmet === undefined ? cellsOf(line, met) : byMarks(line, met, unmet),
    );
    const told = rows.map((row) => ({
      kind,
      mark: row.mark,
      text: row.words.join(" ").replace(/\s+/g, " ").trim(),
      finding: findingOf(row.found.join(" ")) ?? (isInWords && row.found.length > 0 ? "unmet" : undefined),
    }));
    if (told.length < 2 || told.some((row) => !row.finding || row.text.length < 4 || MONEY.test(row.text)))
      return;
    for (let at = index; at < end; at++) rest[at] = "";
    for (const row of told) if (row.finding) found.push({ ...row, finding: row.finding });
  });
  found.push(...sectionsFound(lines, rest));
  return { rows: found, rest: found.length > 0 ? rest.join("\n") : noticeText };
}

/** "7.4(a)  Measurable improvement in the last 45 days.      NOT SHOWN": a section of the plan, and at the end of its line what was found. */
const SECTION =
  /^\s{0,12}(\d{1,2}(?:\.\d{1,2}){0,2} ?\([a-h1-9]\)|\d{1,2}\.\d{1,2}\.\d{1,2}\.?)\s{1,4}(?=\p{L})/u;
const STATUS =
  /\s{3,}((?:not|NOT) (?:shown|met|received|documented|found|satisfied|SHOWN|MET|RECEIVED|DOCUMENTED|FOUND|SATISFIED)|UNMET|unmet|met|shown|received|documented|satisfied|MET|SHOWN|RECEIVED|DOCUMENTED|SATISFIED)\.?$/;

/** Sections of a plan one below the other, each with its finding; what stands under the finding is the payer's remark. */
function sectionsFound(lines: readonly string[], rest: string[]): FoundRow[] {
  const found: FoundRow[] = [];
  let at = 0;
  while (at < lines.length) {
    const { rows, end } = sectionsFrom(lines, at);
    const told = rows.map(({ words, found: status }) => ({
      text: words.join(" ").replace(/\s+/g, " ").trim(),
      finding: findingOf(status.join(" ")),
    }));
    if (
      told.length > 1 &&
      told.every(({ text, finding }) => finding && text.length > 3 && !MONEY.test(text))
    ) {
      for (const { text, finding } of told)
        if (finding) found.push({ kind: "criterion", mark: "", text, finding });
      for (let line = at; line < end; line++) rest[line] = "";
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

function sectionsFrom(lines: readonly string[], from: number): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let at = from;
  for (; at < lines.length && rows.length <= MOST_ROWS; at++) {
    const line = (lines[at] ?? "").trimEnd();
    const [whole = "", mark] = SECTION.exec(line) ?? [];
    const row = rows.at(-1);
    const isBelow = row !== undefined && /^\s{6,}\S/.test(line);
    if (mark === undefined && !isBelow) break;
    const status = STATUS.exec(line)?.[1];
    const words = line.slice(whole.length).replace(STATUS, "").trim();
    if (mark !== undefined) rows.push({ mark, words: [words], found: status ? [status] : [] });
    else if (row && row.found.length === 0) {
      row.words.push(words);
      if (status) row.found.push(status);
    }
  }
  return { rows, end: at };
}
