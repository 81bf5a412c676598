import { describe, expect, it } from "vitest";
import { appealLevelOf } from "../appeal-level";
import { isNamedIn, isStatesOwnMedicaid, lineOfBusinessOf } from "./line-of-business";

describe("lineOfBusinessOf", () => {
  it("knows an injury at work by the line under the carrier's name", () => {
    const carrier = "Lone Star Mutual Casualty          EXPLANATION OF BENEFITS";
    const head = (line: string) =>
      lineOfBusinessOf({ payerName: "Lone Star Mutual Casualty" }, `${carrier}\n${line}\n`);
    expect(head("Medical Bill Review, Austin TX 78755              Texas Workers' Compensation")).toBe(
      "workers_comp",
    );
    expect(head("Workers Compensation, Georgia                         Review date 10/29/2026")).toBe(
      "workers_comp",
    );
    expect(head("Is this care for workers' compensation? No")).not.toBe("workers_comp");
  });

  it.each<[string, string, ReturnType<typeof lineOfBusinessOf>]>([
    ["WPS Government Health Administrators", "", "medicare_ffs"],
    ["Aetna Medicare", "", "medicare_advantage"],
    ["Humana Military", "", "tricare"],
    ["Texas Medicaid & Healthcare Partnership", "", "medicaid_mco"],
    ["Medicare Supplement by Mutual", "", null],
    ["Ambetter from Superior HealthPlan", "", "marketplace"],
    ["Ambetter of Anystate", "", "marketplace"],
    ["GEICO", "", "auto"],
    ["Erie Insurance", "", "auto"],
    ["Invented Payer", "Invented Payer\nProgram\nIHP Prime\n(Health First Colorado)\n", "medicaid_mco"],
    ["Invented Payer", "Invented Payer\nMassHealth ACO member notice\n", "medicaid_mco"],
    ["Invented Payer", "You may ask the State Health Care Authority for a fair hearing.", "medicaid_mco"],
    // Another plan of the member's is not this one.
    ["Invented Payer", "If the patient has MassHealth, bill it after us.", null],
    ["Invented Payer", "Send a copy of any other MassHealth member card.", null],
    [
      "Invented Health Plan",
      "Invented Health Plan\nProgram\nIHP Prime\n(Health First Colorado)\n",
      "medicaid_mco",
    ],
    ["Invented Health Plan", "Invented Health Plan\nMassHealth ACO member notice\n", "medicaid_mco"],
    [
      "Invented Health Plan",
      "You may ask the State Health Care Authority for a fair hearing.",
      "medicaid_mco",
    ],
    // Another plan of the member's is not this one.
    ["Invented Health Plan", "If the patient has MassHealth, bill it after us.", "commercial"],
    ["Invented Health Plan", "Our records show the patient is a MassHealth member.", "commercial"],
    ["Invented Health Plan", "We found that she was a SoonerCare member on that day.", "commercial"],
    [
      "Invented Health Plan",
      "For Medi-Cal members, call 800-555-0100. For others, call 800-555-0101.",
      "commercial",
    ],
    [
      "Invented Health Plan",
      "Turquoise Care appeals: PO Box 27.\nCommercial appeals go to PO Box 66.",
      "commercial",
    ],
    ["Invented Health Plan", "Where to write\nCommercial\nPO Box 1\nMedi-Cal\nPO Box 2", "commercial"],
    [
      "Invented Health Plan",
      "If you have Medicaid, you may ask the agency for a fair hearing.",
      "commercial",
    ],
    ["Invented Health Plan", "Send your file copy of any other MassHealth member card.", "commercial"],
    ["Mercury Insurance", "", "auto"],
    ["SAIF", "", "workers_comp"],
    ["Pinnacol Assurance", "", "workers_comp"],
    ["SAMBA Health Benefit Plan", "", "fehb"],
    ["Invented Payer", "The Service Benefit Plan does not cover this.", "fehb"],
    ["Devoted Health", "As a Medicare Advantage plan we follow Medicare's rules.", "medicare_advantage"],
    ["Invented Payer", "The condition is not part of the accepted claim.", "workers_comp"],
    [
      "Invented Payer",
      "Sutter Trades Health and Welfare Fund\nThe Board of Trustees hears appeals.",
      "erisa",
    ],
    ["Invented Payer", "Sutter Trades Health and Welfare Fund", "commercial"],
    ["Progressive", "PROGRESSIVE\nMichigan PIP Claims, P.O. Box 6000, Southfield, MI 48086", "auto"],
    ["UPMC for You", "UPMC for You\nPennsylvania Medical Assistance\n\nNOTICE OF DENIAL", "medicaid_mco"],
    ["MaineCare Services", "", "medicaid_mco"],
    ["Invented Payer", "Group number: 10027", "commercial"],
    ["Invented Payer", "", null],
    ["UMR", "Your plan is self-funded and subject to ERISA.", "erisa"],
    ["UMR", "This self-funded plan is sponsored by the County of Nowhere, a county in Ohio.", "commercial"],
    ["Aetna", "If your plan is governed by ERISA you may bring a civil action.", "commercial"],
    ["Aetna", "This does not apply to Medicare, Medicaid or TRICARE members.", "commercial"],
    ["Aetna", "Another payer, such as a workers' compensation carrier, may be liable.", "commercial"],
    // Seen red with every "workers' compensation claim" taken for the plan's own kind.
    [
      "Meritain",
      "Send a statement whether a workers' compensation claim was made. Your rights under section 502(a) of ERISA.",
      "erisa",
    ],
    ["Aetna", "We need a statement that no workers' compensation claim was filed.", "commercial"],
    ["Granite Mutual", "Workers' compensation claim 4290177", "workers_comp"],
    ["Granite Shore Medicare Plans", "", "medicare_advantage"],
    ["Meadowlark Advantage (PPO)", "", "medicare_advantage"],
    ["Larkspur Medicare Rx (PDP)", "", "part_d"],
    [
      "Larkspur Horizon Medicare",
      "LARKSPUR HORIZON MEDICARE   Medicare Advantage organization",
      "medicare_advantage",
    ],
    ["Larkspur Medicare Services", "LARKSPUR MEDICARE SERVICES   Part B contractor", "medicare_ffs"],
    ["Medicare", "Notice of Denial of Medicare Part D Prescription Drug Coverage", "part_d"],
    ["Bluestem Community Health Plan", "Bluestem Community Health Plan (Medicaid)", "medicaid_mco"],
    ["Blue Prairie Health", "TREMBLAY OSCAR", "commercial"],
    [
      "Bluestem Health",
      "PAYEE  ALDER CLINIC   NPI 1999000015\nLOB     ANYSTATE MEDICAID (KIDS)",
      "medicaid_mco",
    ],
    [
      "Bluestem Health",
      "Member ID  H2201   Plan   Bluestem Gold Plus (HMO), Medicare Advantage",
      "medicare_advantage",
    ],
    ["Bluestem Health", `${"Nothing. ".repeat(30)}\nThe plan Medicaid paid first is not ours.`, "commercial"],
    ["PGBA, LLC", "TRICARE EXPLANATION OF BENEFITS", "tricare"],
    ["Harbor Point Health", "Your coverage is a Qualified Health Plan (QHP).", "marketplace"],
    ["Harbor Point Health", "Enrolled through HealthCare.gov", "marketplace"],
    ["Harbor Point Health", "Member of MNsure", "marketplace"],
    ["Harbor Point Health", "Plan: Silver Saver 3000", "marketplace"],
    ["Harbor Point Health", "Gold Choice EPO", "marketplace"],
    ["Harbor Point Health", "This policy was issued through the exchange.", "marketplace"],
    ["Gold Coast Health Plan", "", "commercial"],
    ["Silver Creek Health Plan", "Plan: Silver Creek Health Plan", "commercial"],
    ["Harbor Point Health", "If you lose coverage, you may shop for a plan at HealthCare.gov.", "commercial"],
  ])("%s, %j: %s", (payerName, text, expected) => {
    expect(lineOfBusinessOf({ payerName }, text)).toBe(expected);
  });

  it("takes what is set before what is printed", () => {
    expect(lineOfBusinessOf({ lineOfBusiness: "erisa", payerName: "Medicare" })).toBe("erisa");
  });
});

