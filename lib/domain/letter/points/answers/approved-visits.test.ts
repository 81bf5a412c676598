import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { tiedToClaim } from "./approved-visits";

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
