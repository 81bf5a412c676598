import type { Line } from "../../page/page-lines";

/** A stretch of a line, `end` exclusive, under the label that stands before its boxes. */
export type Ticked = {
  start: number;
  end: number;
  label: string;
  /** "Lift floor to waist: 25 lb": the label with what is ticked, where neither says enough alone. */
  told?: string;
};

/** A box of a form: "[X]", "[ ]", "(x)", "☒", "☐". */
const BOX = /\[\s?([xX✓✔])?\s?\]|\(([xX✓✔])\)|\(\s\)|([☑☒✅])|[☐□]/gu;
/** Shorter options say something only beside their label: "Tender: [X] C5 R". */
const SAYS_ENOUGH = 12;

const OF_A_CODE = /^(?:\d{5}|[A-Z]\d{4})\b/;

/** "Auto accident [ ] yes [x] no      Work injury [ ] yes [x] no": between two such answers stands the next question. */
const YES_OR_NO = /^(?:yes|no|unknown|unsure)$/i;

type Box = { start: number; end: number; ticked: boolean; text: { start: number; end: number } };

export const hasBoxes = (text: string): boolean => text.search(BOX) >= 0;
export const isUnticked = (text: string): boolean =>
  boxesIn(text)[0]?.start === 0 && !boxesIn(text)[0]?.ticked;

function boxesIn(text: string): Box[] {
  const marks = [...text.matchAll(BOX)];
  return marks.map((mark, order) => {
    const end = mark.index + mark[0].length;
    const limit = marks[order + 1]?.index ?? text.length;
    const words = text.slice(end, limit);
    // Behind a wide gap the next label, or words of no box, begin.
    const gap = /(?<=\S)\s{3,}(?=\S)/.exec(words);
    const own = gap ? words.slice(0, gap.index) : words;
    const start = end + (own.length - own.trimStart().length);
    return {
      start: mark.index,
      end: limit,
      ticked: Boolean(mark[1] ?? mark[2] ?? mark[3]),
      text: { start, end: end + own.trimEnd().length },
    };
  });
}

/** Boxes without words of their own: what each stands for is said over it. */
export const hasBareBoxes = (text: string): boolean => {
  const boxes = boxesIn(text);
  return boxes.length > 1 && boxes.every(({ text: { start, end } }) => end <= start);
};

/**
 * "Buttons   [ ]   [x]   [ ]" under "SKILLS   none   with help   alone": the row with what stands over its ticked boxes; nothing where not each box has
 * a head of its own.
 */
export function tickedUnder({ text }: Line, head: Line): Ticked | undefined {
  const boxes = boxesIn(text).map(({ start, ticked }) => {
    const over = head.cells.filter((cell) => cell.start <= start + BOX_WIDTH && cell.end >= start);
    return { ticked, over: over.length === 1 ? over[0]?.text.trim() : undefined };
  });
  const label = text
    .slice(0, boxesIn(text)[0]?.start)
    .replace(/[:?.\s]+$/, "")
    .trim();
  const ticked = boxes.filter((box) => box.ticked).map(({ over }) => over);
  const areHeaded =
    new Set(boxes.map(({ over }) => over)).size === boxes.length && boxes.every(({ over }) => over);
  if (!areHeaded || ticked.length === 0 || !/\p{L}{2}/u.test(label)) return undefined;
  return {
    start: text.search(/\S/),
    end: text.trimEnd().length,
    label: "",
    told: `${label}: ${ticked.join(", ")}`,
  };
}
const BOX_WIDTH = 3;

/**
 * What the ticked boxes of a line say, and its words that belong to no box. What a box without a tick names was not found,
 * not done or not true, so it is not read; options too short to stand alone are given with their label and their neighbors.
 */
export function tickedOn(text: string): Ticked[] {
  const boxes = boxesIn(text);
  if (boxes.length === 0) return [];
  const slip = slipRow(text, boxes);
  if (slip) return [slip];
  let label = labelBefore(text, 0, boxes[0]?.start ?? 0);
  const said: Ticked[] = sentenceBefore(text, label.start);
  let group: Box[] = [];
  const textOf = (box: Box) => text.slice(box.text.start, box.text.end);
  const close = () => {
    said.push(...groupOf(text, group, label));
    group = [];
  };
  boxes.forEach((box, order) => {
    group.push(box);
    const next = boxes[order + 1];
    const between = text.slice(box.text.end, box.end);
    const from = box.text.end + (between.length - between.trimStart().length);
    const to = box.text.end + between.trimEnd().length;
    if (to <= from) return;
    close();
    const isLabel =
      next !== undefined &&
      (/[:?]$/.test(between.trim()) || [box, next].every((one) => YES_OR_NO.test(textOf(one))));
    label = isLabel ? { start: from, end: to } : { start: from, end: from };
    if (isLabel) return;
    // "MANUAL TX  [x] yes   region: right shoulder": what stands behind a short answer goes on with it.
    const answer = said.at(-1);
    if (answer?.told && /: (?:yes|no|done|given|used|performed)$/i.test(answer.told))
      said.splice(-1, 1, {
        ...answer,
        end: to,
        told: `${answer.told}; ${text.slice(from, to)}`,
      });
    // "[X] L3000 orthotic    mod: LT   qty 1" of a fee slip: how the code was given stands in the columns behind it.
    else if (!next && OF_A_CODE.test(textOf(box))) {
      if (!box.ticked || !answer) return;
      said.splice(-1, 1, {
        ...answer,
        end: to,
        told: `${text.slice(answer.start, answer.end)}; ${text.slice(from, to).replace(/\s+/g, " ")}`,
      });
    } else said.push({ start: from, end: to, label: "" });
  });
  close();
  return inOneSentence(said);
}

