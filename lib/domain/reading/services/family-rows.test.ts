import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = [
  "HARBOR PINE HEALTH PLAN",
  "EXPLANATION OF BENEFITS          Date: 10/02/2026",
  "",
  "Subscriber: Ada Brandt     Member ID: HPX440192",
  "",
  "Patient    Date of service   Service                 Billed     Allowed    Plan paid   You owe   Notes",
];
const ADA = "Ada        08/04/2026        99213 Office visit      145.00     98.00      78.40       19.60";
const LEO =
  "Leo        08/11/2026        97110 Exercises         120.00     0.00       0.00        120.00    A1";
const MORE =
  "Leo        08/13/2026        97140 Manual therapy    90.00      0.00       0.00        90.00     A1";
const WHY = ["", "A1  These services are not medically necessary. CO-50."];

describe("a family's table with given names alone", () => {
  it("is read for the one member who was refused", () => {
    const total =
      "Total                                                355.00     98.00      78.40       229.60";
    const { fields, facts } = read(...HEAD, ADA, LEO, MORE, total, ...WHY);
    expect(facts.billed_amount).toMatchObject({ value: "210.00" });
    expect(facts.billed_amount?.doubt).toBeUndefined();
    expect(facts.dates_of_service?.value).toBe("2026-08-11, 2026-08-13");
    expect(facts.procedure_codes?.value).toBe("97110, 97140");
    expect(fields.patient_name).toBeUndefined();
    expect(facts.subscriber_name?.value).toBe("Ada Brandt");
  });

  it("is sure of nothing in the rows where two were refused", () => {
    const ada =
      "Ada        08/04/2026        99213 Office visit      145.00     0.00       0.00        145.00    A1";
    const total =
      "Total                                                265.00     0.00       0.00        265.00";
    const { fields, facts } = read(...HEAD, ada, LEO, total, ...WHY);
    for (const value of [
      fields.patient_name,
      facts.billed_amount,
      facts.dates_of_service,
      facts.procedure_codes,
    ])
      expect(value?.doubt).toContain("Ada, Leo");
  });

  it("is sure of nothing in the rows where nobody was refused", () => {
    const leo =
      "Leo        08/11/2026        97110 Exercises         120.00     80.00      64.00       16.00";
    const total =
      "Total                                                265.00     178.00     142.40      35.60";
    const { facts } = read(...HEAD, ADA, leo, total);
    expect(facts.billed_amount?.doubt).toContain("Ada, Leo");
  });
});

describe("given names as headings over each member's rows", () => {
  it("give no total of the family for the one who was refused", () => {
    const { facts } = read(
      "Cordell Valley Health Trust",
      "Claim summary for the Whitlow household       Issued 06/15/2026",
      "",
      "Policyholder: Simon Whitlow          ID number: CVT 20419933",
      "",
      "SIMON",
      "  05/02/2026   99214   $210.00   paid $160.00",
      "BETH",
      "  05/06/2026   72148   $1,480.00   denied   code 197",
      "TOTAL CHARGES $1,690.00",
      "",
      "197 - Precertification was absent.",
    );
    expect(facts.procedure_codes?.value).toBe("72148");
    expect(facts.dates_of_service?.value).toBe("2026-05-06");
    expect(facts.billed_amount?.value).not.toBe("1690.00");
  });
});

it("takes one-word services that begin their rows for no people", () => {
  const head =
    "Service    Date              Code                    Billed     Allowed    Plan paid   You owe   Notes";
  const named = (row: string, service: string) => row.replace("Leo     ", service.padEnd(8));
  const { facts } = read(...HEAD.slice(0, 5), head, named(LEO, "Exam"), named(MORE, "Traction"), ...WHY);
  expect(facts.billed_amount).toMatchObject({ value: "210.00" });
  expect(facts.billed_amount?.doubt).toBeUndefined();
});

describe("a claim of each member under the given name", () => {
  const explanation = (heading: string, ...holders: string[]) =>
    read(
      "HARBOR PINE HEALTH PLAN                  EXPLANATION OF BENEFITS   Date: 10/02/2026",
      "",
      ...holders,
      "Member number: HPX440192",
      "",
      "1.  For OTTO (you)                       Claim 2609-77120-01",
      "    Date           Service                 Charge     Plan paid    You owe    Note",
      "    09/02/2026     Office visit, 99214     210.00        185.00      25.00    A",
      "",
      `2.  ${heading}        Claim 2609-77318-04`,
      "    Date           Service                 Charge     Plan paid    You owe    Note",
      "    09/09/2026     Adjustment, 98940        55.00         30.00      25.00    A",
      "    09/09/2026     Traction, 97012          36.00          0.00      36.00    K7",
      "",
      "A    Your copay.",
      "K7   Your plan does not cover traction.",
    );

  it("is the relative's, with the member's surname to be looked at, and a part of it was paid", () => {
    const found = explanation("For ILKA (daughter, born 03/19/2009)", "Plan member: Otto Brandt");
    expect(found.fields.patient_name?.value).toBe("Ilka Brandt");
    expect(found.fields.patient_name?.doubt).toContain("surname");
    expect(found.facts.subscriber_name?.value).toBe("Otto Brandt");
    expect(found.kind).toBe("partial_denial");
  });

  it("has the surname of whom the paper is addressed to where no member is named", () => {
    const found = explanation(
      "Claims for  ILKA  (dependent)",
      "OTTO BRANDT",
      "5 Alder Spit Road",
      "Anytown WA 98000",
    );
    expect(found.fields.patient_name?.value).toBe("Ilka Brandt");
    expect(found.fields.patient_name?.doubt).toContain("surname");
  });

  it("is not named by a guess where the paper names two members", () => {
    const found = explanation(
      "For ILKA (daughter, born 03/19/2009)",
      "Plan member: Otto Brandt",
      "Member: Una Lindqvist",
    );
    expect(found.fields.patient_name?.value).not.toContain("Ilka");
  });
});
