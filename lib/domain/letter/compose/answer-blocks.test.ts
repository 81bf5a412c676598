import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { FURTHER } from "../points/notice/needs";
import { planLetter } from "../points/plan";
import { NO_EVIDENCE } from "../points/plan/letter-plan";
import { answerBlocks, factSentence, recordBlocks } from "./answer-blocks";

const page = (day: string, said: string) =>
  `VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: ${day}\n${said}\n`;
const { facts } = readChart(
  [
    {
      documentId: "d1",
      title: "Note",
      document: fromPlainText(
        `${page("07/20/2026", "TUG 12.6 sec. LEFS 46/80.")}\f${page("08/04/2026", "TUG 21.8 sec. LEFS 28/80.")}`,
      ),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);

it("tells a measure on a cover with its days in one place", () => {
  const plan = planLetter({}, NO_EVIDENCE);
  const [need] = plan.supporting;
  const supporting = need ? [{ ...need, facts }] : [];
  const blocks = recordBlocks({ ...plan, points: [], supporting }, [
    { type: "supporting_docs", title: "Note", documentId: "d1", pages: 2 },
  ]);
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  expect(items.find((item) => String(item).includes("TUG"))).toMatch(
    /^TUG: 12\.6 sec on July 20, 2026 \(Enclosure 1, page 1\); 21\.8 sec on August 4, 2026 \(Enclosure 1, page 2\)\.$/,
  );
});

const ENCLOSED = [{ type: "supporting_docs", title: "Note", documentId: "d1", pages: 2 }];
const value = (day: string, printed: string, at: number): ChartFact => ({
  ...{ id: `d1:1:${at}`, quote: "LEFS", heading: "", section: "", topics: [], date: day },
  place: { documentId: "d1", page: 1, boxes: [] },
  measure: {
    key: "lefs",
    name: "LEFS",
    fullName: "LEFS",
    value: printed,
    number: Number(printed),
    better: "higher",
  },
});
const point = {
  ...{ id: "p1", kind: "reason" as const, text: "The scores are those of the evaluation.", disputed: true },
  ...{
    topics: ["function" as const],
    passages: [],
    near: [],
    series: [value("2026-07-20", "28", 1), value("2026-08-04", "46", 2)],
  },
};

it("tells the values of a point on a cover", () => {
  const plan = planLetter({}, NO_EVIDENCE);
  const blocks = recordBlocks({ ...plan, supporting: [], points: [point] }, ENCLOSED);
  expect(blocks.flatMap((block) => (block.kind === "list" ? block.items : []))).toEqual([
    "LEFS: 28 on July 20, 2026; 46 on August 4, 2026 (Enclosure 1, page 1).",
  ]);
});

it("says in words what a table of values shows, whatever the point asks", () => {
  const plan = planLetter({}, NO_EVIDENCE);
  const blocks = answerBlocks({ ...plan, supporting: [], points: [point] }, ENCLOSED, { title: "Answer" });
  expect(blocks.flatMap((block) => (block.kind === "paragraph" ? block.text : [])).join(" ")).toContain(
    "LEFS from 28 on July 20, 2026 to 46 on August 4, 2026 (Enclosure 1, page 1)",
  );
});

// Red where a measure was told as its sheet prints it.
it.each([
  ["R ROTATION", "right", "Rotation, right"],
  ["SLR L", "left", "SLR, left"],
  ["PAIN", undefined, "Pain"],
  ["Grip R", "left", "Grip R, left"],
  ["DASH", undefined, "DASH"],
  ["R", "right", "R, right"],
] as const)("names %s of the %s side as %s", (name, side, told) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0", quote: name, heading: "", section: "", topics: [], date: "2026-08-04" },
    place: { documentId: "d1", page: 1, boxes: [] },
    measure: { key: "x", name, fullName: name, value: "62", better: "higher", ...(side ? { side } : {}) },
  };
  expect(`|${factSentence(fact, [{ type: "supporting_docs", title: "Note", documentId: "d1" }])}`).toContain(
    `|${told}: 62 on August 4`,
  );
});

it("sets a quotation in one pair of marks", () => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", heading: "", section: "", topics: [] },
    quote: '"I want to sleep upstairs."',
    place: { documentId: "d1", page: 1, boxes: [] },
  };
  const place = [{ type: "supporting_docs", title: "Note", documentId: "d1" }];
  expect(factSentence(fact, place)).toBe("“I want to sleep upstairs.” (Enclosure 1, page 1).");
});

