import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers: of an ordinary day. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const CASES: Case[] = [
  // Each seen wrong.
  [
    "approval there, box left empty",
    ["corrected_claim"],
    `Aetna Better Health of Illinois   Remittance   11/10/2026
Provider: Cedar Point Rehab Inc
Member: LUCIA FARROW  DOB 12/02/1971  ID 077144209   Claim 26308E0041
10/15/2026  97110 GP   88.00   0.00  CO-197  N54
197 Precertification/authorization/notification absent. No authorization number was reported on the claim.
Claim disputes: 90 days. Corrected claims: 180 days.`,
    `Aetna Better Health of Illinois   Approval notice  10/02/2026
Member: Lucia Farrow  DOB 12/02/1971
Authorization no. 2610-44718-A   97110, 97140   10 visits, 10/05/2026 through 12/15/2026
Provider: Cedar Point Rehab Inc`,
    `Farrow L. billing note 11/12/26: auth on file since 10/02, biller did not put it in box 23.`,
  ],
  [
    "limit used up, patient agreed in writing",
    ["bill_patient"],
    `Kaiser Permanente (commercial PPO)   Explanation of payment   11/06/2026
Patient: MARK DELANEY  DOB 11/01/1969   ID 00711204   Claim 2631044K
10/20/2026   97110 GP   95.00   0.00   PR-119
119 Benefit maximum reached: 20 visits a year. Member is responsible.
Appeal within 180 days.`,
    `Agreement for services above the plan's limit   signed 10/13/2026
I, Mark Delaney, know that my plan pays 20 therapy visits a year and that I have used them. I agree to pay $70 for each visit from 10/20/2026.
Signed Mark Delaney 10/13/2026`,
    `Visit count 2026: #20 on 10/13/2026, #21 on 10/20/2026`,
  ],
  [
    "referral there, number not on the claim",
    ["corrected_claim"],
    `Health Alliance HMO   Remittance   11/06/2026
Member: TARA MILNE   DOB 02/27/1983   ID 20044718-01   Claim 26310HA88
10/14/2026   99243   210.00   0.00   CO-243
243 Services not authorized by network/primary care providers. No referral number on the claim.
Send a corrected claim with the referral number if there is one. Appeals 180 days.`,
    `Health Alliance referral   no. R-2609-7714   Tara Milne  02/27/1983
From: Dr. P. Sung (PCP)   To: Lakeside Dermatology   consult and 2 visits   09/28/2026 - 12/28/2026   approved`,
  ],
  [
    "no referral was ever got",
    ["write_off"],
    `Health Alliance HMO   Remittance   11/06/2026
Member: SEAN COYLE   DOB 10/17/1977   ID 20099120-01   Claim 26310HA91
10/15/2026   99203   180.00   0.00   CO-243
243 Services not authorized by network/primary care providers. Referrals are not backdated. The member may not be billed.
Appeals 180 days.`,
    `Lakeside Dermatology  Coyle  11/11/26: PCP office (Dr. Sung, Mia) never sent a referral and will not backdate one. Our desk scheduled him without one.`,
  ],
  [
    "auto insurer's limit used up",
    ["appeal", "send_records", "corrected_claim"],
    `Aetna   Explanation of payment  11/09/2026
Patient: ELSIE MOON   DOB 01/25/1995   ID W277120447   Claim EPM77120
10/23/2026   97110 GP   92.00   0.00   CO-21
21 This injury/illness is the liability of the no-fault carrier.
Disputes 180 days.`,
    `GEICO   No-fault (PIP)   October 9, 2026
Re: Elsie Moon   loss 06/14/2026   claim 0447-71
The PIP benefits of $50,000 for this loss were exhausted on 10/05/2026. No further payment will be made.`,
  ],
  // What looks like them and is another case.
  [
    "approval not found by the payer, number on the claim by own copy",
    ["appeal"],
    `Aetna Better Health of Illinois   Remittance   11/10/2026
Member: LUCIA FARROW  DOB 12/02/1971  ID 077144209   Claim 26308E0041
10/15/2026  97110 GP   88.00   0.00  CO-197  N54
197 Precertification/authorization absent. No authorization number was reported on the claim. If there is one, send a corrected claim with the number.
Claim disputes: 90 days.`,
    `Aetna Better Health of Illinois   Approval notice  10/02/2026
Member: Lucia Farrow  DOB 12/02/1971
Authorization no. 2610-44718-A   97110, 97140   10 visits, 10/05/2026 through 12/15/2026`,
    `CMS-1500 as sent 10/16/2026
23 Prior authorization number   2610-44718-A
277CA 10/17/2026 accepted`,
  ],
  [
    "approval ended before the day",
    ["appeal", "write_off"],
    `Aetna Better Health of Illinois   Remittance   11/10/2026
Member: LUCIA FARROW  DOB 12/02/1971  ID 077144209   Claim 26308E0041
10/15/2026  97110 GP   88.00   0.00  CO-197  N54
No authorization number on the claim. If there is one, send a corrected claim with the number.`,
    `Aetna Better Health approval
Authorization no. 2606-44718-A   97110   10 visits, 06/05/2026 through 08/15/2026`,
  ],
  [
    "a card of a plan that is second",
    ["appeal", "send_records"],
    `Cigna Healthcare   Explanation of payment 11/06/2026
Patient: RAMON TELLEZ  DOB 08/14/1984  ID U4471209933   Claim 7712630114420
10/14/2026  97110 GP  2 units  96.00  not paid 96.00  code 22
22 - Our file shows that the patient has coverage with Aetna that pays first. Please send the Aetna explanation of benefits.`,
    `Aetna   Certificate of coverage
Member: Ramon Tellez. Coverage began 01/01/2023 and ended 12/31/2025.`,
    `Insurance card, front   Texas Medicaid   ID 5512044718   effective 02/01/2026`,
  ],
  [
    "PIP nearly used up",
    ["bill_right_payer"],
    `Aetna   Explanation of payment  11/09/2026
Patient: ELSIE MOON   DOB 01/25/1995   ID W277120447   Claim EPM77120
10/23/2026   97110 GP   92.00   0.00   CO-21
21 This injury/illness is the liability of the no-fault carrier.`,
    `GEICO   No-fault (PIP)   October 9, 2026   Re: Elsie Moon   loss 06/14/2026
PIP benefits paid to date $48,900 of $50,000. Benefits will be exhausted soon.`,
  ],
  [
    "a promise without used visits",
    ["appeal"],
    `Kaiser Permanente (commercial PPO)   Explanation of payment   11/06/2026
Patient: MARK DELANEY  DOB 11/01/1969   ID 00711204   Claim 2631044K
10/20/2026   97110 GP   95.00   0.00   PR-119
119 Benefit maximum reached: 20 visits a year. Appeal within 180 days.`,
    `Financial policy  signed 10/13/2026. I agree to pay $70 for each visit that my plan does not cover. Signed Mark Delaney
Visits this year: 14`,
  ],
  [
    "a referral sent in time, payer lost it",
    ["appeal"],
    `Health Alliance HMO   Remittance   11/06/2026
Member: SEAN COYLE   DOB 10/17/1977   ID 20099120-01   Claim 26310HA91
10/15/2026   99203   180.00   0.00   CO-243
243 Services not authorized by network/primary care providers. Referrals are not backdated.`,
    `Lakeside Dermatology  Coyle  11/11/26: PCP office (Mia) says the referral was faxed to Health Alliance 10/08/2026, has the confirmation. Plan never logged it.`,
  ],
  [
    "a call about the payer itself",
    ["appeal", "send_records"],
    `TRICARE West Region   Explanation of benefits 11/09/2026
Patient: JOAN HALE  DOB 07/24/1985   DBN 00844127701   Claim W26300
10/07/2026  99214  178.00  0.00  CO-22
Our records show other health insurance. File with it first.`,
    `Call log 11/16/2026 RM: Cigna provider line, Tobias, ref 308. Policy not active since 06/30/2026, ended with her job. No other insurance by DEERS.`,
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
