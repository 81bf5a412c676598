import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { isNoProvider } from "./provider-words";
import { withoutPractice } from "./without-practice";

const read = (text: string) => extractByRules(fromPlainText(text));
const notice = (...lines: string[]) =>
  [
    "Lakeside Health Plan",
    "NOTICE OF DENIAL",
    "",
    "Claim Number: 26118-4471",
    "This claim was denied because no prior authorization was on file.",
    "",
    ...lines,
  ].join("\n");

it("takes an office of the payer and a service for no provider", () => {
  const head = "Cypress Point Health Plan\nProvider Disputes, Station 4\n\n";
  const { facts } = read(
    `${head}We denied the claim of provider Coral Way Endocrine, TIN 00-8817402, because it was filed too late.`,
  );
  expect(facts.provider_name?.value).toBe("Coral Way Endocrine");
});

it("reads who gave the service from the words around its day", () => {
  const { facts } = read(
    notice("We reviewed the claim for a service on 08/21/2026 by Gulf Shore Imaging, CPT 73721, $890.00."),
  );
  expect(facts.provider_name?.value).toBe("Gulf Shore Imaging");
  expect(facts.billed_amount?.value).toBe("890.00");
});

it("takes no office for appeals, and no comma, for who treated", () => {
  const provider = (rest: string) =>
    read(
      `Trailhead Insurance Company\n\nPatient: Rosa Ames-Tell   Claim: 77-4182290\n\nThe claim is denied.\n\n${rest}\n`,
    ).facts.provider_name?.value;
  expect(
    provider(
      "If you disagree, send a written appeal within 90 days\nto Coding Appeals at the address above.",
    ),
  ).toBeUndefined();
  expect(provider("Rendering: Ada Roe, PT      Billing NPI: 1903417727")).toBe("Ada Roe");
});

describe("the name of one of a practice and a person", () => {
  const provider = (said: string) => read(notice(`Provider: ${said}`)).facts.provider_name?.value;
  it.each([
    ["Lantern Street Rehabilitation, Ada Brandt", "Lantern Street Rehabilitation"],
    ["Lantern Street Chiropractic Clinic, Dr. Ada Brandt", "Lantern Street Chiropractic Clinic"],
    ["Lantern Street Physical Therapy, Corbin KY", "Lantern Street Physical Therapy"],
  ])("is the first of %s", (said, name) => expect(provider(said)).toBe(name));
  it("keeps what belongs to it", () => {
    expect(provider("Brandt, Ada")).toBe("Brandt, Ada");
    expect(provider("Lantern Street Therapy, Inc")).toBe("Lantern Street Therapy, Inc");
  });
  it("is the person's, whatever the house behind the degree is called", () => {
    expect(withoutPractice("Ada Brandt, MD, Lantern Street")).toBe("Ada Brandt, MD");
    expect(withoutPractice("Ada Brandt, OTR/L, Lantern Street Therapy")).toBe("Ada Brandt, OTR/L");
    expect(withoutPractice("Ada Brandt, PT, DPT")).toBe("Ada Brandt, PT, DPT");
  });
});

it("takes the two sides of a dispute for no provider", () => {
  const { facts } = read(
    [
      "STATE OF NEW ALBEMARLE",
      "DEPARTMENT OF INSURANCE",
      "External Health Review Section",
      "",
      "                                                            November 6, 2026",
      "",
      "Gladys Thibodeaux",
      "14 Bayou Lane, Apt. 2",
      "Port Simone",
      "",
      "        In the matter of:     Gladys Thibodeaux and Evergreen Choice Health, Inc.",
      "        Claim:                61-2026-0704419",
      "",
      "Dear Ms. Thibodeaux:",
      "",
      "Under the External Review Act the Commissioner sent your case on October 9, 2026 to an independent review",
      "organization. You had asked the reviewer to say that Evergreen Choice should pay for the wheelchair, K0856, that",
      "was delivered to you on May 28, 2026. The reviewer upholds the company's denial. The chair is not medically necessary.",
    ].join("\n"),
  );
  expect(facts.provider_name?.value ?? "").not.toContain("Thibodeaux");
});

