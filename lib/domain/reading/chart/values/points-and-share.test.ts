import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const measured = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY CLINIC\nProgress note\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 10/13/2026\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts.flatMap(({ measure, date }) =>
    measure && date === "2026-10-13" ? [`${measure.key} ${measure.value}`] : [],
  );

// Seen red: of "19 of 50 (38%)" the letter had 19 alone, and of "22/50, 44%" no share, as goals have it.
it.each([
  ["Neck Disability Index 22/50, 44%. Reflexes normal.", "ndi 22/50 (44%)"],
  ["The Neck Disability Index is 19 of 50 (38%).", "ndi 19 of 50 (38%)"],
  ["Neck Disability Index 6 of 50 (12%; it was 38%).", "ndi 6 of 50 (12%)"],
  ["Oswestry 21/50 = 42% today.", "odi 21/50 = 42%"],
  ["PCL-5 31 (intake 54).", "pcl5 31"],
])("tells points with their share: %s", (line, value) => expect(measured(line)).toContain(value));

it.each([
  // The share is not that of the points.
  ["Neck Disability Index 22/50, 80% of goals met.", "ndi 22/50"],
  ["Neck Disability Index 22/50 (was 44%).", "ndi 22/50"],
  ["LEFS 40/80, 3 falls.", "lefs 40/80"],
])("and none that is something else's: %s", (line, value) => expect(measured(line)).toContain(value));

// Seen red: from where to where a scale goes was read as its value.
it.each([
  "PCL-5 total 0-80     PHQ-9 total 0-27",
  "PHQ-9 range 0 to 27",
  "LEFS 12 of 24 weeks done.",
  "PHQ-9 given on 3 of 28 occasions.",
  "Oswestry completed at 6 of 50 visits.",
  "LEFS: 6 of 24 authorized visits used.",
])("takes a scale or a count for no value: %s", (line) => expect(measured(line)).toEqual([]));

it("says of what set leaks off no way in which it gets better", () => {
  const { facts } = readChart(
    [
      {
        documentId: "diary",
        title: "Diary",
        document: fromPlainText(
          "MY DIARY     Rosa Ames-Tell  (1/2/60)\n\n                 Sat 8/22/2026      Sun 8/23/2026      Mon 8/24/2026\n - cough/laugh/lift  2                  3                  4\n floor lift, lb      10                 20                 35\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const better = (name: string) => facts.find(({ measure }) => measure?.name.includes(name))?.measure?.better;
  expect(better("cough")).toBeUndefined();
  expect(better("floor lift")).toBe("higher");
});

// Seen red: a back's and a neck's flexion of one day stood in one row as two values of the same motion.
it("keeps the flexion of a back apart from that of a neck", () => {
  expect(measured("O: L4-5 fix, lumb flex 52. Cervical flexion 40.")).toEqual([
    "motion:lumbar flexion 52",
    "motion:cervical flexion 40",
  ]);
  expect(measured("cerv rot R 45, flexion 40 deg")).toContain("motion:flexion 40 deg");
});

// Seen red: with its share behind it a value of an earlier day was of the note's.
it.each(["LEFS 40/80 (50%) on 9/1/2026; now 60/80 (75%).", "LEFS 40/80, 50% on 9/1/2026; now 60/80, 75%."])(
  "dates a value by the day behind its share: %s",
  (line) => expect(measured(line)).toEqual(["lefs 60/80 (75%)"]),
);
