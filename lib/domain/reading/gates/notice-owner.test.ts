import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { isOtherProvider, isOwnName, noticeOwner, type OwnNames } from "./notice-owner";

const own: OwnNames = {
  names: ["Harbor Point Physical Therapy, LLC"],
  npis: new Set(["1234567893"]),
  tins: new Set(["415550101"]),
};
const nobody: OwnNames = { names: ["ana's practice"], npis: new Set(), tins: new Set() };

it.each([
  ["Provider: HARBOR POINT PHYSICAL THERAPY LLC", own, "ours"],
  ["Rendering NPI 1234567893, Tax ID: 99-1234567", own, "ours"],
  ["Provider Ridge Chiropractic, TIN 41-5550101", own, "ours"],
  ["Provider Ridge Chiropractic, NPI: 1999999984", own, "foreign"],
  ["Provider Ridge Chiropractic, Tax ID 52-1234567", own, "foreign"],
  // A phone number is no NPI, a claim number no TIN.
  ["Call 8005551212 about claim 123456789", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1999999984, EIN 52-1234567", nobody, "unclear"],
  ["Your claim was denied.", own, "unclear"],
  // Its check digit fails: name and number differ all the same.
  ["Provider Ridge Chiropractic, NPI: 1888120040", own, "foreign"],
  ["Provider Harbor Pt. PT, NPI: 1888120040", own, "unclear"],
  // A name that ours begins like, but two numbers that are not ours.
  ["Harbor Points Ortho, NPI 1888120040, TIN ending 7719", own, "foreign"],
  ["Harbor Points Ortho, NPI 1888120040, Tax ID XX-XXX0101", own, "unclear"],
  ["Harbor Points Ortho, NPI 1234567899, TIN ending 7719", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1234567899", own, "unclear"],
  ["Provider Ridge Chiropractic, NPI: 1888120040", nobody, "unclear"],
] as const)("%s", (notice, practice, owner) => expect(noticeOwner(notice, practice)).toBe(owner));

it.each([
  // A supplier's and a hospital's claim: ours is the name of who ordered, or is the patient's doctor.
  [
    "TO THE BILLING PROVIDER\nRIDGE HOME OXYGEN LLC\nNPI 1999999984   TIN 52-1234567\nOrdering         Ana Stone, MD, Harbor Point Physical Therapy, LLC, NPI 1234567893",
    "foreign",
  ],
  ["Provider: Ridge Hospital   NPI 1999999984\nPCP: Harbor Point Physical Therapy, LLC", "foreign"],
  ["Provider Ridge Imaging, Tax ID 52-1234567 | Referring: Harbor Point Physical Therapy LLC", "foreign"],
  [
    "Provider: Ridge Imaging   NPI 1999999984\nTax ID 52-1234567\ncc: Harbor Point Physical Therapy LLC",
    "foreign",
  ],
  // A member's letter goes in copy to who bills as well, whose new clinician's NPI we may not know.
  ["Rendering: Jane Doe, PT, NPI 1999999984\ncc: Harbor Point Physical Therapy LLC", "unclear"],
  // Who ordered and treats, and ours in short.
  ["Ordering/Rendering provider: NPI 1234567893\nFacility: Ridge Hospital NPI 1999999984", "ours"],
  [
    "Referring and billing provider: Harbor Point Physical Therapy, LLC\nFacility: Ridge Hospital NPI 1999999984",
    "ours",
  ],
  ["Referring: Dr. Ridge   Tax ID: 41-5550101\nFacility: Ridge Hospital NPI 1999999984", "ours"],
  ["Claim of HARBOR PT PT\nReferring: Harbor Point Physical Therapy LLC\nTax ID 52-1234567", "unclear"],
  // Nobody else's number: nothing to compare.
  ["Provider: Ridge Imaging\nOrdered by: Harbor Point Physical Therapy LLC", "unclear"],
  // Who asks for approval is the one who may appeal it.
  [
    "Prior authorization request denied. Ordering provider: Harbor Point Physical Therapy LLC, NPI 1234567893\nServicing facility: Ridge Imaging, NPI 1999999984",
    "ours",
  ],
  // Ours in another line too, or in another column of that line.
  ["Provider: Harbor Point Physical Therapy LLC\nReferring: Dr. Ridge, NPI 1999999984", "ours"],
  ["Referring Dr. Ridge, NPI 1999999984   Billing Harbor Point Physical Therapy LLC", "ours"],
  ["Harbor Point Physical Therapy, LLC\n12 Mill St\ncc: member\nNPI 1999999984", "ours"],
  ["Ordering physician Dr. Ridge; rendering NPI 1234567893\nBilling NPI 1234567893", "ours"],
  ["Referring: Dr. Ridge NPI 1999999984  Billing provider: Harbor Point Physical Therapy LLC", "ours"],
  ["Referring: Dr. Ridge NPI 1999999984 Billing provider: Harbor Point Physical Therapy LLC", "ours"],
  [
    "Provider: Ridge Imaging, NPI 1999999984\nReferring facility: Harbor Point Physical Therapy LLC",
    "foreign",
  ],
  ["PCP copay: 20.00 Harbor Point Physical Therapy LLC NPI 1999999984", "ours"],
  // What was asked for, in plain words.
  ...[
    "We looked at your doctor's request for an MRI.",
    "We cannot approve the MRI.",
    "Requested service: MRI",
    "The drug is not on our formulary.",
  ].map(
    (said) =>
      [
        `${said}\nOrdering provider: Harbor Point Physical Therapy LLC\nServicing: Ridge Imaging, NPI 1999999984`,
        "ours",
      ] as const,
  ),
  // The claim was billed, whatever it says of approval.
  [
    "We cannot approve payment of this claim. Provider: Ridge Imaging, NPI 1999999984\nReferring: Harbor Point Physical Therapy LLC",
    "foreign",
  ],
  // Who prescribed appeals for the drug, and its pharmacy does not.
  ["Prescriber: Harbor Point Physical Therapy LLC\nPharmacy NPI 1999999984", "ours"],
  // A letter to the member with nobody's number.
  ["Dear member: your claim was denied.\ncc: Harbor Point Physical Therapy LLC", "ours"],
] as const)("who ordered is not who bills: %s", (notice, owner) =>
  expect(noticeOwner(notice, own)).toBe(owner),
);

it.each([
  ["Harborview Physical Therapy", ["Riverbend Physical Therapy", "Ana Stone"], true],
  ["Dana Whitfield, DPT", ["Riverbend Physical Therapy", "Ana Stone"], true],
  ["RIVERBEND P.T. & REHAB, LLC", ["Riverbend Physical Therapy", "Ana Stone"], false],
  ["Stone, Ana PT", ["Riverbend Physical Therapy", "Ana Stone"], false],
  // Nothing to compare on one side.
  ["Physical Therapy Clinic", ["Riverbend Physical Therapy"], false],
  ["Harborview Physical Therapy", ["Clinic 7"], false],
  ["Harborview Physical Therapy", ["ana's practice", "Ana Stone"], false],
] as const)("%s in %j", (provider, names, other) =>
  expect(isOtherProvider(provider, { names, npis: new Set(), tins: new Set() })).toBe(other),
);

it("knows the practice's own name, and no other's", () => {
  expect(isOwnName("Harbor Point Physical Therapy LLC", own)).toBe(true);
  expect(isOwnName("HARBOR POINT PHYSICAL THERAPY, LLC, Ana Stone PT", own)).toBe(true);
  expect(isOwnName("Harbor Points Ortho", own)).toBe(false);
  expect(isOwnName("PT", { ...own, names: ["PT"] })).toBe(false);
});

it("leaves no doubt about the practice's own name that no label tells", () => {
  const notice = (name: string) =>
    [
      ...["MARSH HEALTH, a Heron company", "Appeals Department, P.O. Box 660908, Dallas, TX 75266", ""],
      ...["                                                     October 27, 2026"],
      ...[name, "(NPI 1234567893, Tax ID 41-5550101)", "1702 Missouri Blvd, Jefferson City, MO 65109", ""],
      ...["                         NOTICE OF DECISION ON APPEAL", ""],
      ...["Participant ..... Thaddeus Ames-Moor        Member no. 714 400 882"],
      ...[
        "Claim ........... 26-209-441772        Services: physical therapy 07/06/2026 (97110), $624.00",
        "",
      ],
      "The appeal has been considered. The denial stands, because the therapy is not medically necessary.",
    ].join("\n");
  const providerOf = (name: string) =>
    extractByRules(fromPlainText(notice(name)), { claimNumbers: [], memberIds: [], own }).facts.provider_name;
  const [ours, others] = ["Harbor Point Physical Therapy, LLC", "Big Mud Physical Therapy Associates"].map(
    providerOf,
  );
  expect(ours?.value).toContain("Harbor Point Physical Therapy");
  expect(ours?.doubt).toBeUndefined();
  expect(others?.doubt).toContain("Nothing on the page labels this value");
});
