import type { Line } from "../page/page-lines";
import type { ValueLines } from "./add-values";
import type { Chart } from "./chart";
import { adverseOf, goesOnRefused, isLeftBlank } from "./page/adverse";
import type { PaperLayout } from "./paper-layout";
import type { Passage } from "./passages/passage";
import { readPassages } from "./passages/read-passages";
import { ENTRY_DAY } from "./person/entry-person";
import { rowsDay } from "./person/named-rows";
import { type Topic, topicsOf } from "./topics";
import { isByMachine } from "./values/carried";
import { onlySide } from "./values/line-sides";
import { measuresOnLine, saysOnlyValues } from "./values/measures";
import { changeUnread, FROM_BEFORE } from "./values/then-and-now";

/** Takes a paper's sentences, list items and rows, but for lines that values or sheets account for. */
export function addPassages(
  layout: PaperLayout,
  chart: Chart,
  { inTable, underDates, measured, untold, recalled, scored }: ValueLines,
): void {
  const { documentId, lines, dates, forms, undone, undated, carried, ofDemands, withdrawn } = layout;
  const text = { lines, isText: layout.isText, forms, underDates, entries: entriesOf(layout) };
  for (const passage of readPassages(text)) {
    const first = passage.spans[0];
    if (!first || inTable.has(first.line) || isCarried(passage.text)) continue;
    // "S) [carried from v5] neck P 4/10. NDI 20/50.": the mark stands in the sentence before.
    if (
      passage.spans.some(({ line, start, end }) => recalled.get(line)?.some((at) => at >= start && at < end))
    )
      continue;
    if (saysOnlyValues(passage.text) && carried.has(first.line)) continue;
    const mail = layout.mailOf(first.line);
    const day = mail?.date ?? dates[first.line];
    const date = (passage.told && rowsDay(passage.text, day)) || day;
    if (!passage.told && !undone.has(first.line)) addWrapped(layout, chart, passage, date);
    const overTime = passage.spans.some(({ line }) => undated.has(line)) && isSeries(passage.text);
    // Under heads that are no day of a visit nothing was measured: the row is told, or its values are lost. So is a line whose values were not
    // read beside its aim: "Knee flexion 112 deg, lacks 8 deg of goal".
    const page = lines[first.line]?.page ?? 1;
    const unread =
      FROM_START.test(passage.text) ||
      (FROM_AIM.test(passage.text) && !passage.spans.some(({ line }) => measured.has(line)));
    // "NDI 44% -> 16%", "PCL-5 31 (intake 54)": the earlier value, whose day nobody says, stands in these words alone.
    const isUntold =
      (date === undefined || FROM_BEFORE.test(passage.text)) &&
      passage.spans.some(({ line, start, end }) => untold.get(line)?.some((at) => at >= start && at < end));
    // "QuickDASH: Eval 68, Current 34": under heads without days no measure holds its values.
    const isRow = passage.told && passage.spans.some(({ line }) => undated.has(line));
    // "HIT-6   was 66   is 51": of a change at most one value was taken.
    const isChange = passage.spans.some(({ line }) => changeUnread(lines, line, dates[line]));
    if (
      saysOnlyValues(passage.text) &&
      !overTime &&
      !unread &&
      !isUntold &&
      !isRow &&
      !isChange &&
      !ofDemands.has(page)
    )
      continue;
    const title = layout.heading(page, date);
    const form = passage.spans.length === 1 && !passage.told ? scored.get(first.line) : undefined;
    chart.facts.push({
      id: `${documentId}:${lines[first.line]?.page}:${(lines[first.line]?.offset ?? 0) + first.start}p`,
      ...(date ? { date } : {}),
      place: layout.place(passage.spans),
      quote: form ? `${form}: ${passage.text}` : passage.text,
      ...(passage.told || form ? { told: true } : {}),
      heading: mail?.heading ?? (passage.told ? layout.formTitle(page, date) : title),
      section: passage.section,
      topics: topicsIn(passage, title, overTime),
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
}

/** The lines that begin an entry of another day than the line above them. */
const entriesOf = ({ lines, dates }: PaperLayout): Set<number> =>
  new Set(
    lines.flatMap(({ text, page }, index) =>
      (ENTRY_DAY.test(text) || DAY_TOLD.test(text)) &&
      lines[index - 1]?.page === page &&
      dates[index] !== dates[index - 1]
        ? [index]
        : [],
    ),
  );
/** "10/12/26: scar massage" under "holds a phone > 2 min.". */
const DAY_TOLD = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}: /;

function topicsIn({ text, section }: Passage, title: string, overTime: boolean): Topic[] {
  const words = topicsOf(`${section} ${text}`);
  const topics = SIGNATURE.test(text)
    ? words.filter((topic) => topic === "signature" || topic === "certification" || topic === "order")
    : overTime
      ? [...new Set<Topic>([...words, "improvement"])]
      : words;
  return CERTIFIES.test(text) && PLAN_OF_CARE.test(title) ? [...topics, "certification"] : topics;
}

/** "Right great toe extension is / three out of five": a value on the line below its name. */
function addWrapped(
  { documentId, lines, place, heading }: PaperLayout,
  chart: Chart,
  { text, spans }: Passage,
  date: string | undefined,
): void {
  const [first, second] = spans;
  if (!date || !first || !second || !lines[first.line]) return;
  const joined = { ...(lines[first.line] as Line), text, cells: [] };
  for (const { measure, earlier, carried, date: own } of measuresOnLine([joined], 0, [], date)) {
    const known = chart.facts.some(
      (fact) =>
        fact.measure?.key === measure.key &&
        fact.measure.value === measure.value &&
        fact.place.documentId === documentId &&
        fact.place.page === joined.page,
    );
    if (known || carried || (earlier && !own)) continue;
    chart.facts.push({
      id: `${documentId}:${joined.page}:${joined.offset + first.start}w${chart.facts.length}`,
      date: own ?? date,
      place: place(spans),
      quote: text,
      heading: heading(joined.page, own ?? date),
      topics: ["finding", "improvement"],
      measure,
      section: "",
    });
  }
}

/** "Oswestry 48% at start, 52% at discharge": the first value has no day of its own, and is told in the sentence's own words. */
const FROM_START =
  /\d ?%? at (?:the )?(?:start(?: of (?:care|therapy|treatment))?|SOC|intake|baseline|admission|(?:initial |first )?eval(?:uation)?)(?! ?(?:on|of|\()? ?\d{1,2}[/-]|, ?\d{1,2}[/-](?!10\b))\b[^.;]*\d/i;
/** A value beside what is aimed at, in one sentence, or one that could not be taken before. */
const FROM_AIM =
  /\d[^;]*\b(?:lacks?|lacking|short of|shy of|from|below|toward|of|than|until|needed for|\d ?%? of) (?:\w+ ){0,3}(?:goals?|target)\b|\d[^;]*(?:,|;| [-–]) {0,3}(?:goal|target)\b[ :=<>≤≥]{1,3}\d|\bunable\b[^.;]*\d|\d[^.;]*\bunable\b/i;

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
