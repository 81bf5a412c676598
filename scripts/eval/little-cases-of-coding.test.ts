import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const SIDE = `Availity | Claim status detail
Payer: Humana Commercial   Patient: HOLLIS, RENATA   DOB 05/19/1961   Member H60411827
Claim 820261014773   DOS 10/06/2026   Finalized 10/29/2026
Line 1  99213 25   $142.00   paid $88.10
Line 2  20610      $165.00   paid $0.00
Line 2 message: Procedure requires an anatomical modifier (LT, RT, 50). None was received. Provider liability.
Disputes must reach us within 180 days of the finalized date.`;

const MUE_JOINT = `Oscar Health    Explanation of Payment   Issue date 10/30/2026
Member: Tomas Reyes   ID OSC33218840-01   DOB 02/11/1968   Claim EP26-558102
10/07/2026  J3301  qty 8   billed $96.00   allowed $0.00
Note: Units billed exceed the maximum daily units we allow for this drug. Line not payable.
To dispute, send a written request within 180 days.`;

const VIDEO = `Premera Blue Cross - Remittance 11/05/2026
Patient: OLSEN GRETA  ID PBC600118442  DOB 08/08/1990  Claim 26309A7711
10/12/2026  99214 95  POS 11   $210.00   denied $210.00   CO-5 The procedure code/type of bill is inconsistent with the place of service.
Questions or disputes: provider portal, within 365 days.`;

const TAXONOMY = `Ohio Medicaid - CareSource   Remit 11/03/2026
Recipient: Dale Birch   Medicaid ID 910022817734   DOB 12/01/1984   TCN 2630610082219
DOS 10/01/2026  99213  $118.00   DENIED
EOB 1029: Billing provider taxonomy submitted is not one on the provider's enrollment file for this date.`;

const FREQUENCY = `Tufts Health Plan   Provider remittance 11/04/2026
Member: Alma Kerr   DOB 01/30/1977   Member ID N66120381   Claim 0926-33-81120
09/08/2026  97112 GP   units 2   $120.00   not paid
Reason: this is a copy of claim 0926-11-40071, which we finalized 09/29/2026. Changes to a finalized claim have to come as a replacement (frequency 7) with the number of the claim that they change.`;

const RENDERING = `UnitedHealthcare provider remittance      11/06/2026
Patient: Ivo Marsh   DOB 03/22/1980   ID 944120776   Claim DX44019920
10/15/2026  99214   $205.00   $0.00
CO-B7 This provider was not certified/eligible to be paid for this procedure/service on this date of service. Rendering: Neel Patel MD.
Participation dates are not backdated. Members may not be billed.`;

const DOWN = `Anthem Blue Cross   Explanation of benefits, provider copy   10/31/2026
Patient: Bea Lund   DOB 07/07/1959   ID JQU118M40092   Claim 2026298BX1140
10/09/2026   99214   $230.00   allowed 92.40   paid 92.40
Level of service changed to 99213 after review of the diagnoses billed. If you disagree you may ask for reconsideration within 365 days and send the office note.`;

const TWICE = `Aetna   Explanation of payment   11/09/2026
Patient: Cora Finch   DOB 10/10/1952   Member W220184419   Claim EXX77190021
10/20/2026  64483 RT   1   $900.00   paid $311.04
10/20/2026  64483 LT   1   $900.00   paid $0.00   reason 18: exact duplicate of a line on this claim
Reconsideration: 180 days.`;

const GLOBAL = `Blue Shield of California   Remittance advice   11/10/2026
Patient: Uri Stone   DOB 06/04/1949   Subscriber XEA905511208   Claim 26-3140-7781
10/19/2026  99213   $150.00   allowed $0.00
This visit falls in the 10-day postoperative period of 11403 (10/14/2026) and is not paid in addition to it.
You have 365 days to dispute.`;

const NEBULIZER = `Regence BlueShield   Claim outcome 11/02/2026
Patient: Fay Nolan   DOB 09/14/1971   ID ZVR902771830   Claim R-2630011984
10/13/2026   94060        $140.00   paid 51.20
10/13/2026   94640 59     $60.00    paid 0.00   CO-236 This procedure or procedure/modifier combination is not compatible with another procedure provided on the same day according to the National Correct Coding Initiative.
Appeals: within 180 days of this outcome.`;

