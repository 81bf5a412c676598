import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

/** In each sheet what is Rosa's says 95, what is another person's 141. */
const chartOf = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
const said = (text: string) =>
  chartOf(text)
    .facts.flatMap(({ quote, measure }) => [quote, measure?.value ?? ""])
    .join(" | ");
const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";

/** The same rows with and without the lines of a table. */
const ruled = (text: string) =>
  text
    .split("\n")
    .map((line) => (line.trim() === "" ? line : `| ${line.trim().replace(/\s{2,}/g, "  |  ")}  |`))
    .join("\n");
/** The rows of a sheet, the patient's first or last. */
const orders = (ours: string, others: string[]): [string, string][] => [
  ["hers first", [ours, ...others].join("\n")],
  ["hers last", [...others, ours].join("\n")],
];

const SHEETS: { sheet: string; head: string; ours: string; others: string[] }[] = [
  {
    sheet: "a department's log",
    head: "BAY REHAB     DEPARTMENT LOG     09/08/2026\n\nTime     Patient              Treatment              Result\n",
    ours: "09:00    Ames-Tell, Rosa      Exercises, stretching  Knee flexion 95 degrees",
    others: [
      "09:30    Otto, Vera           Exercises, stretching  Knee flexion 141 degrees",
      "10:00    Brandt, Ivo          Exercises, stretching  Knee flexion 141 degrees",
    ],
  },
  {
    sheet: "a log with names in their own order",
    head: "BAY REHAB     DEPARTMENT LOG     09/08/2026\n\nPt name               Seen      Note\n",
    ours: "Rosa Ames-Tell        09:00     Knee flexion 95 degrees, limps on stairs",
    others: ["Vera Otto             09:30     Knee flexion 141 degrees, walks without a limp"],
  },
  {
    sheet: "a log with initials",
    head: "BAY REHAB     DEPARTMENT LOG     09/08/2026\n\nPatient       Seen      Note\n",
    ours: "AMES-TELL R   09:00     Knee flexion 95 degrees, limps on stairs",
    others: [
      "OTTO V        09:30     Knee flexion 141 degrees, walks without a limp",
      "B.I.          10:00     Knee flexion 141 degrees, walks without a limp",
    ],
  },
  {
    sheet: "a flowsheet with numbers of charts",
    head: `${HEAD.trimEnd()}   MRN 552130\n\nMRN        Date          Knee flexion\n`,
    ours: "552130     09/08/2026    95",
    others: ["661274     09/08/2026    141", "708812     09/08/2026    141"],
  },
  {
    sheet: "a sheet with births",
    head: "BAY REHAB     GROUP SHEET     09/08/2026\n\nDOB           Seen      Note\n",
    ours: "01/02/1960    09:00     Knee flexion 95 degrees, limps on stairs",
    others: ["03/03/1970    09:30     Knee flexion 141 degrees, walks without a limp"],
  },
  {
    sheet: "a namesake born elsewhen",
    head: "BAY REHAB     GROUP SHEET     09/08/2026\n\nPatient             DOB           Note\n",
    ours: "Ames-Tell, Rosa     01/02/1960    Knee flexion 95 degrees, limps on stairs",
    others: ["Ames-Tell, Rosa     03/03/1970    Knee flexion 141 degrees, walks without a limp"],
  },
  {
    sheet: "rows under no head",
    head: "BAY REHAB     GROUP OF 09/08/2026\n\n",
    ours: "09:00    Ames-Tell, Rosa      Knee flexion 95 degrees, limps on stairs",
    others: ["09:30    Otto, Vera           Knee flexion 141 degrees, walks without a limp"],
  },
  {
    sheet: "a name and a birth in each row",
    head: "BAY REHAB     GROUP OF 09/08/2026\n\n",
    ours: "Rosa Ames-Tell DOB 01/02/1960 had knee flexion 95 degrees and limps on stairs.",
    others: ["Vera Otto DOB 03/03/1970 had knee flexion 141 degrees and walks without a limp."],
  },
  {
    sheet: "a name and a chart's number in each row",
    head: "BAY REHAB     GROUP OF 09/08/2026\n\n",
    ours: "09/08/26  Ames-Tell, Rosa (MRN 552130) knee flexion 95 degrees, limps on stairs",
    others: ["09/08/26  Otto, Vera (MRN 661274) knee flexion 141 degrees, walks without a limp"],
  },
  {
    sheet: "a signed list",
    head: "BAY REHAB     SIGN-IN, BACK CLASS     09/08/2026\n\n",
    ours: "1. Ames-Tell, Rosa        attended 95 minutes of the class     signed",
    others: [
      "2. Otto, Vera             attended 141 minutes of the class    signed",
      "3. Brandt, Ivo            attended 141 minutes of the class    signed",
    ],
  },
];

