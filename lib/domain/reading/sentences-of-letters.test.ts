import { describe, expect, it } from "vitest";
import type { Extraction } from "@/lib/core/extraction";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";
import { findDates, findDaysBefore } from "./page/calendar-date";
import { parsePersonName } from "./page/person-name";
import { findPayers } from "./payer/payer-mention";

/** A short letter about a claim, with one more paragraph. */
const letter = (said: string, head = "Priority Health"): Extraction =>
  extractByRules(
    fromPlainText(
      `${head}\nPO Box 64560, Grand Rapids, MI 49525\n\nOctober 9, 2026\n\nDear Provider:\n\n${said}\n\nProvider Service\n`,
    ),
  );
const field = (said: string, name: keyof Extraction["fields"]) => letter(said).fields[name]?.value;
const fact = (said: string, name: keyof Extraction["facts"]) => letter(said).facts[name]?.value;

describe("days in words and without a year", () => {
  it.each([
    ["October ninth, 2026", ["2026-10-09"]],
    ["the twenty-first day of September, 2026", ["2026-09-21"]],
    ["on March thirtieth, 2026", ["2026-03-30"]],
    ["June 8, June 15 and June 22 of 2026", ["2026-06-08", "2026-06-15", "2026-06-22"]],
    ["March health benefits 2026", []],
    ["February thirtieth, 2026", []],
  ])("%s", (text, days) => expect(findDates(text).map(({ iso }) => iso)).toEqual(days));

  it.each([
    ["on September 14 and 16 of this year", ["2026-09-14", "2026-09-16"]],
    ["on December 12", ["2025-12-12"]],
    ["on May 4 of last year", ["2025-05-04"]],
    ["on May 4, 2024", []],
  ])("%s, before a notice", (text, days) =>
    expect(findDaysBefore(text, "2026-10-09").map(({ iso }) => iso)).toEqual(days),
  );
});

it.each([
  ["Priority Health 10/19/2026: claim 26289TN00417 for Ada Roe, 97110, is denied.", "2026-10-19"],
  ["Dates of service 10/19/2026: claim 26289TN00417 for Ada Roe, 97110, is denied by Aetna.", undefined],
])("the day of a note of one line: %s", (text, day) =>
  expect(extractByRules(fromPlainText(text)).facts.notice_date?.value).toBe(day),
);

describe("numbers in sentences", () => {
  it.each([
    ["Your claim for 97110 on September 2, 2026 is filed with us as number 6202-887140-1.", "6202-887140-1"],
    ["Thank you for your claim. We have processed it as 10-26-4471-88.", "10-26-4471-88"],
    ["We denied 97810. The claim is HN-6620418-A.", "HN-6620418-A"],
    ["We denied 97810. Your appeal was logged as 10-26-4471-88.", undefined],
    ["Veteran Ada Roe, ICN 1044718820V. Your claim OP-2630-118842 for 97810 is denied.", "OP-2630-118842"],
  ])("the claim of: %s", (said, value) => expect(field(said, "claim_number")).toBe(value));

  it.each([
    ["We denied 97810 for Ada Roe. Her ID is 8004471-01.", "8004471-01"],
    ["We denied 97810 for Ada Roe. Her contract number is 800441776-00.", "800441776-00"],
    ["We denied 97810 for Ada Roe (member W2188 40772), seen on October 2, 2026.", "W2188 40772"],
    ["Re: Veteran Ada Roe, ICN 1044718820V. We cannot pay for 97810.", "1044718820V"],
  ])("the member of: %s", (said, value) => expect(fact(said, "member_id")).toBe(value));

  it("reads an employer's group", () =>
    expect(fact("We denied 97810. His employer's group is 10443-02.", "group_number")).toBe("10443-02"));
});

describe("persons and payers", () => {
  it("takes a person with a title for the patient, and a brand for none", () => {
    expect(field("This is about Mr. Leonard Voss, whom you treated. We cannot pay.", "patient_name")).toBe(
      "Leonard Voss",
    );
    expect(parsePersonName("Wisconsin ForwardHealth")).toBeUndefined();
    expect(parsePersonName("Maria de los Angeles Quintero")?.display).toBe("Maria de los Angeles Quintero");
  });

  it.each([
    ["Erie Insurance Group Health Plan", "Erie Insurance Group Health Plan"],
    ["Texas Mutual health benefit plan", "Texas Mutual health benefit plan"],
    ["Erie Insurance, claims", "Erie Insurance"],
    ["From: Blue Cross NC", "Blue Cross NC"],
    ["Blue Cross, PO Box 7, Van Nuys, CA 91410", "Blue Cross"],
  ])("%s", (text, name) => expect(findPayers(text)[0]?.name).toBe(name));

  it("calls an insurer's own health plan neither auto nor workers' compensation", () => {
    const said = "We denied 97810 for Ada Roe on September 2, 2026.";
    expect(letter(said, "Erie Insurance Group Health Plan").lineOfBusiness).toBe("commercial");
    expect(letter(said, "Texas Mutual health benefit plan").lineOfBusiness).toBe("commercial");
  });
});

describe("what became of the claim", () => {
  it.each([
    ["We paid $190.00 for the well visit. We did not pay for the hearing test.", "partial_denial"],
    ["We paid three of the five units of 97530. The other two are denied.", "partial_denial"],
    ["We denied 97530. We paid $190.00 for the earlier visit already.", "denial"],
    ["We later learned he was not new. Please send us a check for $212.40.", "recoupment"],
  ])("%s", (said, kind) => expect(letter(said).kind).toBe(kind));

  it("wants no money back that is to go to the patient", () => {
    const said = "We made a mistake with the copay of $10.00. Please refund $20.00 to the patient.";
    expect(letter(said).kind).not.toBe("recoupment");
  });

  it.each([
    ["The notes do not show that she was still improving.", "medical_necessity"],
    ["We have no record that anyone asked us for an approval.", "authorization"],
    ["It repeats a claim that we paid on October 2, 2026.", "duplicate"],
    ["Her coverage with us came to an end on September 30, 2026.", "eligibility"],
  ])("%s", (why, category) => {
    expect(fact(`We cannot pay for the visit of September 2, 2026. ${why}`, "denial_category")).toBe(
      category,
    );
  });

  it("does not take the time that was granted for the days of care", () => {
    const said =
      "The referral allowed eight therapy visits between July 1 and September 30, 2026. We cannot pay the visit on October 7, 2026.";
    expect(fact(said, "dates_of_service")).not.toContain("2026-07-01");
  });
});
