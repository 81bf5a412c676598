import type { Line } from "./page-lines";
import { withoutUnticked } from "./tick-options";

/**
 * What a paper sets aside itself: options of a form that nobody ticked beside one that is, the values that a corrected
 * notice replaces. Every line keeps its place and length.
 */
export const withoutSetAside = (lines: Line[]): Line[] => withoutReplaced(withoutUnticked(lines));

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
