import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const NO_AUTH = (
  rule: string,
) => `Carelon for Anthem Blue Cross and Blue Shield of Ohio   Remittance 11/05/2026
Patient: Dora Lane   DOB 04/09/1967   ID YRP771M20044   Claim 2026305CF8812
10/14/2026   72148   $720.00   $0.00
The imaging was done without an approval from our imaging program. ${rule}
Provider appeals: 180 days.`;
const NO_LATE = "Approval cannot be asked for once the scan is done. Not billable to the member.";

const MORE = `Optum Physical Health   Claim detail 11/06/2026
Patient: Otto Berg   DOB 12/03/1959   Member 980442217   Claim OPH26310-0091
10/21/2026   97110 GP   2   $96.00   $0.00
10/21/2026   97140 GP   1   $52.00   $0.00
Visits approved under 26-AX-7714 have been used. This visit is past the approved number. Member not liable.
Ask for reconsideration within 180 days.`;

const OTHER_CODE = `Highmark Blue Shield   Provider EOB 11/04/2026
Patient: Vera Kost   DOB 07/22/1973   ID JEA104477210   Claim 26308X114477
10/13/2026   64493   $980.00   $0.00
Authorization HM-260918 does not list this procedure.
You have 180 days to appeal.`;

const OTHER_SITE = `Moda Health   Explanation of payment 11/05/2026
Patient: Rita Sol   DOB 03/03/1961   ID M20417718-01   Claim 26309MO0071
10/12/2026   45378   $1,100.00   $0.00
CO-198 Precertification/notification/authorization/pre-treatment exceeded. Approval was given for Cascade Endoscopy Center; services were billed at another facility.
Appeal within 180 days.`;

const LIMIT = `Independence Blue Cross   Remittance 11/06/2026
Patient: Leo Hart   DOB 05/30/1988   ID QCA882140077   Claim 26310IB77120
10/19/2026   97530 GP   2   $110.00   $0.00
PR-119 Benefit maximum for this time period or occurrence has been reached. 30 therapy visits per calendar year.
Appeals: 180 days.`;

const EXCLUDED = `Wellmark Blue Cross and Blue Shield of Iowa   Claim 26W3110042   11/09/2026
Member: Gail Frost   DOB 10/02/1981   ID XQN771204418
10/20/2026   15877   $2,400.00   $0.00
Your plan does not pay for services meant to improve looks. The member is responsible for this charge.
An appeal may be sent within 180 days.`;

const FOOT = (line: string) => `Noridian Healthcare Solutions   Medicare Part B   Remittance 11/05/2026
NASH, EVELYN   MBI 6CC5DD4EE33   DOB 02/08/1942   ICN 0226309441207
10/14/2026   ${line}`;

const LATE = `Blue Cross of Idaho   Explanation of payment 11/04/2026
Patient: Sid Moss   DOB 08/17/1979   ID XMD200771844   Claim 26I3080041
04/14/2026   99214   $190.00   $0.00
CO-29 The time limit for filing has expired. Network contract: 180 days. Received 10/28/2026.
Appeals: 180 days.`;

const OUT = `Cigna   Explanation of Benefits 11/05/2026
Customer: Ned Poole   DOB 09/09/1969   ID U77120944 02   Claim 7712630900441
10/15/2026   99285   $1,350.00   $0.00
The provider is not in the Cigna network and the plan has no out-of-network benefit.
You may appeal within 180 days.`;

