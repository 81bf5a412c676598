import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(HEAD + text) }], {
    patientName: "Rosa Ames-Tell",
  });
const values = (text: string) =>
  chartOf(text).facts.flatMap(({ measure, adverse }) => (measure && !adverse ? [measure.value] : []));

describe("a value that no one measured on its day", () => {
  it.each([
    "ODI 54% (auto-populated)",
    "SCORES  (copied from start of care)  ODI 54%",
    "ODI 54% pulled forward from 06/15/2026",
    "ODI 54%, copied from previous encounter",
    "flowsheet auto: ODI 54% (carried fwd from 06/15/26)",
    "ODI 54% (last recorded value)",
    "ODI 54% CF",
    "ODI 54% (last recorded 8/13/2026)",
    "ODI 54% (as measured on 8/13/2026)",
    "ODI 54% (smart-text default)",
    "ODI 54% prefilled",
    "Prior values (auto):  ODI 54%",
    "ODI 54% [prior value, not re-scored]",
    "ODI 54% [prior value 06/02/2026, pulled]",
    "ODI 54% (not re-administered)",
    "ODI 54%, not repeated today",
    "ODI 54% [form not re-filled; 8/13 score]",
    "The following values were pulled forward from the evaluation:\nODI 54%",
    "ODI 54%\n(Values above carried over from the last visit.)",
  ])("%s", (line) => {
    const chart = chartOf(`${line}\n`);
    expect(values(`${line}\n`)).toEqual([]);
    expect(chart.leftOut).toMatchObject([{ reason: "carried_forward" }]);
    expect(chart.facts.filter(({ quote }) => quote.includes("54"))).toEqual([]);
  });

  const SHEET = (row: string, ...more: string[]) =>
    [`| L shoulder unless marked | 07/30/2026 | 08/13/2026         | 08/27/2026 |`, row, ...more, ""].join(
      "\n",
    );
  // Red without the arrows, the cell of its own, and the row that says who measured.
  it.each([
    SHEET("| flexion AROM             |  129       |  130 << c/f 07-30  |  148       |"),
    SHEET("| flexion AROM             |  129       |  130  <- CF         |  148       |"),
    SHEET("| worst pain 0-10          |   29       |  130   << c/f      |   48       |"),
    SHEET(
      "| flexion AROM             |  129       |  130               |  148       |",
      "| measured by              |  ET        |  template          |  ET        |",
    ),
    SHEET(
      "| flexion AROM             |  129       |  130               |  148       |",
      "| Taken by                 |  ET        |  not meas.         |  ET        |",
    ),
  ])("of a table's column: %s", (sheet) => {
    expect(values(sheet).filter((value) => /130/.test(value))).toEqual([]);
    expect(values(sheet)).toHaveLength(2);
  });

  it("keeps a column that somebody measured", () => {
    const sheet = SHEET(
      "| flexion AROM             |  129       |  130               |  148       |",
      "| measured by              |  ET        |  ET                |  ET        |",
    );
    expect(values(sheet)).toEqual(["129", "130", "148"]);
  });

  it("takes no value beside it with it", () => {
    expect(values("ODI 54% CF   LEFS 40/80\n")).toEqual(["40/80"]);
    expect(values("ODI 54%\n\nAllergies auto-populated from intake.\n")).toEqual(["54%"]);
  });
});

it("takes what square brackets recall for the value of an earlier day, and leaves the value of the day", () => {
  expect(values("ODI 54% [prior value]\n")).toEqual([]);
  expect(values("ODI 54% (old)\n")).toEqual([]);
  expect(values("ODI 28% [was 54%, re-scored today]\n")).toEqual(["28%"]);
  expect(values("LEFS 44/80   ODI 54% [not re-scored]\n")).toEqual(["44/80"]);
  expect(values("ODI 28% (older form)\n")).toEqual(["28%"]);
});

describe("what the record itself takes back", () => {
  const standing = (text: string) =>
    chartOf(text).facts.flatMap(({ adverse, quote }) => (adverse === "refusal" ? [] : [quote]));
  it.each([
    "ODI 54% entered in error.",
    "ODI 54%\nThe above score is incorrect, see addendum.",
    "She walks 54 steps.\n\nAddendum: the above was charted in error.",
    "Disregard this note, wrong patient.\n\nShe walks 54 steps.",
    "She walks 54 steps. Please disregard, filed in error.",
    "She walks 54 steps. Statement retracted by author.",
  ])("%s", (text) => {
    expect(standing(`${text}\n`).join(" ")).not.toContain("54");
  });
  it.each([
    "She walks 54 steps.\nThe denial is incorrect.",
    "Massive cuff tear, 54 mm, retracted to the glenoid rim.",
    "Tendon ends retracted 54 mm.",
    "She walks 54 steps.\n\nODI 20% entered in error.",
  ])("and nothing else: %s", (text) => {
    expect(standing(`${text}\n`).join(" ")).toContain("54");
  });
});

it("takes what a label in front says of every value behind it", () => {
  const { facts } = readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          "BAY PT   DAILY NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/22/2026\nOutcome measure (copied from initial examination): LEFS 27/80, worst pain 7/10\nTUG (single leg, first try): 12 sec",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts.flatMap(({ measure }) => measure?.value ?? [])).toEqual(["12 sec"]);
});

