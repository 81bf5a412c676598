import { findCodes } from "../denial/denial-code";
import type { Reading } from "../page/candidate";
import { claimsIn } from "../signs/claims-in";
import { familiesOf } from "../signs/kind-cues";
import { paymentsOf } from "../signs/payments";
import type { Paper } from "../signs/statements";
import { textSigns } from "./words";

const HEAD_LINES = 12;
const HEADING = /^\s*[A-Z][A-Z ,/&'-]{8,}$/;

/** What a paper is shows in its words, first of all those of its heading, and in what its tables hold. */
export function paperSigns(reading: Reading, paper: Paper): string[] {
  const families = Object.entries(familiesOf(paper)).sort((a, b) => b[1] - a[1]);
  const codes = findCodes(reading);
  const rows = reading.lines.filter((line) => line.cells.length >= 4 && /\d\.\d\d\b/.test(line.text));
  return [
    ...textSigns(paper.text),
    ...textSigns(paper.head.split("\n").slice(0, HEAD_LINES).join("\n"), "head:"),
    ...reading.lines
      .filter((line) => HEADING.test(line.text))
      .flatMap((line) => textSigns(line.text, "caps:")),
    ...families.flatMap(([family, weight]) =>
      [3, 6].filter((least) => weight >= least).map((least) => `words of ${family}:${least}`),
    ),
    `most words of:${families[0]?.[0]}`,
    ...Object.entries(paymentsOf(reading)).flatMap(([name, is]) => (is ? [`money:${name}`] : [])),
    `claims:${Math.min(claimsIn(reading), 3)}`,
    ...(codes.length > 0 ? ["codes"] : []),
    ...(codes.some(({ isDenial }) => isDenial === "yes") ? ["code of a denial"] : []),
    `rows of amounts:${Math.min(rows.length, 4)}`,
  ];
}
