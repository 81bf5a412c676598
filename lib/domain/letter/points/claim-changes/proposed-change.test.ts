import { describe, expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { proposedChanges } from "./proposed-change";

const DAY = "2026-09-23";
let next = 0;
const said = (quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  ...{ id: `f${next++}`, date: DAY, quote, heading: "Visit note", section: "", topics: [] },
  place: { documentId: "note", page: 2, boxes: [] },
  ...more,
});
const line = (procedureCode: string, code: string): DeniedLine => ({
  ...{ procedureCode, code, dateOfService: DAY, billed: null, amount: null, groupCode: "CO" },
  ...{ remarks: [], reason: null },
});
const letterOf = (lines: DeniedLine[], more: Partial<LetterFacts> = {}): LetterFacts => ({
  ...{ deniedLines: lines, datesOfService: [DAY], denialCategory: "coding" },
  ...more,
});
const propose = (lines: DeniedLine[], notice: string, facts: ChartFact[], more: Partial<LetterFacts> = {}) =>
  proposedChanges(facts, letterOf(lines, more), notice);

const BUNDLED = `98941  PAID
97140  CO-97  Manual therapy is included in the adjustment unless it was given to a separate region and billed with the appropriate modifier.`;
const ADJUSTED = said("CMT: thoracic T6, lumbar L4-5. 98941");

const WELL = `99392  25  PAID
99213  CO-97  Visit code included in the preventive visit of the same day. Billed without a valid modifier.`;

// Seen red without the preventive visit.
describe("the modifier of a visit beside a preventive one", () => {
  const onPage = (page: number) => ({ place: { documentId: "note", page, boxes: [] } });
  const well = said("Z00.121 routine exam with abnormal finding", onPage(1));
  const ear = said("H66.001 acute suppurative otitis media, right", onPage(2));
  const drug = said("Amoxicillin 90 mg/kg/d x 10 days, sent to pharmacy.", onPage(2));

  it("is proposed where a problem of its own was treated", () =>
    expect(propose([line("99213", "97")], WELL, [well, ear, drug])).toEqual([
      { becomes: "99213, modifier 25 added", facts: [ear, drug] },
    ]));

  it.each([
    ["nothing was done about it", [well, ear]],
    ["what was done stands with the check-up", [well, ear, said("Vitamin D 400 units daily", onPage(1))]],
    ["only the check-up has a diagnosis", [well, said("Vitamin D 400 units daily", onPage(1))]],
  ])("is not proposed where %s", (_, facts) =>
    expect(propose([line("99213", "97")], WELL, facts)[0]).toHaveProperty("lacks"),
  );

  it("is not proposed for the preventive visit itself", () => {
    const [one] = propose([line("99392", "97")], WELL, [well, ear, drug]);
    expect(one?.becomes).toBeUndefined();
  });
});

describe("the modifier of a distinct service", () => {
  it("is proposed where the note has it on another region than the manipulation", () => {
    const shoulder = said("Manual therapy R shoulder, posterior glide, 15 min 97140.");
    expect(propose([line("97140", "97")], BUNDLED, [ADJUSTED, shoulder])).toEqual([
      {
        becomes: "97140, modifier 59 added",
        facts: [shoulder, ADJUSTED],
        hint: "Some payers want XE, XP, XS or XU in place of 59.",
      },
    ]);
  });

  it("is the payer's own where it names one", () => {
    const notice = `${BUNDLED} Modifier XS is required.`;
    const [one] = propose([line("97140", "97")], notice, [ADJUSTED, said("Manual therapy L knee 97140")]);
    expect(one?.becomes).toBe("97140, modifier XS added");
  });

  it.each([
    ["on the same region", "Manual therapy low back, L4-5 soft tissue, 15 min 97140."],
    ["on no region that is named", "Manual therapy 15 min 97140."],
    ["on another day", said("Manual therapy R shoulder 97140", { date: "2026-09-21" })],
    ["on a line of the claim", "Line of the claim for 09/23/2026: 97140 without a modifier, R shoulder"],
  ])("is not proposed for work %s", (_, work) => {
    const [one] = propose([line("97140", "97")], BUNDLED, [
      ADJUSTED,
      typeof work === "string" ? said(work) : work,
    ]);
    expect(one).toEqual({ lacks: expect.stringContaining("another region than the manipulation") });
  });

  const PAIR = "97116 and 97530 are a code pair. The claim has no modifier that says they were distinct.";
  it("is proposed for minutes of its own, by the clock", () => {
    const own = said("9:02 to 9:18 97116 gait training, 16 min");
    const other = said("9:20 to 9:49 97530 therapeutic activities, 29 min");
    expect(propose([line("97116", "236")], PAIR, [own, other])).toMatchObject([
      { becomes: "97116, modifier 59 added", facts: [own, other] },
    ]);
    const overlapping = said("9:10 to 9:49 97530 therapeutic activities");
    expect(propose([line("97116", "236")], PAIR, [own, overlapping])[0]).toHaveProperty("lacks");
  });

  it("gives way to a note that says there was nothing apart, in its own words", () => {
    const facts = [
      said("9:02 to 9:18 97116"),
      said("9:20 to 9:49 97530"),
      said("Gait cueing was given during these tasks, no separate time."),
    ];
    expect(propose([line("97116", "236")], PAIR, facts)).toEqual([
      { lacks: "The record of the day says “Gait cueing was given during these tasks, no separate time.”" },
    ]);
  });

  it("is no matter of a line that was refused for another reason, or that had it", () => {
    const facts = [ADJUSTED, said("Manual therapy R shoulder 97140")];
    expect(propose([line("97140", "50")], BUNDLED, facts)).toEqual([undefined]);
    expect(propose([line("97140 59", "97")], BUNDLED, facts)).toEqual([undefined]);
  });
});