it("lets no plan be told by other words whose program a paper never names", () => {
  const text = "Harbor Point Health\nAn independent entity will review the case.";
  expect([isNamedIn("medicare_ffs", text), isNamedIn("tricare", text), isNamedIn("fehb", text)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isNamedIn("medicaid_mco", text), isNamedIn("commercial", text), isNamedIn(null, text)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isNamedIn("medicare_ffs", "Your Medicare number")).toBe(true);
});

it("tells a decision on a first appeal from a first denial", () => {
  expect(
    appealLevelOf(
      "MEDICARE APPEAL DECISION\nQualified Independent Contractor (QIC)\n\nOur decision is unfavorable.",
    ),
  ).toBe(2);
  expect(appealLevelOf("You may ask for a reconsideration within 180 days.")).toBe(1);
});

it("takes a plan that says it is not under ERISA for none of its plans", () => {
  const plan = (is: string) => lineOfBusinessOf({}, `Your plan ${is} subject to ERISA.\nGroup number: 77120`);
  expect([plan("is"), plan("is not")]).toEqual(["erisa", "commercial"]);
});

it("knows a private Medicare plan by the waiver and the entity that looks at its dismissal", () => {
  const dismissal = (entity: string) =>
    lineOfBusinessOf(
      { payerName: "Devon Health" },
      `NOTICE OF DISMISSAL OF APPEAL REQUEST\nSuch a provider can appeal only with a completed Waiver\nof Liability.\nAsk the ${entity} within 60 days.`,
    );
  expect(dismissal("Independent Review Entity")).toBe("medicare_advantage");
  expect(dismissal("state")).not.toBe("medicare_advantage");
});

describe("whose plan a reviewer's or a program's paper is about", () => {
  const plan = (payerName: string, ...lines: string[]) => lineOfBusinessOf({ payerName }, lines.join("\n"));

  it.each([
    "on behalf of Univera Healthcare - Senior Choice Advantage (HMO)",
    "Lakeshore Senior Advantage (HMO-POS)",
    "We decide on behalf of Lakeshore Health, Silver Years Advantage PPO.",
  ])("tells a private Medicare plan by its name: %s", (line) => {
    expect(plan("Northfield Review, LLC", "Northfield Review, LLC", "Fax 585-555-0114", line)).toBe(
      "medicare_advantage",
    );
  });

  it.each([
    "This rule does not hold for members of a Medicare plan or of Senior Choice Advantage (HMO).",
    "We act on behalf of many plans. One of them is sold as an Advantage plan.",
    "Lakeshore Advantage Insurance, PPO network",
  ])("takes no other mention for the plan: %s", (line) => {
    expect(plan("Lakeshore Health Plan", "Lakeshore Health Plan", line)).not.toBe("medicare_advantage");
  });

  it.each<[string, ReturnType<typeof lineOfBusinessOf>]>([
    ["AmeriHealth Caritas Louisiana", "medicaid_mco"],
    ["Keystone First", "medicaid_mco"],
    ["Iowa Total Care", "medicaid_mco"],
    ["AmeriHealth Caritas VIP Care", "medicare_advantage"],
    ["Keystone Health Plan East", "commercial"],
  ])("knows plans that the States' programs alone have: %s", (payer, expected) => {
    expect(plan(payer, payer, "Group number: 10027")).toBe(expected);
  });

  it.each([
    "You buy your coverage through the Federally-facilitated Marketplace, and an MRI has to be approved.",
    "The member gets her coverage through the state-based exchange.",
    "Your coverage comes through the Health Insurance Marketplace.",
    "She has her health plan from the State's exchange.",
  ])("knows a plan of the exchange by what somebody does: %s", (said) => {
    expect(plan("Harbor Point Health", "Harbor Point Health", said)).toBe("marketplace");
  });

  it.each([
    "You may buy your own plan through the Marketplace.",
    "If you buy your coverage through the exchange, call the exchange.",
    "To buy your plan on the Marketplace, wait for open enrollment.",
  ])("takes what somebody may do for nothing of this plan: %s", (said) => {
    expect(plan("Harbor Point Health", "Harbor Point Health", said)).toBe("commercial");
  });

  it.each<[string, string, boolean]>([
    ["HEALTH FIRST COLORADO", "(Colorado's Medicaid Program)", true],
    ["MISSISSIPPI DIVISION OF MEDICAID", "REMITTANCE ADVICE", true],
    ["North Plains Medicaid", "Fiscal agent: Northern Claims Inc.", true],
    ["MaineCare Services", "Claims unit", true],
    ["Bluestem Community Care", "Member of the State's Medicaid program", false],
    ["Harbor Health Plan", "for the Division of Medicaid, Managed Care", false],
    ["Molina Healthcare of Ohio", "Medicaid", false],
  ])("tells the State's own program from a plan's: %s, %s", (payer, line, expected) => {
    expect(isStatesOwnMedicaid(payer, `${payer}\n${line}\n`)).toBe(expected);
  });
});

it.each([
  "Wellcare Prescription Insurance, Inc.\nMedicare Part D Appeals\nREDETERMINATION NOTICE",
  "NOTICE THAT WE WILL NOT COVER A DRUG UNDER MEDICARE PART D\nEnrollee: Ada Brandt",
  "Invented Rx Plan (PDP)\nWellcare Medicare Rx Appeals, P.O. Box 31383\nNOTICE OF DENIAL",
])("takes a drug plan of Medicare's by its head: %s", (text) => {
  expect(lineOfBusinessOf({ payerName: "Invented Insurance, Inc." }, text)).toBe("part_d");
});

it.each([
  [
    "Humana Medicare\nNOTICE OF DENIAL OF MEDICAL COVERAGE\nMedicare Part D drugs are told of in another letter.",
    "medicare_advantage",
  ],
  [
    "Invented Health Plan\nGroup number: 40-118\nOur drugs are at least as good as Medicare Part D.",
    "commercial",
  ],
  [
    "Invented Gold Plus (HMO) - Invented Medicare Rx (PDP)\nNOTICE OF DENIAL OF MEDICAL COVERAGE",
    "medicare_advantage",
  ],
  [
    "Wellcare\nMedicare Advantage plan\nMedicare Part C Appeals fax 866-1\nMedicare Part D Appeals fax 866-2\nNotice of denial",
    "medicare_advantage",
  ],
  [
    "Invented Health Plan\nExplanation of Benefits\nGroup number: 40-118\nYour drugs are creditable Medicare Part D coverage.",
    "commercial",
  ],
])("takes no other plan for one: %s", (text, plan) => {
  expect(lineOfBusinessOf({ payerName: "Invented Insurance, Inc." }, text)).toBe(plan);
});

it.each([
  ["UPMC for You", "medicaid_mco"],
  ["UnitedHealthcare Community Plan", "medicaid_mco"],
  ["UPMC Health Plan", "commercial"],
  ["UnitedHealthcare Community Plan Dual Complete", "medicare_advantage"],
  ["UPMC for You Advantage", "medicare_advantage"],
  ["Amerigroup", "medicaid_mco"],
  ["Amerigroup Amerivantage", "medicare_advantage"],
  ["Highmark Wholecare", "medicaid_mco"],
  ["Highmark Wholecare - Medicare Assured", "medicare_advantage"],
  ["Geisinger Health Plan Family", "medicaid_mco"],
  ["Geisinger Health Plan Family Practice", "commercial"],
])("knows a state's plan by the name it goes by: %s", (payerName, plan) => {
  expect(lineOfBusinessOf({ payerName }, "")).toBe(plan);
});

it("knows a plan for who has Medicare, too, by the paper's head", () => {
  const payerName = "UnitedHealthcare Community Plan";
  const paper = `${payerName}\nUnitedHealthcare Dual Complete (HMO D-SNP)\nNotice of denial`;
  expect(lineOfBusinessOf({ payerName }, paper)).toBe("medicare_advantage");
});
