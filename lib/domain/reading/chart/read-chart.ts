import { findDates } from "../calendar-date";
import { comparable } from "../clean-text";
import { WordPlaces } from "../evidence";
import { type Line, readLines, type Span } from "../page-lines";
import { acknowledgmentsOf } from "./acknowledgments";
import { carriedLines, isByMachine } from "./carried";
import type { Chart, ChartFact, ChartPaper, ChartSubject, LeftOut, Side } from "./chart";
import { claimFormFacts } from "./claim-form";
import { logsOf } from "./coded-log";
import { type DateColumn, dateColumns } from "./date-columns";
import { editionsOf } from "./edition";
import { entryDates } from "./entry-dates";
import { formScores } from "./form-scores";
import { formsIn } from "./forms/forms";
import { instrumentOf } from "./forms/instrument";
import { ledgersIn } from "./forms/ledger";
import { headingOf } from "./headings";
import { type FoundMeasure, measuresOnLine, rowUnderDates, saysOnlyValues } from "./measures";
import { learnIdentity, ownLines, pagesOf } from "./page-owner";
import { type Passage, readPassages } from "./passages";
import { type HiddenPerson, withoutOthersColumns } from "./person-columns";
import { type Topic, topicsOf } from "./topics";
import { type SideColumn, sideColumnsOf, withoutSide } from "./value-sides";
import { type Grid, gridAt, gridRow } from "./visit-grid";
import { withdrawnLines } from "./withdrawn";

