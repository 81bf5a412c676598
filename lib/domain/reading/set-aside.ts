import type { Line } from "./page-lines";

/**
 * What a paper sets aside itself: options of a form that nobody ticked beside one that is, the values that a corrected
 * notice replaces. Every line keeps its place and length.
 */
export const withoutSetAside = (lines: Line[]): Line[] => withoutReplaced(withoutUnticked(lines));

const OPTION = /^\s*(?:\[ ?([xX]?) ?\]|(☐|□)|(☒|☑))\s*\S/;

/** How far a list of options goes on without another one: the words of one may need a second line. */
const LONGEST_OPTION = 2;

const BOX = /\[ ?([xX]?) ?\]|(☐|□)|(☒|☑)/g;

/** "[X] 1. Your entire claim   [ ] 2. A portion": where each option of a line stands. */
function optionsOf(text: string): { start: number; end: number; ticked: boolean }[] {
  const boxes = [...text.matchAll(BOX)];
  return boxes.map((box, n) => {
    const own = box.index + box[0].length;
    // What stands far behind a box is no option's words: "[ ]   [ ]           WKP 3381 90041".
    const end = /^\s{4,}/.test(text.slice(own)) ? own : (boxes[n + 1]?.index ?? text.length);
    return { start: box.index, end, ticked: Boolean(box[1] || box[3]) };
  });
}

/** A line without those of its options that were not ticked. */
function withTicked(line: Line): Line {
  const drop = optionsOf(line.text).filter(({ ticked }) => !ticked);
  const cells = line.cells.filter((c) => !drop.some(({ start, end }) => c.start >= start && c.start < end));
  const text = [...line.text]
    .map((sign, at) => (drop.some(({ start, end }) => at >= start && at < end) ? " " : sign))
    .join("")
    .trimEnd();
  return { ...line, text, cells };
}

/** "[ ] Bill not timely filed" over "[X] Not consistent with the guidelines": one reason was chosen, the others were not. */
function withoutUnticked(lines: Line[]): Line[] {
  const drop = new Set<number>();
  let list: { at: number; ticked: boolean }[] = [];
  const close = () => {
    if (list.some(({ ticked }) => ticked)) for (const { at } of list) drop.add(at);
    list = [];
  };
  lines.forEach(({ text }, at) => {
    const option = OPTION.exec(text);
    if (option) list.push({ at, ticked: optionsOf(text).some(({ ticked }) => ticked) });
    else if (at - (list.at(-1)?.at ?? at) >= LONGEST_OPTION || text.trim() === "") close();
  });
  close();
  return lines.map((line, at) => (drop.has(at) ? withTicked(line) : line));
}

const OLD =
  /^(?:old|original(?:ly)?|previous(?:ly)?|prior|first|earlier|replaced|incorrect)(?: (?:notice|letter|value|entry|statement|version|information|printed|shown|sent))?$/i;
const NEW =
  /^(?:as )?(?:new|corrected|revised|amended|updated|correction)(?: (?:notice|letter|value|to|entry|statement|version|information))?$/i;

/** "Old notice | As corrected" over two columns: what is in the first one holds no longer. */
function withoutReplaced(lines: Line[]): Line[] {
  const result = [...lines];
  lines.forEach((head, at) => {
    const old = head.cells.find(({ text }) => OLD.test(text));
    const now = head.cells.find(({ text }) => NEW.test(text));
    if (!old || !now || old.start > now.start) return;
    for (let index = at; index < lines.length; index++) {
      const line = lines[index];
      if (!line || (index > at && line.cells.length === 0 && line.text.trim() === "")) break;
      const cells = line.cells.filter(({ start, end }) => end <= old.start || start >= now.start - 1);
      // A line over both columns is no row of theirs.
      if (line.cells.some(({ start, end }) => start < now.start - 1 && end > now.start)) continue;
      result[index] = { ...line, text: keep(line.text, cells), cells };
    }
  });
  return result;
}

const keep = (text: string, cells: Line["cells"]): string =>
  [...text]
    .map((sign, at) => (cells.some(({ start, end }) => at >= start && at < end) ? sign : " "))
    .join("")
    .trimEnd();
