import { WordPlaces } from "../page/evidence";
import { type Line, readLines, type Span } from "../page/page-lines";
import { acknowledgmentsOf } from "./acknowledgments";
import { approvalsIn } from "./approvals";
import type { Chart, ChartFact, ChartPaper, ChartSubject, Side } from "./chart";
import { claimFormFacts, isClaimCopy, isClaimLine } from "./claim-form";
import { delimitedIn } from "./forms/delimited";
import { formsIn } from "./forms/forms";
import { ledgersIn } from "./forms/ledger";
import { stackedIn } from "./forms/stacked";
import { claimsOf, injuriesOf } from "./injury-days";
import { adverseOf, goesOnRefused, isLeftBlank } from "./page/adverse";
import { withoutCopies } from "./page/copies";
import { editionsOf } from "./page/edition";
import { entryDates } from "./page/entry-dates";
import { issuedDecision, namesDecision } from "./page/issued-decisions";
import { mailsIn } from "./page/mail-heads";
import { linesOfNoEvidence } from "./page/no-evidence";
import { type Heading, titleOf, topOf } from "./page/page-title";
import { printedTitle } from "./page/printed-title";
import { nameSigners } from "./page/signers";
import { withdrawnLines } from "./page/withdrawn";
import { type Passage, readPassages } from "./passages";
import { accountsOf, withRows } from "./person/account-lines";
import { ENTRY_DAY } from "./person/entry-person";
import { namedByRow, rowsDay } from "./person/named-rows";
import { withoutNamedOthers } from "./person/other-persons";
import { learnIdentity, ownLines, pagesOf } from "./person/page-owner";
import { withoutOthersColumns } from "./person/person-columns";
import { othersPages, type ReadPaper } from "./read-paper";
import { type Topic, topicsOf } from "./topics";
import { carriedLines, isByMachine, machineDays } from "./values/carried";
import { logsOf } from "./values/coded-log";
import { type DateColumn, dateColumns } from "./values/date-columns";
import { formScores } from "./values/form-scores";
import { instrumentOf } from "./values/instrument";
import { pagesOfDemands } from "./values/job-demands";
import { ledLists } from "./values/led-lists";
import { onlySide, sectionSide, sideUnlessMarked } from "./values/line-sides";
import { markedDays } from "./values/marked-days";
import { namesPart, partNamed } from "./values/measure-names";
import { type FoundMeasure, measuresOnLine, rowUnderDates, saysOnlyValues } from "./values/measures";
import { paymentTables } from "./values/payment-tables";
import { isMarked, marksOfPages } from "./values/value-marks";
import { type SideColumn, sideColumnsOf } from "./values/value-sides";
import { type Grid, gridAt, gridRow } from "./values/visit-grid";

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
  const withoutOthersRows = accountsOf(
    all.map(({ lines }) => lines),
    known,
  );
  const owners = withoutNamedOthers(
    all.map(({ lines }) => ({
      lines,
      owned: withRows(
        withoutOthersRows(lines, ownLines(lines, known)),
        new Map([
          ...delimitedIn(lines, known?.name).others,
          ...stackedIn(lines, () => true, known?.name).others,
        ]),
      ),
    })),
    known?.name,
  );
  const read: ReadPaper[] = all.map(({ paper, lines, hidden }, at) => ({
    paper,
    lines,
    hidden,
    places: new WordPlaces(paper.document),
    dates: entryDates(lines, known?.born),
    owners: owners[at] ?? ownLines(lines, known),
    patientName: subject.patientName,
  }));
  const chart: Chart = { facts: [], leftOut: read.flatMap(othersPages) };
  for (const one of read) addFacts(one, chart);
  for (const { lines, paper } of read) nameClaimCopies(chart.facts, lines, paper.documentId);
  nameSigners(
    chart.facts,
    read.map(({ paper, lines, owners: { owners: of } }) => ({
      documentId: paper.documentId,
      lines: lines.filter((_, at) => of[at] === "patient" || of[at] === "unmarked"),
    })),
  );
  const editions = new Map(read.map(({ paper, lines }) => [paper.documentId, editionsOf(lines)]));
  const injuries = new Map(read.map(({ paper, lines }) => [paper.documentId, injuriesOf(lines)]));
  const claims = new Map(read.map(({ paper, lines }) => [paper.documentId, claimsOf(lines)]));
  for (const fact of chart.facts) {
    const ofClaim = claims.get(fact.place.documentId)?.get(fact.place.page);
    if (ofClaim) fact.ofClaim = ofClaim;
    const injuredOn = injuries.get(fact.place.documentId)?.get(fact.place.page);
    if (injuredOn) fact.injuredOn = injuredOn;
    const inForce = editions.get(fact.place.documentId)?.get(fact.place.page);
    if (inForce) fact.inForce = inForce;
  }
  return withoutCopies(chart);
}

