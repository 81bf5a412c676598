import { describe, expect, it } from "vitest";
import { SURE } from "@/lib/core/extraction";
import { extractByRules } from "../extract";

/** A scanned page whose words were read well, but for those that are named with how well. */
function scan(unsure: Record<string, number>, ...lines: string[]) {
  const text = lines.join("\n");
  const words = text.split(/\s+/).map((word) => ({
    text: word,
    confidence: unsure[word] ?? 0.96,
    box: { x: 0.1, y: 0.1, width: 0.1, height: 0.01 },
  }));
  return extractByRules({
    pages: [{ number: 1, width: 612, height: 792, method: "ocr" as const, text, words }],
  });
}

const NOTICE = [
  "Lakeshore Mutual Health Plan                 May 4, 2026",
  "",
  "Patient: DOE, JANE                Claim Number: 26118-4471",
  "Group number: 45817",
  "Diagnosis: M54.16",
  "Procedure codes: 97161, 97530",
  "",
  "We denied this claim because no authorization was on file.",
];

describe("how well a scan's numbers are read", () => {
  it("is sure of numbers that were read well", () => {
    const { facts } = scan({}, ...NOTICE);
    for (const name of ["group_number", "diagnosis_codes", "procedure_codes"] as const)
      expect(facts[name]?.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it.each([
    ["group_number", "45817"],
    ["diagnosis_codes", "M54.16"],
    ["procedure_codes", "97530"],
  ] as const)("is not sure of a %s that was read once and not well", (name, word) => {
    expect(scan({ [word]: 0.78 }, ...NOTICE).facts[name]?.confidence).toBeLessThan(SURE);
  });

  it("is sure of one that a second place reads as the first does", () => {
    const { facts } = scan({ "45817": 0.78 }, ...NOTICE, "", "Members of group 45817 may call us.");
    expect(facts.group_number?.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it("is not sure of one that is only a part of another number elsewhere", () => {
    const { facts } = scan({ "45817": 0.78 }, ...NOTICE, "", "Form 145817-2");
    expect(facts.group_number?.confidence).toBeLessThan(SURE);
  });

  it("is not sure of a list of codes when only one of them stands twice", () => {
    const { facts } = scan({ "97161,": 0.78, "97530": 0.78 }, ...NOTICE, "", "97161 is an evaluation.");
    expect(facts.procedure_codes?.confidence).toBeLessThan(SURE);
  });
});