it("takes what kind of plan it is for no provider's name", () => {
  expect(isNoProvider("Health Plan")).toBe(true);
  expect(isNoProvider("Employee Health Plan")).toBe(true);
  expect(isNoProvider("Health Plan Dermatology")).toBe(false);
  // Seen red: the employer's plan stood as the letter's provider.
  expect(isNoProvider("PRAIRIE STEEL FABRICATORS EMPLOYEE HEALTH PLAN (self-funded)")).toBe(true);
  expect(isNoProvider("Laborers' Welfare Trust Health Fund")).toBe(true);
  expect(isNoProvider("Employees' Health Plan Clinic")).toBe(false);
  expect(isNoProvider("Union Physical Therapy")).toBe(false);
  expect(isNoProvider("Trust Care Family Medicine")).toBe(false);
});

it("knows who saw the patient before whom a letter is written to", () => {
  const { facts } = read(
    [
      "Kessler Pruitt Benefit Administrators",
      "Second and last request                                            12 January 2026",
      "",
      "To      Gerald Sizemore",
      "        RR 2 Box 118, Hazel Fork KY 40999",
      "",
      "About   Lacey Sizemore                    Participant no.  KPB 2 771 904",
      "",
      "Dear Mr. Sizemore,",
      "",
      "A claim has come to us from Hazel Fork Urgent Care, where Lacey was seen on 6 December 2025 by Ruth Ann Combs, APRN",
      "(99203, 73610; $288.00; S93.401A). It looks as though it may have come from an accident. Before the Plan can settle it we",
      "need to hear from you.",
    ].join("\n"),
  );
  expect(facts.provider_name?.value).toContain("Ruth Ann Combs");
  expect(facts.billed_amount?.value).toBe("288.00");
});

it("takes who examined the patient for the carrier for no provider", () => {
  const { facts } = read(
    [
      "Invented Mutual No-Fault",
      "August 3, 2026",
      "",
      "Patient: Odette Marlowe      Claim: 44-771-9920",
      "",
      "Ms. Marlowe was seen at our request on July 20, 2026 by Alistair Penhallow, DC, who found that the sprains had resolved.",
      "All chiropractic benefits end on August 10, 2026.",
    ].join("\n"),
  );
  expect(facts.provider_name?.value ?? "").not.toContain("Penhallow");
});

it("takes the person of a name that holds a long house, too", () => {
  const { facts } = read(
    notice("Asked for by ......... IGNATIUS BELLFLOWER MD, COPPER RIDGE SPINE AND PAIN PHYSICIANS PC"),
  );
  expect(facts.provider_name?.value).toBe("IGNATIUS BELLFLOWER MD");
});

it.each([
  ["Lantern Street Family Clinic / A. Brandt, MD", "A. Brandt, MD"],
  ["CAPE LANTERN SPINAL CARE / ELOWEN BRANDT DC", "ELOWEN BRANDT DC"],
  ["Black Lantern Sports Therapy - S. Brandt, PT", "S. Brandt, PT"],
  ["Lantern Street Clinic - Ada Brandt, NP", "Ada Brandt, NP"],
])("is the person's of a house and a person: %s", (said, name) => expect(withoutPractice(said)).toBe(name));

it.each(["Lantern Street Therapy - North", "LANTERN PAIN / SPINE CARE", "Lantern Clinic / Lantern Eye Care"])(
  "is no person's where no part is one: %s",
  (said) => expect(withoutPractice(said)).toBe(said),
);

it("takes whoever takes a letter in for no provider", () => {
  expect(isNoProvider("External Review Coordinator")).toBe(true);
  expect(isNoProvider("Claims Representative")).toBe(true);
  expect(isNoProvider("Harbor Pain Specialists")).toBe(false);
  expect(isNoProvider("Coordinated Care Clinic")).toBe(false);
});

