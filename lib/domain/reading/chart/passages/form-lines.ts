import { isBlank, type Line } from "../../page/page-lines";
import type { FormFact } from "../forms/forms";
import { adverseOf } from "../page/adverse";
import { hasBareBoxes, hasBoxes, tickedOn, tickedUnder } from "../values/tick-boxes";
import { type Apart, type LineHere, type Passage, type TextLines, wholeLine } from "./passage";

/** The lines of forms: what a form says is told once, at the last of its lines. */
export function formLines({
  lines,
  forms,
}: TextLines): (text: TextLines, here: LineHere) => Apart | undefined {
  const inForm = new Set(forms.flatMap((form) => form.lines));
  return (_, { index, section }) =>
    inForm.has(index)
      ? {
          passages: forms
            .filter((form) => form.lines.at(-1) === index)
            .map((form) => ({ text: form.text, spans: spansOf(form, lines), section, told: true as const })),
        }
      : undefined;
}

/** From the last of its lines up; of that one only what is the form's. */
const spansOf = (form: FormFact, lines: readonly Line[]) =>
  form.lines
    .toReversed()
    .map((line, order) => (order === 0 && form.within ? { line, ...form.within } : wholeLine(lines, line)));

/** What the ticked boxes of a line say, with the lines that go on under the last of them. */
export function tickedLine(text: TextLines, { index, line, section }: LineHere): Apart | undefined {
  if (!hasBoxes(line.text)) return undefined;
  if (hasBareBoxes(line.text)) return { passages: rowsOfBoxes(text, index, section) };
  const pieces = tickedOn(line.text);
  const last = pieces.at(-1);
  const below = last?.told && saysSomething(line.text, last) ? linesBelowBoxes(text, index) : [];
  const passages = pieces
    .filter((piece) => saysSomething(line.text, piece))
    .map(({ start, end, label, told }, order, all): Passage => {
      const goesOn = order === all.length - 1 && told ? below : [];
      const words = goesOn.map((at) => text.lines[at]?.text.trim());
      return {
        text: [told ?? line.text.slice(start, end), ...words].join(" ").replace(/\s+/g, " "),
        spans: [{ line: index, start, end }, ...goesOn.map((at) => wholeLine(text.lines, at))],
        section: label || section,
        ...(told ? { told: true } : {}),
      };
    });
  return { passages, last: below.at(-1) };
}

/**
 * Rows of boxes under common heads are one table, told once, at its last row: "Buttons: with help; Cuts on a line: alone". What speaks against
 * the case stands for itself, so that it takes nothing from the others.
 */
function rowsOfBoxes({ lines, isText }: TextLines, index: number, section: string): Passage[] {
  const isRow = (at: number) => {
    const line = lines[at];
    return line !== undefined && line.page === lines[index]?.page && isText(at) && hasBareBoxes(line.text);
  };
  if (isRow(index + 1)) return [];
  let first = index;
  while (isRow(first - 1)) first -= 1;
  const head = lines.slice(0, first).findLast((line) => line.page === lines[index]?.page && !isBlank(line));
  if (!head || hasBoxes(head.text)) return [];
  const rows = lines.slice(first, index + 1).flatMap((line, order) => {
    const told = tickedUnder(line, head)?.told;
    return told ? [{ text: told, span: wholeLine(lines, first + order) }] : [];
  });
  const passages: Passage[] = [];
  for (const { text, span } of rows) {
    const last = passages.at(-1);
    const joins = last && !adverseOf(text).adverse && !adverseOf(last.text).adverse;
    if (joins && last.text.length + text.length < LONGEST) {
      last.text += `; ${text}`;
      last.spans.push(span);
    } else passages.push({ text, spans: [span], section, told: true });
  }
  return passages;
}
const LONGEST = 330;

const saysSomething = (text: string, { start, end }: { start: number; end: number }) =>
  /\p{L}{2}/u.test(text.slice(start, end)) && end - start > 5;

/** What goes on under the boxes of a line, set in as far as they are. */
function linesBelowBoxes({ lines, isText }: TextLines, index: number): number[] {
  const box = lines[index]?.text.search(/[[(☐☑☒]/) ?? -1;
  const below: number[] = [];
  for (let at = index + 1; box > 4 && below.length < 3; at++) {
    const line = lines[at];
    if (!line || line.page !== lines[index]?.page || isBlank(line) || !isText(at)) break;
    if (hasBoxes(line.text) || line.text.search(/\S/) < box - 1) break;
    below.push(at);
  }
  return below;
}

/** The entries of a drawing's key, in one passage. */
export function keyOfDrawing(_: TextLines, { index, line, section }: LineHere): Apart | undefined {
  if (!isKey(line)) return undefined;
  const entries = line.cells.map(({ text }, at) =>
    at === 0 ? text.trim() : `${KEY_ENTRY.test(text) ? "; " : ", "}${text.trim()}`,
  );
  const spans = line.cells.map(({ start, end }) => ({ line: index, start, end }));
  return { passages: [{ text: entries.join(""), spans, section, told: true }] };
}

/** "1 = biopsy A  L forearm        2 = LN2  R temple": the key of a drawing, of which each entry stands for itself. */
const isKey = ({ cells }: Line) => cells.filter(({ text }) => KEY_ENTRY.test(text)).length >= 2;
const KEY_ENTRY = /^\(?[\dA-Z]\)? ?= ?\S/;
