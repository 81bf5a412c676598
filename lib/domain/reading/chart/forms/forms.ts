import { isBlank, type Line } from "../../page/page-lines";
import { dateColumns } from "../values/date-columns";
import { saysOnlyValues } from "../values/measures";
import { behindHead, cellsUnderHead, isTableHead } from "../values/table-rows";
import { changeUnread } from "../values/then-and-now";
import { sideColumnsOf } from "../values/value-sides";
import { rowsUnderHeads } from "./columns";
import { dottedKeys } from "./dotted-keys";
import { type FieldLine, fieldsOf, goesOnUnder, joined, saysNoMore, saysWhose } from "./fields";
import { rowUnderSides } from "./side-words";

/** What some lines of a form or a small table say, told as one sentence a reviewer can check against the page. */
export type FormFact = {
  text: string;
  /** The lines that it stands on, in order. */
  lines: number[];
  /** Stands under heads that name no day: its values are not of the page's date. */
  undated?: true;
  /** Which stretch of the last line it is, where that line says several things. */
  within?: { start: number; end: number };
};

/** The least that tells a form from a line with a gap in it. */
const FEWEST = 2;
/** One sentence holds so much; a longer form is told in several. */
const LONGEST = 330;

type Page = {
  lines: Line[];
  /** Of the patient's. */
  wanted: (index: number) => boolean;
  /** The day that each line speaks of, which tells the year of days without one. */
  days: readonly (string | undefined)[];
};

/** The forms and small tables of a paper, but for values under sides or full days, which are read as measurements. */
export function formsIn(page: Page): FormFact[] {
  const { lines, wanted } = page;
  const found: FormFact[] = [];
  let sides: Line | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || isBlank(line) || line.page !== sides?.page) sides = undefined;
    if (!line || !wanted(index)) continue;
    if (sideColumnsOf(line).length > 0) sides = line;
    const apart = [...(sides ? rowUnderSides(line, index, sides) : []), ...dottedKeys(line, index)];
    if (apart.length > 0) {
      found.push(...apart);
      continue;
    }
    const table = isMeasured(page, index) ? undefined : rowsUnderHeads(lines, index, wanted);
    const block = table ? undefined : fieldBlock(page, index);
    if (table) found.push(...table.rows);
    if (block) found.push(...told(block));
    index = table?.to ?? block?.at(-1)?.lines.at(-1) ?? index;
  }
  return found;
}

const isMeasured = ({ lines, days }: Page, index: number): boolean => {
  const line = lines[index];
  return line !== undefined && (sideColumnsOf(line).length > 0 || dateColumns(line, days[index]).length > 0);
};

type Told = FieldLine & { lines: number[] };

/** Lines of fields whose values begin at one place, from `start` on. What only measures something stays a measurement. */
function fieldBlock(page: Page, start: number): Told[] | undefined {
  const { lines, wanted } = page;
  const block: Told[] = [];
  if (underHeads(page, start)) return undefined;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    if (!line || isBlank(line) || !wanted(index) || line.page !== lines[start]?.page) break;
    if (isMeasured(page, index) || isHeadOver(line, lines[index + 1])) break;
    const isMeasure = saysOnlyValues(line.text) && !changeUnread(lines, index, page.days[index]);
    if (isMeasure && block.length > 0) continue;
    const last = block.at(-1);
    const fields = isTop(lines, index) || isMeasure ? undefined : fieldsOf(line, index);
    // Several pairs on a line show that it is a form's, wherever its values begin.
    const fits = (one: FieldLine) => !last || Math.abs(one.at - last.at) <= 1 || one.fields.length > 1;
    if (fields && fits(fields)) {
      block.push({ ...fields, lines: [index] });
      continue;
    }
    if (last && !fields && saysWhose(line) && Math.abs((line.cells[1]?.start ?? 0) - last.at) <= 1) continue;
    const value = last?.fields.at(-1);
    if (!last || !value || !goesOnUnder(line, last) || value.value.length > LONGEST / 2) break;
    value.value = joined(value.value, line.cells.map(({ text }) => text).join(" "));
    last.lines.push(index);
  }
  return block.length >= FEWEST ? block : undefined;
}

/** Heads above, in the same stretch of lines: what stands below are their values. */
function underHeads(page: Page, index: number): boolean {
  const { lines } = page;
  const below = (at: number) => lines[isRule(lines[at + 1]) ? at + 2 : at + 1];
  for (let at = index - 1; at >= 0 && lines[at]?.page === lines[index]?.page; at--) {
    if (isRule(lines[at])) continue;
    if (isBlank(lines[at])) break;
    if (isMeasured(page, at) || isHeadOver(lines[at], below(at))) return true;
  }
  return isHeadOver(lines[index], below(index));
}

/** "-----   -----" between a table's heads and its rows. */
const isRule = (line: Line | undefined) => isBlank(line) && (line?.text.trim() ?? "") !== "";

/** "Test   Result   Reference" over a row that has a cell under each. */
const isHeadOver = (head: Line | undefined, row: Line | undefined): boolean =>
  head !== undefined &&
  row !== undefined &&
  isTableHead(head) &&
  row.cells.length >= FEWEST_COLUMNS &&
  /\d/.test(row.text) &&
  cellsUnderHead(row, head) !== undefined;
const FEWEST_COLUMNS = 3;

/** The first line of a page is its title. */
function isTop(lines: readonly Line[], index: number): boolean {
  for (let at = index - 1; lines[at]?.page === lines[index]?.page; at--)
    if (!isBlank(lines[at])) return false;
  return true;
}

/** What was not done is told apart: it takes nothing from what was. */
const NOT_DONE =
  /\b(?:cancel+ed|no[- ]?shows?|declined|refused|not (?:done|attended|performed|tested|signed))\b/i;

/** "From … To … In effect 08/01/2026": what was changed, where a memo's "From" and "To" say only who wrote to whom. */
const TAKES_EFFECT = /^(?:in effect|effective(?: (?:date|on|from))?|takes effect|change(?:d| date)?)\b/i;

function told(block: readonly Told[]): FormFact[] {
  const facts: FormFact[] = [];
  const isChange = block.some(({ fields }) => fields.some(({ name }) => TAKES_EFFECT.test(name)));
  for (const { fields, lines } of block) {
    const said = fields
      .filter((field) => !saysNoMore(field) || (isChange && /^(?:from|to):?$/i.test(field.name)))
      .map(({ name, value }) => behindHead(name, value))
      .join("; ");
    if (said === "") continue;
    const last = facts.at(-1);
    const joins = last && !NOT_DONE.test(said) && !NOT_DONE.test(last.text);
    if (joins && last.text.length + said.length < LONGEST) {
      last.text += `; ${said}`;
      last.lines.push(...lines);
    } else facts.push({ text: said, lines: [...lines] });
  }
  return facts;
}