const ASSISTANT = (code: string) => `Cigna   Explanation of Medical Payment   11/05/2026
Patient: Walt Ames   DOB 05/05/1966   ID U48811207 01   Claim 6882630014419
10/08/2026   ${code} AS   $1,140.00   allowed 0.00
CO-54 Multiple physicians/assistants are not covered in this case.
You may appeal within 180 days.`;

const NDC = `Wellcare Medicare Advantage    EOP date 11/11/2026
Member: Nan Avery  DOB 04/04/1944  ID 61182044  Claim W26312000417
10/22/2026   J1885   2 units   $40.00   $0.00
Drug line lacks a National Drug Code with qualifier and quantity. Billing error, not payable as sent.
Contracted providers: disputes within 90 days.`;

const POINTER = `Harvard Pilgrim Health Care   Claim summary 11/04/2026
Member: Pia Rossi  DOB 11/23/1958   HPHC ID HP880021947-00   Claim 26308 00912
10/16/2026   G0447   $60.00   $0.00   The diagnosis linked to this line (M17.11) does not go with the procedure.
Lines 1 and 2 were paid. You have 180 days to dispute this.`;

const EKG = `Health Net   Remittance 11/06/2026
Member: Lyle Cobb   DOB 02/27/1955   ID R041188273   Claim 26HN1180443
10/14/2026   93000   dx R07.89   $75.00   paid 0.00
CO-11 The diagnosis is inconsistent with the procedure.
Provider disputes: 365 days.`;

const ORDERING = (rest: string) => `National Government Services - Medicare Part B   Remittance 11/03/2026
BENEFICIARY: JUNE HALEY   MBI 4RT7QW2EX91   DOB 03/03/1950   ICN 2226301119870
10/05/2026   77080   $160.00   $0.00   ${rest}`;

const LATE_FIX = `Medical Mutual of Ohio   Notice of payment 11/02/2026
Patient: Kit Boyle   DOB 12/12/1975   ID 771120984433   Claim 2630-7712-0091
04/21/2026   97530 GP   $90.00   $0.00
Our limit to file is 90 days from the service. This claim was received 10/19/2026.
Disputes are taken for 12 months.`;

const MEMBER = `Blue Cross Blue Shield of Illinois   Provider claim summary 11/03/2026
Patient: HALE, MARGO   DOB 01/18/1983   Subscriber no. XOF882017765   Claim 0202630X9140
10/08/2026   99203   $190.00   $0.00
We have no record of a subscriber under the number sent. Please verify.`;

const WIFE = `Blue Cross Blue Shield of Illinois   Provider claim summary 11/03/2026
Patient: HALE, MARGO   DOB 01/18/1983   Subscriber no. XOF882017765   Claim 0202630X9140
10/08/2026   99203   $190.00   $0.00
Coverage for this member was cancelled 08/31/2026, before the service.`;