describe("a row of a sheet that holds several persons' rows", () => {
  const cases = SHEETS.flatMap(({ sheet, head, ours, others }) =>
    orders(ours, others).flatMap(([order, rows]) => [
      [`${sheet}, ${order}`, `${head}${rows}\n`] as const,
      [`${sheet}, ${order}, ruled`, `${head}${ruled(rows)}\n`] as const,
    ]),
  );
  it.each(cases.filter(([name]) => !/ruled/.test(name)))("is its own person's: %s", (_, text) => {
    expect(said(text)).not.toContain("141");
    expect(said(text)).toContain("95");
    expect(chartOf(text).leftOut.map(({ reason }) => reason)).toContain("other_patient");
  });
  it.each(cases.filter(([name]) => /ruled/.test(name)))("is its own person's: %s", (_, text) => {
    expect(said(text)).not.toContain("141");
  });

  it("goes on with the person of the row above it", () => {
    const log = `${HEAD}Date         Patient             Note
09/07/26     Ames-Tell, Rosa     Knee flexion 95 degrees
                                 limps on 95 of 100 stairs
09/07/26     Otto, Vera          Knee flexion 141 degrees
09/08/26                         Knee flexion 141 degrees
                                 walks 141 steps without a limp
`;
    expect(said(log)).not.toContain("141");
    expect(said(log)).toContain("limps on 95");
  });

  it("is its own person's where the rows' numbers stand under one head with the names", () => {
    const report = `Relay - Payer Response Report                      BAY REHAB, LLC
  # Patient            Payer        From-Thru              Charge     Response
  1 Otto V             NORTHERN     09/08/26-09/10/26      141.00     ACCEPTED  C26265-200141
  2 Ames-Tell R        NORTHERN     07/06/26-07/13/26      356.00     ACCEPTED for adjudication
                                                                      277CA A2:20  C26265-200395
  3 Brandt I           NORTHERN     09/15/26-09/15/26      141.00     REJECTED  not a member
`;
    expect(said(report)).not.toContain("141");
    expect(said(report)).toContain("200395");
  });

  it("goes on over the page", () => {
    const log = `BAY REHAB    LOG\n\nSeen      Patient             Note\n09:00     Ames-Tell, Rosa     Knee flexion 95 degrees\n\f09:30     Otto, Vera          Knee flexion 141 degrees\n`;
    expect(said(log)).not.toContain("141");
  });
});

