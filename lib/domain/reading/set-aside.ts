import type { Line } from "./page-lines";

/**
 * What a paper sets aside itself: options of a form that nobody ticked beside one that is, the values that a corrected
 * notice replaces. Every line keeps its place and length.
 */
export const withoutSetAside = (lines: Line[]): Line[] => withoutReplaced(withoutUnticked(lines));

const blanked = (line: Line): Line => ({ ...line, text: "", cells: [] });

const OPTION = /^\s*(?:\[ ?([xX]?) ?\]|(☐|□)|(☒|☑))\s*\S/;

/** How far a list of options goes on without another one: the words of one may need a second line. */
const LONGEST_OPTION = 2;

/** "[ ] Bill not timely filed" over "[X] Not consistent with the guidelines": one reason was chosen, the others were not. */
function withoutUnticked(lines: Line[]): Line[] {
  const drop = new Set<number>();
  let list: { at: number; ticked: boolean }[] = [];
  const close = () => {
    if (list.some(({ ticked }) => ticked)) for (const { at, ticked } of list) if (!ticked) drop.add(at);
    list = [];
  };
  lines.forEach(({ text }, at) => {
    const option = OPTION.exec(text);
    // Several boxes in one line are columns: whose tick is whose is told elsewhere.
    const isOne = option && (text.match(/\[ ?[xX]? ?\]|[☐□☒☑]/g)?.length ?? 0) === 1;
    if (isOne) list.push({ at, ticked: Boolean(option[1] || option[3]) });
    else if (at - (list.at(-1)?.at ?? at) >= LONGEST_OPTION || text.trim() === "") close();
  });
  close();
  return lines.map((line, at) => (drop.has(at) ? blanked(line) : line));
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