/**
 * A copy of the claim has no title of a note, and its boxes no day: "Onset 09/28" or the last line of service dates none of what stands
 * below it.
 */
function nameClaimCopies(facts: ChartFact[], lines: readonly Line[], documentId: string): void {
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    if (!isClaimCopy(own)) continue;
    const said = facts.filter((fact) => fact.place.documentId === documentId && fact.place.page === page);
    if (!said.some(({ quote }) => isClaimLine(quote))) continue;
    for (const fact of said) {
      if (!/\bclaim\b|1500/i.test(fact.heading)) fact.heading = `Claim as sent${sentOn(own)}`;
      if (!isClaimLine(fact.quote) && !fact.measure) delete fact.date;
    }
  }
}

/** "CMS-1500 IMAGE   printed from billing   sent 09/21/2026": the day is what a copy of a claim has to tell beside its boxes. */
function sentOn(lines: readonly Line[]): string {
  const [first] = lines.filter(({ text }) => text.trim() !== "");
  const [, day = ""] =
    /\b(?:sent|submitted|transmitted|mailed)(?: on)?:? {1,4}(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\b/i.exec(
      first?.text ?? "",
    ) ?? [];
  return day && ` ${day}`;
}

/** "flexion" under "SHOULDER   RIGHT   LEFT" is the shoulder's. */
function ofPart(found: FoundMeasure, part: string): FoundMeasure {
  const { key, name } = found.measure;
  if (!key.startsWith("motion:") || namesPart(name)) return found;
  const own = `${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()} ${/[A-Z]{2}/.test(name) ? name : name.toLowerCase()}`;
  return {
    ...found,
    measure: { ...found.measure, key: `motion:${own.toLowerCase()}`, name: own, fullName: own },
  };
}

function addFacts(read: ReadPaper, chart: Chart): void {
  const { lines, owners, dates, paper } = read;
  const ours = (index: number) => owners.owners[index] === "patient" || owners.owners[index] === "unmarked";
  const headings = new Map<number, Heading>();
  // Another person's row names no page of the patient's.
  const named = lines.map((line, index) => (ours(index) ? line : { ...line, text: "", cells: [] }));
  const topDay = (page: number) =>
    dates.find((day, index) => day !== undefined && lines[index]?.page === page);
  /** The page's title, but for a later note below it: "EXAM 8/31/26" does not name the re-exam of another day. */
  const heading = (page: number, date?: string) => {
    const known = headings.get(page) ?? titleOf(named, page);
    headings.set(page, known);
    if (date && FIRST_OF_CARE.test(known.text) && date > (topDay(page) ?? date)) return "";
    return known.day && date && known.day !== date ? "" : known.text;
  };
  const formTitle = (title: string, page: number): string => {
    const whose = topOf(named, page);
    const printed = printedTitle(named.filter((line) => line.page === page).slice(0, 8));
    if (title !== "" && printed.toLowerCase() !== title.toLowerCase()) return title;
    return whose.toLowerCase().includes(title.toLowerCase()) ? whose : `${whose}, ${title}`;
  };
  const place = (spans: Span[]) => ({
    documentId: paper.documentId,
    page: lines[spans[0]?.line ?? 0]?.page ?? 1,
    boxes: read.places.boxes(lines, spans),
  });
  let columns: DateColumn[] = [];
  let columnsHead: Line | undefined;
  let byMachine: ReadonlySet<string> = new Set();
  const underDates = new Set<number>();
  let under: SideColumn[] = [];
  /** The part of the body that stands over a table's sides: "SHOULDER     RIGHT     LEFT". */
  let part: string | undefined;
  let section: Side | undefined;
  /** The side of a table's rows that name none: "L shoulder unless marked". */
  let ofTable: Side | undefined;
  const inTable = new Set<number>();
  const undone = linesOfNoEvidence(lines);
  const marks = marksOfPages(lines);
  const carried = carriedLines(lines);
  const ofDemands = pagesOfDemands(lines);
  const withdrawn = withdrawnLines(lines);
  const exported = delimitedIn(lines, read.patientName);
  const mails = mailsIn(lines);
  const ofMailHead = new Set(mails.flatMap(({ head }) => head));
  const isText = (index: number) => ours(index) && !ofMailHead.has(index);
  const mailOf = (index: number) => mails.find(({ from, to }) => index >= from && index < to);
  for (const index of exported.heads) inTable.add(index);
  const stacked = stackedIn(lines, ours, read.patientName).facts;
  const inStack = new Set(stacked.flatMap((form) => form.lines));
  const forms = [
    ...exported.facts,
    ...stacked,
    ...formsIn({
      lines,
      wanted: (index) => isText(index) && !inStack.has(index),
      days: dates,
    }),
  ];
  const inForm = new Set(forms.flatMap((form) => form.lines));
  const isPlain = (index: number) => ours(index) && !inForm.has(index);
  const undated = new Set(forms.flatMap((form) => (form.undated ? form.lines : [])));
  /** What the rows of grids say beside their values. */
  const beside = new Map<number, { text: string; date?: string }>();
  /** Lines whose values were found, also where they are left out. */
  const measured = new Set<number>();
  let grid: Grid | undefined;
  const ofClaims = pagesOf(lines).flatMap(({ from, to }) => claimFormFacts(lines, from, to));
  const payments = pagesOf(lines).flatMap(({ from, to }) => paymentTables(lines, from, to));
  const billed = new Set([
    ...ofClaims.filter(({ text }) => isClaimLine(text)).flatMap((one) => one.lines),
    ...payments.flatMap((one) => one.lines),
  ]);
  lines.forEach((line, index) => {
    // What was billed or paid, and what a job asks, was not measured.
    if (billed.has(index) || ofDemands.has(line.page)) return;
    if (line.page !== lines[index - 1]?.page)
      [columns, under, section, grid, part] = [[], [], undefined, undefined, undefined];
    grid = gridAt(lines, index, dates) ?? grid;
    if (!ours(index) || undated.has(index)) return;
    const visit = grid ? gridRow(line, index, grid, dates[index]) : undefined;
    if (visit && visit.measures.length > 0) {
      inTable.add(index);
      beside.set(index, { text: visit.rest });
      for (const found of visit.measures)
        if (found.carried) leaveOut(found, line, index);
        else addMeasure(found, line, index);
      return;
    }
    const head = dateColumns(line, dates[index]);
    if (head.length > 0) {
      [columns, columnsHead] = [head, line];
      byMachine = machineDays(lines, index, head);
      ofTable = sideUnlessMarked(line.cells.find(({ text }) => /\p{L}/u.test(text))?.text ?? "");
      inTable.add(index);
      return;
    }
    if (line.text.trim() === "") [columns, under, part] = [[], [], undefined];
    if (columns.length > 0) underDates.add(index);
    const marked = columnsHead
      ? markedDays(
          line,
          columnsHead,
          columns,
          lines.filter(({ page }) => page === line.page),
        )
      : undefined;
    if (marked) {
      inTable.add(index);
      beside.set(index, marked);
      return;
    }
    const sides = sideColumnsOf(line);
    if (sides.length > 0) [under, part] = [sides, partNamed(line.cells[0]?.text ?? "")];
    // "SHOULDER   RIGHT   LEFT" names the columns below, and says nothing itself.
    if (part && sides.length > 0) inTable.add(index);
    section = sectionSide(line.text) ?? section;
    const named = measuresOnLine(lines, index, columns, dates[index], under);
    const row =
      columns.length > 0 && named.length < 2
        ? rowUnderDates(line, index, columns, instrumentOf(lines, line.page), lines[index - 1])
        : [];
    // A row with a value under each of several days is told by them.
    const underColumns = columns.length > 1 && named.filter(({ date }) => isOver(columns, date)).length > 1;
    if (row.length > 0 || underColumns) inTable.add(index);
    if (undone.has(index)) return;
    const mark = marks.get(line.page);
    if (named.length > 0 || row.length > 0) measured.add(index);
    const taken = row.length > 0 && row.length >= named.length - 1 ? row : named;
    for (const found of columns.length > 0 ? taken.map((one) => namedByRow(one, line)) : taken) {
      if (
        found.carried ||
        carried.has(index) ||
        (found.date !== undefined && columns.length > 0 && byMachine.has(found.date)) ||
        (mark && isMarked(found.measure.value, line.text.slice(found.end), mark))
      ) {
        leaveOut(found, line, index);
        continue;
      }
      addMeasure(part ? ofPart(found, part) : found, line, index);
    }
    // "thumb reaches sacrum   T6": under sides a row that is neither measured nor told says not whose each word is.
    if (part && taken.length === 0 && line.cells.length > 1 && !inForm.has(index)) inTable.add(index);
  });
  function leaveOut({ measure }: FoundMeasure, { page, text, offset }: Line, index: number): void {
    chart.leftOut.push({
      documentId: paper.documentId,
      page,
      reason: "carried_forward",
      detail: `${measure.name} ${measure.value}`,
      ...(isByMachine(text)
        ? {
            carried: {
              value: measure.value,
              line: {
                id: `${paper.documentId}:${page}:${offset}p`,
                ...(dates[index] ? { date: dates[index] } : {}),
                place: place([{ line: index, start: 0, end: text.length }]),
                quote: text.replace(/\s+/g, " ").trim(),
                heading: heading(page, dates[index]),
                section: "",
                topics: [],
              },
            },
          }
        : {}),
    });
  }
  function addMeasure(found: FoundMeasure, line: Line, index: number): void {
    const date = found.date ?? (found.earlier ? undefined : dates[index]);
    // A value of an earlier visit without its date says nothing that the visit's own note does not.
    if (!date) return;
    // A questionnaire has no side, whatever stands over the table.
    const isOfSide = /^(?:motion|strength|grip|slr|lag|row)/.test(found.measure.key);
    const side = found.measure.side ?? section ?? (isOfSide && columns.length > 0 ? ofTable : undefined);
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
  for (const [index, { text, date = dates[index] }] of beside) {
    const line = lines[index];
    if (!line || text === "") continue;
    chart.facts.push({
      id: `${paper.documentId}:${line.page}:${line.offset}p`,
      ...(date ? { date } : {}),
      place: place([{ line: index, start: 0, end: line.text.length }]),
      quote: text,
      told: true,
      heading: heading(line.page, date),
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
    ...ofClaims
      .filter(({ lines: [at = 0] }) => at >= from && at < to)
      .map((one) => ({ ...one, topics: ["procedure" as const] })),
    ...approvalsIn(lines, isPlain, from, to).map((one) => ({
      ...one,
      topics: ["authorization" as const],
    })),
    ...ledLists(lines, isPlain, from, to).map((one) => ({ ...one, topics: [] })),
    ...payments
      .flatMap(({ told }) => told)
      .filter(({ lines: [at = 0] }) => at >= from && at < to)
      .map((one) => ({ ...one, topics: [] })),
  ]);
  function acknowledged(from: number, to: number): Sheet[] {
    const { facts, raw } = acknowledgmentsOf(lines, from, to, read.patientName);
    for (const index of raw) inTable.add(index);
    return facts.map((one) => ({ ...one, topics: ["filing"] }));
  }
  for (const [order, { text, lines: on, date, topics, refused }] of sheets.entries()) {
    const [first] = on;
    if (first === undefined || !on.every(ours) || undone.has(first)) continue;
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
  const entries = new Set(
    lines.flatMap(({ text, page }, index) =>
      ENTRY_DAY.test(text) && lines[index - 1]?.page === page && dates[index] !== dates[index - 1]
        ? [index]
        : [],
    ),
  );
  for (const passage of readPassages(lines, isText, forms, underDates, entries)) {
    const first = passage.spans[0];
    if (!first || inTable.has(first.line) || isCarried(passage.text)) continue;
    if (saysOnlyValues(passage.text) && carried.has(first.line)) continue;
    const mail = mailOf(first.line);
    const day = mail?.date ?? dates[first.line];
    const date = (passage.told && rowsDay(passage.text, day)) || day;
    if (!passage.told && !undone.has(first.line)) addWrapped(passage, date);
    const overTime = passage.spans.some(({ line }) => undated.has(line)) && isSeries(passage.text);
    // Under heads that are no day of a visit nothing was measured: the row is told, or its values are lost. So is a line whose values were not
    // read beside its aim: "Knee flexion 112 deg, lacks 8 deg of goal".
    const page = lines[first.line]?.page ?? 1;
    const unread =
      FROM_START.test(passage.text) ||
      (FROM_AIM.test(passage.text) && !passage.spans.some(({ line }) => measured.has(line)));
    if (saysOnlyValues(passage.text) && !overTime && !unread && !ofDemands.has(page)) continue;
    const words = topicsOf(`${passage.section} ${passage.text}`);
    const topics = SIGNATURE.test(passage.text)
      ? words.filter((topic) => topic === "signature" || topic === "certification" || topic === "order")
      : overTime
        ? [...new Set<Topic>([...words, "improvement"])]
        : words;
    chart.facts.push({
      id: `${paper.documentId}:${lines[first.line]?.page}:${(lines[first.line]?.offset ?? 0) + first.start}p`,
      ...(date ? { date } : {}),
      place: place(passage.spans),
      quote: passage.text,
      ...(passage.told ? { told: true } : {}),
      // Whose form it is goes before what the form itself is called.
      heading: mail?.heading ?? (passage.told ? formTitle(heading(page, date), page) : heading(page, date)),
      section: passage.section,
      topics:
        CERTIFIES.test(passage.text) && PLAN_OF_CARE.test(heading(page, date))
          ? [...topics, "certification"]
          : topics,
      ...adverseOf(passage.text),
      ...(undone.has(first.line) ||
      isLeftBlank(lines, passage.spans) ||
      goesOnRefused(lines, first.line) ||
      passage.spans.some(({ line }) => withdrawn.has(line))
        ? { adverse: "refusal" }
        : {}),
      ...onlySide(passage.text),
    });
  }
  for (const { from, to } of pagesOf(lines)) {
    const page = lines[from]?.page ?? 1;
    const top = lines.findIndex(({ text }, index) => index >= from && index < to && text.trim() !== "");
    const decision = top < 0 ? undefined : issuedDecision(named, from, to, heading(page), dates[top]);
    // Where the head of the page is told as it stands, it says so itself.
    const isTold = ({ place: at, quote }: ChartFact) =>
      at.documentId === paper.documentId && at.page === page && namesDecision(quote, decision?.date);
    if (!decision || chart.facts.some(isTold)) continue;
    const { text, date } = decision;
    chart.facts.push({
      id: `${paper.documentId}:${page}:${lines[top]?.offset ?? 0}p`,
      date,
      place: place([{ line: top, start: 0, end: lines[top]?.text.length ?? 0 }]),
      quote: text,
      told: true,
      heading: heading(page),
      section: "",
      topics: ["other_payer"],
    });
  }
}

/** "Oswestry 48% at start, 52% at discharge": the first value has no day of its own, and is told in the sentence's own words. */
const FROM_START =
  /\d ?%? at (?:the )?(?:start(?: of (?:care|therapy|treatment))?|SOC|intake|baseline|admission|(?:initial |first )?eval(?:uation)?)(?! ?(?:on|of|\()? ?\d{1,2}[/-]|, ?\d{1,2}[/-](?!10\b))\b[^.;]*\d/i;
/** A value beside what is aimed at, in one sentence, or one that could not be taken before. */
const FROM_AIM =
  /\d[^;]*\b(?:lacks?|lacking|short of|shy of|from|below|toward|of|than|until|needed for|\d ?%? of) (?:\w+ ){0,3}(?:goals?|target)\b|\bunable\b[^.;]*\d|\d[^.;]*\bunable\b/i;

/** An initial examination found nothing on the days of the visits that stand below it on its page. */
const FIRST_OF_CARE =
  /\b(?:initial|first) (?:\w+ )?(?:exam(?:ination)?|eval(?:uation)?|visit|consult\w*)\b|\b(?:physical|occupational|speech|language|hand|psychiatric|chiropractic)(?: therapy)? evaluation\b(?<!\bre-?evaluation)/i;

const isOver = (columns: readonly DateColumn[], date: string | undefined) =>
  columns.some((column) => column.date === date);

/** "Lumbar flexion (deg): Week of 08/25 20, 09/08 28": a measurement of several times, with its unit or under a name that is known. */
const isSeries = (text: string) =>
  (text.match(/(?:\d|[-:]) \d{1,3}(?:\.\d)?[+-]?%?(?=,|;|$)/g) ?? []).length > 1 &&
  (saysOnlyValues(text) ||
    /^[^:]{3,40}(?:\((?:deg|%|sec|lbs?|kg|min|ft|m|cm|in)\)|\/ ?\d{2,3}|%):/i.test(text));

/** "MD   P. Ames, MD   signed 07/10/2026" under a plan of care: who certified it. */
const CERTIFIES = /^(?:MD|DO|NP|PA|physician|provider|certif\w+)\b.*\bsigned\b\W{0,4}\d/i;
const PLAN_OF_CARE = /\bplan of (?:care|treatment)\b|\bcertif/i;

const SIGNATURE =
  /^.{0,70}(?:\b(?:e-?sig(?:ned)?|signed|signature|(?:dictated|transcribed|authenticated|electronically approved)(?: by|:))|\/s\/)/i;

/** "(from 6/15)" behind words; behind a value "(from 7/10)" is what it was before. */
const isCarried = (text: string) => isByMachine(text) || /\(from \d{1,2}\/\d/i.test(text);