describe("a heading row names whose the rows below it are", () => {
  const blocks = (ours: string, theirs: string): [string, string][] => [
    [
      "hers first",
      `${ours}\n  09/08/26   Knee flexion 95 degrees\n\n${theirs}\n  09/08/26   Knee flexion 141 degrees\n`,
    ],
    [
      "hers last",
      `${theirs}\n  09/08/26   Knee flexion 141 degrees\n\n${ours}\n  09/08/26   Knee flexion 95 degrees\n`,
    ],
  ];
  const HEADS: [string, string][] = [
    ["AMES-TELL, ROSA", "OTTO, VERA"],
    ["Ames-Tell, Rosa     Rm 4", "Otto, Vera     Rm 5"],
    ["Pt Rosa Ames-Tell", "Pt Vera Otto"],
    ["Patient 1: Rosa Ames-Tell", "Patient 2: Vera Otto"],
    ["AMES-TELL, ROSA   MRN 552130", "OTTO, VERA   MRN 661274"],
    ["Pt Rosa Ames-Tell DOB 01/02/1960", "Pt Vera Otto DOB 03/03/1970"],
    ["DOB 01/02/1960", "DOB 03/03/1970"],
  ];
  const top = "BAY REHAB     GROUP SHEET     09/08/2026\n\n\n\n\n\n\n\n\n\n";
  it.each(
    HEADS.flatMap(([ours, theirs]) =>
      blocks(ours, theirs).map(([order, text]) => [`${theirs}, ${order}`, top + text]),
    ),
  )("%s", (_, text) => {
    expect(said(text)).not.toContain("141");
    expect(said(text)).toContain("95");
  });

  it("in cells under heads of their own", () => {
    const page =
      "BAY REHAB\n\nPatient        DOB           MRN\nVera Otto      03/03/1970    661274\n\nDate 09/08/2026\nKnee flexion 141 degrees.\n";
    expect(said(`${HEAD}Knee flexion 95 degrees.\n\f${page}`)).not.toContain("141");
  });
});

describe("two persons beside each other", () => {
  it.each([
    [
      "heads over two columns",
      `BAY REHAB    09/08/2026\n\nPatient: Rosa Ames-Tell  DOB 01/02/1960      Patient: Vera Otto  DOB 03/03/1970\nKnee flexion 95 degrees                      Knee flexion 141 degrees\nLimps on 95 of 100 stairs.                   Walks 141 steps without a limp.\n`,
    ],
    [
      "heads over two columns, hers at the right",
      `BAY REHAB    09/08/2026\n\nPatient: Vera Otto  DOB 03/03/1970      Patient: Rosa Ames-Tell  DOB 01/02/1960\nKnee flexion 141 degrees                Knee flexion 95 degrees\nWalks 141 steps without a limp.         Limps on 95 of 100 stairs.\n`,
    ],
    [
      "heads of a grid",
      `BAY REHAB    09/08/2026\n\nMeasure           AMES-TELL, R    OTTO, V\nKnee flexion      95              141\nSteps in a row    95              141\n`,
    ],
    [
      "a strip beside her own lines",
      `${HEAD}Limps on 95 of 100 stairs.            Pt Vera Otto DOB 03/03/1970\nKnee flexion 95 degrees               Knee flexion 141 degrees\nMay not run.                          Walks 141 steps.\n`,
    ],
    [
      "a strip on the line of her own name",
      `BAY REHAB    09/08/2026\nPatient: Rosa Ames-Tell   DOB 01/02/1960        Pt Vera Otto DOB 03/03/1970 flexion 141\n\nKnee flexion 95 degrees.\n`,
    ],
  ])("%s", (_, text) => {
    expect(said(text)).not.toContain("141");
    expect(said(text)).toContain("95");
  });

  it("keeps a strip below her own lines apart", () => {
    const text = `${HEAD}Knee flexion 95 degrees.\n\n\n\n\n\n\n\nPt Vera Otto  DOB 03/03/1970\nKnee flexion 141 degrees, walks without a limp.\n`;
    expect(said(text)).not.toContain("141");
    expect(said(text)).toContain("95");
  });
});