const BARE_CODE = /^(?:\d{5}|[A-Z]\d{4})$/;
const BARE_MODIFIER = /^(?:[A-Z][A-Z0-9]|\d{2}|none)$/i;

/**
 * "[ ] 98940   [x] 98941    modifier  [x] AT   [ ] none" of a fee slip: a code says what was given, and the boxes behind the word, or
 * behind the codes without one, say with which modifier, so that neither is told without the other.
 */
function slipRow(text: string, boxes: readonly Box[]): Ticked | undefined {
  const words = (box: Box) => text.slice(box.text.start, box.text.end);
  const at = boxes.findIndex((box) => !BARE_CODE.test(words(box)));
  const [first, last, behind] = [boxes[0], boxes[at - 1], boxes.slice(at)];
  const end = behind.at(-1)?.text.end;
  if (at < 1 || !first || !last || end === undefined) return undefined;
  if (!/^\s*(?:mod(?:ifier)?s?:?)?\s*$/i.test(text.slice(last.text.end, last.end))) return undefined;
  const codes = boxes.slice(0, at).filter((box) => box.ticked);
  const modifiers = behind.filter((box) => box.ticked);
  if (codes.length === 0 || modifiers.length === 0 || !behind.every((box) => BARE_MODIFIER.test(words(box))))
    return undefined;
  return {
    start: first.start,
    end,
    label: "",
    told: `${codes.map(words).join(", ")}, modifier ${modifiers.map(words).join(" ")}`,
  };
}

/** A line with what the boxes of a fee slip tick in their place, the code before its modifier; a line that is none as it stands. */
export const asTickedOnSlip = (line: string): string => {
  const row = slipRow(line, boxesIn(line));
  return row?.told ? `${line.slice(0, row.start)}${row.told}${line.slice(row.end)}` : line;
};

/** "Auto accident: no; Work injury: no": answers of one line, none of which says enough alone. */
function inOneSentence(said: readonly Ticked[]): Ticked[] {
  const all: Ticked[] = [];
  for (const one of said) {
    const last = all.at(-1);
    if (last?.told && one.told && [last.told, one.told].every((told) => ANSWERED.test(told)))
      all.splice(-1, 1, { ...last, end: one.end, told: `${last.told}; ${one.told}` });
    else all.push(one);
  }
  return all;
}
const ANSWERED = /^[^:;]{3,40}: (?:yes|no|unknown|unsure)(?:; [^:;]{3,40}: (?:yes|no|unknown|unsure))*$/i;

function labelBefore(text: string, from: number, to: number): { start: number; end: number } {
  const words = text.slice(from, to);
  const gap = words.search(/\S[^\S\n]{3,}\S(?!.*[^\S\n]{3,}\S)/);
  const start = gap < 0 ? from : from + gap + 1;
  const own = text.slice(start, to);
  return { start: start + (own.length - own.trimStart().length), end: start + own.trimEnd().length };
}

/** "Exercise trial 05/26/2026 to 07/07/2026, 5 supervised visits     Adherence [x] good": what stands before the label is its own sentence. */
function sentenceBefore(text: string, to: number): Ticked[] {
  const words = text.slice(0, to).trim();
  const isSentence =
    words.length >= SENTENCE && /\d/.test(words) && words.split(/\s+/).length >= SENTENCE_WORDS;
  const start = text.length - text.trimStart().length;
  return isSentence ? [{ start, end: start + words.length, label: "" }] : [];
}
const SENTENCE = 30;
const SENTENCE_WORDS = 5;

const SAID_OF_LABEL = /^(?:remains?|is|are|was|were|has|have|had|does|did|will|shall|stays?)\b/i;
const numberless = (label: string) => label.replace(/^\(?\d{1,2}[.)]\s*/, "");

function groupOf(text: string, boxes: Box[], label: { start: number; end: number }): Ticked[] {
  const ticked = boxes.filter((box) => box.ticked);
  const long = ({ text: { start, end } }: Box) => end - start >= SAYS_ENOUGH;
  const name = text.slice(label.start, label.end).replace(/[:?]$/, "");
  const words = (box: Box) => text.slice(box.text.start, box.text.end).replace(/[,;]$/, "");
  const options = ticked.filter(long).map((box) => ({
    ...box.text,
    label: name,
    // "FUTURE MEDICAL:  [x] remains open": what begins with a verb is said of its label.
    ...(name && SAID_OF_LABEL.test(words(box)) && { told: `${numberless(name)}: ${words(box)}` }),
  }));
  // "[X] 50 lb   [X] reach above shoulder": the short one says nothing without the label of both.
  const all = options.length === ticked.length;
  if ((options.length > 0 && all) || ticked.length === 0 || boxes.some((box) => !box.ticked && long(box)))
    return options;
  const last = boxes.at(-1);
  const asked = numberless(text.slice(label.start, label.end));
  // A question that a box answers is none.
  const told = `${asked.replace(/[:?]$/, "")}: ${ticked.map(words).join("; ")}`;
  return name && last ? [{ start: label.start, end: last.text.end, label: "", told }] : [];
}
