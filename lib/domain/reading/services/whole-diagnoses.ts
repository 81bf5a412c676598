import type { Line, Span } from "../page/page-lines";

/** ICD-10-CM codes that are complete with three characters; any other one without a point is a category, a vertebra or a payer's own code. */
const WHOLE: ReadonlySet<string> = new Set(
  (
    "A33 A34 A35 A46 A55 A65 A70 A78 A86 A89 B03 B04 B09 B20 B49 B59 B64 B72 B75 B79 B80 B86 B89 B91 B92 C01 C07 C12 C19 C20 C23 C33 C37 C52 C55 C58 C61 C73 " +
    "D34 D45 D62 D65 D66 D67 E02 E15 E40 E41 E42 E43 E45 E46 E52 E54 E58 E59 E60 E65 E68 F04 F05 F09 F21 F22 F23 F24 F28 F29 F39 F54 F59 F66 F69 F70 F71 F72 F73 F79 F82 F88 F89 F99 " +
    "G01 G07 G08 G10 G14 G26 G55 G59 G63 H22 H28 H42 I00 I10 I32 I38 I39 I41 I43 I52 I76 I81 I96 J00 J13 J14 J17 J22 J36 J42 J60 J64 J65 J80 J90 K23 K30 K36 K37 K67 K77 K87 " +
    "L00 L14 L22 L26 L42 L45 L52 L54 L62 L80 L82 L83 L84 L86 L88 L99 N08 N10 N12 N16 N19 N22 N23 N29 N33 N37 N51 N62 N72 N74 N86 N96 R12 R17 R21 R34 R37 R42 R52 R54 R55 R58 R61 R64 R69 R75 R81 R99 Z21 Z23 Z66"
  ).split(" "),
);

const THREE = /(?<![\w.$/-])[A-TV-Z]\d\d(?![\w./]|-\w)/g;
const WITH_POINT = /(?<![\w.-])[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}(?!\w)/;
/** "1. Lumbar radiculopathy M54.16" over "2. Hypertension I10": items of one list. */
const ITEM = /^\s*(?:\d{1,2}[.)]|[-*•])\s+\p{L}/u;
/** What an item lists beside the diagnosis is no part of the list. */
const NEAR = 8;

const codesOn = ({ text }: Line): RegExpMatchArray[] =>
  [...text.matchAll(THREE)].filter(([code]) => WHOLE.has(code));

/** Complete codes without a point, in a list of diagnoses whose others have one. */
export function wholeDiagnoses(lines: readonly Line[]): (Span & { code: string })[] {
  const listed = lines.map(({ text }) => ITEM.test(text) && WITH_POINT.test(text));
  const isListed = (at: number) => listed.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true);
  return lines.flatMap((line, at) =>
    ITEM.test(line.text) && isListed(at)
      ? codesOn(line).map((m) => {
          const start = m.index ?? 0;
          return { code: m[0], line: at, start, end: start + m[0].length };
        })
      : [],
  );
}

/** Whether a complete code stands anywhere that was not read: the list may be longer than it seems. */
export const hasOtherDiagnosis = (lines: readonly Line[], read: readonly string[]): boolean =>
  lines.some((line) => codesOn(line).some(([code]) => !read.includes(code)));
