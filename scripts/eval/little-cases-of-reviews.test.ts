import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const TRICARE = (title: string) => `Humana Military - TRICARE East   ${title}   11/05/2026
Sponsor: SFC Dana Holt   Patient: Eli Holt  DOB 04/11/2011   DBN 60114-4270   Claim 2026280HM77
10/07/2026   97530 GO   2   $104.00   $0.00`;

const MOLINA = (title: string) => `Molina Healthcare of Ohio (Medicaid)   ${title}   11/06/2026
Member: Pia Lund  DOB 08/19/1988   ID 104477120911   Reference 26-MO-7712   72148, 10/08/2026`;

const CRASH = (rows: string) => `Progressive - Florida PIP   Explanation of benefits 11/06/2026
Insured: Gus Ortega  DOB 01/30/1984   Claim 26-7712044   Date of loss 09/02/2026
${rows}`;

const CASES: Case[] = [
  [
    "TRICARE's first denial",
    ["appeal"],
    `${TRICARE("Explanation of benefits")}
Not medically necessary based on the records received. A request for reconsideration must be postmarked within 90 days of this notice.`,
  ],
  [
    "TRICARE's reconsideration that upheld",
    ["appeal", "external_review"],
    `${TRICARE("Reconsideration determination")}
On reconsideration the initial determination is upheld: the service is not medically necessary. You may request a formal review by the Defense Health Agency within 60 days.`,
  ],
  [
    "TRICARE's formal review that is the last word",
    ["write_off"],
    `Defense Health Agency   TRICARE formal review decision   11/05/2026
Patient: Eli Holt  DOB 04/11/2011   97530, 10/07/2026   Amount in dispute $104.00
The formal review upholds the denial as not medically necessary. This decision is final. No hearing is available because of the amount in dispute.`,
  ],
  [
    "an appeal dismissed for want of a representative's form",
    ["appeal"],
    `UnitedHealthcare Medicare Advantage   Notice of dismissal   11/06/2026
Member: Ola Brandt  DOB 12/01/1943   ID 912204471   Claim 26UHC7712   97110, 09/14/2026
We dismissed your appeal request because we did not receive an Appointment of Representative form signed by the member.`,
  ],
  [
    "a redetermination dismissed as incomplete",
    ["appeal"],
    `Novitas Solutions   Medicare Part B   Dismissal of redetermination request   11/06/2026
Beneficiary: Ola Brandt   MBI 3CD4EF5GH66   ICN 0226280771204   DOS 06/14/2026   97110
Your request is dismissed since it does not name the item or service at issue. You may file again with the missing facts within 120 days of the initial determination, or ask the QIC to review this dismissal within 60 days.`,
  ],
  [
    "a dispute sent back for its form",
    ["appeal"],
    `Blue Shield of California   11/06/2026
Patient: Rex Amos  DOB 07/07/1979   ID XEA77120441   Claim 26BSC7712   20610 RT, 09/21/2026   $140.00
We are returning your dispute unreviewed: the Provider Dispute Resolution form was not with it. The claim stays denied as not medically necessary. You have 365 days from the denial of 10/12/2026 to send it again with the form.`,
  ],
  [
    "a late appeal with good cause",
    ["appeal"],
    `Anthem Blue Cross   Dismissal   11/06/2026
Patient: Rex Amos  DOB 07/07/1979   ID XEA77120441   Claim 26ANT7712   20610 RT, 03/02/2026
Your appeal came on 10/19/2026, more than 180 days after the denial of 04/01/2026, and is dismissed as untimely. We may accept a late appeal for good cause.`,
    "Dr. Amos' office log, Rex Amos: office closed 09/20/2026 - 10/14/2026 after Hurricane Nadia, no power, FEMA disaster declared 09/21/2026.",
  ],
  [
    "an appeal that is already under review",
    ["none"],
    `Cigna   Appeal response   11/06/2026
Patient: Rex Amos  DOB 07/07/1979   ID U77120441   Claim 26CIG7712   20610 RT, 09/21/2026
We closed this request as a duplicate: your appeal of 10/20/2026 for the same claim is still under review, and you will get our decision by 11/20/2026.`,
  ],
  [
    "a dismissal of what was never processed",
    ["corrected_claim"],
    `Palmetto GBA   Medicare Part B   Dismissal of redetermination request   11/06/2026
Beneficiary: Ola Brandt   MBI 3CD4EF5GH66   ICN 0326280771204   DOS 09/14/2026   97110
Your request is dismissed: the claim was rejected as unprocessable (MA130) and has no appeal rights. Submit a new claim with the missing information.`,
  ],
  [
    "an accident insurer's schedule",
    ["none", "bill_patient", "bill_right_payer"],
    CRASH(`10/14/2026   97110   2   $110.00   allowed 62.40   paid 49.92
Reduced to 200% of the Medicare Part B schedule under section 627.736, and paid at 80%.`),
  ],
  [
    "an accident insurer's schedule that was used wrongly",
    ["appeal"],
    CRASH(`10/14/2026   97110   2   $110.00   allowed 48.00   paid 38.40
Reduced to the fee schedule under section 627.736, and paid at 80%.`),
    "Fee review 11/12/2026, Gus Ortega 10/14/2026: 97110 x2 at 200% of the Medicare schedule is $62.40, 80% is $49.92. Paid $38.40, underpaid $11.52.",
  ],
  [
    "an accident insurer's deductible",
    ["bill_patient", "bill_right_payer"],
    CRASH(`10/14/2026   97110   2   $110.00   allowed 62.40   applied to the PIP deductible 62.40   paid 0.00
The policy has a $1,000.00 deductible.`),
  ],
  [
    "an accident insurer that bundles",
    ["appeal", "corrected_claim"],
    CRASH(`10/14/2026   97140   1   $55.00   allowed 0.00   paid 0.00   Included in 98941 of the same day.
10/14/2026   98941   1   $70.00   allowed 66.10   paid 52.88`),
    "Note 10/14/2026 Gus Ortega: CMT C2, C5, T4, L5. Manual therapy 12 min to the right shoulder, a separate region. T. Moss DC signed",
  ],
  [
    "visits cut while the patient is under care",
    ["appeal"],
    `Aetna   Notice of adverse determination   11/06/2026
Member: Una Sand  DOB 02/14/1960   ID W771204422   97110, 97112   Request for 8 more visits from 11/09/2026
After concurrent review no further visits are approved: the records do not show that therapy is still medically necessary. An expedited appeal is decided within 72 hours.`,
    "Note 11/05/2026 Una Sand, 5 weeks after stroke: still needs help with transfers. A gap in treatment would seriously jeopardize her ability to regain function. M. Roy DPT signed",
  ],
  [
    "a Medicare plan that ends home therapy",
    ["appeal", "external_review"],
    `Humana Medicare Advantage   Notice of Medicare Non-Coverage   11/06/2026
Patient: Cy Dahl   DOB 02/02/1947   ID H71120441
The effective date coverage of your current home health services will end: 11/10/2026. You have the right to an immediate, independent fast appeal by the Quality Improvement Organization; call no later than noon of the day before.`,
  ],
  [
    "an infusion cut in the middle of its course",
    ["appeal"],
    `Priority Health   Adverse determination   11/06/2026
Member: Una Sand  DOB 02/14/1960   ID 77120442200   J1745 infliximab
We approved 6 infusions in July and will cover no more than 3: the remaining 3 are not medically necessary. You may ask for an expedited appeal, and coverage continues while it is decided.`,
  ],
  [
    "a Medicaid plan's appeal that upheld, by the State's fair hearing",
    ["appeal"],
    `${MOLINA("Notice of appeal resolution")}
We upheld our denial: an MRI is not medically necessary before six weeks of treatment. You may ask for a state fair hearing within 120 days of this notice.`,
  ],
  [
    "a Medicaid plan's first denial",
    ["appeal"],
    `${MOLINA("Notice of adverse benefit determination")}
The service is denied as not medically necessary. You may appeal to the plan within 60 days. A state hearing can be asked for only after the plan has decided the appeal.`,
  ],
  [
    "a fair hearing that kept the denial",
    ["write_off"],
    `Ohio Department of Job and Family Services   Bureau of State Hearings   State hearing decision   11/06/2026
Appellant: Pia Lund   Plan: Molina Healthcare of Ohio   72148, 10/08/2026
The hearing officer overrules the appeal: the plan correctly denied the MRI as not medically necessary. This is a final and binding decision.`,
  ],
  [
    "a fair hearing that was won",
    ["none"],
    `Ohio Department of Job and Family Services   Bureau of State Hearings   State hearing decision   11/06/2026
Appellant: Pia Lund   Plan: Molina Healthcare of Ohio   72148, 10/08/2026
The appeal is sustained. The plan is ordered to approve and pay for the MRI within 15 days.`,
  ],
  [
    "visits past the approval, by the visit list",
    ["write_off"],
    `Premera Blue Cross   Remittance 11/06/2026
Patient: Lil Hart  DOB 09/09/1971   ID PBX77120441   Claim 26PBX771
10/20/2026   98941   $70.00   $0.00   CO-198 Precertification exceeded. Provider may not bill the patient. No late requests are accepted.`,
    "Visits Lil Hart, auth PBX-26-4410, 6 visits 09/14/2026 - 12/31/2026\n1 - 09/16\n2 - 09/21\n3 - 09/28\n4 - 10/05\n5 - 10/08\n6 - 10/13\n7 - 10/20 over, front desk did not ask for more",
  ],
  [
    "a drug from the patient assistance program",
    ["none", "write_off"],
    `Regence BlueShield   Remittance 11/06/2026
Patient: Lil Hart  DOB 09/09/1971   ID RBS77120441   Claim 26RBS771
10/15/2026   J3357   $0.01   $0.00   Free drug from the manufacturer's assistance program, nothing payable.
10/15/2026   96372   $40.00   paid 21.75`,
  ],
  [
    "an approval that was not put on the claim",
    ["corrected_claim"],
    `Premera Blue Cross   Remittance 11/06/2026
Patient: Lil Hart  DOB 09/09/1971   ID PBX77120441   Claim 26PBX772
10/05/2026   97110 GP   $96.00   $0.00   CO-15 The authorization number is missing, invalid, or does not apply.`,
    "Premera approval PBX-26-4410 Lil Hart: 97110, 12 visits, 09/14/2026 - 12/31/2026.",
    "Claim 26PBX772 as sent 10/09/2026: Lil Hart, 10/05/2026 97110 GP. Box 23 prior authorization number: (blank)",
  ],
  [
    "a federal employees' plan that maintained its denial",
    ["external_review"],
    `Blue Cross Blue Shield Federal Employee Program   Reconsideration   11/06/2026
Member: Max Holm  DOB 02/02/1977   ID R77120441   72148, 09/03/2026
After reconsideration we maintain our original decision: the MRI was not medically necessary. You may ask the U.S. Office of Personnel Management to review the claim within 90 days.`,
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
