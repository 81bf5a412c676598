import { describe, expect, it } from "vitest";
import type { Confirmable } from "@/lib/core/confirmation";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { boxValue } from "./box-value";
import { extractByRules } from "./extract";

const document = fromPlainText(
  [
    ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
    ...["Patient: Ana Muestra", "Medicare number: 1EG4-TE5-MK73", "Claim number: LK-88120-7"],
    ...["Date of service: February 9, 2026", "Reason code: 50. The service is not medically necessary."],
  ].join("\n"),
);
const paper = {
  ...{ document, extraction: extractByRules(document), page: 1 },
  known: { claimNumbers: [], memberIds: [] },
};

describe("the words of a drawn box", () => {
  it.each<[Confirmable, string, string]>([
    ["claim_number", "Claim number: LK-88120-9", "LK-88120-9"],
    ["claim_number", "LK-88120-9", "LK-88120-9"],
    ["claim_number", "Case 4471-0092 of the desk", "4471-0092"],
    ["patient_name", "MUESTRA, ANA", "Ana Muestra"],
    ["notice_date", "March 2, 2026", "2026-03-02"],
    ["billed_amount", "Total: $1,204.50", "1204.50"],
    ["denial_code", "CO 50", "CO-50"],
    ["procedure_codes", "97110 97140", "97110, 97140"],
    ["payer_address", "PO Box 12\nSalem, OR 97301", "PO Box 12\nSalem, OR 97301"],
  ])("%s: %s", (name, words, value) => {
    expect(boxValue(name, words, paper)).toEqual({ value, doubt: null });
  });

  it.each<[Confirmable, string, RegExp]>([
    ["notice_date", "as soon as possible", /The box reads “as soon as possible”\. Enter one date/],
    ["billed_amount", "", /Nothing could be read/],
  ])("that are no %s are shown with what is missing", (name, words, problem) => {
    expect(boxValue(name, words, paper)).toEqual({ value: null, problem: expect.stringMatching(problem) });
  });

  it.each<[Confirmable, string, RegExp]>([
    ["claim_number", "LK-8812O-7", /reads LK-88120-7/],
    ["appeal_deadline", "January 4, 2026", /fails the checks/],
    ["payer_name", "Ana Muestra", /fails the checks/],
  ])("that fail the checks of a %s are in doubt", (name, words, doubt) => {
    expect(boxValue(name, words, paper)).toMatchObject({ doubt: expect.stringMatching(doubt) });
  });
});
