import { describe, expect, it } from "vitest";
import { SURE } from "@/lib/core/extraction";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "Lakeshore Mutual Health Plan                 May 4, 2026",
        "",
        "Patient: DOE, JANE                Claim Number: 26118-4471",
        ...lines,
        "",
        "We denied this claim because no authorization was on file.",
      ].join("\n"),
    ),
  ).facts.diagnosis_codes;

describe("diagnoses whose first letter was misread", () => {
  it.each([
    ["Diagnosis: $83.241D", "S83.241D", "$83.241D"],
    ["DIAGNOSIS REPORTED: $93.401D. RECEIVED 10/14/2026.", "S93.401D", "$93.401D"],
    ["Diagnosis R26.81, 296.651", "R26.81, Z96.651", "R26.81, 296.651"],
    ["Diagnosis: M25.561, 583.241D", "M25.561, S83.241D", "M25.561, 583.241D"],
  ])("%s", (line, value, repaired) => {
    const found = read(line);
    expect(found).toMatchObject({ value, repaired });
    expect(found?.confidence).toBeLessThan(SURE);
  });

  it.each([
    "Charge for the visit: $83.24",
    "Allowed per mile $83.241",
    "The plan's fund holds $12.500K.",
    "Diagnosis: see the record. Charge $283.24, allowed $183.24",
    "Section 583.241D of the provider manual applies.",
    "42 CFR 296.651 applies to this notice.",
    "Diagnosis on the claim is missing. See 296.651 of the rules.",
    "Bill 296.65 was received.",
    "Payment $583.24D was voided.",
    "Diagnosis 296.65",
  ])("reads none in: %s", (line) => expect(read(line)).toBeUndefined());

  it("takes one that stands right elsewhere as it stands there", () => {
    const found = read("Diagnosis: $83.241D   (S83.241D on the claim)");
    expect([found?.value, found?.repaired]).toEqual(["S83.241D", undefined]);
  });

  it("leaves a code of ICD-9 beside one of ICD-10, and an amount behind a diagnosis", () => {
    expect(read("Diagnosis: M54.16, 296.65")?.value).toBe("M54.16");
    expect(read("Diagnosis: M54.16, 283.24 billed")?.value).toBe("M54.16");
    expect(read("Diagnosis: M54.16, $583.24")?.value).toBe("M54.16");
  });
});