it.each([
  ["Kishwaukee Foot, Ankle and Sports Therapy", "Kishwaukee Foot, Ankle and Sports Therapy"],
  ["Austin Foot, Ankle and Sports Therapy", "Austin Foot, Ankle and Sports Therapy"],
  ["Jackson Hand, Wrist and Elbow Clinic", "Jackson Hand, Wrist and Elbow Clinic"],
  ["Leocadia Roux, Spine & Sport Clinic", "Leocadia Roux"],
  ["Wei Chen, Bone and Joint Institute", "Wei Chen"],
  ["Low Heron Spine, Therapy & Family Care, PA", "Low Heron Spine, Therapy & Family Care, PA"],
  ["Celestine Roux, MD, Low Heron Spine, Therapy & Family Care", "Celestine Roux, MD"],
  ["Dr. Solange Petitjean, Wrenway Pediatric Therapy", "Dr. Solange Petitjean"],
  ["Jasper Kincaid, Foot and Ankle Clinic", "Jasper Kincaid"],
  ["Priya Natarajan, PT, DPT", "Priya Natarajan, PT, DPT"],
])("leaves of %s one name that may list what it treats", (printed, name) => {
  expect(withoutPractice(printed)).toBe(name);
});

it.each([
  [
    "TO:      Billing - Ridgecrest Orthopedic & Sports PT      FAX 503-555-0161",
    "Ridgecrest Orthopedic & Sports PT",
  ],
  ["Provider: Billing Department, Ridgecrest Sports Therapy", "Ridgecrest Sports Therapy"],
  ["Provider: Front Street Family Practice", "Front Street Family Practice"],
  ["Provider: Billings - Clark Chiropractic Clinic", "Billings - Clark Chiropractic Clinic"],
])("reads the house behind an office of it: %s", (line, expected) =>
  expect(
    read(
      `Bay Health Plan\n\nMay 4, 2026\n\n${line}\nPatient: Rosa Ames-Tell\nClaim: 26-HL-0904417\nThe claim was denied.\n`,
    ).facts.provider_name?.value,
  ).toBe(expected),
);

it.each([
  ["Monday, November", true],
  ["Friday Harbor Family Medicine", false],
])("takes a day of the week for no provider: %s", (name, expected) =>
  expect(isNoProvider(name)).toBe(expected),
);

it("joins a practice's name that its box cut, and no line below a whole one", () => {
  const provider = (name: string, below: string) =>
    read(notice(`Provider: ${name}`, `          ${below}`)).facts.provider_name?.value;
  expect(provider("Summit Lake Spine &", "Rehab")).toBe("Summit Lake Spine & Rehab");
  expect(provider("Summit Lake Spine Clinic", "Rehab")).toBe("Summit Lake Spine Clinic");
  expect(provider("Summit Lake Spine & Rehab", "Suite 4")).toBe("Summit Lake Spine & Rehab");
});

it.each([
  [["Provider: Summit Lake Physical", "Therapy (Ada Roe, PT)"], "Summit Lake Physical Therapy"],
  [["Provider: Summit Lake Family", "Claim Details"], "Summit Lake Family"],
  [["Provider: Summit Lake Family", "Patient"], "Summit Lake Family"],
  [["Provider   Summit Lake Family", "Patient    Ada Roe"], "Summit Lake Family"],
  [["Provider: Summit Lake Internal", "Dear Provider"], "Summit Lake Internal"],
])("joins a name to what it lacks and to no row below it: %s", (lines, expected) =>
  expect(
    read(
      ["Bay Health Plan", "", "May 4, 2026", "", ...lines, "", "We denied claim 26-HL-0904417."].join("\n"),
    ).facts.provider_name?.value,
  ).toBe(expected),
);

it("takes dashes for no provider", () =>
  expect(read(notice("Provider: -------")).facts.provider_name).toBeUndefined());