// Seen red: "O: R knee flex 98 deg. TUG 16.2 s." stood twice, once for each of its values.
it("says the words of one line once, however many facts it holds", () => {
  const line = (id: string): ChartFact => ({
    ...{ id, heading: "", section: "", topics: [], quote: "R knee flex 98 deg. TUG 16.2 s." },
    place: { documentId: "d1", page: 1, boxes: [] },
  });
  const plan = planLetter({}, NO_EVIDENCE);
  const said = { ...point, series: [], passages: [line("d:1:4"), line("d:1:4p")] };
  const blocks = answerBlocks({ ...plan, supporting: [], points: [said] }, ENCLOSED, { title: "Answer" });
  expect(blocks.flatMap((block) => (block.kind === "list" ? block.items : []))).toEqual([
    "“R knee flex 98 deg. TUG 16.2 s.” (Enclosure 1, page 1).",
  ]);
});

// Seen red: "NDI" stood below "Neck Disability Index" as if it were another measure.
it("tells the values of one measure in one row, under one name, with the page of most of them first", () => {
  const value = (day: string, name: string, key: string, page = 1): ChartFact => ({
    ...{ id: `d:1:${day}${key}`, quote: name, heading: "", section: "", topics: [], date: day },
    place: { documentId: "d1", page, boxes: [] },
    measure: { key, name, fullName: name, value: "20", better: "lower" },
  });
  const series = [
    value("2026-08-04", "Neck Disability Index", "ndi", 2),
    value("2026-08-04", "Pain", "pain"),
    value("2026-09-04", "NDI", "ndi"),
    value("2026-10-02", "NDI", "ndi"),
  ];
  const point = {
    id: "p",
    kind: "reason" as const,
    text: "No progress.",
    disputed: true,
    topics: [],
    near: [],
  };
  const blocks = answerBlocks(
    { ...planLetter({}, NO_EVIDENCE), points: [{ ...point, passages: [], series }] },
    [{ type: "supporting_docs", title: "Note", documentId: "d1" }],
    { title: "Why" },
  );
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  expect(rows).toEqual([
    [
      "Neck Disability Index",
      "August 4, 2026: 20; September 4, 2026: 20; October 2, 2026: 20",
      "Enclosure 1, page 1; August 4, 2026: Enclosure 1, page 2",
    ],
    ["Pain", "August 4, 2026: 20", "Enclosure 1, page 1"],
  ]);
});

it("tells what stands on a page that answers a reason with that answer, and the rest of the record below", () => {
  const passage = (quote: string, at: number, page: number): ChartFact => ({
    ...{ id: `d:${page}:${at}`, quote, heading: "", section: "", topics: [], date: "2026-07-10" },
    place: { documentId: "d1", page, boxes: [] },
  });
  const point = {
    ...{ id: "p", kind: "reason" as const, text: "No authorization.", disputed: true, topics: [], near: [] },
    ...{ passages: [passage("APPROVED Number TM-26-47730", 1, 2)], series: [] },
  };
  const further = [
    passage("12 visits, 07/13/2026 through 09/11/2026", 2, 2),
    passage("Seen as planned", 3, 3),
  ];
  const blocks = answerBlocks(
    { ...planLetter({}, NO_EVIDENCE), points: [point], supporting: [{ need: FURTHER, facts: further }] },
    [{ type: "supporting_docs", title: "Letter", documentId: "d1" }],
    { title: "Why" },
  );
  expect(blocks.flatMap((block) => (block.kind === "list" ? block.items : []))).toEqual([
    "July 10, 2026: “APPROVED Number TM-26-47730” “12 visits, 07/13/2026 through 09/11/2026” (Enclosure 1, page 2).",
    "July 10, 2026: “Seen as planned” (Enclosure 1, page 3).",
  ]);
});

it("tells who signed a paper, and quotes no signature", () => {
  const said = (quote: string, at: number): ChartFact => ({
    ...{ id: `d:1:${at}p`, quote, heading: "Progress Report", section: "", topics: [], date: "2026-11-06" },
    place: { documentId: "d1", page: 1, boxes: [] },
  });
  const facts = [said("Stairs need a hand on the rail.", 0), said("Rosa Ames, DPT 11/06/2026 15:55", 1)];
  const plan = planLetter({}, NO_EVIDENCE);
  const blocks = recordBlocks({ ...plan, points: [], supporting: [{ need: FURTHER, facts }] }, ENCLOSED);
  expect(blocks.flatMap((block) => (block.kind === "list" ? block.items : []))).toEqual([
    "November 6, 2026, Progress Report: “Stairs need a hand on the rail.” Signed: Rosa Ames, DPT 11/06/2026 15:55 (Enclosure 1, page 1).",
  ]);
});

