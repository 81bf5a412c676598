import { describe, expect, it } from "vitest";
import { denialPoints } from "./denial-points";
import { findingTables } from "./finding-tables";

const pointsOf = (notice: string) =>
  denialPoints(notice, "").map(({ kind, text, disputed, granted }) => ({
    kind,
    text,
    state: granted ? "granted" : disputed ? "disputed" : "open",
  }));

describe("a table of criteria with a column of what was found", () => {
  it("makes each unmet row a point with its whole text, wherever its finding stands", () => {
    const notice = [
      "We reviewed the request against policy 5.99, first approval:",
      "",
      "  Criterion                                                     Found?",
      "  1  18 years of age or older                                   Yes",
      "  2  Body mass index of 30 or more, weighed within 60 days      No. Form gave 03/02/2026",
      "     before the request",
      "  3  Took part in a weight management program for at least",
      "     3 months in a row                                          No",
      "",
      "Criteria 2 and 3 are not documented, so that we cannot find the drug medically necessary.",
    ].join("\n");
    expect(pointsOf(notice)).toEqual([
      { kind: "criterion", text: "18 years of age or older", state: "granted" },
      {
        kind: "criterion",
        text: "Body mass index of 30 or more, weighed within 60 days before the request",
        state: "disputed",
      },
      {
        kind: "criterion",
        text: "Took part in a weight management program for at least 3 months in a row",
        state: "disputed",
      },
    ]);
  });

  it("lets the sentence that was read as the reason point at its rows", () => {
    const notice = [
      "Requirement                                   Met?",
      "(a) Failed two oral drugs                     Not met",
      "(b) Diagnosis of chronic migraine             Met",
      "(c) Headache diary of three months            Not met: no dates",
      "",
      "Requirements (a) and (c) are not met.",
    ].join("\n");
    const read = "Requirements (a) and (c) are not met.";
    expect(denialPoints(notice, read, [read]).map(({ text, disputed }) => [text, disputed])).toEqual([
      ["Failed two oral drugs", true],
      ["Diagnosis of chronic migraine", false],
      ["Headache diary of three months", true],
    ]);
  });

  it.each([
    [" Rule", "Found in the request?", "Code", "PA04"],
    ["Requirement", "Did we find it?", "Comment", "see form"],
    ["Guideline", "Shown in your records", "Reason code", "D41"],
  ])(
    "knows the table by its head, whatever stands behind the findings: %s, %s, %s",
    (left, found, last, cell) => {
      const row = (a: string, b: string, c: string) => `${a.padEnd(62)}${b.padEnd(26)}${c}`;
      const notice = [
        row(left, found, last),
        row("-".repeat(55), "-".repeat(20), "----"),
        row("A  Bone density T-score of -2.5 or lower", "NO (-2.1 on form)", cell),
        row("B  Tried a drug by mouth, or cannot take one", "NO", cell),
        row("C  Eighteen years of age or older", "YES", ""),
        "",
        "The request is denied as not medically necessary.",
      ].join("\n");
      expect(pointsOf(notice).filter(({ kind }) => kind === "criterion")).toEqual([
        { kind: "criterion", text: "Bone density T-score of -2.5 or lower", state: "disputed" },
        { kind: "criterion", text: "Tried a drug by mouth, or cannot take one", state: "disputed" },
        { kind: "criterion", text: "Eighteen years of age or older", state: "granted" },
      ]);
    },
  );

  it.each([
    ["Service", "Result", "Code"],
    ["Test", "Result", "Reference"],
    ["Tests", "Status", "Code"],
    ["Rule", "Amount", "Code"],
  ])("takes no table of services, results or sums for one: %s, %s, %s", (left, found, last) => {
    const row = (a: string, b: string, c: string) => `${a.padEnd(40)}${b.padEnd(26)}${c}`;
    const notice = [
      row(left, found, last),
      row("Vitamin D", "17 L", "30-100"),
      row("Calcium", "9.1", "8.5-10.4"),
    ].join("\n");
    expect(findingTables(notice).rows).toEqual([]);
  });

  it("takes rows without numbers, between rules, with leaders or in a box", () => {
    const lines = [
      "What we looked for                                   In your records",
      "-----------------------------------------------------------------------",
      "Six weeks of supervised therapy ................... Not found",
      "Pain that keeps the patient from work ............. Found",
    ];
    expect(findingTables(lines.join("\n")).rows).toMatchObject([
      { text: "Six weeks of supervised therapy", finding: "unmet" },
      { text: "Pain that keeps the patient from work", finding: "met" },
    ]);
    const boxed = [
      "+------+---------------------------------------+----------+",
      "| #    | Requirement                           | Result   |",
      "+------+---------------------------------------+----------+",
      "| 1    | A sleep study within two years        | Not met  |",
      "| 2    | AHI of 15 or more                     | Met      |",
      "+------+---------------------------------------+----------+",
    ];
    expect(findingTables(boxed.join("\n")).rows).toMatchObject([
      { mark: "1", text: "A sleep study within two years", finding: "unmet" },
      { mark: "2", text: "AHI of 15 or more", finding: "met" },
    ]);
  });

  it("reads marks under two heads", () => {
    const lines = [
      "Criterion                                  Met      Not met",
      "1. Diagnosis of plantar fasciitis          [X]        [ ]",
      "2. Six months of other treatment           [ ]        [X]",
    ];
    expect(findingTables(lines.join("\n")).rows).toMatchObject([
      { text: "Diagnosis of plantar fasciitis", finding: "met" },
      { text: "Six months of other treatment", finding: "unmet" },
    ]);
  });

  it("takes papers with their status as what is asked for", () => {
    const lines = [
      "Item requested                              Status",
      "Plan of care, signed by the physician       Not received",
      "Progress report of August                   Received",
      "Films of the neck                           Not needed",
    ];
    expect(pointsOf(lines.join("\n"))).toEqual([
      { kind: "item", text: "Plan of care, signed by the physician", state: "disputed" },
      { kind: "item", text: "Progress report of August", state: "granted" },
      { kind: "item", text: "Films of the neck", state: "open" },
    ]);
  });

  it("leaves a claim's own rows and a sentence alone", () => {
    const msn = [
      "Service                    Service approved?   Charged    Paid",
      "Office visit (99213)       Yes                 $143.00    $93.60",
      "Nail trimming (11721)      NO                  $98.00     $0.00",
    ].join("\n");
    expect(findingTables(msn)).toEqual({ rows: [], rest: msn });
    const prose = [
      "The plan has conditions.                        Result",
      "Appeal within 180 days.                         Box 12",
      "Send your records.                              Fax 555",
    ].join("\n");
    expect(findingTables(prose).rows).toEqual([]);
    const one = "Criterion                 Found?\n1  Age over 18            Yes\n\nWe have more to say.";
    expect(findingTables(one).rows).toEqual([]);
  });
});

