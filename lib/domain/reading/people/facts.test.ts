import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const factsOf = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      ["Lakeland Insurance Company", "NOTICE OF DENIAL", "", "Claim #: 8820119440", ...lines].join("\n"),
    ),
  ).facts;

it("takes a number in three parts under the member's label for no phone", () => {
  expect(factsOf("Member ID:   811 204 4471").member_id?.value).toBe("811 204 4471");
});

it("reads a number in groups whole, a letter of its own included", () => {
  expect(factsOf("Member ID:   YRP 664 M 81093").member_id?.value).toBe("YRP 664 M 81093");
  expect(factsOf("Member ID:   YRP 664 81093").member_id?.value).toBe("YRP 664 81093");
  expect(factsOf("Member ID:   YRP66481093 M Ames").member_id?.value).toBe("YRP66481093");
});

it("reads a number that goes on behind a blank with a dash", () => {
  expect(factsOf("DBN: 11827 40092-03").member_id?.value).toBe("11827 40092-03");
});

it("takes two letters for no label that they look like", () => {
  expect(factsOf("ID no.      TC 55 1180 27").member_id?.value).toBe("TC 55 1180 27");
});

it("names the enrollee beside the patient as the one whose plan it is", () => {
  const facts = factsOf("Patient: Alaric Lindqvist", "Enrollee: Theodora Lindqvist");
  expect(facts.subscriber_name?.value).toBe("Theodora Lindqvist");
});

it("names the enrollee in a row of headings that has the patient, too, and none alone", () => {
  const heads = (second: string) =>
    factsOf(
      `Enrollee             Enrollee ID      ${second.padEnd(26)}Provider`,
      "Theodora Lindqvist   22084471         Alaric Lindqvist-Stoddard Marisol Quint, MD",
    ).subscriber_name?.value;
  expect(heads("Patient")).toBe("Theodora Lindqvist");
  expect(heads("Agent")).toBeUndefined();
});

it("names no enrollee of another row", () => {
  const paper = [
    "Invented Health Plan            REMITTANCE ADVICE",
    "",
    "Enrollee             Patient                 Claim number    Date       Code    Charge   Paid    Reason",
    "Theodora Lindqvist   Alaric Lindqvist        26281S04471     10/01/26   97110   120.00   74.00",
    "Roscoe Abernathy     Quilla Abernathy        26282S04489     10/01/26   97161   155.00    0.00   CO-29",
    "",
    "CO-29 The time limit for filing has expired.",
  ];
  const { facts } = extractByRules(fromPlainText(paper.join("\n")));
  expect(facts.subscriber_name?.value).not.toBe("Theodora Lindqvist");
});

describe("what a notice of payment names", () => {
  const NOTICE = `MERIDIAN STATE HEALTH PLAN                Explanation of Benefits      Processed 10/21/2026
Patient: ROSA AMES-TELL     ID: MSB902217745    Claim: 20264417700932   (employer group 20418)
Svc      Proc billed  Proc paid    Charge     Allowed    Not allowed   Paid     Codes
10/02/26 99215        99213        $268.00    $96.40     $171.60       $71.40   CO-150 N22 Z81
Z81  Level of service changed. The diagnosis codes submitted do not support the level.
`;
  it("takes no reason code under the column of its group for the number of a group", () => {
    const table =
      "Invented Health Plan\n\n SERV DATE   PROC   BILLED   PAID   GRP/CARC   REMARK\n 03/10/2026  99393  148.00   0.00   CO-29      N30\n\nCO-29 The claim was received after the filing limit.\n";
    expect(extractByRules(fromPlainText(table)).facts.group_number).toBeUndefined();
  });

  it("takes no group number for a procedure and no code of the payer's own for a diagnosis", () => {
    const { facts } = extractByRules(fromPlainText(NOTICE));
    expect(facts.procedure_codes?.value).not.toContain("20418");
    expect(facts.diagnosis_codes).toBeUndefined();
  });
});

it("takes a denied payment for care that was given, whatever form it is printed on", () => {
  const notice = `Sunbelt Advantage Plus (HMO-POS)
Notice of Denial of Medical Coverage / Payment
Date: October 30, 2026                         Member number: SBA 6610 4482 19
Name: Rosa Ames-Tell
Your request was denied
We've denied payment of the medical services/items listed below requested by you or your provider:
Outpatient physical therapy, 97110 GP and 97112 GP, on 09/22/2026, 09/25/2026 and 09/29/2026. Claim number SB-2026-0930.
Why did we deny your request?
We denied payment because the records do not say why a therapist was needed.
You have the right to appeal our decision within 65 calendar days of the date of this notice.
`;
  const read = extractByRules(fromPlainText(notice));
  expect(read.stage).toBe("post_service");
  expect(read.facts.dates_of_service?.value).toBe("2026-09-22, 2026-09-25, 2026-09-29");
  expect(read.facts.procedure_codes?.value).toBe("97110, 97112");
});