const CASES: Case[] = [
  [
    "an emergency scan",
    ["appeal"],
    NO_AUTH("Urgent scans may be reviewed afterwards, within 2 business days or with records on appeal."),
    "Note 10/14/2026 Dora Lane. Saddle numbness since this morning, urinary retention 600 mL. Stat MRI for cauda equina, sent from clinic. F. Imre MD signed",
  ],
  [
    "an approval on file",
    ["appeal"],
    NO_AUTH(NO_LATE),
    "Carelon order summary: Dora Lane, order ID 214477120, CPT 72148, status APPROVED, valid 10/08/2026 - 12/06/2026",
  ],
  [
    "a scan that nobody asked for",
    ["write_off"],
    NO_AUTH(NO_LATE),
    "Huddle 11/09/2026 Dora Lane 10/14/2026: new scheduler booked MRI and did not submit to Carelon. Auth never requested, not urgent.",
  ],
  [
    "more visits that were approved",
    ["appeal"],
    MORE,
    "Optum fax 10/16/2026: Otto Berg request 26-AX-8120 approved, 8 additional visits, 10/17/2026 to 12/31/2026.",
  ],
  [
    "another approval that lists the code",
    ["corrected_claim", "appeal"],
    OTHER_CODE,
    "Highmark approval HM-261002 Vera Kost: CPT 64493, 64494, 10/05/2026 - 11/30/2026.\nHM-260918 was for the MRI (72148). Biller: wrong auth number went on the claim.",
  ],
  [
    "an approval that the reviewer changed by phone",
    ["appeal"],
    OTHER_CODE,
    "Call log 10/09/2026 Vera Kost: Highmark UM rep Dana added 64493 to HM-260918, ref 26-77120. Said no new number needed.",
  ],
  [
    "a place that was approved on request",
    ["appeal"],
    OTHER_SITE,
    "Moda letter 10/09/2026: Rita Sol, approval MD-44180 updated. Facility changed to Harbor Surgery Center. CPT 45378, 10/05/2026 - 12/31/2026.",
  ],
  [
    "visits that were miscounted",
    ["appeal"],
    LIMIT,
    "Visit count Leo Hart 2026: 24 PT visits 01/12 - 10/19. Payer portal lists 30: six are cardiac rehab at Mercy, separate benefit. Count is wrong.",
  ],
  [
    "visits that are used up and were agreed to",
    ["bill_patient"],
    LIMIT,
    "Benefit check 10/12/2026: 30 of 30 therapy visits used, 0 remaining.\nI understand that my insurance will not pay for visits after 30. I agree to pay $65.00 per visit. Service 97530.\nSignature: Leo Hart   10/13/2026",
  ],
  [
    "an operation that is no cosmetic one",
    ["appeal"],
    EXCLUDED,
    "Op note 10/20/2026 Gail Frost. Lipedema stage 3, pain 8/10, failed 12 months of compression and decongestive therapy. Function limited. H. Vance MD signed",
  ],
  [
    "an operation for looks that was agreed to",
    ["bill_patient"],
    EXCLUDED,
    "Cosmetic procedure agreement: 15877 abdomen liposuction. I know my insurance does not cover cosmetic procedures. I agree to pay $2,400.00 before the procedure.\nSigned: Gail Frost  10/01/2026",
  ],
  [
    "an agreement for another operation in words",
    ["appeal"],
    EXCLUDED,
    "Self-pay agreement: laser hair removal, upper lip. My insurance does not cover this. I agree to pay $180.00 per session.\nSigned: Gail Frost  10/01/2026",
  ],
  [
    "nail care with an advance notice",
    ["bill_patient"],
    FOOT("11720 GA   $60.00   $0.00   PR-50 Not deemed a medical necessity by the payer."),
    "ABN CMS-R-131   D. Service: nail debridement 11720   E. may not be covered: no systemic condition   F. $60.00\n[X] OPTION 1\nSignature Evelyn Nash  Date 10/14/2026",
  ],
  [
    "nail care without an advance notice",
    ["write_off", "appeal"],
    FOOT("11720 GZ   $60.00   $0.00   CO-50 Not deemed a medical necessity by the payer."),
    "Note 10/14/2026 Evelyn Nash: nails trimmed at patient's wish, no pain, pulses 2+, no systemic disease. No ABN signed. K. Ode DPM signed",
  ],
  [
    "care that the law excludes",
    ["bill_patient"],
    FOOT("11719 GY   $45.00   $0.00   PR-96 Non-covered charge(s). N425 Statutorily excluded service(s)."),
  ],
  [
    "nail care of one with diabetes",
    ["appeal", "reopening"],
    FOOT("11720   $60.00   $0.00   CO-50 Not deemed a medical necessity by the payer."),
    "Note 10/14/2026 Evelyn Nash: diabetic neuropathy, absent DP and PT pulses, class B findings x2, nails dystrophic and painful in shoes. K. Ode DPM signed",
  ],
  [
    "a claim that was acknowledged in time",
    ["appeal"],
    LATE,
    "Waystar 277CA 04/18/2026: MOSS SID  DOS 04/14/2026  Blue Cross of Idaho  A2 accepted into adjudication  payer ref 26I1090011",
  ],
  [
    "a claim that was only rejected",
    ["write_off"],
    LATE,
    "Waystar history MOSS SID DOS 04/14/2026\n04/18/2026 rejected at payer: subscriber ID not found\n10/28/2026 corrected ID, sent, accepted",
  ],
  [
    "a claim that went to the plan of before",
    ["appeal"],
    LATE,
    "Account MOSS SID DOS 04/14/2026\n04/20/2026 billed Regence (card at check-in)\n09/30/2026 Regence took back its payment: not covered on DOS, Blue Cross of Idaho primary since 04/01/2026\n10/28/2026 billed Blue Cross of Idaho",
  ],
  [
    "a claim that a new system held back",
    ["write_off"],
    LATE,
    "Account MOSS SID DOS 04/14/2026: charge stuck in work queue after system change, never transmitted before 10/28/2026. Office error.",
  ],
  [
    "an emergency out of the network",
    ["appeal", "negotiate"],
    OUT,
    "ED note 10/15/2026 Ned Poole: chest pain, troponin raised, brought by EMS. Provider Y. Adeyemi MD signed",
  ],
  [
    "a rate out of the network",
    ["negotiate"],
    OUT.replace("$0.00", "allowed 214.00 paid 214.00").replace(
      "The provider is not in the Cigna network and the plan has no out-of-network benefit.",
      "Paid at the qualifying payment amount under the No Surprises Act. The 30-day open negotiation period starts on the date of this notice.",
    ),
  ],
  [
    "a request that is still to be decided",
    ["appeal"],
    `eviCore healthcare   11/17/2026
Member: Tess Lowe  DOB 06/06/1970  ID 44120077   Request A26-771204   CPT 73721 left knee MRI
The information sent does not meet our guideline yet. No decision has been made. The ordering doctor may speak with our physician until 5 pm on 11/24/2026: 800-555-0140.`,
  ],
  [
    "a request whose talk is over",
    ["appeal"],
    `eviCore healthcare   Notice of adverse determination   11/02/2026
Member: Tess Lowe  DOB 06/06/1970  ID 44120077   Request A26-771204   CPT 73721 left knee MRI
Not approved: no six weeks of treatment in the notes. Peer-to-peer was open until 11/09/2026. You can appeal within 180 days.`,
    "Note 10/20/2026 Tess Lowe: left knee locking, 8 weeks of PT 08/24 - 10/16 without relief. J. Roe MD signed",
  ],
  [
    "a request with the wrong code",
    ["send_records", "corrected_claim"],
    `Health Alliance Plan   Authorization decision   11/12/2026
Member: Abe Nunn  DOB 01/01/1966   ID 7712044   Request HA-90127
Denied. The request names 72148 (lumbar) and the order is for the neck. Please correct the request and send it again.`,
    "Order 11/05/2026 Abe Nunn: MRI cervical spine 72141. S. Kim MD",
  ],
  [
    "video care at home",
    ["appeal"],
    `Medica   Remittance 11/06/2026
Patient: Joy Lind  DOB 08/28/1994  ID 4412077190   Claim 26M310-88
10/13/2026   90834 95   POS 10   $150.00   $0.00
Telehealth is not payable when the member is at home.
Disputes: 180 days.`,
    "Medica reimbursement policy, Telehealth, effective 01/01/2026: POS 10 (member's home) is eligible for behavioral health services, including 90832-90838.",
  ],
  [
    "an exam before its time",
    ["bill_patient", "appeal"],
    `Medical Mutual   EOB 11/05/2026
Patient: Ula Best  DOB 07/07/1990  ID 771120   Claim 2631-0912
10/12/2026   99395   $180.00   $0.00   PR-119 One preventive exam each calendar year; the one of 02/10/2026 was paid. Member responsibility.`,
  ],
  [
    "more visits that nobody asked for",
    ["write_off"],
    MORE,
    "Visit grid Otto Berg, approval 26-AX-7714, 12 visits\n11 - 10/13\n12 - 10/16\n13 - 10/21  no request for more sent, PT thought 15",
  ],
  [
    "a drug that its maker gave away",
    ["none", "write_off"],
    `BCBS of Nebraska   Remittance 11/06/2026
Patient: Al Quist  DOB 02/22/1958  ID YNB771204   Claim 26NE44
10/15/2026   J0717   $0.01   $0.00   Drug supplied by the manufacturer at no cost: no payment is due.
10/15/2026   96372   $40.00   paid 22.10`,
  ],
  [
    "an approval whose number was left out",
    ["corrected_claim"],
    `Tricare West - TriWest   EOB 11/05/2026
Patient: Sgt Ray Cole  DOB 05/15/1988  DBN 77120-0441   Claim 2026309TW11
10/14/2026   97110 GP   2   $96.00   $0.00   CO-15 The authorization number is missing, invalid, or does not apply to the billed services or provider.
Corrected claims within one year.`,
    "TriWest authorization 0026-771204 Ray Cole: PT 97110, 97140, 12 visits, 10/01/2026 - 12/31/2026.\nBiller: box 23 was left empty.",
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
