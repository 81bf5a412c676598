import type { Line } from "../page/page-lines";
import { withoutGlossary } from "./glossary";
import { withoutUnticked } from "./tick-options";

/**
 * What a paper sets aside itself: options of a form that nobody ticked beside one that is, the values that a corrected
 * notice replaces, what words mean in any plan. Every line keeps its place and length.
 */
export const withoutSetAside = (lines: Line[]): Line[] =>
  withoutGlossary(withoutListed(withoutReplaced(withoutUnticked(lines))));

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

/** "Other claims for this member (last 12 months)", alone in its line. */
const OTHERS_LISTED =
  /^(?:(?:all|your|view) )?(?:other|recent|previous|prior|past|earlier) claims (?:(?:on file )?(?:for|of|by|from)) (?:this|the|the same|same) (?:member|patient|subscriber|enrollee|beneficiary|provider)\b[^.]{0,40}$/i;
const FIRST_PART = 8;
const NUMBER_OF_CLAIM =
  /(?<![\w-])(?!\d{3}-\d{3}-\d{4}(?![\w-]))(?=[A-Z\d-]*\d{4})[A-Z\d][A-Z\d-]{6,24}(?![\w-]|[/.]\d)/;

/** What a screen lists below the claim it shows: other claims of the same person, each with its own number that stands nowhere else. */
function withoutListed(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }, index) => index > FIRST_PART && OTHERS_LISTED.test(text.trim()));
  if (at < 0) return lines;
  const above = lines
    .slice(0, at)
    .map(({ text }) => text)
    .join("\n");
  const result = [...lines];
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index];
    // A gap or a drawn line ends the list.
    if (!line || !/[\p{L}\d]/u.test(line.text)) break;
    const number = NUMBER_OF_CLAIM.exec(line.text)?.[0];
    if (number && !above.includes(number)) result[index] = { ...line, text: "", cells: [] };
  }
  return result;
}

const keep = (text: string, cells: Line["cells"]): string =>
  [...text]
    .map((sign, at) => (cells.some(({ start, end }) => at >= start && at < end) ? sign : " "))
    .join("")
    .trimEnd();
