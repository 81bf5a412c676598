import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const KIDNEY = `CGS Administrators, LLC   Medicare Part B   Remittance 11/04/2026
MARLOW, GENE   MBI 3KD9PP7RT21   DOB 06/18/1979   ICN 1026305887120
10/05/2026   99214   $190.00   $0.00
CO-22 This care may be covered by another payer per coordination of benefits. MA04 Secondary payment cannot be considered without the identity of or payment information from the primary payer.
MSP type on file: 13, end-stage renal disease, 30-month coordination period.`;

const WORKING = `Palmetto GBA Medicare Part B   Remittance 11/05/2026
OKAFOR, SARAH   MBI 8QP4RR1NW33   DOB 02/02/1957   ICN 1126306114920
10/13/2026   93306   $410.00   $0.00
Medicare is the secondary payer on this date: an employer group health plan is on our records as primary (MSP 12). Bill that plan first.`;

const GROUP_SAYS_MEDICARE = (
  because: string,
) => `UMR (administrator for Delta Freight LLC Employee Health Plan)   EOB for provider 11/06/2026
Patient: Luis Ferrer   DOB 08/19/1960   Member 0041887720   Claim 26-1094-2217-00
10/14/2026   99204   $260.00   not paid $260.00
Our file shows this member is entitled to Medicare ${because}. Medicare is primary; please submit Medicare's explanation of benefits.
You can appeal this within 180 days.`;

const OTHER_CARRIER = `Buckeye Health Plan (Ohio Medicaid)   Remit date 11/06/2026
Member: Kayla Dunn   DOB 04/30/2011   ID 107722918844   Claim T309OHE00417
10/12/2026   99392   $140.00   $0.00
EX OC: third party coverage on file (CIGNA, policy U77120934). Medicaid pays after all other insurance.`;

const LIABILITY = `Noridian Healthcare Solutions   Medicare Part B   Remittance 11/06/2026
TULLY, ROSE   MBI 2WX3YY8ZA10   DOB 12/29/1948   ICN 0226308220017
10/15/2026   99213   Dx E11.9   $120.00   $0.00
CO-20 This injury/illness is covered by the liability carrier. Open liability record: date of incident 07/02/2026.`;

const NEWBORN = `Florida Blue   Remittance 11/09/2026
Patient: BABY BOY NORTON   DOB 10/02/2026   Subscriber: NORTON, ELISE   ID H8820114407
Claim Q100000881207    10/03/2026   99460   $210.00   denied $210.00
This dependent is not enrolled under the contract for the date billed.`;

const RETRO = `Meridian Health Plan (Illinois Medicaid)  EOP 11/02/2026
Patient: Ana Quiroz   DOB 07/17/1996   RIN 188204471   Claim M26303118
09/16/2026   99213   $95.00   $0.00   Recipient not eligible on date of service.`;

const SECOND_LATE = `AARP Medicare Supplement - UnitedHealthcare Insurance Company   Claim notice 11/10/2026
Insured: Ted Wyatt   DOB 01/12/1950   Member 319004477-11   Claim 63310088124
01/20/2026   99214   $180.00   benefit $0.00
Not payable. Claims must be sent within 90 days after the primary carrier's statement. We got this one 10/26/2026.`;

const LATE_APPEAL = `Priority Health   Provider appeals   November 6, 2026
RE: Moira Kane, DOB 05/05/1985, contract 80114427-00, claim 26133P0017, DOS 03/16/2026
We cannot take up your appeal of the claim for 97140. It had to be here within 180 days of the remittance of 04/06/2026. We show it received 10/30/2026.
The denial stands.`;

const COPY = `Sentara Health Plans   Remittance advice 11/09/2026
Member: Joel Pratt   DOB 11/19/1990   ID 77304418*01   Claim 2631300441-02
10/06/2026   97110 GP   2 units   $84.00   $0.00   OA-18 Exact duplicate claim/service. First claim 2628800193-01.
Provider reconsideration: one year.`;

const TWINS = `Quartz   Explanation of payment 11/04/2026
Patient: GIRL A SCHMIDT   DOB 10/10/2026   ID 9100442-03   Claim 26309Q7714
10/11/2026   99462   $98.00   $0.00   Same service, same date and provider already paid on claim 26309Q7713.
Appeal within 180 days.`;

const NO_RECORDS = `Geisinger Health Plan   November 4, 2026
Provider: Lakeview Spine Care   Patient: Hugo Stein   DOB 09/21/1963   ID 440118827-01   Claim 26G1180042
Service 09/28/2026  72148
On 10/02/2026 we wrote to you for the office notes and order behind this study. They have not come to us in 30 days, so the claim was closed without payment.
If you do not agree you have 180 days to ask for a review.`;