it("takes a family's number from the row of the patient", () => {
  const family = (patient: string) =>
    factsOf(
      `Patient: ${patient}`,
      "Name                 Relation      Member ID",
      "ROBERT FINCHLEY      Subscriber    XJ8841207-01",
      "LINA FINCHLEY        Dependent     XJ8841207-03",
    ).member_id?.value;
  expect([family("Lina Finchley"), family("Robert Finchley")]).toEqual(["XJ8841207-03", "XJ8841207-01"]);
});

it.each(["NNH W2210 88417", "KPB 2 771 904"])("takes %s under its own label for one number", (id) =>
  expect(factsOf(`Member ID: ${id}    Group: 0771403-014`).member_id?.value).toBe(id),
);

it("takes a number whose digits are hidden for no member's", () => {
  expect(factsOf("SSN      XXX-XX-0000").member_id).toBeUndefined();
});

it("reads the one whose plan it is from the address of a letter about a relative", () => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      "DISTRICT 41 WELFARE FUND\n\nMr. Darnell T. Whitaker\n907 S. Poplar\nGranby, IL 61998\n\nDear Brother Whitaker:\n\nTONYA WHITAKER, your wife, born April 12, 1983. Claim 26-2390715, one visit on August 18, 2026. Nothing is payable because the yearly maximum was reached. The visit was with Dr. Paulette Gruszka of Riverbend Family Chiropractic.\n",
    ),
  );
  expect([fields.patient_name?.value, facts.subscriber_name?.value]).toEqual([
    "Tonya Whitaker",
    "Darnell T. Whitaker",
  ]);
});

it.each(["Medicaid billing #", "Medicaid billing number", "MMIS ID"])(
  "knows a state's words for the member's number: %s",
  (label) => expect(factsOf(`${label}: 910047718233`).member_id?.value).toBe("910047718233"),
);

it.each([
  "The earlier approval 2531807714-PT (evaluation) stays as it is.",
  "Your current authorization 2531807714-PT is not changed by this notice.",
  "We had given another authorization, number 2531807714-PT, for the evaluation.",
])("takes the number of earlier care for none of a request for more: %s", (earlier) => {
  const { kind, facts } = extractByRules(
    fromPlainText(
      `MOUNTAIN HEALTH PLAN\nNOTICE OF DENIAL OF SERVICES\n\nMailing date: 04/20/2026\nMember: Ada Moor\nRequest number: 2610400873-PT\nService: Physical therapy, 24 visits, code 97110\n\nWe got a request for the service above. We have decided to DENY it. The service has not been started.\n\nTherapy two times a week is not medically necessary at this time.\n\n${earlier}`,
    ),
  );
  expect(kind).toBe("prior_auth_denial");
  expect(facts.authorization_number?.value).not.toBe("2531807714-PT");
});

describe("a family's number with an ending for each", () => {
  it.each([
    ["Sponsor DBN: 4410077260-0", "Patient DBN: 4410077260-2", "4410077260-2"],
    ["Subscriber ID: KLM600418277 00", "Patient ID: KLM600418277 02", "KLM600418277 02"],
    ["Patient DBN: 4410077260-2", "Sponsor DBN: 4410077260-0", "4410077260-2"],
    // A number of its own is the practice's for the patient.
    ["Subscriber ID: KLM600418277", "Patient ID: 7741009", "KLM600418277"],
    ["Sponsor DBN: 4410077260-0", "Patient: Odette Marlowe", "4410077260-0"],
  ])("is the patient's: %s, %s", (one, other, id) => expect(factsOf(one, other).member_id?.value).toBe(id));
});

describe("who else insures", () => {
  const own = "ID: ZCS 60218 8844";
  it.each([
    "She is covered by her own employer (carrier: UMR, ID 17702265).",
    "Other insurance: Cigna, policy 66204188",
  ])("has another number: %s", (said) => expect(factsOf(said, own).member_id?.value).toBe("ZCS 60218 8844"));

  it("takes nothing from a plan that is named beside the member's number", () => {
    expect(factsOf("Ada Roe (plan: Harborline PPO, member ID 17702265)").member_id?.value).toBe("17702265");
    expect(
      factsOf("We show other insurance for your patient Ada Roe, member ID W17702265").member_id?.value,
    ).toBe("W17702265");
  });

  it("reads a number in groups behind its label in brackets", () => {
    const { member_id, group_number } = factsOf(
      "Ada Roe, covered under the Boatworks Plan (member ID W2608 41775, plan control number 0877316-012-00004)",
    );
    expect(member_id?.value).toBe("W2608 41775");
    expect(group_number?.value).toBe("0877316-012-00004");
  });

  it("takes a claim's control number for no plan's", () =>
    expect(factsOf("Claim control number 0877316-012-00004").group_number).toBeUndefined());
});

// Seen red: a brother's birth stood in the head of the letter, and the patient's own note was taken for a namesake's.
it.each([
  ["LAB PRINT     AMES, IVO   (brother, dob 1/15/1950)", undefined],
  ["Ames, Rosa (daughter of Ivo)   DOB: 01/15/2015", "2015-01-15"],
  ["Patient: Rosa Ames (daughter, DOB: 01/15/2015)", "2015-01-15"],
])("whose birth it is: %s", (line, born) => expect(factsOf(line).date_of_birth?.value).toBe(born));
