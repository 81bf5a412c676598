import { findLabels } from "../page/labeled-values";
import { cellsOf, type Line } from "../page/page-lines";

/**
 * The options of a form, of which some are ticked: "[ ] Filed late" over "[X] Not medically necessary", "☐ Paid  ☒ Denied", "Denied [X]".
 * What nobody ticked says nothing, and of a ticked one the sign goes, so that its words and the facts behind them read as any others.
 * Every line keeps its place and length.
 */
const BOX =
  /\[ ?([xX✓✔√])? ?\]|(?<=^|\s)\(([xX✓✔√])?( ?)\)(?=\s|$)|(☐|□|❏|❑)|(☒|☑|✅)|(?<=^|\s)_+([xX✓✔√])_+(?=\s|$)|(?<=^\s*|\s{2})(_{2,6})(?= ?\p{L})/gu;

type Box = { start: number; end: number; ticked: boolean; style: "drawn" | "round" | "line" };
/** Where the words of an option stand, its box with them. */
type Option = Box & { from: number; to: number };

function boxesOf(text: string): Box[] {
  return [...text.matchAll(BOX)].map((box) => {
    const style = box[6] || box[7] ? "line" : box[2] || box[3] !== undefined ? "round" : "drawn";
    const ticked = Boolean(box[1] || box[2] || box[5] || box[6]);
    return { start: box.index, end: box.index + box[0].length, ticked, style };
  });
}

/** "Denied [X]    Paid [ ]": the boxes stand behind their words, since the line begins with words and ends with a box. */
const areBehind = (text: string, boxes: readonly Box[]): boolean => {
  const lead = text.slice(0, boxes[0]?.start).trim();
  return /[\p{L}\d)]$/u.test(lead) && /^[\s|]*$/.test(text.slice(boxes.at(-1)?.end));
};

/** Wide room ends an option's words: what stands behind it has a column of its own. */
const ROOM = /(?<=\p{L}.*)\s{3,}(?=\S)|\s{4,}|\s*\|/u;
const ROOM_BEFORE = /^.*(?:\S\s{3,}|:\s+|\|)(?=\S)/;

function optionsOf({ text }: Line): Option[] {
  const boxes = boxesOf(text);
  const behind = boxes.length > 0 && areBehind(text, boxes);
  return boxes.map((box, n) => {
    if (behind) {
      const from = boxes[n - 1]?.end ?? 0;
      const words = text.slice(from, box.start).trimEnd();
      return { ...box, from: from + (ROOM_BEFORE.exec(words)?.[0].length ?? 0), to: box.end };
    }
    const words = text.slice(box.end, boxes[n + 1]?.start ?? text.length);
    return { ...box, from: box.start, to: box.end + (ROOM.exec(words)?.index ?? words.length) };
  });
}

/** The programs over a CMS-1500 tell what form it is, and no payer. */
const OF_A_CLAIM_FORM = /\bMEDICAID\b.*\bTRICARE\b.*\bCHAMPVA\b/i;

/** How far a list of options goes on without another one: the words of one may need further lines. */
const LONGEST_OPTION = 4;

type Listed = { at: number; options: Option[] };

export function withoutUnticked(lines: Line[]): Line[] {
  const result = [...lines];
  let list: Listed[] = [];
  // Where one box of a paper is ticked, the open ones of its other lists were left open, and are no bullets.
  const isTicked = lines.some(({ text }) =>
    boxesOf(text).some(({ ticked, style }) => ticked && style === "drawn"),
  );
  const close = () => {
    if (list.length > 0) for (const [at, line] of chosenOf(lines, list, isTicked)) result[at] = line;
    list = [];
  };
  lines.forEach((line, at) => {
    const options = OF_A_CLAIM_FORM.test(line.text) ? [] : optionsOf(line);
    const last = list.at(-1);
    if (options.length > 0) list.push({ at, options });
    else if (line.text.trim() === "" || (last && !goesOn(lines, last, at) && at - last.at > 1)) close();
  });
  close();
  return result;
}

/** A line that is set in under an option's words goes on with them. */
function goesOn(lines: readonly Line[], { at: from, options }: Listed, at: number): boolean {
  const [first] = options;
  const under = lines.slice(from + 1, at + 1);
  const isIn = ({ text }: Line) => text.search(/\S/) > (first?.start ?? 0) || /^\s*\p{Ll}/u.test(text);
  return at - from <= LONGEST_OPTION && under.every(isIn);
}

/** The lines of a list with what was ticked alone. */
function chosenOf(lines: readonly Line[], list: readonly Listed[], isTicked: boolean): Map<number, Line> {
  const changed = new Map<number, Line>();
  const all = list.flatMap(({ options }) => options);
  const ticked = all.filter((option) => option.ticked);
  // A round bracket or a drawn line is a box only beside one that is ticked in the same way.
  const isBox = ({ style, ticked: is }: Option) =>
    style === "drawn" || (is ? all : ticked).some((other) => other.style === style && other.ticked !== is);
  const chosen = ticked.filter(isBox);
  if (chosen.length === 0 && !isTicked) return changed;
  list.forEach(({ at, options }, n) => {
    const line = lines[at];
    const boxes = options.filter(isBox);
    if (!line || boxes.length === 0) return;
    const opens = ({ start }: Option) => line.text.slice(0, start).trim() === "";
    const drop = boxes.flatMap((option) => {
      if (!option.ticked) return [{ start: option.from, end: option.to }];
      // Several that were ticked are the points of one reason; behind its words a tick parts them from the next column.
      const keep = option.from < option.start || (opens(option) && chosen.length > 1);
      return keep ? [] : [{ start: option.start, end: option.end }];
    });
    const ticks = boxes.flatMap(({ ticked, ...option }) => (ticked ? [wordsOf(line, option)] : []));
    changed.set(at, { ...without(line, drop), ...(ticks.length > 0 && { ticks }) });
    const [only] = boxes;
    const isOpen = boxes.length === 1 && only && !only.ticked && only.from === only.start;
    if (!isOpen || line.text.slice(0, only.start).trim() !== "") return;
    // The words of an option that goes on in the next lines go with it.
    const next = list[n + 1]?.at ?? lines.length;
    for (let below = at + 1; below < next; below++) {
      const more = lines[below];
      if (!more || more.text.trim() === "" || findLabels(more.text).some(({ marked }) => marked)) break;
      const start = more.text.search(/\S/);
      if (start <= only.start && !/^\s*\p{Ll}/u.test(more.text)) break;
      changed.set(below, without(more, [{ start: 0, end: more.text.length }]));
    }
  });
  return changed;
}

/** The words of an option, without its box and its number on the form. */
function wordsOf({ text }: Line, { from, to, start, end }: Pick<Option, "from" | "to" | "start" | "end">) {
  const first = from < start ? from : end;
  const last = from < start ? start : to;
  const lead =
    /^\s*(?:\(?(?:\d{1,3}|[A-Z])[.)]\s|\d{1,3}\s{2,})?\s*/.exec(text.slice(first, last))?.[0].length ?? 0;
  return { start: first + lead, end: first + text.slice(first, last).trimEnd().length };
}

function without(line: Line, drop: readonly { start: number; end: number }[]): Line {
  const isOut = (at: number) => drop.some(({ start, end }) => at >= start && at < end);
  const text = line.text.replace(/[\s\S]/g, (sign, at: number) => (isOut(at) ? " " : sign)).trimEnd();
  return { ...line, text, cells: cellsOf(text) };
}
