import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** What a short print says, by the names of the fields. */
function valuesOf(...lines: string[]): Record<string, string | undefined> {
  const { fields, facts } = extractByRules(fromPlainText(lines.join("\n")));
  const found = Object.entries({ ...fields, ...facts });
  return Object.fromEntries(found.map(([name, evidence]) => [name, evidence?.value]));
}

const HEAD = [
  "Alder Health                          October 1, 2026",
  "Patient Bo Nash   Claim number 2209118",
];

it("reads labels in Spanish as what they are in English", () => {
  const found = valuesOf(
    "Northwall Health Plan",
    "Fecha: 10/14/2026",
    "Paciente: Ines Calderon",
    "Número de reclamo: 26-2877104",
    "Número de miembro: NW4471902",
    "Fecha de nacimiento: 04/02/1979",
    "Fecha de servicio: 08/19/2026",
    "Monto facturado: $165.00",
    "Monto negado: $65.00",
    "The claim is denied. The service is not medically necessary.",
  );
  expect(found).toMatchObject({
    patient_name: "Ines Calderon",
    claim_number: "26-2877104",
    member_id: "NW4471902",
    dates_of_service: "2026-08-19",
    notice_date: "2026-10-14",
    billed_amount: "165.00",
  });
});

it("reads them over columns, too", () => {
  const found = valuesOf(
    "Northwall Health Plan      Fecha 10/14/2026",
    "Reclamo 26-2877104   Paciente Ines Calderon   Fecha de servicio 08/19/2026",
    "The claim is denied. The service is not medically necessary.",
  );
  expect(found).toMatchObject({
    patient_name: "Ines Calderon",
    claim_number: "26-2877104",
    dates_of_service: "2026-08-19",
  });
});

it.each([
  ["Expedited appeal by     Standard appeal by", "October 8, 2026         December 1, 2026"],
  ["Standard appeal by      Expedited appeal by", "12/01/2026              10/08/2026"],
])("takes the usual appeal's day of two columns: %s", (heads, days) => {
  const words = "We did not approve the MRI you requested. It is not medically necessary.";
  expect(valuesOf(...HEAD, words, "", heads, days).appeal_deadline).toBe("2026-12-01");
});

it.each([
  ["You may appeal within 60 days, and an expedited appeal by October 8, 2026 is possible.", "2026-11-30"],
  ["You may appeal within 60 days, or for an expedited appeal by October 8, 2026.", "2026-11-30"],
  ["File a standard appeal by December 1, 2026 or an expedited appeal by October 8, 2026.", "2026-12-01"],
  ["Appeals and expedited appeals must be filed by December 1, 2026.", "2026-12-01"],
  ["You may file an appeal or an expedited appeal by December 1, 2026.", "2026-12-01"],
  ["Standard and expedited appeals must be filed by December 1, 2026.", "2026-12-01"],
])("takes the usual appeal's day of a sentence: %s", (words, day) => {
  const denied = "We did not approve the MRI you requested. It is not medically necessary.";
  expect(valuesOf(...HEAD, denied, words).appeal_deadline).toBe(day);
});

it("takes no expedited appeal's day where it stands alone", () => {
  const words = "We did not approve the MRI you requested. It is not medically necessary.";
  expect(valuesOf(...HEAD, words, "", "Expedited appeal by", "10/08/2026").appeal_deadline).toBeUndefined();
});

it("takes no denied amount for the billed one where three rows head the columns", () => {
  const found = valuesOf(
    ...HEAD,
    "",
    "Service      Total       Total       Total",
    "Date         Charge      Charge      Charge",
    "             Denied      Billed      Paid",
    "08/14/2026   $62.00      $152.00     $90.00",
    "A part is denied as not medically necessary.",
  );
  expect(found.billed_amount).toBe("152.00");
});

it.each([
  "You have six months from the date of this notice to ask us to look again.",
  "Reconsideration requests are accepted for six months from the date of this notice.",
  "The right to a review ends six months from the date of this notice.",
])("counts six months: %s", (words) =>
  expect(valuesOf(...HEAD, "We denied the claim as not medically necessary.", words).appeal_deadline).toBe(
    "2027-04-01",
  ),
);

it("takes the day a claim was pended for no day of a notice", () =>
  expect(
    valuesOf(
      "Alder Health",
      "Claim 2209118   Patient Bo Nash",
      "Received 08/20/2026",
      "Pended 08/28/2026",
      "Denied: not medically necessary.",
    ).notice_date,
  ).toBeUndefined());

it("is refused where a list pays nothing and gives its reason", () => {
  const lines = [
    "Alder Health",
    "October 1, 2026",
    "Patient ........ Bo Nash",
    "Claim .......... 2209118",
    "Charge ......... $165.00",
    "Paid ........... $0.00",
    "Why ............ Not medically necessary",
  ];
  expect(extractByRules(fromPlainText(lines.join("\n"))).kind).toBe("denial");
});

const DENIED = "Claim 26-2877104 Ines Calder 08/19/2026 is denied as not medically necessary.";
it("takes no practice's fax number for the payer's", () => {
  const printed = (line: string) =>
    valuesOf("Northwall Health Plan", "October 14, 2026", line, DENIED).payer_fax;
  expect(printed("Larkspur Physical Therapy, fax 937-555-0188")).toBeUndefined();
  expect(printed("Larkspur Chiropractic Center, LLC  Fax: 937-555-0188")).toBeUndefined();
  // A medical group may decide for the plan.
  expect(printed("Hill Physicians Medical Group, fax 937-555-0188")).toBe("937-555-0188");
  expect(printed("Appeals for physical therapy, fax 937-555-0188")).toBe("937-555-0188");
  expect(printed("To appeal this denial of chiropractic, fax 937-555-0188.")).toBe("937-555-0188");
  expect(printed("Provider Appeals, fax 937-555-0188")).toBe("937-555-0188");
});

it("reads the last date for an appeal, and no other last date", () => {
  const printed = (line: string) =>
    valuesOf("Northwall Health Plan", "October 14, 2026", DENIED, line).appeal_deadline;
  expect(printed("Last date we will take an appeal: January 12, 2027")).toBe("2027-01-12");
  expect(printed("Last date to appeal is January 12, 2027.")).toBe("2027-01-12");
  expect(printed("Last date we took a payment: January 12, 2027")).toBeUndefined();
  expect(printed("Last date of coverage: January 12, 2027")).toBeUndefined();
});

it("reads the day of care in a list", () =>
  expect(
    valuesOf(
      "Northwall Health Plan",
      "October 14, 2026",
      "- Claim: 26-2877104",
      "- For: Ines Calder",
      "- Care on: August 19, 2026",
      "- You charged: $165.00",
      "- We paid: $0.00",
      "- Because: not medically necessary",
    ),
  ).toMatchObject({ claim_number: "26-2877104", dates_of_service: "2026-08-19", billed_amount: "165.00" }));

it("takes no diagnosis behind another's words for a remark", () => {
  const printed = (line: string) =>
    valuesOf("Northwall Health Plan", "October 14, 2026", DENIED, line).remark_codes;
  expect(printed("Low back pain is listed.   M54  Back pain of the person")).toBeUndefined();
  expect(printed("N130  See the plan's rules.   N20  Service not payable with another")).toContain("N20");
});