// Seen red: the value of a visit in between stood below the table, under "The record also shows".
it("tells a value that stands with the rest of the record in the row of its measure", () => {
  const plan = planLetter({}, NO_EVIDENCE);
  const between = value("2026-07-28", "35", 3);
  const other = { ...value("2026-07-28", "12.6 sec", 4), id: "d1:1:4" };
  other.measure = { key: "tug", name: "TUG", fullName: "TUG", value: "12.6 sec" };
  const supporting = [{ need: FURTHER, facts: [between, other] }];
  const blocks = answerBlocks({ ...plan, supporting, points: [point] }, ENCLOSED, { title: "Answer" });
  expect(blocks.flatMap((block) => (block.kind === "table" ? block.rows : []))).toEqual([
    ["LEFS", "July 20, 2026: 28; July 28, 2026: 35; August 4, 2026: 46", "Enclosure 1, page 1"],
  ]);
  expect(blocks.flatMap((block) => (block.kind === "list" ? block.items : []))).toEqual([
    "TUG: 12.6 sec on July 28, 2026 (Enclosure 1, page 1).",
  ]);
});

const noted = (quote: string, at: number, page = 1, date = "2026-08-25"): ChartFact => ({
  ...{ id: `d1:${page}:${at}`, quote, heading: "Visit", section: "", topics: [], date },
  place: { documentId: "d1", page, boxes: [] },
});
const measured = (name: string, printed: string, at: number, date = "2026-08-25", page = 1): ChartFact => ({
  ...noted(name, at, page, date),
  measure: { key: name.toLowerCase(), name, fullName: name, value: printed, better: "lower" },
});
const itemsOf = (blocks: ReturnType<typeof answerBlocks>) =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items : []));

// Seen red: the pressure stood in a table of its own row, and what was done about it below.
it("tells a value of one day with the note of that day and page", () => {
  const passages = [noted("Home readings are high.", 1), noted("Lisinopril raised to 40 mg.", 3)];
  const series = [
    measured("BP", "162/94", 2),
    measured("A1c", "7.1", 4, "2026-02-16"),
    measured("A1c", "8.4", 5),
    measured("Pain", "4/10", 6, "2026-08-25", 2),
    measured("NDI", "44 %", 7, "2026-08-11"),
  ];
  const blocks = answerBlocks(
    { ...planLetter({}, NO_EVIDENCE), supporting: [], points: [{ ...point, passages, series }] },
    ENCLOSED,
    { title: "Answer" },
  );
  expect(itemsOf(blocks)).toEqual([
    "August 25, 2026, Visit: “Home readings are high.” BP: 162/94. “Lisinopril raised to 40 mg.” (Enclosure 1, page 1).",
  ]);
  expect(blocks.flatMap((block) => (block.kind === "table" ? block.rows.map(([name]) => name) : []))).toEqual(
    ["A1c", "Pain", "NDI"],
  );
  const cover = recordBlocks(
    {
      ...planLetter({}, NO_EVIDENCE),
      points: [],
      supporting: [{ need: FURTHER, facts: [...passages, ...series] }],
    },
    ENCLOSED,
  );
  expect(itemsOf(cover)[0]).toContain("BP: 162/94. “Lisinopril raised");
});

// Seen red: an approval's number and the days that it runs stood in two items.
it("tells what no need asked for with the one need that its note answers", () => {
  const need = (id: string) => ({ ...FURTHER, id, label: id });
  const supporting = (second: ChartFact) => [
    { need: need("Authorization"), facts: [noted("Approved TM-26-47730", 1)] },
    { need: need("Order"), facts: [second] },
    {
      need: FURTHER,
      facts: [noted("08/31/2026 through 11/28/2026", 2), noted("Of another day", 3, 1, "2026-09-01")],
    },
  ];
  const told = (second: ChartFact) =>
    itemsOf(
      answerBlocks({ ...planLetter({}, NO_EVIDENCE), points: [], supporting: supporting(second) }, ENCLOSED, {
        title: "Answer",
      }),
    );
  expect(told(noted("Ordered twice a week", 4, 2))).toEqual([
    [
      "Authorization",
      "August 25, 2026, Visit: “Approved TM-26-47730” “08/31/2026 through 11/28/2026” (Enclosure 1, page 1).",
    ],
    ["Order", "August 25, 2026, Visit: “Ordered twice a week” (Enclosure 1, page 2)."],
    "September 1, 2026, Visit: “Of another day” (Enclosure 1, page 1).",
  ]);
  // Red where what else stands on the page was told as a treatment that came before.
  const before = [
    {
      need: { ...need("Treatment before this service"), id: "treatment" },
      facts: [noted("Took naproxen 8 weeks", 1)],
    },
    { need: FURTHER, facts: [noted("Walks one block", 2)] },
  ];
  expect(
    itemsOf(
      answerBlocks({ ...planLetter({}, NO_EVIDENCE), points: [], supporting: before }, ENCLOSED, {
        title: "Answer",
      }),
    ),
  ).toContain("August 25, 2026, Visit: “Walks one block” (Enclosure 1, page 1).");
  // Where two needs tell of the note, what belongs to which is not known.
  expect(told(noted("Ordered twice a week", 4))).toContain(
    "August 25, 2026, Visit: “08/31/2026 through 11/28/2026” (Enclosure 1, page 1).",
  );
});

