import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const DRUG = (head: string) => `${head}
Enrollee: Ida Crane   DOB 03/30/1949   Member 60114427   Drug: Ozempic 1 mg
We looked at the plan's denial and agree with it: the record shows no type 2 diabetes. The decision is unfavorable.`;

const REFUND = (rights: string) => `Cotiviti for Aetna   Refund request   11/05/2026
Provider: Alder Family Medicine   Patient: Jon Vale DOB 01/20/1970   Member W771204410   Claim EPA77120 DOS 03/10/2026 99214
We paid $121.40 for this claim in error: the member's coverage ended 02/28/2026. Please return $121.40. ${rights}`;

const CRASH = (reason: string) => `State Farm - Florida PIP   Explanation of review 11/06/2026
Injured: Mel Sato  DOB 11/11/1990   Claim 59-77120K   Date of loss 08/20/2026
10/14/2026   97110   2   $96.00   allowed 0.00
${reason}`;

const CASES: Case[] = [
  [
    "Medicare's redetermination",
    ["appeal"],
    `WPS Government Health Administrators   Medicare Appeal Decision   11/05/2026
Beneficiary: Cy Dahl  MBI 2AB3CD4EF55   ICN 0926   DOS 06/10/2026   97110
Redetermination: unfavorable. The plan of care was not certified. If you disagree, write to the Qualified Independent Contractor within 180 days.`,
  ],
  [
    "a Medicare Advantage plan's reconsideration",
    ["external_review"],
    `Humana Medicare Advantage   Reconsideration decision   11/05/2026
Member: Cy Dahl  DOB 02/02/1947  ID H71120441   97110, 06/10/2026
We reviewed your appeal and uphold our denial. Your case was forwarded to the Independent Review Entity.`,
  ],
  [
    "a Part D plan's redetermination",
    ["external_review"],
    DRUG(
      "SilverScript Medicare Part D   Redetermination notice 11/05/2026\nYou may ask the Independent Review Entity for a reconsideration within 60 days.",
    ),
  ],
  [
    "a Part D reviewer's decision",
    ["appeal"],
    DRUG(
      "C2C Innovative Solutions, Inc.   Part D Qualified Independent Contractor   Reconsideration decision 11/05/2026\nPlan: SilverScript Medicare Part D. You may ask for a hearing before an Administrative Law Judge within 60 days.",
    ),
  ],
  [
    "money asked back of one who was covered",
    ["appeal"],
    REFUND("If you disagree, write to us within 30 days."),
    "Aetna eligibility 11/10/2026: Jon Vale W771204410 coverage effective 01/01/2025, terminated 03/31/2026.",
  ],
  [
    "money asked back of one who had another plan",
    ["bill_right_payer", "appeal"],
    REFUND("If you disagree, write to us within 30 days."),
    "Cigna eligibility 11/10/2026: Jon Vale U88120447 active 03/01/2026 - present.",
  ],
  [
    "an insurer's own examination",
    ["appeal", "bill_right_payer"],
    CRASH("Benefits stopped as of 10/01/2026 after the independent medical examination of 09/22/2026."),
    "Note 10/14/2026 Mel Sato: cervical rotation 40, was 25 on 09/10, still cannot drive. P. Lau PT signed",
  ],
  [
    "an accident's sum without a finding of emergency",
    ["appeal", "bill_right_payer"],
    CRASH("The $2,500 limit applies and is used up: no provider has found an emergency medical condition."),
    "Note 08/22/2026 Mel Sato: in my opinion the patient has an emergency medical condition. V. Cruz MD signed",
  ],
  [
    "a part of the body that was accepted",
    ["appeal"],
    `Zurich North America workers' compensation   Explanation of review 11/06/2026
Employee: Bo Reyes  DOB 07/01/1985   Claim WC77120   DOI 09/01/2026
10/13/2026   99214   $210.00   paid 0.00   Body part treated (neck) is not accepted on this claim.
Request for second review within 90 days.`,
    "Employer's claim form Bo Reyes 09/01/2026: fell from ladder, neck and right shoulder. Accepted body parts: neck, right shoulder (letter 09/20/2026).",
  ],
  [
    "a deductible alone",
    ["bill_patient"],
    `Oxford Health Plans   EOB 11/05/2026
Member: Lu Chen  DOB 05/05/1985  ID 7712044*01  Claim 26X77120
10/14/2026   99213   $150.00   allowed 92.10   applied to your deductible 92.10   paid 0.00`,
  ],
  [
    "a claim that was paid",
    ["none"],
    `Oxford Health Plans   EOB 11/05/2026
Member: Lu Chen  DOB 05/05/1985  ID 7712044*01  Claim 26X77120
10/14/2026   99213   $150.00   allowed 92.10   discount 57.90   paid 92.10
Check 7712044   $92.10`,
  ],
  [
    "a rate below the contract",
    ["appeal"],
    `Oxford Health Plans   EOB 11/05/2026
Member: Lu Chen  DOB 05/05/1985  ID 7712044*01  Claim 26X77120
10/14/2026   99213   $150.00   allowed 61.00   discount 89.00   paid 61.00`,
    "Contract Oxford 2026, exhibit B: 99213 $92.10. Payment review 11/10/2026: Lu Chen 10/14/2026 paid 61.00, underpaid by $31.10.",
  ],
  [
    "an independent review that kept the denial",
    ["write_off"],
    `National Medical Reviews, Inc.   External review determination 11/05/2026
Re: Max Holm DOB 02/02/1977, plan Anthem, 72148. Our physician agrees with the plan. The adverse determination is upheld. This decision is binding.`,
  ],
  [
    "the last level of the plan",
    ["external_review"],
    `Anthem Blue Cross   Second level appeal decision 11/05/2026
Member: Max Holm DOB 02/02/1977 ID JQU77120   72148, 08/03/2026
We uphold the denial as not medically necessary. This is our final internal decision. You may ask for an independent external review within 4 months.`,
  ],
  [
    "veterans' care without a referral",
    ["appeal"],
    `Optum Public Sector - VA Community Care Network   Remittance 11/05/2026
Veteran: Roy Pike  DOB 06/06/1965  Claim VA77120
10/14/2026   97110 GP   2   $96.00   $0.00   No approved VA referral covers this date.`,
    "VA referral VA0026771204 Roy Pike: physical therapy 15 visits, valid 09/15/2026 - 03/14/2027.",
  ],
  [
    "a federal employee's plan that kept its denial",
    ["external_review"],
    `GEHA (FEHB)   Reconsideration 11/05/2026
Member: Ann Rice DOB 04/04/1980 ID 7712044   72148, 08/03/2026
We reconsidered and our denial stands: not medically necessary. You may ask the Office of Personnel Management to review it within 90 days.`,
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
