import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readReading } from "../extract";
import { findCodes, readDenialCode } from "./denial-code";
import { withoutWithdrawn } from "./replaced-code";

const inForce = (...lines: string[]) => {
  const reading = readReading(fromPlainText(lines.join("\n")));
  return findCodes(reading)
    .filter(({ isDenial }) => isDenial !== "no")
    .map(({ code }) => code);
};

describe("the code in force", () => {
  it.each([
    [
      "This notice replaces our denial of June 3, 2026, reason code CO-16. The claim is denied with CO-50.",
      ["50"],
    ],
    ["Your claim was previously denied with CO-16, now denied with CO-50.", ["50"]],
    ["The reason has been changed from CO-16 to CO-50.", ["50"]],
    ["This notice replaces our notice of June 3 with a denial for CO-50.", ["50"]],
    ["We have reversed our denial of June 3, code CO-16.", []],
    ["The denial CO-16 has been taken back.", []],
    ["This payment replaces the earlier explanation with CO-16.", []],
    ["Code CO-16 and CO-197 are withdrawn. The service is denied as CO-50.", ["50"]],
  ])("%s", (said, codes) => expect(inForce(said)).toEqual(codes));

  it.each([
    "The claim was originally denied with CO-50. We uphold that decision.",
    "We have not reversed our denial, CO-50.",
    "If we reversed our denial CO-50, we would tell you.",
    "Prior authorization was not obtained, CO-197.",
    "99213   Lesion removed   CO-50   150.00",
    "We are taking back the payment for code CO-50.",
  ])("stays where nothing takes its place: %s", (said) => expect(inForce(said)).toHaveLength(1));

  it("goes with its meaning in the legend", () => {
    const reading = readReading(
      fromPlainText(
        [
          "We have withdrawn our denial CO-16. The service is denied as CO-50.",
          "",
          "CO-16   The claim lacks information that is needed to decide it",
          "CO-50   The service is not deemed medically necessary",
        ].join("\n"),
      ),
    );
    expect(readDenialCode(reading, findCodes(reading), undefined)?.value).toBe("CO-50");
    expect(findCodes(reading).filter(({ code, isDenial }) => code === "16" && isDenial !== "no")).toEqual([]);
  });
});

it("leaves out what is said of a denial that was taken back, and keeps what is refused now", () => {
  const back = "We have reversed our denial of June 3.";
  const was = "The claim had been denied for missing records.";
  const now = "The second visit is denied.";
  expect(withoutWithdrawn([back, was, now])).toEqual([now]);
  expect(withoutWithdrawn([was, now])).toEqual([was, now]);
  expect(withoutWithdrawn(["We have not reversed our denial.", was])).toHaveLength(2);
});

it.each([
  ["Enrollment code 112 Basic Option", 0],
  ["Place of service code 11 Office visit", 0],
  ["Denied: code 112 Service not furnished as billed", 1],
  // Seen red: a stop between the code and its meaning.
  ["Code B16.  Our history has an earlier visit with the group.", 1],
  ["Place of service code 11.  Office visits are paid at the office rate.", 0],
  ["See note 12.  The record was reviewed by a nurse.", 0],
  ["Enrollment has ended. Code 27 Expenses incurred later", 1],
])("takes a code of another list for no reason: %s", (line, count) =>
  expect(findCodes(readReading(fromPlainText(line)))).toHaveLength(count),
);
