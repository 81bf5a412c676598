import { describe, expect, it } from "vitest";
import { lineOfBusinessOf } from "./line-of-business";
import { planByDecider, planUnderLabel } from "./plan-words";

const plan = (payerName: string, ...lines: string[]) =>
  lineOfBusinessOf({ payerName }, [payerName, "Group: 77120", ...lines].join("\n"));

describe("a plan under its label", () => {
  it.each<[string, ReturnType<typeof planUnderLabel>]>([
    ["Birth date ..... 05/19/2019    Program ..... Ohio Medicaid", "medicaid_mco"],
    ["Product   Healthy Indiana Plan (HIP) Plus", "medicaid_mco"],
    ["Program: STAR+PLUS", "medicaid_mco"],
    ["Plan ....... Providence Medicare Align Group Plan (HMO-POS)", "medicare_advantage"],
    ["Plan: HumanaChoice H5216-311 (PPO)", "medicare_advantage"],
    ["Plan: Blue Shield 65 Plus (HMO)", "medicare_advantage"],
    ["Plan: UHC Dual Complete OH-S001 (HMO D-SNP)", "medicare_advantage"],
    ["Plan: Federal Employees Health Benefits - Direct", "fehb"],
    ["Health plan    MyPriority HMO Silver (individual plan, Health Insurance Marketplace)", "marketplace"],
    ["Claim type: WC", "workers_comp"],
    ["Line: Workers' Compensation", "workers_comp"],
    ["Policy type: Auto PIP", "auto"],
    ["Coverage: Medical Payments", "auto"],
    ["Plan: AARP Medicare Rx Preferred (PDP)", "part_d"],
    ["Plan: Medicare HMO with Medicare Part D", "medicare_advantage"],
    ["Policy type: No-fault", "auto"],
  ])("is told: %s", (line, expected) => {
    expect(planUnderLabel(`Notice\n${line}`)).toBe(expected);
  });

  it.each([
    "Program: Member Advocate",
    "Program: STAR physician quality",
    "Product: Open Access Select",
    "Coverage: Active through 12/31/2026",
    "Plan: Choice POS II",
    "Plan: Blue Choice PPO (no Medicaid)",
    "Plan: AARP Medicare Supplement Plan G",
    "Line of business: Commercial, Medicaid, Medicare Advantage PPO",
    "Claim type: Auto-adjudicated",
    "Claim type: Professional",
    "Plan: off-exchange individual PPO",
    "Other plan: Ohio Medicaid",
    "OTHER INSURANCE ON FILE\nPayer: Humana\nPlan: Humana Gold Plus (HMO)",
    "Plan: AARP Plan G",
    "Line of business: Commercial PPO",
    "Program: Healthy Blue Living wellness",
    "Plan: Marketplace Foods Inc. Employee Benefit Plan",
    "Plan: Cardinal Care Inc. Employees PPO",
    "Plan type    Medicaid    Commercial    Medicare",
    "Plan: Retiree PPO with Medicare COB",
    "Plan: PPO Medicare Carve-Out",
    "Plan: PPO - coordinates with Medicare",
    "Plan: WC Bradley Employee Plan",
    "Program: Medical Payment Integrity",
    "Program   PIP (periodic interim payment)",
    "Coverage: Medicaid terminated 06/30/2026",
    "Coverage: No-fault exhausted",
    // Where each plan's appeals go.
    "Plan: Medicaid   PO Box 1\nPlan: Marketplace   PO Box 3",
    "Plan: Commercial   PO Box 1\nPlan: Medicaid   PO Box 3",
    "The program: Medicaid and others, says more than a label does, or may do",
  ])("is not told: %s", (line) => {
    expect(planUnderLabel(`Notice\n${line}`)).toBeNull();
  });
});

describe("a plan by who decides next", () => {
  it.each<[string, ReturnType<typeof planByDecider>]>([
    [
      "The member may ask for a state hearing with the Ohio Department of Job and Family Services.",
      "medicaid_mco",
    ],
    ["After the grievance has been decided you can ask for a Fair Hearing within 120 days.", "medicaid_mco"],
    ["Medi-Cal ID (CIN): 91234567A", "medicaid_mco"],
    ["If we uphold it, we will send your case to the Independent Review Entity.", "medicare_advantage"],
    ["Non-contract providers: send a signed Waiver of Liability with the appeal.", "medicare_advantage"],
    ["You may ask for a fast-track appeal with the Quality Improvement Organization.", "medicare_advantage"],
    ["You may ask the Office of Personnel Management (OPM) to review it.", "fehb"],
    ["Follow the disputed claims process in Section 8 of the brochure.", "fehb"],
    ["See Section 8 of your brochure, the disputed claims process.", "fehb"],
    ["If you do not agree you may ask for a state hearing.", "medicaid_mco"],
    ["If you are not satisfied with our decision, you may ask for a State Fair Hearing.", "medicaid_mco"],
    ["Members who disagree may ask for a state fair hearing.", "medicaid_mco"],
  ])("is told: %s", (line, expected) => {
    expect(planByDecider(line)).toBe(expected);
  });

  it.each([
    "FEP members may ask OPM.",
    "Federal Employee Program members may ask the Office of Personnel Management.",
    "If the plan is a Medicare plan, we send the case to the Independent Review Entity.",
    "You may request a fair hearing under the medical staff bylaws.",
    "The waiver of liability form is needed where the patient agreed to pay.",
    "You may ask for an external review by an independent review organization.",
    "You may ask for a state hearing. You may ask the OPM, too.",
    "A quality improvement organization may ask for records.",
    "We keep a waiver of liability from non-participating providers.",
    "Call us to ask about your appeal.",
    "The device must be fitted by a member of the State Hearing Aid Dispensers Board.",
    "Medi-Cal ID: N/A",
    "Enrollees who get their plan through the State may ask for a State Fair Hearing.",
    "Members of CHIP may ask for a State Fair Hearing.",
    "If you have Medi-Cal, you may ask for a State Hearing.",
    "A state hearing officer heard the case.",
    "You do not have the right to a state fair hearing.",
    "Do not send the appeal to the OPM.",
    "Medicaid No:            Group: 551",
    "If you ask for an external review, we will send your file to the independent review entity.",
    "Please follow the disputed claims process in your provider manual.",
  ])("is not told: %s", (line) => {
    expect(planByDecider(line)).toBeNull();
  });
});

