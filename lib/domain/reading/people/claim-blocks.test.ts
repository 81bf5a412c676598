import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const claim = (name: string, id: string, diagnosis: string, number: string, row: string) => [
  `Patient: ${name}      Member ID: ${id}     Group: ${id.slice(1, 4)}-771   DIAG: ${diagnosis}`,
  `Claim ID: ${number}   Recd: 11/05/26     Rendering: MARISOL HATHAWAY-QUINT MD`,
  "Service     Code    Charge     Not paid    Paid      See",
  row,
  "",
];

/** Three claims, the middle one refused; the diagnosis in a claim's head looks like a sum. */
const remittance = (diagnosis: string) =>
  extractByRules(
    fromPlainText(
      [
        "INVENTED LIFE INSURANCE COMPANY        EXPLANATION OF BENEFITS  -  PROVIDER COPY",
        "P.O. BOX 14, LEXINGTON KY 40512        Printed: 11/16/2026",
        "",
        ...claim(
          "THESSALY BURKHART",
          "W220441873",
          "Z00.00",
          "E7KXR20LM00",
          "10/30/26    99396   210.00      51.60    158.40     CO-45",
        ),
        ...claim(
          "QUINCY HAVERSTRAW",
          "W198730562",
          "F41.1",
          "EWPT84NQK00",
          "05/06/26    99203   214.00     214.00      0.00     CO-29",
        ),
        ...claim(
          "DELPHINE NOAKES",
          "W251109347",
          diagnosis,
          "EK02VTD6H00",
          "11/02/26    98941    68.00      24.00     44.00     CO-45",
        ),
        "CO-29 The time limit for filing has expired.   CO-45 Charge exceeds fee schedule.",
      ].join("\n"),
    ),
  );

it.each(["M99.01", "M54.50", "F41.1"])(
  "begins the next claim at its patient, though %s stands in that line",
  (diagnosis) => {
    const { fields, facts } = remittance(diagnosis);
    expect(fields.patient_name?.value).toBe("Quincy Haverstraw");
    expect(facts.member_id?.value).toBe("W198730562");
    expect(facts.group_number?.value).toBe("198-771");
    expect(facts.diagnosis_codes?.value).toBe("F41.1");
  },
);

it("leaves a diagnosis under its charges to the claim above", () => {
  const block = (name: string, number: string, row: string, diagnosis: string) => [
    `Patient: ${name}`,
    `Claim ID: ${number}   Recd: 11/05/26`,
    "Service     Code    Charge     Not paid    Paid      See",
    row,
    `Dx: ${diagnosis}`,
  ];
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        "INVENTED LIFE INSURANCE COMPANY        EXPLANATION OF BENEFITS  -  PROVIDER COPY",
        "",
        ...block(
          "THESSALY BURKHART",
          "E7KXR20LM00",
          "10/30/26    98941    68.00    24.00    44.00    CO-45",
          "M99.01",
        ),
        ...block(
          "QUINCY HAVERSTRAW",
          "EWPT84NQK00",
          "05/06/26    99203   214.00   214.00     0.00    CO-29",
          "F41.1",
        ),
        "",
        "CO-29 The time limit for filing has expired.   CO-45 Charge exceeds fee schedule.",
      ].join("\n"),
    ),
  );
  expect(fields.patient_name?.value).toBe("Quincy Haverstraw");
  expect(facts.diagnosis_codes?.value).toBe("F41.1");
});
