import { describe, expect, it } from "vitest";
import { readCorrectionTime } from "./correction-time";

const STARTS = { noticeDate: "2026-10-09", firstService: "2026-09-10" };
const dateOf = (notice: string, starts = STARTS) => readCorrectionTime(notice, starts)?.date;

describe("until when a corrected claim is taken", () => {
  it.each([
    ["Send a replacement claim (frequency 7) within 90 days of the payment date.", "2027-01-07"],
    ["CORRECTED CLAIMS (FREQUENCY 7) ARE TAKEN UP TO 365 DAYS FROM THE DATE OF SERVICE.", "2027-09-10"],
    ["Please send a corrected claim within one year of the service date.", "2027-09-10"],
    ["A corrected claim may be sent within 180 days.", "2027-04-07"],
    ["Corrected claims are accepted until 03/16/2027.", "2027-03-16"],
    [
      "Send a corrected claim within 120 days of the date of service; or appeal within 15 days.",
      "2027-01-08",
    ],
    [
      "Send a corrected claim within 90 days of the payment, or a written appeal within 180 days of this letter.",
      "2027-01-07",
    ],
  ])("%s", (notice, date) => {
    expect(dateOf(notice)).toBe(date);
  });

  it.each([
    "Send a corrected claim, or appeal within 180 days of this letter.",
    "We will process a corrected claim; appeals are taken within 180 days of this letter.",
    "A corrected claim will be processed within 30 days.",
    "A corrected claim is taken within 90 days of the primary payer's payment.",
    "You may appeal within 180 days of this letter.",
  ])("names none: %s", (notice) => {
    expect(dateOf(notice)).toBeUndefined();
  });

  it("counts from no day that is not known, and takes the earliest one", () => {
    const both = "Corrected claims: within 30 days of this notice or one year from the date of service.";
    expect(dateOf(both)).toBe("2026-11-08");
    const starts = { noticeDate: undefined, firstService: undefined };
    expect(readCorrectionTime(both, starts)).toBeUndefined();
  });
});