describe("the modifier of a visit beside a procedure", () => {
  const NOTICE =
    "99214  CO-97  A visit is paid only if significant and separate and the line says so by its modifier.";
  const injected = said("Right knee osteoarthritis (M17.11). Injection as planned, 40 mg.");
  it("is proposed where another problem was treated on the day", () => {
    const apart = said("Hypertension (I10). BP 158/94. Lisinopril raised to 20 mg.");
    expect(propose([line("99214", "97")], NOTICE, [injected, apart])).toEqual([
      { becomes: "99214, modifier 25 added", facts: [apart] },
    ]);
  });

  it("rests on what was changed on the page of the other problem, and not on the drug that was injected", () => {
    const pressure = said("I10 uncontrolled, med change as above.");
    const raised = said("Home log avg 158/92. Lisinopril 10 to 20 mg daily.");
    const slip = said("J3301 10mg x 4; dx M17.11");
    expect(propose([line("99214", "97")], NOTICE, [injected, slip, raised, pressure])[0]).toMatchObject({
      becomes: "99214, modifier 25 added",
      facts: [pressure, raised],
    });
  });

  // Seen red: the note counts the visit's own minutes, and has no second problem.
  it.each([
    "35 min total on the visit, not counting the adjustment.",
    "E/M time 22 minutes, excluding the injection.",
  ])("is proposed where the note has its time apart: %s", (words) => {
    const apart = said(words);
    expect(propose([line("99214", "97")], NOTICE, [injected, apart])[0]).toMatchObject({
      becomes: "99214, modifier 25 added",
      facts: [apart],
    });
  });
  it.each([
    "35 min total with the adjustment.",
    "Heat 10 min before the adjustment.",
    "Visit 35 min, not counting travel.",
    "Therapeutic exercise, total 25 min in addition to the adjustment.",
    "Total treatment time 25 min, excluding the manipulation.",
  ])("is not proposed by other minutes: %s", (words) =>
    expect(propose([line("99214", "97")], NOTICE, [injected, said(words)])[0]).toHaveProperty("lacks"),
  );

  it.each([
    ["the problem of the procedure", "Right knee pain (M25.561). Start naproxen 500 mg."],
    ["a problem that was only listed", "Hypertension (I10), stable."],
    ["a note that denies it", "The visit was not separate from the procedure."],
  ])("is not proposed for %s", (_, words) => {
    expect(propose([line("99214", "97")], NOTICE, [injected, said(words)])[0]).toHaveProperty("lacks");
  });
});

describe("the modifier of a therapy discipline", () => {
  const NOTICE = "97530  CO-4  A required modifier is missing. Resubmit with the therapy modifier.";
  it.each([
    [
      "97530, modifier GO added",
      "Signed: Saoirse Malhotra, OTR/L",
      "Occupational therapy plan of care, 2 x week",
    ],
    ["97530, modifier GP added", "Signed: R. Castleberry, PT", "Physical therapy 2 x week for 6 weeks"],
    ["97530, modifier GN added", "Signed: P. Lund, MS, CCC-SLP", "Speech therapy plan of care"],
  ])("is %s by who signed", (becomes, signed, planned) => {
    const facts = [said(signed), said(planned, { date: "2026-09-01" })];
    expect(propose([line("97530", "4")], NOTICE, facts)[0]).toMatchObject({ becomes });
  });

  it("is not proposed where two disciplines signed, nobody did, or another one is missed", () => {
    const pt = said("Signed: R. Castleberry, PT");
    expect(propose([line("97530", "4")], NOTICE, [pt, said("Signed: S. Malhotra, OTR/L")])).toEqual([
      { lacks: "The record of the day names more than one discipline." },
    ]);
    expect(propose([line("97530", "4")], NOTICE, [said("Signed: K. Sandoval, DC")])[0]).toHaveProperty(
      "lacks",
    );
    const missesGo = "97530 CO-4 must carry modifier GO.";
    expect(propose([line("97530", "4")], missesGo, [pt])[0]).toHaveProperty("lacks");
    const misses59 = "97530 CO-4 modifier 59 is missing.";
    expect(propose([line("97530", "4")], misses59, [pt])[0]?.becomes).toBeUndefined();
    expect(propose([line("98941", "4")], NOTICE, [pt])).toEqual([undefined]);
  });
});