describe("what a paper says of other plans", () => {
  it.each([
    "Medicare is her primary coverage from January 1, 2026. Bill Medicare Part B first.",
    "Our records show that the patient has Medicare Part A and Part B. Send us the Medicare remittance advice.",
    "Other coverage: TRICARE Prime is secondary. We are primary.",
    "OTHER INSURANCE ON FILE\nPayer: Humana\nPlan: Humana Gold Plus (HMO)",
    "The patient's Medicare Advantage plan, Humana Gold Plus, is primary.",
    "If the patient is covered by Apple Health (Medicaid), bill us first.",
    "If this care is due to an injury at work, name the workers' compensation claim. Date of service: 05/01/2026",
    "If the injury came from a car accident, bill the auto insurer's PIP benefits or medical payments coverage first.",
    "FEHB members: ask OPM.",
    "Medicaid members: ask for a state fair hearing.",
    "For self-funded groups we provide administrative services only.",
    "If your plan is a self-funded plan, the plan sponsor pays benefits from its own funds.",
    "Blue Prairie provides administrative services only to certain groups.",
    "We need the Medicare summary notice before we can pay.",
    "Please submit the Medicare remittance advice.",
    "Send the auto insurer's explanation of benefits showing that personal injury protection is exhausted.",
    "The claim waits for the accident questionnaire.\nInjured person: A Whitmore\nAccident date: 04/18/2026\nEmployer: High Desert Linen",
    "Accident date: 04/02/2026\nPaid by the workers' compensation fee schedule as no-fault rules ask.",
  ])("tells nothing of its own: %s", (said) => {
    expect(plan("Blue Prairie Health Insurance Company", said)).toBe("commercial");
  });

  it.each<[string, ReturnType<typeof lineOfBusinessOf>]>([
    ["We provide administrative services only and do not assume any financial risk.", "erisa"],
    ["The plan sponsor, Hale Foundry Inc., pays benefits from its own funds.", "erisa"],
    ["You may bring an action under ERISA 502(a).", "erisa"],
    ["Your plan is an employer's plan; if it is governed by ERISA you may sue.", "erisa"],
    ["If your plan is an employer's plan, ask the employer.", "commercial"],
    ["Y0037_25_4711_C", "medicare_advantage"],
    ["Accident date: 04/02/2026\nPaid by the OMFS.", "workers_comp"],
    ["Claimant: A Whitmore\nInjury date: 04/18/2026\nEmployer: High Desert Linen", "workers_comp"],
    ["If you disagree with our decision, you may ask for a State fair hearing.", "medicaid_mco"],
    ["If you do not agree, send the TRICARE claim to the TRICARE West Region.", "tricare"],
    ["Providers may not bill Medicaid members for denied services.", "medicaid_mco"],
    [
      "If you disagree with your Medicare health plan's decision you may ask us for a reconsideration.",
      "medicare_advantage",
    ],
    ["When you write put the Medicaid ID on each page.", "medicaid_mco"],
    ["The Medicaid member was first seen in May.", "medicaid_mco"],
    ["OTHER INSURANCE:\nWe found none.\nThis plan is a Medicaid managed care plan.", "medicaid_mco"],
    ["LOB: Commercial\nThis plan is self-funded.", "erisa"],
    ["The date of injury was first reported on 04/02/2026.", "workers_comp"],
    ["The injured worker's knee is the primary condition.", "workers_comp"],
  ])("leaves what is its own: %s", (said, expected) => {
    expect(plan("Blue Prairie Health Insurance Company", said)).toBe(expected);
  });
});

it.each<[string, ReturnType<typeof lineOfBusinessOf>]>([
  ["Devoted Health", "medicare_advantage"],
  ["Clover Health", "medicare_advantage"],
  ["Clover Family Health", "commercial"],
  ["Optum VA Community Care Network", null],
])("knows who sells plans of one kind alone: %s", (payerName, expected) => {
  expect(lineOfBusinessOf({ payerName }, payerName)).toBe(expected);
});

it("takes a member's prefix for no plan of the exchange", () => {
  expect(plan("Blue Prairie Health Insurance Company", "Member ID: QHP 1180 4472 9001")).toBe("commercial");
});
