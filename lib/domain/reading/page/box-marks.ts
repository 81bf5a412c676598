import { labelOf } from "./labels";

/** A form's lines without the letters or the numbers of its boxes, which are no words of their titles. */
export const withoutBoxMarks = (lines: readonly string[]): readonly string[] =>
  withoutBoxNumbers(withoutBoxLetters(lines));

const BOX_LETTER = /(?<=^ {0,4}|\| {1,4})([A-Z])(?= {2,4}(\p{Lu}{2}[\p{Lu} .#/'-]{1,30}?)(?: {2}|$))/gu;
const FEWEST_BOXES = 3;
/**
 * "A  CLAIM        |  B  PROVIDER" over "C  INJURED PERSON": the letters of a form's boxes are no words of their titles. They run from A on and
 * stand before labels; the codes of a legend ("A  CHARGE EXCEEDS THE FEE") stand before what they mean.
 */
function withoutBoxLetters(lines: readonly string[]): readonly string[] {
  const boxes = lines.flatMap((line) => [...line.matchAll(BOX_LETTER)]);
  const isInOrder = boxes.every(([letter], at) => letter.charCodeAt(0) === "A".charCodeAt(0) + at);
  const kinds = new Set(boxes.flatMap(([, , title = ""]) => labelOf(title.trim())?.kind ?? []));
  return isInOrder && kinds.size >= FEWEST_BOXES ? lines.map((line) => line.replace(BOX_LETTER, " ")) : lines;
}

const BOX_NUMBER =
  /(?<=^ {0,4}|\| {1,4}|[^ ] {3,})(\d{1,2})(?= {1,2}(\p{Lu}{2}[\p{Lu} .#/'-]{1,30}?)(?: {2}| \(|$))/gu;
const FARTHEST_BOX = 2;
/**
 * "1 INJURED WORKER       2 CLAIM NUMBER" over the values: so the numbers of a form's boxes, which rise from 1 on. A claim form's own
 * numbers stay, since its boxes are known by them.
 */
function withoutBoxNumbers(lines: readonly string[]): readonly string[] {
  const boxes = lines.flatMap((line) => [...line.matchAll(BOX_NUMBER)]);
  const isInOrder = boxes.every(([number], at) => {
    const before = at === 0 ? 0 : Number(boxes[at - 1]?.[1]);
    return Number(number) > before && Number(number) - before <= (at === 0 ? 1 : FARTHEST_BOX);
  });
  const kinds = new Set(boxes.flatMap(([, , title = ""]) => labelOf(title.trim())?.kind ?? []));
  if (!isInOrder || kinds.size < FEWEST_BOXES || lines.some((line) => OF_CLAIM_FORM.test(line))) return lines;
  return lines.map((line) => line.replace(BOX_NUMBER, (number) => " ".repeat(number.length)));
}
const OF_CLAIM_FORM = /\b(?:health insurance claim form|CMS[- ]?1[45]\d\d|UB[- ]?04)\b|^\s*1 +MEDICARE\b/i;
