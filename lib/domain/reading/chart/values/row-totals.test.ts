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