// Seen red: the remark stood where the finding was looked for, and the table's words ran together as prose.
it("reads a finding that has the reviewer's comment behind it", () =>
  expect(
    pointsOf(
      [
        "  REQUIREMENT                                            FOUND IN RECORD   COMMENT",
        "  Contact within 2 business days of discharge            No                Call is dated 10/19, four days later.",
        "  Visit within 7 days of discharge                       Yes               10/21",
        "  Medicines reconciled by the day of the visit           No                Not seen.",
      ].join("\n"),
    ),
  ).toEqual([
    { kind: "criterion", text: "Contact within 2 business days of discharge", state: "disputed" },
    { kind: "criterion", text: "Visit within 7 days of discharge", state: "granted" },
    { kind: "criterion", text: "Medicines reconciled by the day of the visit", state: "disputed" },
  ]));

// Red before: the head was no head of findings, and the line under the closing rule went on with the last row.
it("knows what was in the records sent, and ends numbered rows at the rule under them", () => {
  const row = (a: string, b: string, c: string) => ` ${a.padEnd(62)}${b.padEnd(24)}${c}`;
  const notice = [
    row("Element (CMS, chronic care)", "In the records sent?", "Remark"),
    row("-".repeat(56), "-".repeat(20), "-".repeat(30)),
    row("1  Two or more chronic conditions", "YES", "diabetes, heart failure"),
    row("2  Consent of the patient, documented", "NO", "no consent in the records"),
    row("-".repeat(56), "-".repeat(20), "-".repeat(30)),
    " Records received with the claim: time log, 1 page.",
  ].join("\n");
  expect(findingTables(notice).rows.map(({ text, finding }) => [text, finding])).toEqual([
    ["Two or more chronic conditions", "met"],
    ["Consent of the patient, documented", "unmet"],
  ]);
});

describe("sections of a plan with what was found of each", () => {
  // Red before: "NOT SHOWN The score is …" was the reason, and what the section asks for was lost.
  it("makes each a criterion, without the payer's remark below", () => {
    const notice = [
      "Section 7.4 of the Plan covers therapy while each of the following is shown. Our reviewer found:",
      "",
      "   7.4(a)  Measurable functional improvement in the last 45 days.     NOT SHOWN",
      "           The Oswestry score is 46% on 09/14/2026 and again 46% on 10/19/2026.",
      "   7.4(b)  A current plan of care with goals and an end date, signed by",
      "           the referring physician.                                   NOT RECEIVED",
      "   7.4(c)  Referral by a physician.                                   met",
      "",
      "Reviewed: daily notes.",
    ].join("\n");
    expect(findingTables(notice).rows.map(({ text, finding }) => [text, finding])).toEqual([
      ["Measurable functional improvement in the last 45 days.", "unmet"],
      ["A current plan of care with goals and an end date, signed by the referring physician.", "unmet"],
      ["Referral by a physician.", "met"],
    ]);
    expect(findingTables(notice).rest).toContain("Reviewed: daily notes.");
  });

  it.each([
    ["   7.4(a)  Therapy is covered.", "   7.4(b)  Wellness is not."],
    ["   7.4(a)  Therapy      NOT SHOWN", "   Second line"],
    ["   10.50 Office visit          received", "   12.00 Films      received"],
    ["   1.2  Deductible $50.00   met", "   1.3  Copay $20.00    met"],
  ])("takes none where lines have no section or no finding: %s", (...lines) =>
    expect(findingTables(lines.join("\n")).rows).toEqual([]),
  );
});

// Seen red: the columns are named in the sentence over the rows.
it("reads rows under a sentence that names what is needed and what was found", () => {
  const notice = (lead: string) =>
    [
      lead,
      "   1.  Diagnosis of psoriasis                               Not shown on the form.",
      "   2.  Trial of TWO topical drugs (four weeks each)         Our file has one.",
      "",
      "You may appeal within 180 days.",
    ].join("\n");
  expect(findingTables(notice("What the plan requires for this drug, and what we saw:")).rows).toEqual([
    { kind: "criterion", mark: "1", text: "Diagnosis of psoriasis", finding: "unmet" },
    { kind: "criterion", mark: "2", text: "Trial of TWO topical drugs (four weeks each)", finding: "unmet" },
  ]);
  for (const lead of ["What we need from you:", "Your rights and what they cost:"])
    expect(findingTables(notice(lead)).rows).toEqual([]);
});
