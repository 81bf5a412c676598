import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const said = (text: string) =>
  readChart([{ documentId: "log", title: "Log", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
  }).facts.flatMap(({ quote, told, heading }) => (told ? [`${heading}: ${quote}`] : []));

it("tells what a row under days comes to, and not its cells", () => {
  const log = (total: string) => `HOME PROGRAM STAR CHART               Bay Pediatric Therapy
for: ROSA       filled in by mom

   wk      8/17  8/24  8/31  9/7     ${total}
   days     4     5     5     3      17 of 28

what we did: calf stretch
`;
  expect(said(log("total"))).toEqual([
    expect.stringMatching(/^Home Program Star Chart.*: days, 8\/17 to 9\/7: total 17 of 28$/),
  ]);
  expect(said(log("next "))).toEqual([]);
});

const timeLog = (total: string) => `TIME LOG              Rosa Ames              September 2026
 date      staff     min   what was done
 09/17     A. Roe RN  9   called about the inhaler
                      --
                      ${total}`;

// Red before: "32" stood in the letter without saying that minutes were counted.
it("tells a sum with what its column counts", () => {
  expect(
    said(timeLog("32   TOTAL for month                 closed 09/30/2026 A. Roe RN")).join("\n"),
  ).toContain("TOTAL for month: 32 min; closed 09/30/2026 A. Roe RN");
});
it.each(["16   TOTAL for month - under 20, NOT BILLED", "32   carried to sheet 2", "9   called again"])(
  "tells no other row so: %s",
  (row) => expect(said(timeLog(row)).join("\n")).not.toContain(": 16 min"),
);
