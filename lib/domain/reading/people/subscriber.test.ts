import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("whose plan it is", () => {
  const explanation = (greeting: string, patient: string) =>
    read(
      "Harborline Health                       Explanation of Benefits",
      "                                        This is not a bill.",
      greeting,
      "",
      "Claim number     0926 4471 1180         Date: July 31, 2026",
      `Patient          ${patient}`,
      "Amount billed    $213.00",
      "",
      "97014 is not covered under your plan.",
    ).facts.subscriber_name?.value;

  it("is the one whom the paper greets, where a child of theirs was treated", () => {
    expect(explanation("Hello, Odette Marlowe", "Amos Marlowe (son)")).toBe("Odette Marlowe");
    expect(explanation("Hello, Amos Marlowe", "Amos Marlowe (son)")).toBeUndefined();
    expect(explanation("Hello, Odette Marlowe", "Amos Marlowe")).toBeUndefined();
  });

  it("is the one addressed, where a sentence tells what the patient is to them", () => {
    const summary = (patient: string) =>
      read(
        "Harborline Health                       Explanation of benefits",
        "Odette Marlowe                          Date: July 31, 2026",
        "71 Fennel Way",
        "Durham, NC 27701",
        "",
        `Summary of a claim for services on July 9, 2026        for ${patient}`,
        "",
        "97014 is not covered under your plan.",
      ).facts.subscriber_name?.value;
    expect(summary("Amos Marlowe (son)")).toBe("Odette Marlowe");
    expect(summary("Amos Marlowe (new patient)")).toBeUndefined();
  });

  it("is a sponsor's with a rank before the name, a captain's among them", () => {
    const sponsored = (name: string) =>
      read(
        "TRICARE EAST REGION",
        "",
        `Date of notice:  September 29, 2026      Sponsor:       ${name}`,
        "Claim number:    2026251 41 90773        Beneficiary:   ODETTE MARLOWE",
        "",
        "Services 97110 CPT code: this charge is denied. It is excluded from the benefits.",
      );
    expect(sponsored("CPT AMOS MARLOWE").facts.subscriber_name?.value).toBe("Amos Marlowe");
    expect(sponsored("SSG AMOS MARLOWE").facts.subscriber_name?.value).toBe("Amos Marlowe");
    expect(sponsored("CPT AMOS MARLOWE").facts.procedure_codes?.value).toBe("97110");
  });
});

it("reads an employer's account with its number first, and no patient's", () => {
  const group = (account: string) =>
    read("Harborline Health", "", `Account ${account}`, "Patient: Odette Marlowe", "The claim is denied.")
      .facts.group_number?.value;
  expect(group("3344710 / BRIER LABS")).toBe("3344710");
  expect(group("3344710 / ODETTE MARLOWE")).toBeUndefined();
});

it("is not told by who answers for an office's bill", () => {
  const named = (label: string) =>
    read(
      "Harborline Health                       Explanation of Benefits",
      `${label}: Odette Marlowe                Patient: Remy Marlowe`,
      "Claim number     0926 4471 1180         Date: July 31, 2026",
      "97014 is not covered under your plan.",
    ).facts.subscriber_name?.value;
  expect(named("Subscriber")).toBe("Odette Marlowe");
  expect(named("Guarantor")).toBeUndefined();
});

it("is told by a label of the member and the number, and by what the patient is to the participant", () => {
  const vision = read(
    "INVENTED VISION CARE                                    statement of 10-28-2026",
    "",
    "        Covered person . . . . . . . . .  Odalys Ferrante-Kim, wife of the member",
    "        Member and I.D.  . . . . . . . .  Theo Kim, 882006120",
    "        Examined on  . . . . . . . . . .  10-09-2026",
    "",
    "A medical eye visit is not part of this plan.",
  );
  expect(vision.facts.subscriber_name?.value).toBe("Theo Kim");
  expect(vision.facts.member_id?.value).toBe("882006120");
  const fund = read(
    "SHEET METAL WORKERS LOCAL 411 HEALTH AND WELFARE FUND",
    "September 9, 2026",
    "",
    "This letter concerns claim number LM-26-0714432, for the visit that Dr. Renata Villalobos gave Mrs. Imelda Castellanos on",
    "July 14, 2026. Mrs. Castellanos is covered as the wife of our participant, Arturo Castellanos, under Fund",
    "identification number SM411-20887. We are unable to pay the claim.",
  );
  expect(fund.facts.subscriber_name?.value).toBe("Arturo Castellanos");
});

it.each([
  "Hollis Mandeville, who is covered under the number ALB 330 918 274 as a dependent\nof Corinne Mandeville. You billed $241.00.",
  "Hollis Mandeville is enrolled in the plan as the child of our member, Corinne Mandeville.",
  "Hollis Mandeville was insured on that day as a dependent of Corinne Mandeville, group A17402.",
])("is told where a number or the plan stands between: %s", (said) =>
  expect(
    read("ALLIED BENEFITS", "September 9, 2026", "Patient: Hollis Mandeville", "", said, "We denied it.")
      .facts.subscriber_name?.value,
  ).toBe("Corinne Mandeville"),
);

it.each([
  ["Ada Roe", "Ada Roe"],
  ["Max Roe", "Max Roe"],
])("is the enrollee beside the patient, whoever was treated: %s", (enrollee, expected) =>
  expect(
    read(
      "Harborline Health",
      "",
      "Patient: Ada Roe",
      `Enrollee: ${enrollee}`,
      "",
      "We denied claim 0926447118.",
    ).facts.subscriber_name?.value,
  ).toBe(expected),
);
