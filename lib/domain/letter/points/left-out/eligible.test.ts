import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../../facts/facts";
import { seriesOf, shownOf } from "../../relevance/measure-series";
import { eligibleFacts } from "./eligible";
import { otherEditions } from "./other-editions";

const kept = (quote: string, denialCategory?: LetterFacts["denialCategory"]) =>
  eligibleFacts(
    [{ quote, heading: "", topics: [] } as unknown as ChartFact],
    { denialCategory } as LetterFacts,
    "",
  ).facts.length === 1;

it.each([
  ["Key: NDI = Neck Disability Index in percent.", false],
  ["VAS = worst neck/arm pain 0-10.", false],
  ["ROT = cervical rotation, deg, R/L.", false],
  ["VAS = 8 at rest", true],
  ["DHI (25 items, yes = 4, sometimes = 2)", false],
  // Seen red: a score whose form has its scale in brackets was out with it.
  ["NDI (10 items, max = 50): 22 of 50, was 31 in May", true],
  ["QuickDASH 61 (11 items answered = 100%), cannot lift a pan", true],
  ["Oswestry, total 0-50", false],
  ["MMT = fair plus", true],
])("a sheet's legend is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

it.each([
  ["PMH: L knee scope 2014, healed.", false],
  ["Had a back strain in 2021, went to PT four times, all better.", false],
  ["2019 fender bender, neck sore 2 weeks, resolved without care.", false],
  ["2026-10-05 swelling resolved, flexion 110", true],
  ["2019 fender bender, neck stiff ever since.", true],
  ["Knee pain since a fall in 2021, never fully better.", true],
  ["Incision healed, knee still locks.", true],
])("an older illness that is over is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

it.each([
  ["If flexion < 120 by 08/07, surgeon will", false],
  ["If no better by visit 7 -> MRI via PCP.", false],
  ["10/21 Bill Copperline anyway to get their denial? ask Dr. R first tm", false],
  ["Total time on date of visit: ____ min (time guide on this form: 20 / 30 / 40)", false],
  ["I would consider basal insulin in December.", false],
  ["Second insurance: left blank.", false],
  ["Second insurance: none, left blank forms were taken out.", true],
  ["Smallest change that matters: 8 points.", false],
  ["10/13/26 09:10 NOT yet resent.", false],
  ["He is not to load the arm overhead, as this tendon will re-tear if he hikes.", true],
  ["Total time on date of visit: 41 min", true],
])("what was not done or decided is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

it.each([
  ["MRI left ankle (73721): Number M-55810; Status Approved", false],
  ["Therapy (97110, 97140): Number T-2201; Status Approved", true],
  ["Authorization T-2201: Status Approved, 12 visits", true],
])("an approval of other services covers none of these: %s", (quote, isKept) => {
  const fact = { quote, heading: "", topics: ["authorization"] } as unknown as ChartFact;
  const letter = { procedureCodes: ["97110"] } as LetterFacts;
  expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(isKept);
});

it.each([
  ["His wife had a spinal fusion on April 8, 2026 and may not guard a man of 210 pounds.", true],
  ["Her husband works nights and cannot help her on the stairs.", true],
  ["His wife had a spinal fusion on April 8, 2026.", false],
  ["Mother had frozen shoulder and cannot lift her arm.", false],
])("what the family has is no finding, but that nobody can help is one: %s", (quote, isKept) =>
  expect(kept(quote)).toBe(isKept),
);

it.each([
  ["In network?  yes, since 03/01/2019   Auth needed?  no, not for the first 12 visits", true],
  ["Auth needed?  yes", false],
  ["In network?  no", false],
  ["Improved?  no", false],
])("a question of a form counts only where it is answered for the claim: %s", (quote, isKept) =>
  expect(kept(quote)).toBe(isKept),
);

it("quotes no plan that another page says was over before the service", () => {
  const facts = [
    { id: "1", heading: "", quote: "Regence BlueShield ID ZRW118840273", topics: ["coverage"] },
    {
      id: "2",
      heading: "",
      quote: "New job, so the Regence ended July 31. Premera since Aug 1?",
      topics: ["coverage"],
    },
    { id: "3", heading: "", quote: "Premera Blue Cross ID PBX604417729", topics: ["coverage"] },
  ] as unknown as ChartFact[];
  const idsOn = (day: string) =>
    eligibleFacts(facts, { datesOfService: [day] } as LetterFacts, "").facts.map(({ id }) => id);
  expect(idsOn("2026-10-05")).toEqual(["3"]);
  expect(idsOn("2026-07-05")).toContain("1");
});

it("reads what was treated in the examination of the weeks before, not in a visit's", () => {
  const exam = {
    quote: "Cozen R +, grip 18 kg.",
    heading: "Exam",
    date: "2026-09-01",
    topics: ["finding"],
    place: { documentId: "exam", page: 1, boxes: [] },
  } as unknown as ChartFact;
  const note = { ...exam, heading: "Visit", date: "2026-09-15" };
  const keptFor = (code: string) =>
    eligibleFacts(
      [exam, note],
      { denialCategory: "coding", datesOfService: ["2026-09-15"], procedureCodes: [code] } as LetterFacts,
      "",
    ).facts.includes(exam);
  expect([keptFor("97140"), keptFor("99214")]).toEqual([true, false]);
});

it("quotes no approval of other days than the service's", () => {
  const at = (page: number, quote: string) => ({
    id: `${page}${quote}`,
    quote,
    heading: "",
    topics: ["authorization"],
    place: { documentId: "a", page, boxes: [] },
  });
  const facts = [
    at(1, "Approved: 7102-338"),
    at(1, "10 visits, 02/05/2026 to 04/30/2026"),
    at(2, "Approved: 8830-114-E1"),
    at(2, "8 visits, 08/15/2026 to 09/30/2026"),
    // Red without a number that no colon leads to.
    at(3, "Authorization TA-771204 Physical therapy, right shoulder, 97110"),
    at(3, "From 02/03/2026 to 05/30/2026 Visits approved 12"),
  ] as unknown as ChartFact[];
  const kept = eligibleFacts(facts, { datesOfService: ["2026-08-17"] } as LetterFacts, "").facts;
  expect(kept.map(({ place }) => place.page)).toEqual([2, 2]);
});

it("shows what got better since the service began, though not better than long before", () => {
  const value = (date: string, number: number) =>
    ({
      id: date,
      date,
      quote: "",
      topics: [],
      measure: { key: "berg", value: String(number), number, better: "higher" },
    }) as unknown as ChartFact;
  const values = [value("2026-04-16", 19), value("2026-08-04", 13), value("2026-09-24", 18)];
  const daysOf = (start?: string) =>
    seriesOf(values, start).flatMap((series) =>
      series.improved ? shownOf(series, 1, start).map(({ date }) => date) : [],
    );
  expect(daysOf("2026-08-04")).toEqual(["2026-08-04", "2026-09-24"]);
  expect(daysOf("2026-04-16")).toEqual([]);
});

it("quotes a row of the practice's stock only where the patient's own record names its number", () => {
  const facts = [
    {
      id: "given",
      quote: "10/05 Ames-Tell, Rosa ceftriaxone 1 g 55999-0110-10",
      heading: "Log",
      section: "",
    },
    { id: "same", quote: "55999-0110-10 1 g vial box of 10", heading: "Inventory Card", section: "" },
    { id: "other", quote: "55999-0107-05 500 mg vial box of 5", heading: "Inventory Card", section: "" },
  ].map((fact) => ({ ...fact, topics: [] })) as unknown as ChartFact[];
  expect(eligibleFacts(facts, {} as LetterFacts, "").facts.map(({ id }) => id)).toEqual(["given", "same"]);
});

it("takes a plan's text of another edition for no rule, and tells of it", () => {
  const booklet = (year: number) => ({
    id: String(year),
    quote: "30 visits in a plan year.",
    heading: "Booklet",
    section: "",
    topics: ["plan_text"],
    place: { documentId: "d", page: year - 2020, boxes: [] },
    inForce: { from: `${year}-01-01`, to: `${year}-12-31` },
  });
  const facts = [booklet(2025), booklet(2026)] as unknown as ChartFact[];
  const letter = { datesOfService: ["2026-10-05"] } as LetterFacts;
  expect(eligibleFacts(facts, letter, "").facts.map(({ id }) => id)).toEqual(["2026"]);
  expect(otherEditions(facts, letter)).toEqual([
    {
      documentId: "d",
      page: 5,
      reason: "other_edition",
      detail: "Booklet, in force from January 1, 2025 to December 31, 2025",
    },
  ]);
});

it("shows the level of a visit by that visit alone, whatever else was done on the day", () => {
  const note = (date: string) => ({
    id: date,
    date,
    quote: `Total 41 minutes.`,
    heading: "Note",
    topics: [],
  });
  const facts = ["2026-02-10", "2026-09-22"].map((date) => ({
    ...note(date),
    place: { documentId: date, page: 1, boxes: [] },
  })) as unknown as ChartFact[];
  const letter = { procedureCodes: ["99215", "93000"], datesOfService: ["2026-09-22"] } as LetterFacts;
  const kept = (notice: string) => eligibleFacts(facts, letter, notice).facts.map(({ id }) => id);
  expect(kept("The record does not reach this level.")).toEqual(["2026-09-22"]);
  expect(kept("Not medically necessary.")).toEqual(["2026-02-10", "2026-09-22"]);
});

it.each([
  ["PR-20", "File closed 11/30/2022, no further med pay.", true],
  ["CO-50", "File closed 11/30/2022, no further med pay.", false],
  ["PR-20", "Auto insurance: report filed 11/30/2022.", false],
])(
  "an old accident's end counts where another insurer is said to be liable: %s, %s",
  (code, quote, isKept) => {
    const fact = {
      ...{ quote, heading: "", topics: topicsOf(quote), date: "2022-11-30" },
      place: { documentId: "d", page: 1, boxes: [] },
    } as unknown as ChartFact;
    const letter: LetterFacts = { denialCode: code, datesOfService: ["2026-09-14"] };
    expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(isKept);
  },
);

it.each([
  ["bp", true],
  ["strength", false],
])("the arm at which a pressure was taken is no untreated side: %s", (key, isKept) => {
  const fact = {
    ...{ quote: "VITALS BP 164/92 (L arm)", heading: "", topics: [] },
    measure: { key, name: "BP", value: "164/92", side: "left" },
  } as unknown as ChartFact;
  const notice = "Injection of the right knee is paid; the right knee was the reason for the visit.";
  expect(eligibleFacts([fact], { procedureCodes: ["20610-RT"] }, notice).facts.length === 1).toBe(isKept);
});

// Seen red: a result was left out that the note of the day itself looked at.
it("counts a recent result on the page of the visit whose level is in question", () => {
  const fact = (id: string, date: string, page: number, value?: string) =>
    ({
      ...{ id, date, heading: "Office Visit", topics: [], quote: "Diabetes, not at goal" },
      place: { documentId: "note", page },
      ...(value ? { measure: { key: "a1c", name: "A1c", value } } : {}),
    }) as unknown as ChartFact;
  const letter = { procedureCodes: ["99214"], datesOfService: ["2026-05-07"] } as LetterFacts;
  const all = [
    fact("note", "2026-05-07", 1),
    fact("recent", "2026-05-05", 1, "8.9%"),
    fact("old", "2025-11-12", 1, "7.2%"),
    fact("elsewhere", "2026-05-05", 3, "6.1%"),
  ];
  expect(eligibleFacts(all, letter, "").facts.map(({ id }) => id)).toEqual(["note", "recent"]);
});

// Seen red: the day of the entry was taken for the beginning of the approval's time.
it.each([
  ["09/05/2026 rep Lou: approved 8 visits 09/06/2026 - 10/06/2026, auth BV-77120", true],
  ["09/05/2026 rep Lou: approved 8 visits 07/01/2026 - 08/06/2026, auth BV-77001", false],
  ["Fax 09/02/2026; Result BUSY; Subject PT eval", false],
  ["10:02 303-555-0150 BAY HEALTH UM 00 pp BUSY req 8 visits", false],
  ["10:14 303-555-0150 BAY HEALTH UM 00 pp NO ANS req 8 visits", false],
  ["10:20 303-555-0150 BAY HEALTH UM 05 pp OK req 8 visits", true],
  ["10:25 called 303-555-0150, rep busy, called back: auth BV-77120 on file", true],
  ["Supervisor: we should have attached the auth.", false],
])("an entry's approval holds for its own time: %s", (quote, is) => {
  const fact = { id: "a", quote, heading: "", topics: ["authorization"] } as unknown as ChartFact;
  const letter = { datesOfService: ["2026-09-08"], denialCategory: "authorization" } as LetterFacts;
  expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(is);
});

it.each([
  ["Visit note (earlier episode)", "other_payer", false],
  ["Prior accident claim", "coverage", false],
  ["Visit note (earlier episode)", "treatment_tried", true],
  ["Visit note", "other_payer", true],
  // The claim that was sent first proves when it came.
  ["Prior claim, 277CA", "filing", true],
])("a page of another episode, %s, says only what was tried then: %s", (heading, topic, isKept) => {
  const fact = {
    ...{ quote: "Bill to Tri-County Auto, claim TCA-24.", heading, section: "", date: "2026-01-30" },
    topics: [topic],
    place: { documentId: "d", page: 1, boxes: [] },
  } as unknown as ChartFact;
  const letter = { datesOfService: ["2026-08-19"], denialCategory: "eligibility" } as LetterFacts;
  expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(isKept);
});

it.each([
  ["billing", "The rendering provider is missing.", false],
  ["benefit_exclusion", "The number of units is more than the maximum for one day.", false],
  ["benefit_exclusion", "The line exceeds the MUE.", false],
  ["benefit_exclusion", "The limit of 20 visits was reached.", true],
] as const)(
  "another day's note says nothing of one day's claim: %s, %s",
  (denialCategory, notice, isKept) => {
    const at = (date: string) =>
      ({
        ...{ id: date, quote: "97110 exercise 41 min", heading: "Note", section: "", date, topics: ["time"] },
        place: { documentId: date, page: 1, boxes: [] },
      }) as unknown as ChartFact;
    const other = at("2026-09-30");
    const letter = { denialCategory, datesOfService: ["2026-09-28"] } as LetterFacts;
    expect(eligibleFacts([at("2026-09-28"), other], letter, notice).facts.includes(other)).toBe(isKept);
  },
);

// Red without the count that is used up.
it.each([
  ["Limit 20, PER CONDITION; Used 20; Remaining 0", false],
  ["PT visits left: none", false],
  ["No visits remaining this year.", false],
  ["Visits remaining: 12", true],
  ["Extension right 5, left 0.", true],
  ["Rep Ada: no visits remaining was an error, 12 are open. Ref 8841", true],
  ["Remaining 0.5 hours of the session were spent on gait.", true],
  ["Used 10, remaining 10", true],
])("a count that leaves nothing only repeats the payer's: %s", (quote, isKept) =>
  expect(kept(quote, "benefit_exclusion")).toBe(isKept),
);

it("a limit's count that is spent stays out, an approval's stands", () => {
  const used = (denialCategory: LetterFacts["denialCategory"]) =>
    eligibleFacts(
      [{ quote: "PT visits 20 of 20 used", heading: "", topics: [] } as unknown as ChartFact],
      { denialCategory } as LetterFacts,
      "",
    ).facts.length;
  expect([used("benefit_exclusion"), used("authorization")]).toEqual([0, 1]);
});

const ofPage = (id: string, date: string, quote: string, more: object = {}) =>
  ({
    ...{ id, date, quote, heading: "Discharge Summary", section: "", topics: [] },
    ...{ place: { documentId: "chart", page: 1, boxes: [] } },
    ...more,
  }) as unknown as ChartFact;
// Red where the other condition's own page was left out as another side's and as a care that had ended.
it("tells what another condition used where the limit is counted by condition, and nowhere else", () => {
  const facts = [
    ofPage("c", "2026-04-30", "Condition treated: R shoulder, after cuff repair", { side: "right" }),
    ofPage("n", "2026-04-30", "Seen: 20 visits, 2/3/2026 to 4/30/2026"),
    ofPage("s", "2026-04-30", "R shoulder flexion 162, back to swimming", { side: "right" }),
    ofPage("k", "2026-08-17", "L knee, left total knee, left leg", {
      heading: "Evaluation",
      topics: ["finding"],
    }),
  ];
  const left = (notice: string) =>
    eligibleFacts(
      facts,
      { denialCategory: "benefit_exclusion", datesOfService: ["2026-08-17"] } as LetterFacts,
      notice,
    ).facts.map(({ id }) => id);
  expect(left("20 visits per condition, left knee, left leg")).toEqual(["c", "n", "k"]);
  expect(left("20 visits a year, left knee, left leg")).toEqual(["n", "k"]);
});

it("leaves out a referral whose time had ended before the service, with its number", () => {
  const fact = (quote: string, page: number) =>
    ({ id: quote, quote, heading: "", topics: [], place: { documentId: "r", page } }) as unknown as ChartFact;
  const old = [fact("HMO REFERRAL Referral no. R-5410", 1), fact("Valid 12/01/2025 to 02/28/2026", 1)];
  const ours = [fact("Referral no. R-5520", 2), fact("Valid 07/01/2026 to 12/31/2026", 2)];
  const letter = { datesOfService: ["2026-09-03"] } as LetterFacts;
  expect(eligibleFacts([...old, ...ours], letter, "").facts).toEqual(ours);
});

it.each([
  ["Request no. A-552017; Status Approved; Visits 12; From 07/15/2026; To 10/15/2026", true],
  ["Request no. A-440911; Status Closed; Visits 1; From 06/01/2026; To 06/30/2026", false],
  ["Day log; From 06/01/2026; To 06/30/2026", true],
])("a row of a list of requests is of the time in its two columns: %s", (quote, isKept) => {
  const fact = { quote, told: true, heading: "", topics: [] } as unknown as ChartFact;
  const letter = { datesOfService: ["2026-08-04"] } as LetterFacts;
  expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(isKept);
});

// Red where every line of the claim stood beside the line in question.
it("sets beside a line called a duplicate the lines of its own service alone", () => {
  const { facts } = readChart(
    [
      {
        documentId: "c",
        title: "Claim",
        document: fromPlainText(`CLAIM AS SENT 10/02/2026   Rosa Ames-Tell   DOB 01/02/1960
24. 09 08 26   11   94640        A    38.00
24. 09 08 26   11   99213        A    98.00
`),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const letter = { datesOfService: ["2026-09-08"], procedureCodes: ["94640", "99213"] };
  const line = { procedureCode: "94640", dateOfService: "2026-09-08" } as NonNullable<
    LetterFacts["deniedLines"]
  >[number];
  const said = (more: LetterFacts) =>
    eligibleFacts(facts, { ...letter, ...more }, "")
      .facts.map(({ quote }) => quote)
      .join(" ");
  expect(said({ denialCategory: "duplicate", deniedLines: [line] })).not.toContain("99213");
  expect(said({ denialCategory: "duplicate", deniedLines: [line] })).toContain("94640");
  expect(said({ denialCategory: "coding", deniedLines: [line] })).toContain("99213");
});

it("tells no visits of weeks later where a line is called a duplicate", () => {
  const facts = ["2026-06-20", "2026-08-24"].map((date) => ({
    ...{ id: date, quote: "Grip R 38 kg, neck stiff.", heading: "Exam", section: "", topics: [], date },
    place: { documentId: "d", page: 1, boxes: [] },
  }));
  const letter = { denialCategory: "duplicate", datesOfService: ["2026-06-16"] } as LetterFacts;
  const days = (of: LetterFacts) => eligibleFacts(facts, of, "").facts.map(({ date }) => date);
  expect(days(letter)).toEqual(["2026-06-20"]);
  expect(days({ ...letter, denialCategory: "coding" })).toHaveLength(2);
});

it("keeps both sides where it is in question whether a service was given twice", () => {
  const fact = {
    quote: "Left knee: triamcinolone 40 mg",
    heading: "Note",
    topics: ["procedure"],
    side: "left",
  } as unknown as ChartFact;
  const isKept = (denialCategory: LetterFacts["denialCategory"]) =>
    eligibleFacts([fact], { denialCategory } as LetterFacts, "20610   RT   142.00\n20610-RT   142.00").facts
      .length === 1;
  expect(isKept("duplicate")).toBe(true);
  expect(isKept("medical_necessity")).toBe(false);
});

// Seen red with each line of a note judged by itself.
it.each([
  ["Proc LEFT genicular n. block, diagnostic", "left", undefined, false],
  ["Procedure performed: left knee injection", "left", undefined, false],
  ["Proc RIGHT genicular n. block, diagnostic", "right", undefined, true],
  ["Left knee injected two years ago", "left", undefined, true],
  ["Proc LEFT genicular n. block, diagnostic", "left", "right", true],
])("the results of a procedure are of the side of its note: %s %s %s", (quote, side, also, isKept) => {
  const fact = (id: string, text: string, own?: string) =>
    ({
      ...{ id, date: "2026-08-05", heading: "Procedure Note", section: "", topics: ["finding"], quote: text },
      place: { documentId: "note", page: 1 },
      ...(own ? { side: own } : {}),
    }) as unknown as ChartFact;
  const all = [
    fact("procedure", quote, side),
    fact("result", "Pain diary: pre 8/10, 1 h 2/10, relief 75%"),
    ...(also ? [fact("also", "Knee extension full", also)] : []),
  ];
  const letter = { procedureCodes: ["64624"], noticeDate: "2026-10-19" } as LetterFacts;
  const kept = eligibleFacts(all, letter, "Service 64624, right knee").facts.map(({ id }) => id);
  expect(kept.includes("result")).toBe(isKept);
});

// Red where a line of the claim was told under any day.
it("tells a line of the claim under a day of the service alone", () => {
  const kept = (date: string) =>
    eligibleFacts(
      [
        {
          ...{ quote: "Line of the claim for the day: 97110 without a modifier", heading: "", section: "" },
          ...{ topics: ["procedure"], told: true, date, place: { documentId: "p", page: 1, boxes: [] } },
        } as unknown as ChartFact,
      ],
      { denialCategory: "coding", datesOfService: ["2026-09-14", "2026-09-16"] },
      "",
    ).facts.length === 1;
  expect(kept("2026-09-16")).toBe(true);
  expect(kept("2026-09-17")).toBe(false);
});

const test = (id: string, value: string) =>
  ({
    ...{ id, quote: `SLR ${value}`, heading: "", topics: ["finding"], date: "2026-06-08" },
    measure: { key: "slr", name: "SLR", value },
  }) as unknown as ChartFact;
it("takes a negative test for an answer only where it was positive before", () => {
  const ids = (...facts: ChartFact[]) => eligibleFacts(facts, {}, "").facts.map(({ id }) => id);
  expect(ids(test("now", "neg"))).toEqual([]);
  expect(ids(test("then", "pos at 40 deg"), test("now", "neg"))).toEqual(["then", "now"]);
});

it.each([
  ["Total time on date of visit: 24 min.", ["99214"], false],
  ["Total time on date of visit: 24 min.", ["99213"], true],
  ["Total time on date of visit: 34 min.", ["99214"], true],
  ["Total treatment time 24 min.", ["97110"], true],
])("tells no minutes that argue for a lower level: %s %s", (quote, procedureCodes, isKept) => {
  const fact = { quote, heading: "", topics: [] } as unknown as ChartFact;
  expect(eligibleFacts([fact], { procedureCodes }, "").facts.length === 1).toBe(isKept);
});

it("leaves out an approval of other days whose line with its days speaks of the other side", () => {
  const page = [
    ["Approved: 7102-338 for hand therapy", undefined],
    ["10 visits, 02/05/2025 to 04/30/2025, left wrist sprain", "left"],
  ].map(([quote, side], at) => ({
    ...{ id: `${at}`, quote, side, heading: "", section: "", date: "2025-02-03" },
    topics: ["authorization"],
    place: { documentId: "d", page: 1, boxes: [] },
  })) as unknown as ChartFact[];
  const letter = { datesOfService: ["2026-09-14"], denialCategory: "authorization" } as LetterFacts;
  const kept = (notice: string) => eligibleFacts(page, letter, notice).facts.map(({ id }) => id);
  expect(kept("Hand therapy of the right hand.")).toEqual([]);
});

describe("the side that the claim is about", () => {
  const DAY = "2026-10-29";
  const said = (quote: string, side?: ChartFact["side"]) =>
    ({
      ...{ id: quote, quote, date: DAY, heading: "", section: "", topics: ["procedure"], side },
      place: { documentId: "note", page: 1, boxes: [] },
    }) as unknown as ChartFact;
  const sideOf = (notice: string, ...facts: ChartFact[]) =>
    eligibleFacts(facts, { datesOfService: [DAY] } as LetterFacts, notice).side;
  const right = [said("Time out: RIGHT knee", "right"), said("Right knee, superolateral", "right")];

  it.each([
    "20610 LT. Laterality of the modifier and of diagnosis 1 differ.",
    "20610-LT: the modifier does not match the side of the diagnosis.",
    "Modifier LT conflicts with M17.11, which is of the other side.",
  ])("is the day's own where the payer says that the claim contradicts itself: %s", (notice) =>
    expect(sideOf(notice, ...right)).toBe("right"),
  );

  it("is the notice's own where nobody doubts it, or the day's record tells both", () => {
    expect(sideOf("20610 LT", ...right)).toBe("left");
    expect(sideOf("Laterality conflicts. 20610 LT", ...right)).toBe("right");
    expect(sideOf("Left knee. Laterality conflicts.", ...right)).toBe("right");
    expect(
      sideOf("20610 LT: laterality conflicts", said("Left knee pain, right knee pain", "both")),
    ).not.toBe("left");
  });

  it("is none that says how much is left, or that a field was left empty", () => {
    const broken = said("Right distal radius fracture", "right");
    const rows = [9, 8, 7].map((left) => said(`1; codes 97530; left ${left}`));
    expect(sideOf("No. Left blank", broken)).toBe("right");
    expect(sideOf("no visits left", broken, ...rows)).toBe("right");
    expect(sideOf("", said("Grip right 20; left 40"), said("left 44; left 3"))).toBe("left");
  });
});

// Seen red: what was done on the other side than the claim has was left out, though the payer doubts the claim's modifier.
it("goes by the record's side where the payer doubts the modifier of a line with a side", () => {
  const fact = (id: string, quote: string, side: "left" | "right"): ChartFact => ({
    ...{ id, quote, side, heading: "Procedure note", section: "", date: "2026-09-03" },
    ...{ topics: topicsOf(quote), place: { documentId: "d", page: 1, boxes: [] } },
  });
  const facts = [
    fact("a", "Procedure: injection right plantar fascia, medial approach.", "right"),
    fact("b", "Time out 2:05 pm, right foot marked and confirmed.", "right"),
    fact("c", "Left foot: no pain today.", "left"),
  ];
  const letter: LetterFacts = {
    ...{ procedureCodes: ["20550"], datesOfService: ["2026-09-03"], denialCategory: "billing" },
  };
  const sideOf = (notice: string) => eligibleFacts(facts, letter, notice).side;
  expect(sideOf("20550-LT CO-4 The procedure code is inconsistent with the modifier used.")).toBe("right");
  expect(sideOf("20550-LT CO-16 Claim lacks information.")).toBe("left");
});

it.each([
  ["Wife says he should just get a new mattress.", false],
  ["Mom thinks the brace is silly.", false],
  ["Mom says he wakes twice a night and cannot hold a spoon.", true],
  ["Brother had RSV last week; exposure at home.", true],
  ["Brother had RSV last week.", false],
  ["Husband had a stroke and cannot help with transfers.", true],
  ["If therapy stops, the surgeon expects another operation.", true],
  ["If therapy is approved, start next week.", false],
])("what people at home advise, have and can do: %s", (quote, is) => expect(kept(quote)).toBe(is));

// Seen red: what parents saw was left out as advice, and a therapy that may stop without harm was quoted.
it.each([
  ["Mom thinks he talks less than his peers.", true],
  ["Wife thinks his memory is failing.", true],
  ["Mother says he should be able to hold a spoon by now.", true],
  ["Husband says she ought to use a walker, she falls at night.", true],
  ["Dad believes the exercises are a waste.", false],
  ["If therapy stops, patient will be fine.", false],
  ["If it stops, she will call us.", false],
  ["If treatment is stopped, goals can be met at home.", false],
  ["If therapy stops, he is likely to lose elbow motion.", true],
  ["Sister had a fusion; exposure to grief at home.", false],
])("what is seen at home, and what a stop leads to: %s", (quote, is) => expect(kept(quote)).toBe(is));

// Red without the exceptions.
it.each([
  ["If she lifts over 5 lb the shoulder spasms.", true],
  ["If he stops therapy the contracture will likely recur per the surgeon.", true],
  ["06/08 Closed, no answer to the questionnaire in 45 days.", true],
  ["If it spasms again, call the surgeon.", false],
  ["Called plan, no answer.", false],
  ["Stable gait 20 feet, then limps.", true],
  ["Ankle stable in brace, gives way without it.", true],
  ["Pain controlled only with tramadol.", true],
  ["Hypertension, controlled.", false],
  ["HTN stable.", false],
  ["Husband has to lift her from the tub.", true],
  ["Mother had to have a fusion.", false],
  ["Friend has driven her since the fall, as she cannot turn her neck.", true],
  ["Mother had a stroke.", false],
  ["Job requirements not met: lifts 18 of 50 lb.", true],
  ["Criteria for return to sport not met, hop test 64%.", true],
  ["Policy criteria not met.", false],
])("a guard leaves in what only looks alike: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

// Red where the word without its "not" from the line above was told, or kept the change of the drug out.
it("tells a drug that was stepped up without the torn word before it", () => {
  const said = (quote: string) =>
    eligibleFacts(
      [{ quote, heading: "", topics: [] } as unknown as ChartFact],
      { denialCategory: "coding" },
      "",
    ).facts.map((fact) => fact.quote);
  expect(said("controlled: lisinopril raised from 20 to 40 mg.")).toEqual([
    "lisinopril raised from 20 to 40 mg.",
  ]);
  expect(said("controlled: continue lisinopril 20 mg.")).toEqual([]);
  expect(said("Hypertension, controlled.")).toEqual([]);
  for (const calm of [
    "stable: no drugs added.",
    "controlled: nothing was changed.",
    "controlled: on HCTZ, started 2019.",
    "stable: since lisinopril was started.",
  ])
    expect(said(calm)).toEqual([]);
});

// Seen red: of the two stays within a year that a payer asks for the older one was out.
it.each([
  ["Two hospitalizations for asthma in the past 12 months are not documented.", ["J2182"], true],
  ["The claim is denied as not medically necessary.", ["99214"], true],
  ["No contact within two business days of discharge.", ["99496"], false],
])("keeps an older stay unless one discharge is in question: %s", (notice, procedureCodes, isKept) => {
  const stay = (id: string, page: number, quote: string) =>
    ({
      ...{ id, quote, heading: "Discharge Summary", section: "", topics: [] },
      place: { documentId: "hospital", page, boxes: [] },
    }) as ChartFact;
  const facts = [
    stay("own", 1, "Admitted 10/02/2026; Discharged 10/07/2026, wheezing on arrival."),
    stay("older", 2, "Admitted 05/11/2026; Discharged 05/14/2026, wheezing on arrival."),
  ];
  const letter = { datesOfService: ["2026-10-13"], procedureCodes } as LetterFacts;
  expect(eligibleFacts(facts, letter, notice).facts.some(({ id }) => id === "older")).toBe(isKept);
});

describe("care ahead under a notice without a day", () => {
  const dated = (date: string) =>
    ({
      id: date,
      date,
      quote: `Score of ${date}`,
      heading: "",
      topics: ["finding"],
      place: { documentId: "x", page: 1 },
      measure: { key: "odi" },
    }) as unknown as ChartFact;
  const days = (letter: Partial<LetterFacts>) =>
    eligibleFacts(
      [dated("2022-03-14"), dated("2026-09-08"), dated("2026-11-11")],
      letter as LetterFacts,
      "",
    ).facts.map(({ date }) => date);
  // Seen red: a score of another accident, four years before, began the row of this one's.
  it.each(["pre_service", "concurrent"] as const)(
    "counts its time from the newest of the record: %s",
    (stage) => expect(days({ stage, letterDate: "2026-11-20" })).toEqual(["2026-09-08", "2026-11-11"]),
  );
  it("goes by the day of the notice where it has one, and leaves a claim of unknown days alone", () => {
    expect(days({ stage: "pre_service", noticeDate: "2022-06-01" })).toContain("2022-03-14");
    expect(days({ stage: "post_service", letterDate: "2026-11-20" })).toContain("2022-03-14");
  });
});
