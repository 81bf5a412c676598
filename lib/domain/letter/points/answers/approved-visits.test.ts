import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { tiedToClaim, withinFreeVisits } from "./approved-visits";

const fact = (quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  ...{ id: quote, quote, heading: "", section: "", topics: [], told: true },
  place: { documentId: "counter", page: 1, boxes: [] },
  ...more,
});
const APPROVAL = fact("Approval number 26-OT-7731905; Visits 10", {
  place: { documentId: "approval", page: 1, boxes: [] },
});
const LETTER = { datesOfService: ["2026-09-21", "2026-09-24"], denialText: "26-OT-7590417 ended" };
const HEAD = fact("auth 26-OT-7731905 10 v 9/14/26-11/13/26");
const row = (number: number, day: string) =>
  fact(`${number}; date ${day}; seen by MO; left ${10 - number}`, { date: day });
const said = (...facts: ChartFact[]) => tiedToClaim(facts, [APPROVAL], LETTER).map(({ quote }) => quote);

describe("which of the approved visits the days were", () => {
  it("is told by the counter of that approval", () =>
    expect(said(HEAD, row(2, "2026-09-17"), row(3, "2026-09-21"), row(4, "2026-09-24"))).toEqual([
      "visit 3 on September 21, 2026, visit 4 on September 24, 2026, of 10 approved",
    ]));

  it("is told by a column of used of approved", () => {
    const used = (value: string, day: string) =>
      fact(`${day} ${value}`, {
        date: day,
        measure: { key: "row:used", name: "Used/Approved", fullName: "Used/Approved", value },
      });
    expect(
      said(fact("Tracker 26-OT-7731905"), used("7/12", "2026-09-21"), used("8/12", "2026-09-24")),
    ).toEqual(["visit 7 on September 21, 2026, visit 8 on September 24, 2026, of 12 approved"]);
  });

  // Seen red: the rows that were denied together are told as one.
  it("is told by rows that are told as one, numbered without a gap", () => {
    const rows = (numbers: string) =>
      fact(`Otto PT, DENIED P41: 2 entries, 09/21/2026, 09/24/2026 (# ${numbers})`);
    expect(said(HEAD, rows("7 to 8"))).toEqual([
      "visit 7 on September 21, 2026, visit 8 on September 24, 2026, of 10 approved",
    ]);
    expect(said(HEAD, rows("7 to 9"))).toEqual([]);
    expect(said(rows("7 to 8"))).toEqual([]);
  });

  it.each([
    ["the page is of no approval that is told", [row(3, "2026-09-21"), row(4, "2026-09-24")]],
    ["a day is not counted", [HEAD, row(3, "2026-09-21")]],
    ["the count does not go up", [HEAD, row(4, "2026-09-21"), row(4, "2026-09-24")]],
    ["the approval was spent before", [HEAD, row(10, "2026-09-21"), row(11, "2026-09-24")]],
    ["it is the approval that the payer has", [fact("auth 26-OT-7590417 12 v"), row(3, "2026-09-21")]],
  ])("is not told where %s", (_, facts) => expect(said(...facts)).toEqual([]));
});

describe("the number on the claim", () => {
  const onClaim = (quote: string, heading = "Claim as sent") => fact(quote, { heading });
  it.each(["22 23 26-OT-7731905", "23. 26-OT-7731905", "19 22 23 26-OT-7731905 24"])(
    "stands in box 23: %s",
    (quote) =>
      expect(said(onClaim(quote))).toEqual([
        "Item 23 of the claim, prior authorization number: 26-OT-7731905",
      ]),
  );

  it.each([
    ["another number stands there", onClaim("22 23 26-OT-7590417")],
    ["the page is no claim", onClaim("22 23 26-OT-7731905", "Auth Counter")],
    ["it stands elsewhere on the claim", onClaim("19 26-OT-7731905")],
  ])("is not told where %s", (_, one) => expect(said(one)).toEqual([]));
});

