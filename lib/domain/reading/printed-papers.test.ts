import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";
import { isNoOrganization } from "./gates/name-gate";
import { lineOfBusinessOf } from "./paper/line-of-business";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = [
  "Larkspur Health Plan",
  "October 6, 2026",
  "",
  "RE: Patient: Ines Calder",
  "    Identification no.: 726401883150",
  "    Claim no.: E26 2783 00457",
  "    Service dates: 09/01/2026, 09/03/2026",
  "    Services: 97110, 97140",
  "    Total charge: $412.00",
  "",
];

describe("a payer's reviewer who went through the chart", () => {
  const REVIEWED = [
    "The plan of care, the daily notes and the progress report of August 27 were read by a physical therapist.",
    "Shoulder flexion was within five degrees of the other side, and strength was 4+/5.",
    "The exercises could have been carried out as a home program. Goniometric measurements, functional scores and the",
    "discharge summary of Wendell Ostrander, PT, DPT were read, too.",
  ];
  const FOUND = "For this reason the services were not medically necessary.";

  it("decides where it cannot approve", () => {
    const paper = read(...HEAD, "We are unable to approve benefits for these services.", ...REVIEWED, FOUND);
    expect(paper.kind).toBe("denial");
  });

  it("tells no service by a part of the claim's number", () => {
    const paper = read(
      ...HEAD,
      "We are unable to approve benefits for these services.",
      ...REVIEWED,
      FOUND,
      "You may not bill the member for services denied as not medically necessary unless they agreed before the service.",
    );
    expect(paper.deniedLines.map(({ procedureCode }) => procedureCode)).not.toContain("00457");
  });
});

describe("how long a payer takes", () => {
  const due = (...said: string[]) =>
    read(...HEAD, "The claim is denied as not medically necessary.", "", ...said).facts.appeal_deadline
      ?.value;

  it("is no time to appeal", () => {
    const granted =
      "You may file a claim dispute. We must receive it within 90 calendar days of the date on this notice.";
    for (const answer of [
      "A claim dispute is answered in 60 days.",
      "Appeals are decided within 30 days.",
      "Disputes are usually resolved within 45 days.",
    ])
      expect(due(granted, answer)).toBe("2027-01-04");
  });

  it.each([
    ["You must file an appeal within nine months from the date of this notice.", "2027-07-06"],
    ["An appeal is accepted within 60 days of this notice.", "2026-12-05"],
    ["Appeals are due within 120 days of this letter.", "2027-02-03"],
  ])("%s", (said, day) => expect(due(said)).toBe(day));
});

describe("a payer's name", () => {
  it.each(["Life Insurance Company", "Healthcare", "Mutual", "Health Insurance", "Insurance Co."])(
    "is more than the kind of company that it is: %s",
    (text) => expect(isNoOrganization(text)).toBe(true),
  );
  it.each([
    "Aetna Life Insurance Company",
    "Medical Mutual",
    "Mutual of Omaha",
    "Common Ground Healthcare Cooperative",
    "Health Net",
    "HealthPartners",
    "Allied Casualty",
    "Medica",
    "The Health Plan",
    "Life Care Partners",
  ])("may have such words: %s", (text) => expect(isNoOrganization(text)).toBe(false));
});

describe("the code that another paper of the claim prints", () => {
  const codeIn = (said: string) => read(...HEAD, "No benefits are payable.", said).fields.denial_code?.value;

  it("is the claim's", () => {
    expect(
      codeIn("The code on the explanation of benefits is 119, “Benefit maximum has been reached.”"),
    ).toBe("119");
  });
  it.each([
    "The code on the door is 119.",
    "The procedure code on the claim is 97110.",
    "The number on the explanation of benefits is 119.",
    "The codes on your explanation of benefits are explained below.",
    "The code on the remittance is 119.50 too high.",
  ])("is no other number: %s", (said) => expect(codeIn(said)).toBeUndefined());
});

it("keeps a fax number where the letter hears from you", () => {
  const fax = (said: string) => read(...HEAD, "The claim is denied.", said).facts.payer_fax?.value;
  expect(fax("Send it by fax to 888-555-0173. If we do not hear from you, we may close the file.")).toBe(
    "888-555-0173",
  );
  expect(fax("From: Larkspur PT    Fax to 888-555-0173")).toBeUndefined();
});

it("knows a private plan of Medicare by its contract", () => {
  const line = (text: string) => lineOfBusinessOf({ payerName: "Larkspur Health" }, text);
  for (const said of [
    "Larkspur Health is an HMO and PPO plan with a Medicare contract.",
    "Larkspur Health is an HMO plan with a Medicare contract. Enrollment depends on renewal.",
    "Larkspur Health is an HMO, PPO and PFFS organization with a Medicare contract.",
  ])
    expect(line(said)).toBe("medicare_advantage");
  for (const said of [
    "Larkspur Health is an HMO plan.",
    "Larkspur Health has a contract with your employer.",
    "Providers with a Medicare contract may bill us.",
  ])
    expect(line(said)).not.toBe("medicare_advantage");
});

it("takes the payer's reason code for no remark", () => {
  const remarks = (said: string) =>
    read(...HEAD, "The services were not medically necessary and are denied.", said).facts.remark_codes
      ?.value;
  expect(remarks("Your remittance will show reason code M82.")).toBeUndefined();
  expect(remarks("Remark code M82 is on the remittance.")).toBe("M82");
});
