import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "OUTCOME SHEET     AMES-TELL, ROSA   12/19/1961     Episode: LEFT HIP\n\n";
const TABLE = `                 LEFS      30-s chair    Hip abduction, hand-held       Single-leg
   Date          (0-80)    stand, reps   dynamometer, kg                stance L, s
                                         LEFT        RIGHT
   ----------    ------    -----------   --------    --------           ----------
   08/25/2026      19          5            8.9        23.8                 0
   09/22/2026      31          8           14.2        24.1                 3
   10/27/2026      52         13           19.6        24.0                11
   ----------    ------    -----------   --------    --------           ----------
   goal            60         14           21                              15

   MCID LEFS 9 points.
`;
const read = (text: string) =>
  readChart([{ documentId: "sheet", title: "Sheet", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1961-12-19",
  }).facts;
const values = (text: string, name: RegExp) =>
  read(text).flatMap(({ date, measure }) =>
    measure && name.test(measure.name) ? [`${date} ${measure.value}`] : [],
  );

// Seen red: nothing was read, and the names of the columns were quoted as a finding.
it("reads a table whose names take several lines over a stroke for each column", () => {
  expect(values(HEAD + TABLE, /LEFS/)).toEqual(["2026-08-25 19", "2026-09-22 31", "2026-10-27 52"]);
  expect(values(HEAD + TABLE, /chair/i)).toEqual(["2026-08-25 5", "2026-09-22 8", "2026-10-27 13"]);
  const said = read(HEAD + TABLE)
    .map(({ quote }) => quote)
    .join("\n");
  expect(said).not.toMatch(/30-s chair Hip|Date \(0-80\)/);
});

it("gives each column the side of its own name, and a score none", () => {
  const sides = read(HEAD + TABLE).flatMap(({ date, measure }) =>
    date === "2026-10-27" && measure
      ? [`${measure.name.slice(0, 13)} ${measure.value} ${measure.side ?? ""}`.trim()]
      : [],
  );
  expect(sides).toContain("Hip abduction 19.6 left");
  expect(sides).toContain("Hip abduction 24.0 right");
  expect(sides).toContain("LEFS (0-80) 52");
  expect(values(HEAD + TABLE, /goal/i)).toEqual([]);
});

it.each([
  ["sentences over the rule", TABLE.replace("LEFS      30-s chair ", "She was seen today. ")],
  ["rows without a day", TABLE.replace(/\d\d\/\d\d\/2026/g, "first     ")],
  [
    "a rule of one stroke",
    TABLE.replace(/^ {3}-.*$/gm, "   --------------------------------------------------"),
  ],
])("takes no head of several lines from %s", (_, text) => {
  expect(values(HEAD + text, /chair stand/i)).toEqual([]);
});