const CASES: Case[] = [
  [
    "a side that was not coded",
    ["corrected_claim"],
    SIDE,
    "OFFICE NOTE 10/06/2026  Renata Hollis\nRight knee OA. Injected 40 mg triamcinolone into the right knee under sterile technique.\nElectronically signed: P. Quan, DO",
  ],
  [
    "a side that was coded",
    ["appeal"],
    SIDE,
    "837P as transmitted 10/08/2026 - HOLLIS RENATA - DOS 10/06/2026\nSV1*HC:99213:25*142\nSV1*HC:20610:RT*165\n277CA 10/09/2026: A2 accepted for adjudication, payer claim 820261014773",
  ],
  [
    "a diagnosis linked to the wrong line",
    ["corrected_claim"],
    POINTER,
    "Superbill Pia Rossi 10/16/2026\nA M17.11  B I10  C E66.813\n99213 -> A, B     36415 -> B     G0447 -> C\nBiller: G0447 went out pointed to A. Pointer should be C.",
  ],
  [
    "a diagnosis that fits",
    ["appeal"],
    EKG,
    "Progress note 10/14/2026 Lyle Cobb. Two days of substernal chest pressure with exertion. ECG done today: sinus, no ST change. Assessment: chest pain R07.89. Dr. S. Imani, signed 10/14/2026",
  ],
  [
    "units keyed wrong for Medicare",
    ["reopening"],
    "First Coast Service Options  Medicare Part B remittance 11/04/2026\nPatient: ABEL ORTIZ  MBI 7TG2HJ4KM55  ICN 0926308114420\n10/12/2026  97530 GP KX  units 20  $700.00  0.00  CO-151 Payment adjusted because the payer deems the information submitted does not support this many/frequency of services. N362 The number of days or units of service exceeds our acceptable maximum.",
    "Charge audit 11/06/2026 - Abel Ortiz DOS 10/12/2026: flow sheet has 97530 30 min = 2 units. Keyed as 20. /R. Dunn biller",
  ],
  [
    "units that were given",
    ["appeal"],
    MUE_JOINT,
    "Procedure note 10/07/2026 Tomas Reyes. Both knees: Kenalog 40 mg right knee, Kenalog 40 mg left knee. Total 80 mg, J3301 x 8, lot AC221. No waste.\nSigned M. Oduya MD 10/07/2026",
  ],
  [
    "a video visit with the office as its place",
    ["corrected_claim"],
    VIDEO,
    "Visit note 10/12/2026 Greta Olsen. Telehealth, audio and video. Patient at home in Tacoma, provider in clinic. Migraine follow-up, started topiramate. Signed L. Baker ARNP",
  ],
  [
    "a visit in the office with a modifier of a video visit",
    ["corrected_claim"],
    VIDEO,
    "Check-in log 10/12/2026: Olsen, Greta arrived 9:52, roomed 10:04 rm 3. Vitals BP 118/72 P 70 WT 151.\nVisit note 10/12/2026 in person. Signed L. Baker ARNP. Biller: template added 95, should not be there.",
  ],
  [
    "a taxonomy that is not the practice's",
    ["corrected_claim"],
    TAXONOMY,
    "Ohio PNM enrollment record: group taxonomy 261QP2300X effective 01/01/2022. Claim went out with 207Q00000X (new billing system default).",
  ],
  [
    "a taxonomy that is on file",
    ["appeal"],
    TAXONOMY,
    "Claim as sent 10/03/2026, Dale Birch: PRV*BI*PXC*261QP2300X. 277CA accepted 10/04/2026.\nOhio PNM enrollment record printed 11/06/2026: taxonomy 261QP2300X active 01/01/2022 to present.",
  ],
  [
    "an ordering provider that is missing for Medicare",
    ["corrected_claim"],
    ORDERING(
      "CO-16 MA130 Your claim contains incomplete and/or invalid information, and no appeal rights are afforded because the claim is unprocessable. N265 Missing/incomplete/invalid ordering provider primary identifier.",
    ),
    "Order 09/28/2026 June Haley DXA hip and spine, ordered by Carla Voss MD NPI 1417920550",
  ],
  [
    "an ordering provider that is on file",
    ["appeal", "reopening"],
    ORDERING("CO-183 The referring provider is not eligible to refer the service billed."),
    "PECOS ordering and referring file, printed 11/07/2026: VOSS, CARLA MD NPI 1417920550 - Part B Y, DME Y, HHA Y; enrollment approved 02/14/2019, no break.",
  ],
  [
    "a change that went out as a new claim",
    ["corrected_claim"],
    FREQUENCY,
    "Account note Alma Kerr DOS 09/08/2026\n10/06/2026 Claim fixed: 97112 2 units instead of 1. Resent, freq code left at 1.",
  ],
  [
    "a replacement that is counted as a late claim",
    ["appeal"],
    LATE_FIX,
    "Clearinghouse report Kit Boyle DOS 04/21/2026\n04/28/2026 claim sent, freq 1, accepted by Medical Mutual 04/29/2026, payer no. 2611-0419-2217\n10/19/2026 replacement sent, freq 7, ref 2611-0419-2217",
  ],
  [
    "a late claim that nobody sent before",
    ["write_off"],
    LATE_FIX,
    "Clearinghouse report Kit Boyle DOS 04/21/2026\nOnly one submission on file: 10/19/2026, freq 1.\nBiller note: superbill was found in the drawer, claim never went out before.",
  ],
  [
    "two keys of the member's number",
    ["corrected_claim"],
    MEMBER,
    "Card scan, front: BlueCross BlueShield of Illinois  MARGO HALE  XOF882017756  Group 0P7712",
  ],
  [
    "a wife's number beside her husband's",
    ["bill_right_payer"],
    WIFE,
    "Eligibility check 11/05/2026  subscriber HALE, PETER   XOF882017764   DOB 06/30/1981   active 01/01/2026 - present, employee only",
  ],
  [
    "another one who saw the patient",
    ["corrected_claim"],
    RENDERING,
    "Schedule 10/15/2026: 10:20 Marsh, Ivo - seen by Grace Lee MD. Note signed Grace Lee MD 10/15/2026.\nCharge was posted under Patel (was on schedule first, called out sick).",
  ],
  [
    "one who was not yet in the network",
    ["write_off"],
    RENDERING,
    "Credentialing tracker, N. Patel MD: UHC application 08/20/2026, approved, effective 11/01/2026.",
  ],
  [
    "a level that the note bears out",
    ["appeal"],
    DOWN,
    "Note 10/09/2026 Bea Lund. DM2 not at goal, A1c 9.1, metformin raised. HTN 158/94, lisinopril started. CKD 3a, BMP ordered and reviewed. Signed Y. Park MD",
  ],
  [
    "a level that the coder does not see",
    ["none", "write_off", "corrected_claim"],
    DOWN,
    "Coding review 11/04/2026 Bea Lund DOS 10/09/2026: one stable problem, no med change, no data. Supports 99213. Agree with payer. K. Wills CPC",
  ],
  [
    "two sides that the payer wants on one line",
    ["corrected_claim", "appeal"],
    TWICE,
    "Aetna payment policy, bilateral procedures: report one line, one unit, with modifier 50. Two lines with RT and LT deny.",
    "Procedure note 10/20/2026 Cora Finch: transforaminal ESI L4-5 right and left. J. Orr MD signed",
  ],
  [
    "one side that was injected once",
    ["write_off", "corrected_claim"],
    TWICE,
    "Procedure note 10/20/2026 Cora Finch: right L4-5 transforaminal ESI. Left side was not injected today, patient asked to stop. J. Orr MD signed\nCharge entry posted RT and LT.",
  ],
  [
    "another illness after surgery",
    ["corrected_claim", "appeal"],
    GLOBAL,
    "Visit 10/19/2026 Uri Stone: new left ear pain and discharge, acute otitis externa, drops prescribed. Back excision site not addressed. A. Roth MD signed",
  ],
  [
    "a check of the wound",
    ["write_off"],
    GLOBAL,
    "Visit 10/19/2026 Uri Stone: post-op check of back excision. Wound clean and dry, sutures removed. No other complaints. A. Roth MD signed",
  ],
  [
    "a treatment apart from the test",
    ["appeal"],
    NEBULIZER,
    "Visit 10/13/2026 Fay Nolan. 09:10 spirometry pre and post albuterol. 11:35 returned wheezing, SpO2 90; nebulized albuterol given for acute bronchospasm, SpO2 96 after. D. Hart MD signed",
  ],
  [
    "a treatment that was the test's own",
    ["write_off"],
    NEBULIZER,
    "Visit 10/13/2026 Fay Nolan. Spirometry, then albuterol by nebulizer for the post-bronchodilator study, spirometry repeated. No other treatment given. D. Hart MD signed\nCoder: neb was part of 94060, 59 not supported. T. Ray CPC",
  ],
  [
    "an assistant where the operation allows one",
    ["appeal"],
    ASSISTANT("22551"),
    "Operative report 10/08/2026 Walt Ames. C5-6 ACDF. Assistant: R. Silva PA-C, retracted the esophagus and carotid, held the graft during plating; no resident available. Surgeon K. Amin MD, signed",
  ],
  [
    "a drug without its number",
    ["corrected_claim"],
    NDC,
    "MAR 10/22/2026 Nan Avery ketorolac 30 mg IM left deltoid, NDC 00409-3795-01, lot 88120. RN T. Moss",
  ],
  [
    "a drug whose number was sent",
    ["appeal"],
    NDC,
    "837P as sent 10/24/2026 Nan Avery 10/22/2026\nSV1*HC:J1885*40*UN*2\nLIN**N4*00409379501\nCTP****1*ML\n999 accepted, 277CA A2 10/25/2026",
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
