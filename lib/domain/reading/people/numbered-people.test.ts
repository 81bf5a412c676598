import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...items: string[]) => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        "BAYSIDE MEDICAL ADMINISTRATORS",
        "October 6, 2026",
        "",
        "We have finished our review of several of your claims.",
        "",
        ...items,
        "",
        "You may appeal within 180 days of this letter.",
      ].join("\n"),
    ),
  );
  return {
    patient: fields.patient_name?.value,
    doubt: fields.patient_name?.doubt,
    claim: fields.claim_number?.value,
    member: facts.member_id?.value,
    dates: facts.dates_of_service?.value,
    born: facts.date_of_birth?.value,
  };
};

describe("several people in numbered sentences", () => {
  it("are read for the one who was refused", () => {
    const paper = read(
      "1. Claim 26-100441 for Maria Lopez, member ID BMA4410021, date of service September 2, 2026, was paid at the network rate.",
      "2. Claim 26-100502 for Dennis Park, member ID BMA4410977, date of service September 4, 2026, was denied because no",
      "   authorization was on file.",
      "3. Claim 26-100577 for Joan Whitaker, member ID BMA4411533, date of service September 8, 2026, was paid.",
    );
    expect(paper).toMatchObject({
      patient: "Dennis Park",
      claim: "26-100502",
      member: "BMA4410977",
      dates: "2026-09-04",
    });
  });

  it("may open their sentence, and give nobody else's number or birth date", () => {
    const paper = read(
      "1) Gina Marsh, DOB 02/03/1980, member TO-220011: services of 09/10/2026, 98941, $65.00. Paid.",
      "2) Theo Lund, DOB 07/19/1975, member TO-220745: services of 09/11/2026, 98940, $55.00. Not paid, since",
      "   maintenance care is not covered.",
    );
    expect(paper).toMatchObject({ patient: "Theo Lund", born: "1975-07-19" });
    expect(paper.member).not.toBe("TO-220011");
  });

  it("leave it in doubt where two were refused", () => {
    const { patient, doubt } = read(
      "1. Lena Ortiz, claim CB-7710021, seen on September 3, 2026: denied, no referral.",
      "2. Paul Reyes, claim CB-7710044, seen on September 5, 2026: denied, filed late.",
    );
    expect(patient).toBe("Lena Ortiz");
    expect(doubt).toContain("Paul Reyes");
  });

  it("are no reviewers and no steps of an appeal", () => {
    const { patient } = read(
      "Patient: Ada Brandt    Claim: 26-100441    Member ID: BMA4410021",
      "The claim was denied. It was read by",
      "1. Rosa Whitfield, MD, license 4410221, who saw the services, and",
      "2. Hugh Calder, DC, license 5520117, who saw the visits.",
    );
    expect(patient).toBe("Ada Brandt");
  });
});
