import { describe, expect, it } from "vitest";
import type { DeniedLine } from "@/lib/core/notice";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { outsideApprovals } from "./codes-approved";

const DAY = "2026-09-24";
const line = (procedureCode: string): DeniedLine => ({
  ...{ procedureCode, code: "197", dateOfService: DAY, billed: null, amount: null, groupCode: "CO" },
  ...{ remarks: [], reason: null },
});
const fact = (quote: string, page = 1, heading = "Notice of approval"): ChartFact => ({
  ...{ id: quote, quote, heading, section: "", topics: [], told: true },
  place: { documentId: "approval", page, boxes: [] },
});
const missing = (codes: string[], ...facts: ChartFact[]) =>
  outsideApprovals(facts, { deniedLines: codes.map(line) }).map((said) => /name (\w{5})/.exec(said)?.[1]);
const OURS = fact(
  "RESPONSE APPROVED; Approval number 26-7731905; From / through: 09/14/2026 - 11/13/2026; Services 97110, 97140, 97530",
);

describe("a code that the approval at hand does not name", () => {
  it("is named as missing, once", () =>
    expect(missing(["97530", "97018", "97018"], OURS, fact("Not in this approval: 97010 - 97039"))).toEqual([
      "97018",
    ]));

  it("is none that another approval of the day names, or a range holds", () => {
    const other = fact("Approved; codes 97018; valid 09/01/2026 to 09/30/2026", 2);
    expect(missing(["97530", "97018"], OURS, other)).toEqual([]);
    const range = fact("Approved codes 97010 to 97039, 97530; valid 09/01/2026 to 09/30/2026");
    expect(missing(["97530", "97018"], range)).toEqual([]);
  });

  it("is none where an approval of another time named it", () => {
    const older = fact("Approved; codes 97018; valid 06/22/2026 to 08/28/2026", 2);
    expect(missing(["97530", "97018"], OURS, older)).toEqual(["97018"]);
  });

  it.each([
    ["no line is approved", ["97018"], [OURS]],
    ["the approval names no codes", ["97530", "97018"], [fact("Approval number 26-7731905; Visits 10")]],
    ["a claim names them", ["97530", "97018"], [fact("Approved amount; services 97530", 1, "Claim form")]],
    [
      "a second approval is open",
      ["97530", "97018"],
      [OURS, fact("Authorization 88-123; Visits 4; 09/20/2026 to 10/20/2026", 2)],
    ],
  ])("is not missed where %s", (_, codes, facts) => expect(missing(codes, ...facts)).toEqual([]));
});
