import { describe, expect, it } from "vitest";
import { doubtfulValues } from "./doubtful-values";

const NONE = { patientName: null, claimPatientName: null, claimNumbers: [], claimPayerName: null };
const LETTER = "Mod Patient: Lemuel Ostrander, claim FS26-298. Decided on October 29, 2026.";
const valuesOf = (fieldEvidence: Parameters<typeof doubtfulValues>[1]["fieldEvidence"], record = NONE) =>
  doubtfulValues(LETTER, { fieldEvidence, facts: {} }, record).map(({ value }) => value);

describe("what a person compares before a letter goes out", () => {
  // Seen red: a letter to the payer "Mod" had nothing to settle about it.
  it("is a payer, a patient or a claim's number that was hardly more than guessed", () => {
    expect(valuesOf({ payer_name: { value: "Mod", confidence: 0.15 } })).toEqual(["Mod"]);
    expect(valuesOf({ patient_name: { value: "Lemuel Ostrander", confidence: 0.2 } })).toHaveLength(1);
    expect(valuesOf({ claim_number: { value: "FS26-298", confidence: 0.25 } })).toHaveLength(1);
  });

  it("is none that is fairly sure, that the letter does not state, or that the practice's record has", () => {
    expect(valuesOf({ payer_name: { value: "Mod", confidence: 0.5 } })).toEqual([]);
    expect(valuesOf({ payer_name: { value: "Unita", confidence: 0.1 } })).toEqual([]);
    const patient_name = { value: "Lemuel Ostrander", confidence: 0.2 };
    expect(valuesOf({ patient_name }, { ...NONE, patientName: "OSTRANDER, LEMUEL" } as never)).toEqual([]);
    const claim_number = { value: "FS26-298", confidence: 0.2 };
    expect(valuesOf({ claim_number }, { ...NONE, claimNumbers: ["FS26298"] } as never)).toEqual([]);
  });

  it("is a value with a doubt, once", () => {
    expect(valuesOf({ payer_name: { value: "Mod", confidence: 0.15, doubt: "Compare it." } })).toEqual([
      "Mod",
    ]);
    const facts = { notice_date: { value: "2026-10-29", confidence: 0.5, doubt: "Compare it." } };
    expect(doubtfulValues(LETTER, { fieldEvidence: {}, facts }, NONE)).toHaveLength(1);
  });
});