// Seen red: "Visit 11, , 60 minutes", where the day had stood in the note's title.
it("leaves no empty place between the commas of a note's title", () => {
  const { measure: _, ...note } = value("2026-11-04", "1", 7);
  const said = factSentence(
    { ...note, quote: "Fibrosis still needs hands-on work.", heading: "Visit 11, , 60 minutes" },
    ENCLOSED,
  );
  expect(said).toBe(
    "November 4, 2026, Visit 11, 60 minutes: “Fibrosis still needs hands-on work.” (Enclosure 1, page 1).",
  );
});

// Seen red: each fill of a drug had an item of its own.
it("tells the rows of one table together, each with its own day, and two of them by their days", () => {
  const row = (day: string, at: number): ChartFact => ({
    ...noted(`fill date ${day.slice(5, 7)}/${day.slice(8)}/2026; drug NAPROXEN; qty 60`, at, 1, day),
    told: true,
  });
  const said = (facts: ChartFact[]) =>
    itemsOf(
      answerBlocks(
        { ...planLetter({}, NO_EVIDENCE), points: [], supporting: [{ need: FURTHER, facts }] },
        ENCLOSED,
        { title: "Answer" },
      ),
    );
  const rows = ["2026-02-03", "2026-03-02", "2026-04-01"].map(row);
  expect(said(rows)).toEqual([
    "Visit: fill date 02/03/2026; drug NAPROXEN; qty 60. fill date 03/02/2026; drug NAPROXEN; qty 60. fill date 04/01/2026; drug NAPROXEN; qty 60 (Enclosure 1, page 1).",
  ]);
  expect(said(rows.slice(0, 2))).toHaveLength(2);
  expect(said([...rows.slice(0, 2), noted("Takes naproxen daily", 5, 1, "2026-04-01")])).toHaveLength(3);
});

// Seen red: what tells of the patient, or of a paper that came in the end, was printed as a paper that has not come.
it("prints an item whose paper has not come as not enclosed, and no finding so", () => {
  const cellOf = (...quotes: string[]) => {
    const passages = quotes.map(
      (quote, at): ChartFact => ({
        ...{ id: `d1:1:${at}q`, quote, heading: "Desk list", section: "", topics: [], date: "2026-11-06" },
        place: { documentId: "d1", page: 1, boxes: [] },
      }),
    );
    const item = { ...point, kind: "item" as const, text: "the signed referral", series: [], passages };
    const plan = planLetter({}, NO_EVIDENCE);
    const blocks = answerBlocks({ ...plan, supporting: [], points: [item] }, ENCLOSED, { title: "Answer" });
    return JSON.stringify(blocks.filter(({ kind }) => kind === "table"));
  };
  for (const row of [
    "Ames R   faxed 10/02, 10/14   referral not rec'd as of 11/03",
    "Referral: never received",
    "Still missing: signed referral",
    "Have not received the signed referral",
  ]) {
    const cell = cellOf(row);
    expect(cell).toContain("Not enclosed, not yet received: ");
    expect(cell).not.toContain("Desk list");
    expect(cell).not.toContain("November 6");
  }
  for (const said of [
    "Pain has not returned since the injection.",
    "Patient reports she has not received therapy before.",
    "MRI report: tear not found.",
    "In order to sleep she sits up; relief not found.",
    "Referral not rec'd 10/02, rec'd signed 10/14.",
    "The referral of 10/14, signed R. Moss MD.",
  ])
    expect(cellOf(said)).not.toContain("Not enclosed");
  expect(cellOf("Referral: never received", "Referral of 10/14, signed R. Moss MD")).not.toContain(
    "Not enclosed",
  );
});