// Seen red: a list that writes each visit's number before its day, in its own words, was counted for nothing.
describe("a list of numbered days", () => {
  const listed = (quote: string, heading = "Attendance") => {
    const { told: _, ...one } = fact(quote, { heading });
    return one;
  };
  const TWO = "visit 7 on September 21, 2026, visit 8 on September 24, 2026";

  it.each([
    [
      "one day a row",
      [listed("7 09/21/26 tx DENIED 197"), listed("8 09/24/26 tx DENIED 197")],
      `${TWO}, of 10 approved`,
    ],
    [
      "two lists beside each other",
      [listed("1 08/03/26 eval paid 7 09/21/26 tx DENIED"), listed("2 08/05/26 tx paid 8 09/24/26 tx")],
      `${TWO}, of 10 approved`,
    ],
    [
      "days without a year",
      [listed("7 9/21 yes MO"), listed("8 9/24 yes MO last")],
      `${TWO}, of 10 approved`,
    ],
  ])("tells which visits the days were: %s", (_, rows, text) => expect(said(HEAD, ...rows)).toEqual([text]));

  it("counts by the end of the approval's number beside each day", () =>
    expect(
      said(
        fact("yes, MO, 7731905: 8 entries, 9/1, 9/3, 9/8, 9/10, 9/14, 9/16, 9/18, 9/21 (# 1 to 8)"),
        listed("9 9/24 yes MO 7731905 last visit"),
      ),
    ).toEqual(["visit 8 on September 21, 2026, visit 9 on September 24, 2026"]));

  it("takes the approval's own count where the page names another one", () =>
    expect(
      said(
        listed("approval 26-OT-7590417 (6) approval 26-OT-7731905 (8)", "Session count"),
        listed("1 06/02/26 OF 1 09/21/26 OF", ""),
        listed("2 06/09/26 OF 2 09/24/26 OF", ""),
      ),
    ).toEqual(["session 1 on September 21, 2026, session 2 on September 24, 2026, of 8 approved"]));

  it.each([
    ["a visit was cancelled", [listed("7 09/21/26 CANCELLED, not counted"), listed("8 09/24/26 tx")]],
    ["the rows are a claim's", [listed("1 09/21/26 97110 GP 112.00"), listed("2 09/24/26 97110 GP 112.00")]],
    [
      "the page is a copy of the claim",
      [listed("1 09/21/26 97110", "Claim as sent"), listed("2 09/24/26 97110", "Claim as sent")],
    ],
    [
      "the page is no list of visits",
      [listed("1 09/21/26 fax", "Phone log"), listed("2 09/24/26 fax", "Phone log")],
    ],
    [
      "the number is a time or a count of units",
      [listed("09:07 09/21/26 visit"), listed("units 2 09/24/26")],
    ],
    ["a day is missing", [listed("7 09/21/26 tx")]],
    ["the number is a pain's", [listed("Pain 7 09/21/26, visit"), listed("Pain 8 09/24/26, visit")]],
    ["the number is a score's", [listed("NPRS 7 9/21 visit"), listed("NPRS 8 9/24 visit")]],
    // Seen red: each of these was told as the visits of an approval.
    ["the numbers are a measure's", [listed("Grip 35 09/21/26 40 09/24/26"), HEAD]],
    ["the numbers are minutes", [listed("97110 8 09/21/26, 97110 9 09/24/26")]],
    ["the numbers are amounts", [listed("Copay 7 09/21/26 paid"), listed("Copay 8 09/24/26 paid")]],
    ["a visit was missed", [listed("7 09/21/26 missed"), listed("8 09/24/26 tx")]],
    ["the patient was absent", [listed("7 09/21/26 absent"), listed("8 09/24/26 tx")]],
    ["the patient did not show", [listed("7 09/21/26 N/S"), listed("8 09/24/26 tx")]],
    ["the clinic put it off", [listed("7 09/21/26 CX by clinic"), listed("8 09/24/26 tx")]],
    ["a column says that nobody came", [fact("7; date 9/21; came? no"), fact("8; date 9/24; came? yes")]],
    [
      "a dated row says that nobody came",
      [
        fact("7; date 9/21/26; status absent", { date: "2026-09-21" }),
        fact("8; date 9/24/26; status kept", { date: "2026-09-24" }),
      ],
    ],
    ["the rows are calls", [listed("1. 09/21/26 called about visits"), listed("2. 09/24/26 called")]],
    ["the rows are faxes", [listed("1 09/21/26 notes faxed"), listed("2 09/24/26 notes faxed")]],
    ["the entries are lines of a claim", [fact("Claim lines: 2 entries, 9/21, 9/24 (no. 1 to 2)")]],
    ["a number is past what was approved", [listed("10 09/21/26 tx"), listed("11 09/24/26 tx")]],
    ["another approval stands beside the days", [listed("7 9/21 yes 8890417"), listed("8 9/24 yes 8890417")]],
  ])("is not told where %s", (why, rows) =>
    expect(why.startsWith("another") ? said(...rows) : said(HEAD, ...rows)).toEqual([]),
  );
});