describe("whose a paper is", () => {
  it("is told by the pages' names where the notice prints the birth alone", () => {
    const schedule =
      "DAY SCHEDULE   09/08/2026\n\n 8:40   Otto, Vera           141 minutes of class\n 9:20   Ames-Tell, R.        95 minutes of class\n";
    const chart = readChart(
      [{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}Limps.\n\f${schedule}`) }],
      { dateOfBirth: "1960-01-02" },
    );
    const quotes = chart.facts.map(({ quote }) => quote).join(" ");
    expect(quotes).toContain("95 minutes");
    expect(quotes).not.toContain("141");
  });
  it("is told in an acknowledgment's segments", () => {
    const report =
      "277CA FROM PAYER   09/09/2026\nNM1*QC*1*AMES-TELL*ROSA****MI*GBT1~\n   plain: accepted 09/09/2026, control no. 95-1\nNM1*QC*1*OTTO*VERA****MI*GBT2~\n   plain: accepted 09/09/2026, control no. 141-2\n";
    expect(said(report)).toContain("95-1");
    expect(said(report)).not.toContain("141-2");
  });
  it("is told under a label of two", () => {
    const page =
      "EXPLANATION OF BENEFITS   08/21/2026\nSubscriber and patient: Vera Otto      03/10/1948\nPatient share 141.00 of the claim\n";
    expect(said(`${HEAD}Limps.\n\f${page}`)).not.toContain("141");
  });
  it("is nobody's where a draft was not signed", () => {
    const draft =
      "DRAFT LETTER - for doctor to check - NOT SIGNED     9/30/2026\n\nRosa Ames-Tell had an NDI of\n34/50 when she came.\n";
    const chart = chartOf(`${HEAD}Limps.\n\f${draft}`);
    expect(chart.facts.filter(({ quote, adverse }) => quote.includes("34/50") && !adverse)).toEqual([]);
  });
});

describe("her own sheets stay hers", () => {
  it.each([
    ["Elbow, Left        95 degrees today\n1. Ankle, Right    95 degrees\n"],
    ["Name             Dose      Route\nFolic Acid       95 mg     by mouth\n"],
    ["Knee flexion 95 degrees.\n\nSigned by:\nVera Otto, PT\nLimps on 95 of 100 stairs.\n"],
    ["Treatment                    Therapist\nKnee flexion 95 degrees      Otto, Vera\n"],
  ])("%s", (lines) => {
    const text = `${HEAD}${lines}`;
    expect(chartOf(text).leftOut).toEqual([]);
    expect(said(text)).toContain("95");
  });
});

describe("notes of calls under one another", () => {
  const notes = (title: string, indent: string) => `${title}    11/05/2026 11:20    Ames-Tell R.  ->  T. Abel
${indent}Asks what she owes. Knee flexion 95 degrees at home.

${title}    11/06/2026 09:45    Amestoy Rosalie  ->  T. Abel
${indent}Other plan. Asks how many of her 141 visits are left.
${indent}Said 141 again.`;

  it.each([
    ["CALL NOTE", " "],
    ["CALL NOTE", ""],
    ["Phone message", "  "],
    ["FRONT DESK NOTE", ""],
  ])("%s: what stands below another person's head is that person's (%#)", (title, indent) => {
    const text = said(notes(title, indent));
    expect(text).toContain("95");
    expect(text).not.toContain("141");
  });
});

// Seen red: a questionnaire's name of three words was taken for another patient of a list, and its row left out.
it.each([
  "Dizziness Handicap Inventory",
  "Roland Morris Disability",
  "Beck Depression Inventory",
  "Edinburgh Depression Scale",
  "Tampa Scale Kinesiophobia",
  "Boston Carpal Tunnel",
  "Visual Analog Scale",
  "Single Limb Stance",
  "Key Pinch",
  "Standing Tolerance",
  "Six Minute Walk",
  "Weight Bearing",
  "Car Transfer",
  "Overhead Reach",
  "Nausea Episodes",
  "Visual Acuity",
])("keeps the row of a measure that is set like a name: %s", (name) => {
  const chart = chartOf(
    `BAY REHAB      RE-EVALUATION\nRosa Ames-Tell            DOB 01/02/1960     08/26/2026\n\n${" ".repeat(32)}07/29/2026      08/26/2026\n${name.padEnd(32)}64              18\n`,
  );
  expect(chart.leftOut).toEqual([]);
  expect(chart.facts.map(({ date, measure }) => [date, measure?.value])).toEqual([
    ["2026-07-29", "64"],
    ["2026-08-26", "18"],
  ]);
});

it.each(["Vera Otto", "Sheila Walker-Stein"])(
  "leaves out the row of another person under the same head: %s",
  (name) => {
    const chart = chartOf(
      `BAY REHAB      RE-EVALUATION\nRosa Ames-Tell            DOB 01/02/1960     08/26/2026\n\n${" ".repeat(32)}07/29/2026      08/26/2026\n${name.padEnd(32)}64              18\n`,
    );
    expect(chart.facts).toEqual([]);
    expect(chart.leftOut).not.toEqual([]);
  },
);

// Seen red: the line of the name was the head of a column of names, and what stood below it "another patient".
it("takes the line that heads a note for no head of a column of names", () => {
  const chart = chartOf(
    "BAY REHAB      DISCHARGE NOTE      06/30/2026\nPt  Rosa Ames-Tell   1/2/60          To  Dr Roe\nODI  05/12: 46%   06/25: 44%\nUnchanged. Plateau. D/c to MD.                 Kip Lorrimer PT\n",
  );
  expect(chart.leftOut).toEqual([]);
  expect(chart.facts.flatMap(({ measure, date }) => (measure ? [`${date} ${measure.value}`] : []))).toEqual([
    "2026-05-12 46%",
    "2026-06-25 44%",
  ]);
});

// Seen red: a clearinghouse's name at the top of the next page stood in the column of the patients.
it("takes the title that each page of a report repeats for no row of the list before it", () => {
  const page = (day: string, who: string) =>
    `WATERWAY EDI                          277CA PAYER ACKNOWLEDGMENT           ${day} 06:04\nSUBMITTER 40771  BAY REHAB LLC\nACCT       PATIENT               DOS          CHARGE\n${who}\n`;
  const chart = chartOf(
    [
      page("06/05/2026", "MF-7690    OTTO VERA             06/03/2026   148.00"),
      page("06/11/2026", "MF-7718    AMES-TELL ROSA        06/04/2026   277.00"),
    ].join("\f"),
  );
  expect(chart.leftOut.map(({ page: at, detail }) => `${at} ${detail}`)).toEqual(["1 Vera Otto"]);
});

it("leaves out the row of a person with a rare given name, set like the patient's own", () => {
  const chart = chartOf(
    "BAY REHAB      GROUP OF 09/08/2026\n\nRosa Ames-Tell       09:00     Knee flexion 95 degrees\nOkwui Leveson        09:30     Knee flexion 141 degrees\n",
  );
  expect(chart.facts.map(({ quote }) => quote).join(" ")).not.toContain("141");
});

// Seen red: families that are called like a word of a chart were nobody, and their rows the patient's.
it.each(["Day, Doris", "Weeks, Ada", "Scale, Ada", "Standing Bear, Luther"])(
  "leaves out the row of a person whose surname is a word of a chart: %s",
  (name) => {
    const chart = chartOf(
      `Attendance list   10/01/2026\n${"Patient".padEnd(24)}Status\n${"Ames-Tell, Rosa".padEnd(24)}attended\n${name.padEnd(24)}no show\n`,
    );
    expect(chart.facts.map(({ quote }) => quote).join(" ")).not.toContain("no show");
  },
);

// Seen red: in a list without the patient, numbered names in capitals were parts of a form.
it("takes numbered names in capitals for other persons where the page is not the patient's", () => {
  const rows =
    "1. OKWUI LEVESON     cancelled twice\n2. THADDEUS OKONJO     walks 20 ft\n3  BRANDT OKONJO   stopped coming\n";
  expect(chartOf(`Waiting list / cancellations\n${rows}`).facts.map(({ quote }) => quote)).toEqual([
    "Waiting list / cancellations",
  ]);
  const template = chartOf(
    "NEW EPISODE TEMPLATE\nPatient: Rosa Ames-Tell   DOB 01/02/1960\n1. WHAT HAPPENED     fell\f2. HOME SETUP     12 stairs\n3. PRIOR IMAGING    none\n",
  );
  expect(template.leftOut).toEqual([]);
});
