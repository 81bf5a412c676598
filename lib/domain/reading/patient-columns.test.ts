import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const remittance = (row: string) => `Harborline Health                     Remittance notice
Run date 28 October 2026

Tideline Therapy, PLLC                NPI 1234567893
----------------------------------------------------------------
${row}
08/24/2026    97110     189.00      0.00     CO-27
----------------------------------------------------------------
* The policy ended on 07/31/2026.

To dispute, write within 12 months of the run date.
`;
const patientIn = (row: string) => extractByRules(fromPlainText(remittance(row))).fields.patient_name?.value;

describe("a patient's surname and given name in two columns", () => {
  it("are a name before a birth date that no label names", () => {
    expect(patientIn("AMES-TELL   ROSALBA     04/12/1988      HX-5590-7712-01    claim 26240-HX-30917")).toBe(
      "Rosalba Ames-Tell",
    );
  });

  it("are none before a day of the claim's own year", () => {
    expect(
      patientIn("MERIDIAN    GOLD        04/12/2026      HX-5590-7712-01    claim 26240-HX-30917"),
    ).toBeUndefined();
  });
});

describe("a sponsor's rank before the patient's name", () => {
  it("is no part of the name", () => {
    const notice =
      "Tricare East      October 15, 2026\nDear Provider: To process claim 2629911T77 for Sgt. Rosalba Ames-Tell, sponsor ID 00119922, we need:\n- the operative report\n- the signed consent\n";
    expect(extractByRules(fromPlainText(notice)).fields.patient_name?.value).toBe("Rosalba Ames-Tell");
  });
});

describe("a patient beside their label, over another row's value", () => {
  const fax = (below: string) => `Marsh Review Partners                                  F A X
                                                       Nov 27, 2026   9:52 AM     Pages: 1

  To:     Dr. Ada Moor, Lakeside Family Medicine PC
  Re:     Case 204417728          Patient  ROSALBA AMES       DOB 08/14/1972
          Health plan  Heron, for ${below} (self-funded plan)      ID U88 417 7203 01
          Requested  72148  MRI lumbar spine without contrast

  Our physician could not approve the study. The request is denied.
`;
  const patientOf = (text: string) => extractByRules(fromPlainText(text)).fields.patient_name;

  it("is taken where the words around them agree", () => {
    for (const below of ["Clinch Valley Timber Co.", "Marsh Bay Timber"]) {
      expect(patientOf(fax(below))?.value, below).toBe("Rosalba Ames");
      expect(patientOf(fax(below))?.doubt, below).toBeUndefined();
    }
  });
});