describe("visits that need no approval", () => {
  const listed = (quote: string, heading = "Attendance", page = 1): ChartFact => {
    const { told: _, ...one } = fact(quote, { heading, place: { documentId: "list", page, boxes: [] } });
    return one;
  };
  const RULE = fact("2.1 The evaluation and the first 12 visits of a calendar year need no authorization.");
  const ROWS = [listed("1 09/21/2026 evaluation PN"), listed("8 09/24/2026 discharge PN")];
  const counted = (rule: ChartFact, ...rows: ChartFact[]) =>
    withinFreeVisits([rule, ...rows], [rule], LETTER).map(({ quote }) => quote);

  // Seen red: the list that shows which visits they were was not told.
  it.each([
    RULE,
    fact("No auth needed for the first twelve visits per condition."),
    fact("First 10 therapy visits do not require prior authorization"),
    fact("First 12 visits: no prior auth needed"),
    fact("The first 12 visits are covered without authorization."),
  ])("are counted by the practice's own list: $quote", (rule) =>
    expect(counted(rule, ...ROWS)).toEqual(["visit 1 on September 21, 2026, visit 8 on September 24, 2026"]),
  );

  it.each([
    ["fewer visits are free", [fact("The first 6 visits need no authorization."), ...ROWS]],
    ["every visit needs one", [fact("The first 12 visits need authorization."), ...ROWS]],
    // Seen red: a denial for lack of approval was a rule that needs none.
    ...[
      "The first 12 visits are not covered without prior authorization.",
      "First twelve visits had no authorization on file.",
      "The first 12 visits were billed without authorization.",
      "The first 12 visits require no more than one authorization.",
      "Not all first 12 visits need no authorization.",
      "No authorization is required after the first 12 visits.",
      "No auth required except for the first 12 visits.",
      "No authorization needed. Copay waived for the first 12 visits.",
    ].map((rule): [string, ChartFact[]] => [rule, [fact(rule), ...ROWS]]),
    ["the rule is about the copay", [fact("The first 12 visits have no copay."), ...ROWS]],
    [
      "the list is of another year",
      [RULE, listed("Visits 2025"), listed("1 9/21 evaluation"), listed("8 9/24 tx")],
    ],
    ["a row is of another year", [RULE, listed("1 9/17/2025 tx"), listed("2 9/21 tx"), listed("8 9/24 tx")]],
    ["they went without one", [fact("The first 12 visits were rendered without authorization."), ...ROWS]],
    ["there was none", [fact("The first 12 visits had no prior authorization."), ...ROWS]],
    ["it is no longer so", [fact("The first 12 visits no longer need no authorization."), ...ROWS]],
    ["it is a question", [fact("Do the first 12 visits need no authorization?"), ...ROWS]],
    [
      "another number is a pain's",
      [RULE, listed("Pain 1 09/21/2026, visit"), listed("Pain 8 09/24/2026, visit")],
    ],
    [
      "two lists count them",
      [RULE, ...ROWS, listed("3 09/21/2026 tx", "Attendance", 2), listed("4 09/24/2026 tx", "Attendance", 2)],
    ],
    [
      "the list is a claim's",
      [RULE, listed("1 09/21/2026 97110", "Claim as sent"), listed("8 09/24/2026 97110", "Claim as sent")],
    ],
  ])("are not where %s", (_, [rule, ...rows]) => expect(counted(rule as ChartFact, ...rows)).toEqual([]));
});