describe("the side", () => {
  const NOTICE = "20610-LT CO-4 The modifier is for the left side and the diagnosis for the right knee.";
  const done = said("Consent signed for RIGHT knee, time-out done.");
  it("is proposed as the procedure's own note has it, and a drug beside it stays as it was", () => {
    const lines = [line("20610", "4"), line("J3301", "4")];
    const facts = [done, said("Left knee film at next visit, procedure planned")];
    expect(propose(lines, NOTICE, facts)).toEqual([
      { becomes: "20610, modifier RT in place of LT", facts: [done] },
      { becomes: "J3301, no change", facts: [], hint: "A drug carries no side." },
    ]);
  });

  it("is asked for where the billed line has a side and the payer doubts its modifier", () => {
    const doubted = "Line 1 20610-LT denied CO-4 The procedure code is inconsistent with the modifier used.";
    expect(propose([line("20610", "4")], doubted, [done])[0]).toHaveProperty(
      "becomes",
      "20610, modifier RT in place of LT",
    );
    const unsided = doubted.replace("-LT", "");
    expect(propose([line("20610", "4")], unsided, [done])).toEqual([undefined]);
  });

  it("is not taken from the keying of the charge, from two sides, or from a right to appeal", () => {
    const keyed = said("charge entry 20610-RT, procedure from schedule");
    expect(propose([line("20610", "4")], NOTICE, [keyed])[0]).toHaveProperty("lacks");
    const both = [done, said("Left knee injected as well")];
    expect(propose([line("20610", "4")], NOTICE, both)[0]).toHaveProperty("lacks");
    const rights = "20610 CO-4 The modifier is not valid. You have the right to appeal.";
    expect(propose([line("20610", "4")], rights, [done])).toEqual([undefined]);
  });
});

describe("the modifier of a repeated service", () => {
  const NOTICE = "94640 CO-18 Exact duplicate. If repeated, submit with the appropriate modifier.";
  it("is proposed where the note has the second one by the clock", () => {
    const again = said("0950 reassessed, 2nd neb ordered");
    const timed = said("2nd neb started 09:55");
    expect(propose([line("94640", "18")], NOTICE, [timed])).toMatchObject([
      { becomes: "94640, modifier 76 added", facts: [timed] },
    ]);
    expect(propose([line("94640", "18")], NOTICE, [again])[0]).toHaveProperty("lacks");
  });
});

describe("active treatment", () => {
  const NOTICE = "98941 CO-4 Billed without modifier AT.";
  it("is proposed by what the visit says, and not against it", () => {
    const acute = said("Acute low back pain, exacerbation since 09/20/2026, improving.");
    expect(propose([line("98941", "4")], NOTICE, [acute])).toMatchObject([
      { becomes: "98941, modifier AT added" },
    ]);
    const kept = said("Maintenance care, monthly.");
    expect(propose([line("98941", "4")], NOTICE, [acute, kept])[0]).toHaveProperty("lacks");
    expect(propose([line("98941", "4")], NOTICE, [said("Pain 3/10.")])[0]).toHaveProperty("lacks");
  });
});

describe("the diagnosis of a line", () => {
  const NOTICE = "93000 J06.9 DENIED CO-11 The diagnosis is inconsistent with the procedure.";
  const more = { diagnosisCodes: ["J06.9"], denialText: "The diagnosis is inconsistent with the procedure." };
  const uri = said("J06.9 URI, supportive.");
  const palpitations = said("R00.2 Palpitations, 14 day monitor.");
  const why = said("EKG ordered for palpitations.");
  it("is the one whose words say why the service was done", () => {
    expect(propose([line("93000", "11")], NOTICE, [uri, palpitations, why], more)).toEqual([
      { becomes: "93000, diagnosis R00.2 in place of J06.9", facts: [palpitations, why] },
    ]);
  });

  it("is the other code of the same category, where the episode has no more than that one", () => {
    const known = { ...more, diagnosisCodes: ["M25.561"] };
    const notice = "97110 CO-11 Diagnosis on the claim: M25.561";
    const left = said("Dx M25.562 pain in left knee.");
    expect(propose([line("97110", "11")], notice, [left], known)[0]?.becomes).toBe(
      "97110, diagnosis M25.562 in place of M25.561",
    );
    const both = [left, said("Dx M25.561 pain in right knee.")];
    expect(propose([line("97110", "11")], notice, both, known)[0]).toHaveProperty("lacks");
  });

  it("is not proposed where nothing ties one to the service", () => {
    expect(propose([line("93000", "11")], NOTICE, [uri, palpitations], more)[0]).toHaveProperty("lacks");
  });
});
