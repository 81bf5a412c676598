import { describe, expect, it } from "vitest";
import { coveredOnDay, firstGraceMonth } from "./covered-on-day";

const DAYS = ["2026-07-14"];
const page = (text: string) => [{ text, place: "Portal, page 1" }];

describe("the payer's own record of the coverage", () => {
  const found = (text: string, services = DAYS) =>
    coveredOnDay(page(text), services, { payerName: "Oscar Health" });
  it.each([
    [
      "a portal's row",
      "OSCAR eligibility history\nSilver 2026   effective 01/01/2026   terminated 07/31/2026",
    ],
    ["an answer", "271 Eligibility\nCoverage begins 01/01/2026 ends 07/31/2026, nonpayment"],
    ["a note of a call", "Coverage per rep: eff 1/1/26 term 7/31/26 (ref 4471)"],
  ])("shows the day covered by %s", (_, text) => expect(found(text)).toBeDefined());
  it.each([
    ["one that ended before", "Eligibility\nSilver   effective 01/01/2026   terminated 06/30/2026"],
    ["one that began after", "Eligibility\nSilver   effective 08/01/2026   terminated 12/31/2026"],
    [
      "one that was taken back",
      "Eligibility\neffective 01/01/2026 terminated 07/31/2026, rescinded to 01/01/2026",
    ],
    ["another plan's", "Eligibility   Oscar: nothing\nCIGNA   effective 01/01/2026   terminated 12/31/2026"],
    ["a note without days", "Eligibility: active"],
  ])("does not by %s", (_, text) => expect(found(text)).toBeUndefined());
});

describe("the first month of three of grace", () => {
  const found = (text: string, notice = "Coverage ended, premium not paid.", services = DAYS) =>
    firstGraceMonth(page(text), services, notice);
  it.each([
    ["a portal's list", "APTC: YES\nmonth 1  07/01/2026 - 07/31/2026   claims payable"],
    ["a call", "Has advance premium tax credit. Premium paid through 06/30/2026."],
    ["the notice", "", "The 3-month grace period passed. Premiums were paid through June 30, 2026."],
  ])("is read from %s", (_, text, notice = undefined) => expect(found(text, notice)).toBeDefined());
  it.each([
    [
      "the second month",
      "APTC: YES\nmonth 1  06/01/2026 - 06/30/2026\nmonth 2  07/01/2026 - 07/31/2026",
      undefined,
    ],
    ["a month after the next one", "3-month grace period. Premium paid through 05/31/2026.", undefined],
    ["a plan without the credit", "APTC: NO\nPremium paid through 06/30/2026, 3-month grace", undefined],
    ["nothing of the credit", "Premium paid through 06/30/2026.", undefined],
  ])("is not %s", (_, text, notice) => expect(found(text, notice)).toBeUndefined());
  it("is not that of services which go on into the second month", () =>
    expect(
      found("APTC: YES. Premium paid through 06/30/2026.", undefined, ["2026-07-14", "2026-08-04"]),
    ).toBeUndefined());
});