const RECORDS_READ = `Geisinger Health Plan   November 4, 2026
Provider: Lakeview Spine Care   Patient: Hugo Stein   DOB 09/21/1963   ID 440118827-01   Claim 26G1180042
Service 09/28/2026  72148
Thank you for the office notes. Our nurse reviewer looked at them. They show three weeks of pain and no weakness, and the policy for lumbar MRI asks for six weeks of treatment or a deficit. Not approved for payment.
If you do not agree you have 180 days to ask for a review.`;

const STALE = `Horizon Blue Cross Blue Shield of New Jersey   Claim status 11/05/2026
Patient: Devi Rao   DOB 06/11/1982   ID 3HZN77120934   Claim 263080001127
10/14/2026   97110 GP   $92.00   $0.00
Status: denied. Member has not answered our yearly request about other health coverage. Claims are held from payment until the member responds.`;

const CASES: Case[] = [
  [
    "kidney disease after the 30 months",
    ["appeal", "reopening"],
    KIDNEY,
    "Dialysis center letter: Gene Marlow, first dialysis 11/14/2023. Medicare (ESRD) entitlement 02/01/2024.\nMSP: coordination period 02/01/2024 - 07/31/2026. Medicare primary from 08/01/2026.",
  ],
  [
    "kidney disease within the 30 months",
    ["bill_right_payer"],
    KIDNEY,
    "Insurance screen Gene Marlow: BCBS of Tennessee group (own employer) active 01/01/2020 - present. Medicare ESRD entitlement 01/01/2026, 30-month coordination through 06/30/2028.",
  ],
  [
    "an employer's plan of one who works",
    ["bill_right_payer"],
    WORKING,
    "MSP questionnaire 10/13/2026 Sarah Okafor\nAre you employed? [x] Yes  Employer: Wake County Schools, 3,000+ employees\nGroup health plan through employer? [x] Yes  Aetna W771209344",
  ],
  [
    "an employer's plan of one who retired",
    ["appeal", "reopening"],
    WORKING,
    "MSP questionnaire 10/13/2026 Sarah Okafor\nAre you employed? [ ] Yes [x] No, retired 05/31/2026\nGroup health plan: Aetna, coverage ended 05/31/2026 (termination letter scanned)",
  ],
  [
    "a worker over 65 of a large employer",
    ["appeal"],
    GROUP_SAYS_MEDICARE("by age"),
    "Employment letter 10/30/2026, Delta Freight LLC: Luis Ferrer is a full-time dispatcher, currently employed. We have 212 employees.",
  ],
  [
    "a worker over 65 of a small employer",
    ["bill_right_payer"],
    GROUP_SAYS_MEDICARE("by age"),
    "Employment letter 10/30/2026, Delta Freight LLC: Luis Ferrer is a full-time dispatcher, currently employed. We have 14 employees in all.",
  ],
  [
    "a retired one under the old employer's plan",
    ["bill_right_payer"],
    GROUP_SAYS_MEDICARE("by age"),
    "Front desk 10/14/2026 Luis Ferrer: retired in March 2026, keeps UMR as COBRA. Has Medicare A and B card 5NN2-AA1-BB40.",
  ],
  [
    "another insurance of a child with Medicaid that ended",
    ["appeal"],
    OTHER_CARRIER,
    "Cigna certificate of coverage: Kayla Dunn, policy U77120934, coverage from 01/01/2024 to 03/31/2026. Reason: employee left.",
  ],
  [
    "another insurance of a child with Medicaid",
    ["bill_right_payer"],
    OTHER_CARRIER,
    "Check-in 10/12/2026 Kayla Dunn: dad's Cigna card scanned, U77120934, RTE active 01/01/2026 - 12/31/2026.",
  ],
  [
    "a liability record and a visit for something else",
    ["appeal"],
    LIABILITY,
    "Visit 10/15/2026 Rose Tully. Diabetes follow-up, A1c 7.2, no changes. Not related to her fall in July; ankle healed. T. Abara MD signed",
  ],
  [
    "a liability record and the visit for it",
    ["bill_right_payer"],
    LIABILITY.replace("E11.9", "S93.401D"),
    "Visit 10/15/2026 Rose Tully. Right ankle sprain, fell on wet floor at Harmon Foods 07/02/2026, store's insurer Travelers claim GL-44102 open. T. Abara MD signed",
  ],
  [
    "a newborn who was added",
    ["appeal"],
    NEWBORN,
    "Florida Blue eligibility 11/12/2026: NORTON, BABY BOY  DOB 10/02/2026  dependent of H8820114407  effective 10/02/2026  ACTIVE",
  ],
  [
    "a newborn with Medicaid",
    ["bill_right_payer"],
    NEWBORN,
    "FLMMIS eligibility 11/12/2026: Norton, Baby Boy DOB 10/02/2026  Medicaid ID 9944120087  newborn coverage 10/02/2026 - 10/31/2027, plan: Sunshine Health",
  ],
  [
    "Medicaid that was given back in time",
    ["appeal", "corrected_claim"],
    RETRO,
    "ABE notice 10/28/2026: Ana Quiroz, RIN 188204471, approved for medical benefits. Coverage starts 07/01/2026 (backdated 3 months). Plan: Meridian from 07/01/2026.",
  ],
  [
    "Medicaid that began later",
    ["bill_patient", "bill_right_payer"],
    RETRO,
    "ABE notice 10/28/2026: Ana Quiroz, RIN 188204471, approved for medical benefits starting 10/01/2026. Earlier months denied: income.",
  ],
  [
    "a second payer that had to wait for the first",
    ["appeal"],
    SECOND_LATE,
    "Medicare remittance 10/19/2026 (redetermination, claim reprocessed) Ted Wyatt 01/20/2026 99214: allowed 124.40, paid 99.52, coinsurance 24.88. First processed 02/06/2026: denied.",
  ],
  [
    "a second payer that was sent nothing for months",
    ["write_off"],
    SECOND_LATE,
    "Medicare remittance 02/06/2026 Ted Wyatt 01/20/2026 99214 allowed 124.40 paid 99.52 coinsurance 24.88\nAR note 10/26/2026: crossover failed, secondary never billed until today. Our miss.",
  ],
  [
    "an appeal that was there in time",
    ["appeal"],
    LATE_APPEAL,
    "Fax report 09/18/2026 14:02 to Priority Health Provider Appeals 616-555-0144, 9 pages, RESULT OK. Re: Kane 26133P0017",
  ],
  [
    "an appeal that went out late",
    ["write_off"],
    LATE_APPEAL,
    "AR note Moira Kane 26133P0017: appeal sat on desk while Jen was on leave, mailed 10/26/2026. No earlier appeal sent.",
  ],
  [
    "one visit that was sent and paid before",
    ["none"],
    COPY,
    "Posting 10/27/2026 Sentara EFT 5518820: Pratt Joel 10/06/2026 97110 GP claim 2628800193-01 paid 61.44\nBatch report: DOS 10/06 sent again with the 11/02 batch.",
  ],
  [
    "one visit whose payment was taken back",
    ["appeal"],
    COPY,
    "Posting 10/27/2026 Sentara EFT 5518820: Pratt Joel 10/06/2026 97110 GP claim 2628800193-01 paid 61.44\nPosting 11/03/2026 Sentara EFT 5519017: claim 2628800193-01 reversed -61.44, see new claim 2631300441-02",
  ],
  [
    "a twin",
    ["appeal"],
    TWINS,
    "Nursery rounds 10/11/2026  Schmidt Girl A, MRN 88120, exam normal. Schmidt Girl B, MRN 88121, exam normal, mild jaundice. Dr. P. Voss\nRemit: claim 26309Q7713 paid for GIRL B SCHMIDT.",
  ],
  [
    "no twin",
    ["none"],
    TWINS,
    "Nursery rounds 10/11/2026 Schmidt Girl A, MRN 88120, exam normal. Single birth. Dr. P. Voss\nRemit 10/30/2026: claim 26309Q7713 GIRL A SCHMIDT 10/11/2026 99462 paid 71.20",
  ],
  ["records that were never sent", ["send_records"], NO_RECORDS],
  [
    "records that had arrived",
    ["send_records", "appeal"],
    NO_RECORDS,
    "Portal upload receipt 10/09/2026 Geisinger: claim 26G1180042, 3 files, status Received.",
  ],
  [
    "records that were read",
    ["appeal"],
    RECORDS_READ,
    "Office note 09/22/2026 Hugo Stein: low back pain 8 weeks, PT 6 weeks done, new left foot drop 3/5. MRI ordered. C. Lake MD signed",
  ],
  [
    "records of another day",
    ["send_records"],
    `Sanford Health Plan  11/05/2026  Claim 26S0099124  Patient: Mia Holt  DOB 08/08/1999  Member 1188442
Date of service 10/01/2026   90837
The note that you sent is for 09/24/2026. We still need the note for the billed session to finish this claim; nothing is paid until it is here.`,
    "Session note 10/01/2026 Mia Holt, 53 minutes, 14:00-14:53. K. Dahl LCSW signed",
  ],
  [
    "a yearly question that was answered",
    ["appeal"],
    STALE,
    "Call log 11/10/2026 Devi Rao: member called Horizon with us on the line, told them no other coverage. Rep Shay, ref 88120-441. File updated today.",
  ],
  ["a yearly question that is open", ["send_records", "bill_right_payer"], STALE],
  [
    "a claim that the first payer left nothing of",
    ["none"],
    `Molina Healthcare of Michigan   Remit 11/06/2026   Secondary to Medicare
Member: Opal Reed  DOB 02/14/1944  ID 0044128871  Claim 26M00441
10/02/2026   99213   $110.00   Medicare paid 74.10   allowed by Medicaid 52.00   paid $0.00
Primary payment is more than the Medicaid allowance. No further payment due. Do not bill the member.`,
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
