import { type MeasureName, PARTS } from "./measure-names";

const MOTION = String.raw`(?:flex(?:ion)?|ext(?:ension)?|[RL]?(?:LF|SB)|lat(?:eral)?\.? (?:flex(?:ion)?|bend(?:ing)?)|side ?bend(?:ing)?|rot(?:ation)?|abd(?:uction)?|add(?:uction)?|IR|ER|DF|PF)`;
/** A motion's normal is a round number; "4/5" is a strength, "3/10" a pain. */
const NORMAL = String.raw`(?:1[05]|[2-9][05]|1\d[05])`;
const OF_NORMAL = String.raw`\d{1,3} ?\/ ?${NORMAL}(?![\d/])`;
const PAIRS = new RegExp(String.raw`\b${MOTION}[ :=]{1,4}(\d{1,3}) ?\/ ?(${NORMAL})(?![\d/])`, "gi");

/** "flex 38/50   ext 42/60   L rot 48/80": each motion of a line with its normal. "Flex 9/15" alone may be of a day. */
export function namesNormals(text: string): boolean {
  const pairs = [...text.matchAll(PAIRS)];
  return pairs.length > 1 && pairs.some(([, found, normal]) => Number(found) > 12 || Number(normal) > 31);
}

/** A motion in a line whose motions are told as parts of their normals. */
export const MOTION_OF_NORMAL: MeasureName = {
  key: "motion",
  name: "",
  pattern: new RegExp(String.raw`\b(?:(?:${PARTS}) )?${MOTION}(?=[ :=]{1,4}${OF_NORMAL})`, "i"),
  value: new RegExp(OF_NORMAL, "g"),
  better: "higher",
  asPrinted: true,
};

const REGION = `(?:[CTL][-/ ]?(?:spine|S)|${PARTS})`;
const LEADING = new RegExp(
  String.raw`(?<![\p{L}/-])(${REGION})(?=[\s:,(]|$)(?: (?:A|P|active |passive )?(?:ROM|motion))?(?: \(\p{L}{3,14}\))?`,
  "giu",
);
/** From the part to the motion stand sides, other motions and their values, and no other words. */
const OF_LIST =
  /^(?:deg(?:rees?)?|R|L|right|left|rt|lt|and|pain|flex(?:ion)?|ext(?:ension)?|[RL]?(?:LF|SB)|lat(?:eral)?\.?|bend(?:ing)?|side(?:bend(?:ing)?)?|rot(?:ation)?|abd(?:uction)?|add(?:uction)?|IR|ER|DF|PF)?$/i;

/** The part of the body that leads a list of motions: "C-spine ROM (inclinometer)   flex 38/50   ext ", "L knee AROM ext -8, ". */
export function partLeading(before: string): string | undefined {
  for (const match of before.matchAll(LEADING)) {
    const rest = before.slice(match.index + match[0].length);
    if (rest.split(/[\s\d:;,/°+=-]+/).every((word) => OF_LIST.test(word)))
      return GRADE.test(match[0] + rest) ? undefined : match[1];
  }
  return undefined;
}
/** "Knee 5/5, ER 40": behind a grade of strength the list may have gone on to another joint. */
const GRADE = /(?<!\d)[0-5][+-]?\/5(?!\d)/;