// Seen red: brackets before one value took the values of the line above with it.
it("leaves the line above a bracketed mark that has a value of its own", () => {
  expect(values("ODI 24%. TUG 13.8 s.\n[carried fwd 06/15/2026] FGA 14/30\n")).toEqual(["24%", "13.8 s"]);
  expect(values("ODI 24%. TUG 13.8 s.\n[carried fwd 06/15/2026: FGA 14/30]\n")).toEqual(["24%", "13.8 s"]);
  expect(values("ODI 24%. TUG 13.8 s.\n[carried fwd 06/15/2026]\n")).toEqual([]);
  expect(values("ODI 24%. TUG 13.8 s.\n(carried forward from 06/15/2026, not repeated)\n")).toEqual([]);
});

// Seen red: the field's old score stood as the visit's own, and kept the score of the outcome report of that day away.
describe("a value that its own line gives to another visit", () => {
  it.each([
    "LEFS 41/80  [value from visit of 09/21/2026, field not updated]. He filled in a new one today.",
    "ODI 54% (score of the last visit on 08/24/2026)",
    "ODI 54% (field was not updated)",
    "S) [carried from v5] neck pain 4/10. NDI 20/50.\n   --- today: see the patient's own sheet, same date ---\nO) see sheet.",
    "S: (copied from last note) stiff in the morning. NDI 20/50. Sits ten minutes.\nO: see sheet.",
  ])("%s", (text) => {
    const { facts } = chartOf(`${text}\n`);
    expect(values(`${text}\n`)).toEqual([]);
    expect(facts.filter(({ quote }) => /41\/80|54%|20\/50/.test(quote))).toEqual([]);
  });

  it.each([
    ["LEFS 41/80, home program updated today.", "41/80"],
    ["ODI 54%. Goals not updated.", "54%"],
    ["ODI 54%. Medication list not updated by the patient.", "54%"],
    ["ODI 54%, was 60% at the visit of 08/24/2026.", "54%"],
    ["LEFS 41/80. Plan of care updated after the visit of 08/24/2026.", "41/80"],
    ["ODI 54% (improved from the visit of 08/24/2026)", "54%"],
    ["LEFS 41/80 scored by the patient. Note of the last visit sent to the surgeon.", "41/80"],
    ["NDI 20/50 on the form that was updated today.", "20/50"],
    ["LEFS 41/80. Results of the MRI are not back.", "41/80"],
    ["ODI 54%. She values the visits.", "54%"],
    ["ODI 54%. Home exercise form not updated.", "54%"],
    ["ODI 54%, better than the score of the visit of 08/24/2026.", "54%"],
    ["ODI 54% (compared with the value of the visit on 08/24/2026)", "54%"],
    ["ODI 54%. Scores of the visit on 08/24/2026 were 60%.", "54%"],
  ])("not: %s", (text, value) => {
    expect(values(`${text}\n`)).toContain(value);
  });

  it("leaves the sentences beside it that hold no such value", () => {
    const { facts } = chartOf(
      "S) [carried from v5] neck pain 4/10. NDI 20/50.\nO) Rotation is full on both sides.\n",
    );
    expect(facts.some(({ quote }) => quote.includes("Rotation is full"))).toBe(true);
  });
});

// Seen red: what the template had carried into three visits was told as their own.
describe("what a later entry says was carried into earlier ones", () => {
  const LOG = (said: string) =>
    `BAY CHIRO     Rosa Ames-Tell   DOB 01/02/1960\n\n8/31/26  S: new low back pain. ODI 56%. SLR neg.\n10/5/26  S: better.  O: spasm.  ODI 56%.  NDI 20%.\n10/12/26  S: better.  O: less spasm.  ODI 56%.\n10/26/26  ODI on paper today 22%. ${said}\n`;
  const scores = (said: string) =>
    readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(LOG(said)) }], {
      patientName: "Rosa Ames-Tell",
    }).facts.flatMap(({ measure, date, quote }) =>
      measure
        ? `${date?.slice(5)} ${measure.key} ${measure.value}`
        : (/10\/5.*ODI|ODI 56.*S: better/.exec(quote)?.[0] ?? []),
    );
  it.each([
    'note: "ODI 56%" in 10/5-10/12 is carried over from the first visit by the template.',
    "Note: the ODI in notes of 10/5 and 10/12 was copied forward, not redone.",
    "The 56 on 10/5 to 10/12 was auto-populated.",
  ])("%s", (said) => {
    expect(scores(said).filter((one) => one.includes("odi"))).toEqual(["08-31 odi 56%", "10-26 odi 22%"]);
    expect(scores(said)).toContain("10-05 ndi 20%");
  });
  it.each([
    "Home program from 10/5-10/12 is carried over to the gym.",
    "NDI 20% in 10/5-10/12 is carried over by the template.",
    "The ODI in 9/1-9/3 was carried over by the template.",
  ])("not: %s", (said) => expect(scores(said)).toContain("10-05 odi 56%"));
});