const NO_PROGRESS =
  /\bplateau\w*|\bno (?:significant |measurable |functional |further |lasting )*(?:change|improvement|progress|benefit|relief)\b|\bunchanged\b|\bnot (?:improv|progress|help|reliev)\w*|\b(?:goals?|[LS]TGs?) (?:[\w#]+ ){0,3}not met\b|\bregress\w+|\bworse(?:ned)? (?:since|with) (?:therapy|treatment)/i;
const REFUSAL =
  /\bnot (?:comply|compliant|adher|done|tried|perform|complet)\w*|\bnon-?complian\w+|\bno[- ]show\b|\bmissed \d|\bdeclin(?:es|ed) (?:therapy|treatment|injection|surgery)|\bwants to wait\b|\bno (?:prior|previous) (?:treatment|therapy|conservative)|\bhas not (?:had|tried|done)|\bnever (?:had|tried)|\bno longer (?:needed|necessary|required|indicated|warranted)\b|\bnot (?:found|received|accepted|active|reinstated|(?:been )?ordered|signed)\b|\bneither ordered\b|\bpended\b|\bnot a (?:payment )?decision\b|\brejected\b|\bexpired\b|\bwithdrawn by\b|\bpatient request(?:s|ed)\b|\bnot yet (?:gone|had|done|started|scheduled|been|taken|dictated|read)\b|\b(?:report )?to be dictated\b|\bnot scheduled\b/i;

function adverseOf(text: string): Pick<ChartFact, "adverse"> {
  if (REFUSAL.test(text.replace(HELD_BY_PAYER, " ").replace(ATTENDED, "attended")))
    return { adverse: "refusal" };
  return NO_PROGRESS.test(text) ? { adverse: "no_progress" } : {};
}

/** "She finds it, received 3/14, pended for review": what is pended has come in. */
const HELD_BY_PAYER =
  /(?<=\b(?:received|finds? (?:it|the claim)|has (?:it|the claim)|on file)\b[^.]{0,40})\bpended\b/gi;

/** "Visits attended 9, missed 1": how many came is counted, not held against anybody. */
const ATTENDED = /\battended\W{1,3}\d{1,3}\W{1,4}missed \d/gi;

type Read = {
  paper: ChartPaper;
  lines: Line[];
  hidden: HiddenPerson[];
  places: WordPlaces;
  dates: (string | undefined)[];
  owners: ReturnType<typeof ownLines>;
  patientName: string | undefined;
};

/** Every fact of this patient in the papers, and what was left out. Pure: words are only compared and copied. */
export function readChart(papers: readonly ChartPaper[], subject: ChartSubject): Chart {
  const printed = papers.map((paper) => ({ paper, lines: readLines(paper.document, true) }));
  const learned = learnIdentity(
    printed.map(({ lines }) => lines),
    subject,
  );
  const all = printed.map(({ paper, lines }) => ({ paper, ...withoutOthersColumns(lines, learned) }));
  const known = learnIdentity(
    all.map(({ lines }) => lines),
    subject,
  );
  const read: Read[] = all.map(({ paper, lines, hidden }) => ({
    paper,
    lines,
    hidden,
    places: new WordPlaces(paper.document),
    dates: entryDates(lines, known?.born),
    owners: ownLines(lines, known),
    patientName: subject.patientName,
  }));
  const chart: Chart = { facts: [], leftOut: read.flatMap(othersPages) };
  for (const one of read) addFacts(one, chart);
  const editions = new Map(read.map(({ paper, lines }) => [paper.documentId, editionsOf(lines)]));
  for (const fact of chart.facts) {
    const inForce = editions.get(fact.place.documentId)?.get(fact.place.page);
    if (inForce) fact.inForce = inForce;
  }
  return withoutCopies(chart);
}

function othersPages({ paper, lines, hidden, owners }: Read): LeftOut[] {
  const seen = new Map<string, LeftOut>();
  for (const { page, name } of hidden)
    seen.set(`${page} ${name}`, {
      documentId: paper.documentId,
      page,
      reason: "other_patient",
      detail: name,
    });
  lines.forEach((line, index) => {
    const owner = owners.owners[index];
    if (owner !== "other" && owner !== "somebody") return;
    const name = owners.names[index] ?? (owner === "other" ? "another person" : "a person");
    seen.set(`${line.page} ${name}`, {
      documentId: paper.documentId,
      page: line.page,
      reason: owner === "other" ? "other_patient" : "patient_unknown",
      detail: name,
    });
  });
  return [...seen.values()];
}

function addFacts(read: Read, chart: Chart): void {
  const { lines, owners, dates, paper } = read;
  const ours = (index: number) => owners.owners[index] === "patient" || owners.owners[index] === "unmarked";
  const headings = new Map<number, Heading>();
  // Another person's row names no page of the patient's.
  const named = lines.map((line, index) => (ours(index) ? line : { ...line, text: "", cells: [] }));
  /** The page's title, but for a later note below it: "EXAM 8/31/26" does not name the re-exam of another day. */
  const heading = (page: number, date?: string) => {
    const known = headings.get(page) ?? titleOf(named, page);
    headings.set(page, known);
    return known.day && date && known.day !== date ? "" : known.text;
  };
  const place = (spans: Span[]) => ({
    documentId: paper.documentId,
    page: lines[spans[0]?.line ?? 0]?.page ?? 1,
    boxes: read.places.boxes(lines, spans),
  });
  let columns: DateColumn[] = [];
  const underDates = new Set<number>();
  let under: SideColumn[] = [];
  let section: Side | undefined;
  const inTable = new Set<number>();
  const undone = new Set(
    lines
      .filter(({ text, page }) => NOTHING_DONE.test(text) && !wentThrough(lines, page))
      .map(({ page }) => page),
  );
  for (const page of noEvidence(lines)) undone.add(page);
  const marks = marksOfPages(lines);
  const carried = carriedLines(lines);
  const withdrawn = withdrawnLines(lines);
  const forms = formsIn({ lines, wanted: ours, days: dates });
  const undated = new Set(forms.flatMap((form) => (form.undated ? form.lines : [])));
  /** What the rows of grids say beside their values. */
  const beside = new Map<number, string>();
  let grid: Grid | undefined;
  lines.forEach((line, index) => {
    if (line.page !== lines[index - 1]?.page)
      [columns, under, section, grid] = [[], [], undefined, undefined];
    grid = gridAt(lines, index, dates) ?? grid;
    if (!ours(index) || undated.has(index)) return;
    const visit = grid ? gridRow(line, index, grid, dates[index]) : undefined;
    if (visit && visit.measures.length > 0) {
      inTable.add(index);
      beside.set(index, visit.rest);
      for (const found of visit.measures)
        if (found.carried) leaveOut(found, line);
        else addMeasure(found, line, index);
      return;
    }
    const head = dateColumns(line, dates[index]);
    if (head.length > 0) {
      columns = head;
      inTable.add(index);
      return;
    }
    if (line.text.trim() === "") [columns, under] = [[], []];
    if (columns.length > 0) underDates.add(index);
    const sides = sideColumnsOf(line);
    if (sides.length > 0) under = sides;
    section = sectionSide(line.text) ?? section;
    const named = measuresOnLine(lines, index, columns, dates[index], under);
    const row =
      columns.length > 0 && named.length < 2
        ? rowUnderDates(line, index, columns, instrumentOf(lines, line.page))
        : [];
    if (row.length > 0) inTable.add(index);
    if (undone.has(line.page)) return;
    const mark = marks.get(line.page);
    const taken = row.length > 0 && row.length >= named.length - 1 ? row : named;
    for (const found of columns.length > 0 ? taken.map((one) => namedByRow(one, line)) : taken) {
      if (
        found.carried ||
        carried.has(index) ||
        (mark && isMarked(found.measure.value, line.text.slice(found.end), mark))
      ) {
        leaveOut(found, line);
        continue;
      }
      addMeasure(found, line, index);
    }
  });
  function leaveOut({ measure }: FoundMeasure, { page }: Line): void {
    chart.leftOut.push({
      documentId: paper.documentId,
      page,
      reason: "carried_forward",
      detail: `${measure.name} ${measure.value}`,
    });
  }
  function addMeasure(found: FoundMeasure, line: Line, index: number): void {
    const date = found.date ?? (found.earlier ? undefined : dates[index]);
    // A value of an earlier visit without its date says nothing that the visit's own note does not.
    if (!date) return;
    const side = found.measure.side ?? section;
    chart.facts.push({
      ...(withdrawn.has(index) ? { adverse: "refusal" as const } : {}),
      id: `${paper.documentId}:${line.page}:${line.offset + found.start}${found.measure.side === "left" ? "l" : ""}`,
      date,
      place: place([{ line: index, start: found.start, end: found.end }]),
      quote: line.text.replace(/\s+/g, " ").trim(),
      heading: heading(line.page, date),
      topics: ["finding", "improvement"],
      measure: { ...found.measure, ...(side ? { side } : {}) },
      section: "",
    });
  }
  for (const found of formScores(lines))
    if (ours(found.line)) addMeasure(found, lines[found.line] as Line, found.line);
  for (const [index, text] of beside) {
    const line = lines[index];
    if (!line || text === "") continue;
    chart.facts.push({
      id: `${paper.documentId}:${line.page}:${line.offset}p`,
      ...(dates[index] ? { date: dates[index] } : {}),
      place: place([{ line: index, start: 0, end: line.text.length }]),
      quote: text,
      told: true,
      heading: heading(line.page, dates[index]),
      section: "",
      topics: topicsOf(text),
      ...adverseOf(text),
      ...onlySide(text),
    });
  }
  type Sheet = { text: string; lines: number[]; date?: string; topics: Topic[]; refused?: true };
  const sheets: Sheet[] = pagesOf(lines).flatMap(({ from, to }) => [
    ...acknowledged(from, to),
    ...logsOf(lines, from, to).map((one) => ({ ...one, topics: ["count" as const] })),
    ...ledgersIn(lines, ours, from, to).map((one) => ({ ...one, topics: ["count" as const] })),
    ...claimFormFacts(lines, from, to).map((one) => ({ ...one, topics: ["procedure" as const] })),
  ]);
  function acknowledged(from: number, to: number): Sheet[] {
    const { facts, raw } = acknowledgmentsOf(lines, from, to, read.patientName);
    for (const index of raw) inTable.add(index);
    return facts.map((one) => ({ ...one, topics: ["filing"] }));
  }
  for (const [order, { text, lines: on, date, topics, refused }] of sheets.entries()) {
    const [first] = on;
    if (first === undefined || !on.every(ours) || undone.has(lines[first]?.page ?? 0)) continue;
    for (const index of on) inTable.add(index);
    chart.facts.push({
      id: `${paper.documentId}:${lines[first]?.page}:${(lines[first]?.offset ?? 0) + order}p`,
      ...(date || dates[first] ? { date: date ?? dates[first] } : {}),
      place: place(on.map((line) => ({ line, start: 0, end: lines[line]?.text.length ?? 0 }))),
      quote: text,
      told: true,
      heading: heading(lines[first]?.page ?? 1),
      section: "",
      topics: [...new Set<Topic>([...topics, ...topicsOf(text)])],
      ...(refused ? { adverse: "refusal" } : {}),
    });
  }
  /** "Right great toe extension is / three out of five": a value on the line below its name. */
  const addWrapped = ({ text, spans }: Passage, date: string | undefined) => {
    const [first, second] = spans;
    if (!date || !first || !second || !lines[first.line]) return;
    const joined = { ...(lines[first.line] as Line), text, cells: [] };
    for (const { measure, earlier, carried, date: own } of measuresOnLine([joined], 0, [], date)) {
      const known = chart.facts.some(
        (fact) =>
          fact.measure?.key === measure.key &&
          fact.measure.value === measure.value &&
          fact.place.documentId === paper.documentId &&
          fact.place.page === joined.page,
      );
      if (known || carried || (earlier && !own)) continue;
      chart.facts.push({
        id: `${paper.documentId}:${joined.page}:${joined.offset + first.start}w${chart.facts.length}`,
        date: own ?? date,
        place: place(spans),
        quote: text,
        heading: heading(joined.page, own ?? date),
        topics: ["finding", "improvement"],
        measure,
        section: "",
      });
    }
  };
  for (const passage of readPassages(lines, ours, forms, underDates)) {
    const first = passage.spans[0];
    if (!first || inTable.has(first.line) || isCarried(passage.text)) continue;
    if (saysOnlyValues(passage.text) && carried.has(first.line)) continue;
    const date = (passage.told && rowsDay(passage.text, dates[first.line])) || dates[first.line];
    if (!passage.told && !undone.has(lines[first.line]?.page ?? 0)) addWrapped(passage, date);
    if (saysOnlyValues(passage.text)) continue;
    const page = lines[first.line]?.page ?? 1;
    const topics = SIGNATURE.test(passage.text)
      ? topicsOf(`${passage.section} ${passage.text}`).filter(
          (topic) => topic === "signature" || topic === "certification" || topic === "order",
        )
      : topicsOf(`${passage.section} ${passage.text}`);
    chart.facts.push({
      id: `${paper.documentId}:${lines[first.line]?.page}:${(lines[first.line]?.offset ?? 0) + first.start}p`,
      ...(date ? { date } : {}),
      place: place(passage.spans),
      quote: passage.text,
      ...(passage.told ? { told: true } : {}),
      heading: heading(page, date) || (passage.told ? topOf(named, page) : ""),
      section: passage.section,
      topics:
        CERTIFIES.test(passage.text) && PLAN_OF_CARE.test(heading(page, date))
          ? [...topics, "certification"]
          : topics,
      ...adverseOf(passage.text),
      ...(undone.has(lines[first.line]?.page ?? 0) ||
      isLeftBlank(lines, passage.spans) ||
      goesOnRefused(lines, first.line) ||
      passage.spans.some(({ line }) => withdrawn.has(line))
        ? { adverse: "refusal" }
        : {}),
      ...onlySide(passage.text),
    });
  }
}

/** "slip 311; patient Ames-Tell; date 8/10/26": a row's own day under its head, whatever day the rows above it are of. */
function rowsDay(row: string, around: string | undefined): string | undefined {
  const [, said] = /(?:^|; )(?:date|day|visit date|seen) ([^;]{6,30})/i.exec(row) ?? [];
  const days = findDates(said ?? "");
  const [day] = days;
  if (days.length !== 1 || !day) return undefined;
  return !around || Math.abs(Number(day.iso.slice(0, 4)) - Number(around.slice(0, 4))) <= 1
    ? day.iso
    : undefined;
}

/** "L knee flex AROM" of a table: the row's own label names a motion, of which a part alone was known. */
function namedByRow(found: FoundMeasure, { cells }: Line): FoundMeasure {
  const label = withoutSide(cells[0]?.text ?? "");
  const { key, name } = found.measure;
  if (!/^(?:motion|strength|lag)/.test(key) || label.length > 40 || /\d/.test(label)) return found;
  if (label.length <= name.length || !label.toLowerCase().includes(name.toLowerCase())) return found;
  return {
    ...found,
    measure: { ...found.measure, name: label, key: `${key.split(":")[0]}:${label.toLowerCase()}` },
  };
}

/**
 * "Cigna Healthcare, Certificate of group health coverage": whose form it is and what it is called, where its page has no title that is
 * known.
 */
function topOf(lines: readonly Line[], page: number): string {
  const top = lines.filter((line) => line.page === page && line.text.trim() !== "").slice(0, 2);
  const [first] = top;
  if (!first) return "";
  const words = first.cells
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !/\d{3,}|:$|^\[/.test(text) && text.length <= 60)
    .map(({ text }) => text.trim());
  return words.slice(0, 2).join(", ");
}

type Heading = { text: string; day?: string };

/** The page's title, with the day that stands beside it where it titles one note of several. */
function titleOf(lines: Line[], page: number): Heading {
  const top = lines.filter((one) => one.page === page).slice(0, 8);
  const text = withEdition(headingOf(lines, page), top);
  for (const line of text === "" ? [] : top) {
    const title = NOTE_TITLE.exec(line.text);
    const [date] = title ? findDates(line.text.slice(title[0].length)) : [];
    if (title && date?.start === 0 && text.toLowerCase().startsWith(title[0].trim().toLowerCase()))
      return { text, day: date.iso };
  }
  return { text };
}
/** "Therapy policy, Version effective 01/01/2026": which edition of a policy says it. */
function withEdition(title: string, top: readonly Line[]): string {
  if (!POLICY_TITLE.test(title) && !top.some(({ text }) => POLICY_TITLE.test(text))) return title;
  const edition = top.find(({ text }) => EDITION.test(text) && findDates(text).length === 1)?.text.trim();
  return edition ? [title, edition.replace(/\s+/g, " ")].filter(Boolean).join(", ") : title;
}
const POLICY_TITLE =
  /\b(?:polic(?:y|ies)|guidelines?|authorization|criteria|coverage determination|bulletin|manual)\b/i;
const EDITION = /^\s*(?:version|edition|revision|revised|effective(?: date)?|last reviewed)\b[^.;]{0,40}$/i;

const NOTE_TITLE =
  /^\s*(?:[A-Z][A-Za-z-]* ){0,2}(?:exam(?:ination)?|eval(?:uation)?|visit|note|encounter|session)[\s:#–-]{1,6}/i;

/** "MD   P. Ames, MD   signed 07/10/2026" under a plan of care: who certified it. */
const CERTIFIES = /^(?:MD|DO|NP|PA|physician|provider|certif\w+)\b.*\bsigned\b\W{0,4}\d/i;
const PLAN_OF_CARE = /\bplan of (?:care|treatment)\b|\bcertif/i;

const SIGNATURE =
  /^.{0,70}(?:\b(?:e-?sig(?:ned)?|signed|signature|(?:dictated|transcribed|authenticated|electronically approved)(?: by|:))|\/s\/)/i;

/** "(from 6/15)" behind words; behind a value "(from 7/10)" is what it was before. */
const isCarried = (text: string) => isByMachine(text) || /\(from \d{1,2}\/\d/i.test(text);

/** A draft, a pended notice, a fax that did not go through, a check that found nothing: no line of the page argues. */
const NOTHING_DONE =
  /\b(?:result|status)\b\s*:?\s+(?:not active|inactive|no answer|busy|failed|error|not found)\b|^\s*EB\s+6\s+INACTIVE\b|^\s*pended\b|\*\*\*[^*]*\b(?:draft|not signed|unsigned|void)\b|\bdraft\b[^.;]{0,40}\b(?:not (?:yet )?(?:signed|sent)|unsigned)\b|\bstatus\b\s?:?\s+(?:unsigned|not signed|draft)\b|\bnot (?:a )?part of (?:the )?(?:final|signed|legal|permanent) (?:note|record|chart)\b|\bnot a payment decision\b/i;

/** Two reports of a fax machine on one page: the one that failed takes nothing from the other. */
const wentThrough = (lines: readonly Line[], page: number) =>
  lines.some(
    ({ text, page: own }) =>
      own === page &&
      /\b(?:result|status)\b\s*:?\s+(?:ok|success\w*|sent|delivered|completed?)\b/i.test(text),
  );

const POLICY = /\b(?:policy|guideline|version|edition|bulletin|effective)\b/i;
/** "Version effective 01/01/2025 (replaced)". */
const REPLACED =
  /\((?:replaced|superseded|retired|archived|obsolete|no longer (?:in effect|in force|valid))\b[^)]{0,40}\)|\bno longer in (?:effect|force)\b/i;
/** "vendor sheet (for the waiting room)": what sells a device says nothing of the patient. */
const ADVERTISING =
  /\b(?:vendor|sales|marketing|product) (?:sheet|flyer|brochure|leaflet|handout|material)s?\b|\b(?:flyer|brochure|advertisement)\b/i;
const OWN_APPEAL =
  /(?:^|[.]\s+)(?:we|I) (?:hereby |now )?(?:appeal\b|(?:request|ask for) (?:an? |the )?(?:appeal|reconsideration|redetermination)\b)/i;
/** "To UMR, first level appeal, claim 26241907733" over "Please pay": the earlier appeal, whatever its form. */
const APPEAL_TO =
  /^\s*(?:to|attn\.?|attention|re|subject)\b.{0,70}\b(?:appeals?|reconsideration|redetermination|dispute)\b/i;
const ASKS_PAYMENT =
  /\b(?:please|kindly|we ask (?:that )?you(?: to)?|we (?:request|expect)) (?:\w+ ){0,2}(?:pay(?:ment)?|re-?process|reconsider|reverse|overturn|release)\b/i;
const CLINICIAN = /\b(?:MD|DO|DC|DPM|PT|DPT|OT|OTR(?:\/L)?|PA-?C?|NP|FNP|APRN|CNM|PhD|PsyD|LCSW|CCC-SLP)\b/;

/**
 * Pages that prove nothing of the service: a policy that another has replaced, what advertises, and an earlier letter of the
 * billing office, which says what the chart may not.
 */
function noEvidence(lines: readonly Line[]): number[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.filter((page) => {
    const text = lines.filter((one) => one.page === page).map((one) => one.text);
    const top = text.filter((one) => one.trim() !== "").slice(0, 5);
    if (top.some((one) => REPLACED.test(one)) && top.some((one) => POLICY.test(one))) return true;
    if (top.some((one) => ADVERTISING.test(one))) return true;
    if (text.some((one) => CLINICIAN.test(one))) return false;
    return (
      text.some((one) => OWN_APPEAL.test(one)) ||
      (top.some((one) => APPEAL_TO.test(one)) && text.some((one) => ASKS_PAYMENT.test(one)))
    );
  });
}

/** "(x) = not retested, last value shown", "c = carried": the mark of a value that was not taken on its day. */
const MARK =
  /(?:\((\w)\)|(?<![\w./])([a-z]{1,3}(?:\/[a-z]{1,2})?))\s?[=:]\s?(?:value )?(?:not (?:re-?)?(?:tested|taken|measured|given)|carried|copied|brought (?:forward|over)|rolled (?:forward|over)|repeated from|last (?:value|entry|score))/i;
/** Letters mark a value where they stand alone behind it; a sign or a letter in parentheses stands anywhere behind. */
function isMarked(value: string, after: string, mark: string): boolean {
  if (!/^\w[\w/]*$/.test(mark)) return value.endsWith(mark) || after.trimStart().startsWith(mark);
  const [next = ""] = /^\s?\S+/.exec(after) ?? [];
  return value.endsWith(` ${mark}`) || next.trim() === mark;
}
/** "* carried over from last column", "* copied from eval, patient declined forms". */
const STAR =
  /^\s*(\*{1,2}|†|‡|#)\s*[=:-]?\s*(?:value )?(?:carried|copied|not (?:re-?)?(?:tested|taken|measured|done)|last value|same value|repeated from|(?:taken )?from (?:the )?(?:last|previous|eval\w*))\b/i;
const marksOfPages = (lines: readonly Line[]) =>
  new Map(
    lines.flatMap(({ page, text }) => {
      const [, enclosed, letter] = MARK.exec(text) ?? [];
      const mark = enclosed ? `(${enclosed})` : (letter ?? STAR.exec(text)?.[1]);
      return mark ? [[page, mark] as const] : [];
    }),
  );

/** "Signature ________   Date ____": a form that nobody filled in, and the words over its line, show nothing. */
const BLANK_LINE = /\b(?:signature|signed|date|by)\b\W{0,3}_{4,}/i;
const isLeftBlank = (lines: Line[], spans: Span[]) => {
  const last = spans.at(-1)?.line ?? 0;
  const below = lines[last + 1];
  return (
    spans.some(({ line }) => BLANK_LINE.test(lines[line]?.text ?? "")) ||
    (below !== undefined &&
      below.page === lines[last]?.page &&
      BLANK_LINE.test(below.text) &&
      /\bcertif|\bapprove|\bagree|\border/i.test(lines[last]?.text ?? ""))
  );
};

/** A row's second line, far to the right, under a row that was refused. */
const goesOnRefused = (lines: Line[], index: number) =>
  /^\s{20,}\S/.test(lines[index]?.text ?? "") &&
  lines[index - 1]?.page === lines[index]?.page &&
  REFUSAL.test(lines[index - 1]?.text ?? "");

/** "RIGHT KNEE" over a block of findings holds for the lines below it. */
function sectionSide(text: string): Side | undefined {
  // "Right     Left" stands over two columns.
  if (/\bright\b/i.test(text) && /\bleft\b/i.test(text)) return undefined;
  const match =
    /^\s*(right|left)\b[^.:]{0,30}:?\s*$/i.exec(text) ??
    /^\s*(R|L) (?:SHOULDER|ELBOW|WRIST|HAND|THUMB|HIP|KNEE|ANKLE|FOOT)S?\b[^.:\d]{0,30}:?\s*$/.exec(text) ??
    /\b(RIGHT|LEFT) [A-Z]+\b/.exec(text);
  const side = match?.[1]?.toLowerCase();
  return side === "r" || side === "right" ? "right" : side ? "left" : undefined;
}

function onlySide(text: string): { side?: Side } {
  const right =
    /\bright\b|\bRt\b|\(R\)/i.test(text) ||
    /\bR (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  const left =
    /\bleft\b|\bLt\b|\(L\)/i.test(text) ||
    /\bL (?=shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot)/.test(text);
  return right === left ? {} : { side: right ? "right" : "left" };
}

/** One fact per measure, side, date and value, from the page of that day where there is one; copies are left out. */
function withoutCopies(chart: Chart): Chart {
  const best = new Map<string, ChartFact>();
  const passages: ChartFact[] = [];
  for (const fact of chart.facts) {
    if (!fact.measure) {
      passages.push(fact);
      continue;
    }
    const key = [seriesKey(fact), fact.date, comparable(fact.measure.value)].join("|");
    if (!best.has(key)) best.set(key, fact);
  }
  const times = new Map<string, number>();
  for (const { quote } of passages) times.set(quote, (times.get(quote) ?? 0) + 1);
  // Words without a number or a stop that stand on several pages are a letterhead.
  const said = passages.filter(({ quote }) => /[\d.!?;]/.test(quote) || (times.get(quote) ?? 0) < 2);
  const measured = [...best.values()];
  const copies = measured.filter((fact) => repeatsTheFirst(fact, measured));
  return {
    facts: [...measured.filter((fact) => !copies.includes(fact)), ...said],
    leftOut: [
      ...chart.leftOut,
      ...copies.map((fact) => ({
        documentId: fact.place.documentId,
        page: fact.place.page,
        reason: "carried_forward" as const,
        detail: `${fact.measure?.name} ${fact.measure?.value}, the same as at the start`,
      })),
    ],
  };
}

/** What is measured, and on which side. */
export const seriesKey = ({ measure }: ChartFact) => `${measure?.key}|${measure?.side ?? ""}`;

/** A score that is back at the very first value after another one in between was most likely copied, not measured. */
function repeatsTheFirst(fact: ChartFact, all: ChartFact[]): boolean {
  if (!fact.measure?.better || fact.measure.key.startsWith("strength")) return false;
  const series = all
    .filter((other) => seriesKey(other) === seriesKey(fact) && other.date)
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const at = series.indexOf(fact);
  const same = (other: ChartFact | undefined) => other?.measure?.number === fact.measure?.number;
  return (
    at >= 2 && at < series.length - 1 && same(series[0]) && !same(series[at - 1]) && !same(series[at + 1])
  );
}
