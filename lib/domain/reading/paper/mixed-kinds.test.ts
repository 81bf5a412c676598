import { expect, it } from "vitest";
import type { PaperKind } from "@/lib/core/notice";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

/** Short papers of every kind; half of them hold words that belong to another kind. */
const PAPERS: readonly (readonly [kind: PaperKind, what: string, text: string])[] = [
  [
    "denial",
    "a denial that encloses a statement",
    `Northwall Health Plan
PO Box 4410, Dayton, OH 45401

October 14, 2026

Patient: Ines Calder
Member ID: NW4471902
Claim number: 26-2877104
Date of service: 08/19/2026
Billed: $165.00

We could not pay this claim. The diagnosis on the claim does not support the service.
Enclosed is a copy of the patient statement you sent us with the claim. We do not need it.
You may appeal within 180 days of this letter. Fax: 937-555-0132.`,
  ],
  [
    "denial",
    "a denial that asks for a fax confirmation",
    `Tallgrass Mutual
Provider Claims

October 2, 2026

RE: Omar Brandt, claim 7719-04421, service 03/11/2026, charge $212.00

The claim reached us on September 21, 2026, after the 90 days for filing had ended. It is denied.
If you sent it earlier, send us proof: a fax confirmation sheet with the date, the number dialed and the
result "OK", or a clearinghouse report that shows it was accepted. Fax 913-555-0140.`,
  ],
  [
    "denial",
    "a post-service denial for lack of prior authorization",
    `Bluestem Health
Notice of denial of payment

September 30, 2026

Member: Paula Ghent     ID: BSH 22041887
Claim: 2026240-5518     Dates of service: 08/03/2026 - 08/05/2026
Provider: Larkspur Physical Therapy
Total charge: $342.00   Plan paid: $0.00

These visits required prior authorization. No prior authorization request was received before the visits.
Payment is denied. A request for authorization cannot be made after the service.
To dispute this decision, write within 60 days.`,
  ],
  [
    "denial",
    "a portal's thread of questions and answers",
    `Provider portal - Messages
Subject: Claim 88120456 for R. Osei
From: Hollis Family Medicine    Sent 10/05/2026 9:12 AM
You asked: Why was this claim not paid? DOS 07/22/2026, 99214, $188.00
Reply from Meridian Claims Team   10/07/2026 2:40 PM
You asked about claim 88120456. It was denied because the member's coverage had ended on 06/30/2026.
You may send a reconsideration within 90 days of the denial on 09/18/2026.`,
  ],
  [
    "denial",
    "a denial with the words request and approve in another sense",
    `Anchor Employee Benefits
October 9, 2026

Re: Lena Fujimoto / Claim A-55120 / 06/16/2026 / $96.00

Thank you for your request for payment. We cannot approve payment of this claim because acupuncture
is not a covered benefit of the plan. You may ask for a review within 180 days.`,
  ],
  [
    "denial",
    "a denial of a corrected claim after a first decision",
    `Summit Ridge Health
October 20, 2026
Claim 40118276, patient Tariq Holm, 05/28/2026, CPT 97140, $62.00

We processed the corrected claim you sent on October 1. The outcome is the same: the service is still
denied because it is included in another service of that day. This was not an appeal. You can appeal
within 12 months of the first denial.`,
  ],
  [
    "denial",
    "a denial after records came",
    `Prairie State Health
November 4, 2026
Patient: Gus Weller, ID 99102837. Claim 5510-2287. Service: 09/02/2026, 98941, $58.00.

On September 28 we asked you for the treatment notes. You sent them on October 15, thank you.
Our chiropractor read them. They do not show functional improvement, so the service was not medically
necessary and we will not pay for it. Appeals: 180 days.`,
  ],
  [
    "partial_denial",
    "a letter that pays one line and not another",
    `Fernhill Health
October 12, 2026
Member Nadia Cole, claim FH-771204, service on 09/14/2026

97110   $90.00   allowed $61.20   paid $61.20
97140   $62.00   allowed $0.00    paid $0.00    Included in another service
Total   $152.00  allowed $61.20   paid $61.20

You may appeal the second line within 180 days.`,
  ],
  [
    "partial_denial",
    "a letter that pays a part and mentions an overpayment rule",
    `Copper Basin Health Plan
October 13, 2026
Re: claim 300-88123 of Felix Ortega, 08/21/2026

We paid the office visit (99213). The injection (20610) is denied because the notes do not name the joint.
If we ever pay a claim by mistake, you must return the overpayment within 60 days. This is not a request
for money.`,
  ],
  [
    "partial_denial",
    "fewer units paid than billed",
    `Lakefront Health Alliance
September 25, 2026
Claim LH2260917, Marta Singh, date of service 08/28/2026
We paid two of the four units of 97530 billed. The other two units are denied because the minutes in the
record support two units only. Denied amount: $96.00. You may appeal within 90 days.`,
  ],
  [
    "partial_denial",
    "a remittance of one claim with an appeal footnote",
    `REMITTANCE ADVICE
Keystone Plains Insurance                      Check/EFT: 00412987   Date: 10/06/2026
Payee: Larkspur Physical Therapy   NPI 1467001238
Patient: CALDER, INES   Member ID: KP220198   Claim: 26279-00415
DOS        CPT     Billed   Allowed   Paid    Adj
09/10/2026 97110   90.00    0.00      0.00    CO-16 90.00
09/10/2026 97140   62.00    41.00     41.00   CO-45 21.00
Total              152.00   41.00     41.00   111.00
Appeals must be received within 180 days of this remittance.`,
  ],
  [
    "denial",
    "a Medicare remittance of one claim",
    `Medicare Remittance Advice
Prov # 1467001238    Check/EFT # 889102    Date 10/02/2026
NAME WELLER, GUS   HIC 1EG4TE5MK73   ICN 2626912345678   ASG Y
SERV DATE  PROC   BILLED  ALLOWED DEDUCT COINS  GRP-RC AMT    PROV PD
0902 0902  98941  58.00   0.00    0.00   0.00   CO-50  58.00  0.00
CLAIM TOTALS      58.00   0.00    0.00   0.00          58.00  0.00
MA01 N115`,
  ],
  [
    "paid_eob",
    "a paid statement whose small print tells how to appeal",
    `Fernhill Health
EXPLANATION OF BENEFITS - THIS IS NOT A BILL
October 1, 2026
Member: Nadia Cole    Claim: FH-770018
Date       Service      Charged   Discount   Plan paid   You may owe
09/02/2026 Office visit $188.00   $60.00     $103.00     $25.00
Your copay is $25.00.
YOUR RIGHT TO APPEAL: If a claim is denied in whole or in part, you may appeal within 180 days of the
denial. Some denied claims qualify for external review by an independent organization.`,
  ],
  [
    "paid_eob",
    "a paid claim letter",
    `Bluestem Health
October 3, 2026
Re: Paula Ghent, claim 2026251-1190, 08/19/2026
We reprocessed this claim and paid it in full: $114.00 on check 55190, October 2, 2026. Nothing more is needed
from you.`,
  ],
  [
    "patient_statement",
    "an office's bill after a denial",
    `Larkspur Physical Therapy
STATEMENT                                  Statement date: 10/15/2026
Account: LPT-2291      Patient: Ines Calder
08/19/2026  97110 Exercise           $90.00
09/12/2026  Insurance denied - not covered    $0.00
08/19/2026  Payment at desk         -$20.00
Amount due  $70.00      Due by 11/05/2026
If you think your insurance should have paid, call the plan and ask about an appeal.
Pay online or mail a check to Larkspur Physical Therapy.`,
  ],
  [
    "patient_statement",
    "a plain balance bill",
    `Hollis Family Medicine
PATIENT STATEMENT
Patient: R. Osei   Account 40182   Statement date 10/08/2026
Previous balance 0.00
07/22/2026 Office visit 188.00
Insurance payment 08/30/2026 -121.00
Adjustment -42.00
PLEASE PAY THIS AMOUNT: 25.00`,
  ],
  [
    "records_request",
    "a records request that mentions an appeal",
    `Prairie State Health
September 28, 2026
Patient: Gus Weller, ID 99102837. Claim 5510-2287. Service: 09/02/2026, $58.00.

We need the treatment notes before we can decide this claim. Please send them within 30 days to
fax 217-555-0119. If we do not receive them the claim will be denied, and you would then have the right to
appeal. This letter is not a denial.`,
  ],
  [
    "records_request",
    "a pre-payment review that says how payment may be denied",
    `Summit Ridge Health - Special Review
October 19, 2026
Claim 40120011, patient Tariq Holm, 09/30/2026
Your claim was selected for review before payment. Send within 45 days: initial evaluation, plan of care,
daily notes with minutes, and a signed order. Fax with this page as the cover sheet to 303-555-0177.`,
  ],
  [
    "records_request",
    "a request for more facts on a prior authorization",
    `Meridian Utilization Management
October 21, 2026
Re: Request for authorization 26-PA-4410, 12 visits of physical therapy, Omar Brandt
We have your request. To decide it we need the initial evaluation and the last progress note.
Please fax them by November 4, 2026 to 616-555-0103.`,
  ],
  [
    "prior_auth_denial",
    "a plain denial ahead of care",
    `Anchor Employee Benefits
October 16, 2026
Re: Lena Fujimoto, reference PA-7781
Your doctor asked us to approve an MRI of the lumbar spine (72148). We did not approve it. Six weeks of
therapy had not been tried. You may appeal within 180 days. Your doctor can call for a peer-to-peer within
7 days.`,
  ],
  [
    "prior_auth_denial",
    "a denial ahead of care that asks for records with an appeal",
    `Notice of Adverse Benefit Determination
Copper Basin Health Plan
October 22, 2026
Member: Felix Ortega   Member ID CB 118 2204   Authorization request: 2610-3391
Service requested: 97110, 97140, 12 visits, 11/02/2026 to 12/18/2026
Requesting provider: Larkspur Physical Therapy
Decision: Denied. The records sent do not show a functional deficit.
With an appeal, please send the evaluation, progress notes and test scores. You have 60 days to appeal.
If you already paid for these services, send the bill.`,
  ],
  [
    "prior_auth_denial",
    "a denial ahead of care with an expedited appeal",
    `Lakefront Medicare Advantage
Notice of Denial of Medical Coverage
October 5, 2026
Member name: Marta Singh     Member number: LM2298110
We denied the service listed below: power wheelchair accessory (E1028), requested by Dr. Ada Quill.
Why: the request did not show it is needed in the home.
You have 65 days to ask for an appeal. Fast appeal: 72 hours. If we denied a payment instead, 60 days.`,
  ],
  [
    "prior_auth_denial",
    "care that is being given, and more is not approved",
    `Northwall Health Plan
October 27, 2026
Re: Ines Calder, authorization 26-4471
Therapy that has been approved since September 1 will end on November 3, 2026. We do not approve the
further visits asked for by Larkspur Physical Therapy after that day, because progress has leveled off.
You may ask for a fast appeal.`,
  ],
  [
    "prior_auth_denial",
    "a notice that covered services end",
    `NOTICE OF MEDICARE NON-COVERAGE
Patient name: Gus Weller       Patient number: 1EG4TE5MK73
The effective date coverage of your current home health services will end: 11/06/2026
Your Medicare health plan has determined that Medicare probably will not pay for your current services after
the effective date indicated above.
You have the right to an immediate, independent medical review (appeal) of the decision to end coverage.`,
  ],
  [
    "appeal_decision_upheld",
    "an appeal decision that asks for nothing and offers no more",
    `Bluestem Health - Provider Appeals
October 29, 2026
Re: Paula Ghent, claim 2026240-5518, appeal AP-11820
We reviewed your appeal of September 9. The denial of the visits of 08/03/2026 stands: no authorization was
in place. This is our final decision. No further action is needed.`,
  ],
  [
    "appeal_decision_upheld",
    "an upheld appeal that names external review",
    `Fernhill Health Appeals
November 2, 2026
Member Nadia Cole, claim FH-771204, appeal 5580
After a full review by a physical therapist who took no part in the first decision, we uphold the denial of
97140 on 09/14/2026. You may ask for an external review by an independent review organization within four
months of this letter.`,
  ],
  [
    "appeal_decision_upheld",
    "a reconsideration that names the prior authorization",
    `Tallgrass Mutual
RECONSIDERATION DETERMINATION
October 26, 2026
Re: Omar Brandt, claim 7719-04421
Your request for reconsideration was received on October 8. Prior authorization was not obtained before the
service, and the added records do not change this. Our original decision is unchanged. You may file a second
level appeal within 60 days.`,
  ],
  [
    "appeal_decision_overturned",
    "an overturned appeal that tells the old denial at length",
    `Summit Ridge Health
Decision on your appeal
November 6, 2026
Claim 40118276, Tariq Holm, 05/28/2026
We denied 97140 on July 2 because it was included in another service. You appealed on October 22. Your notes
show a separate region, so we have reversed the denial. We will pay $41.00 within 30 days.`,
  ],
  [
    "appeal_decision_overturned",
    "an authorization given after an appeal",
    `Anchor Employee Benefits
November 5, 2026
Re: appeal for Lena Fujimoto, reference PA-7781
We have approved the MRI of the lumbar spine you appealed for. The earlier denial is overturned. The approval
holds from November 5, 2026 to January 5, 2027. An approval is not a promise of payment.`,
  ],
  [
    "partly_overturned",
    "an appeal that wins one service of two",
    `Copper Basin Health Plan - Appeals
November 9, 2026
Re: Felix Ortega, claim 300-88123, appeal 2611-04
You appealed the denial of 20610 and 76942 on 08/21/2026. We overturn the denial of 20610, and will pay it.
We uphold the denial of 76942, as no image was kept. You may ask for a second review within 60 days.`,
  ],
  [
    "external_review_decision",
    "an independent reviewer upholds",
    `Clearfield Independent Review Organization
External Review Decision
November 12, 2026
Case 26-IRO-0417     Enrollee: Nadia Cole     Health plan: Fernhill Health
Question: was 97140 on 09/14/2026 medically necessary? The health plan denied it and upheld the denial on
appeal.
Decision: UPHELD. The reviewer agrees with the plan. This decision is binding.`,
  ],
  [
    "external_review_decision",
    "a state's letter that passes the reviewer's decision on",
    `State of Ohio Department of Insurance
November 16, 2026
Re: External review of Ines Calder against Northwall Health Plan
The independent review organization has finished its review. It reversed the health plan's denial. The plan
must cover the visits at once.`,
  ],
  [
    "recoupment",
    "a demand for money back that cites an old denial and appeal rights",
    `Keystone Plains Insurance
Overpayment recovery
October 11, 2026
Patient Ines Calder, claim 26179-00230, service 05/04/2026, paid $84.00 on 05/30/2026
This claim should have been denied because the member's coverage had ended. Please refund $84.00 within 45
days, or we will take it from later payments. You may appeal within 60 days.`,
  ],
  [
    "recoupment",
    "an offset already announced",
    `Lakefront Health Alliance
Re: Marta Singh, claim LH2240001
September 18, 2026
An audit of your records found that 97530 was billed with more units than the minutes support. We paid
$192.00; $96.00 was correct. We will recover $96.00 from your payment of October 18 unless you dispute it.`,
  ],
  [
    "dismissal",
    "an appeal that was not reviewed for want of a form",
    `Lakefront Medicare Advantage Appeals
November 3, 2026
Re: Marta Singh, appeal 99120
We are dismissing your request for an appeal of the denied service because we did not get a signed
appointment of representative form. We did not look at whether the denial was right. You may ask us within 6
months to vacate the dismissal.`,
  ],
  [
    "proof_of_sending",
    "a fax report",
    `TRANSMISSION VERIFICATION REPORT
TIME: 10/21/2026 14:05   NAME: LARKSPUR PT   FAX: 937-555-0188
DATE,TIME     10/21 14:02
FAX NO./NAME  19375550132
DURATION      00:02:51
PAGE(S)       09
RESULT        OK
MODE          STANDARD ECM`,
  ],
  [
    "proof_of_sending",
    "a clearinghouse report",
    `Claim Acceptance Report (277CA)
Submitter: Larkspur Physical Therapy    Batch 4410287    Received 06/03/2026
Patient: BRANDT, OMAR     DOS 03/11/2026     Charge 212.00
Payer: Tallgrass Mutual   Payer claim control number 7719-04421
Status: A2:20 Accepted for processing`,
  ],
  [
    "chart_note",
    "a therapist's note that mentions the denial",
    `Larkspur Physical Therapy
Daily note      Patient: Ines Calder     DOB 04/02/1979     Visit 7      09/10/2026
S: Patient says insurance denied last month's visits and she wants to appeal. Pain 3/10.
O: Knee flexion 0-118. 97110 24 min, 97140 15 min.
A: Gains of 12 degrees since evaluation. Still cannot take stairs step over step.
P: Continue 2 x week. Request more visits from Northwall.
Signed: Dana Ruiz, PT, DPT`,
  ],
  [
    "policy",
    "a payer's medical policy",
    `Fernhill Health
Medical Policy: Manual Therapy Techniques          Policy number MP-118
Effective date: 01/01/2026      Last review: 11/2025
Coverage criteria
Manual therapy (97140) is considered medically necessary when all are met:
1. A written plan of care with measurable goals
2. Documented functional improvement
Services that do not meet these criteria are denied as not medically necessary.
Coding: 97140 with 98940-98942 needs modifier 59 and a separate region.`,
  ],
  [
    "other",
    "a fax cover that names an appeal",
    `FAX COVER SHEET
TO: Northwall Health Plan, Appeals      FAX: 937-555-0132
FROM: Larkspur Physical Therapy         PHONE: 937-555-0180
DATE: 10/21/2026        PAGES: 9 including cover
RE: Appeal of denied claim 26-2877104, Ines Calder
CONFIDENTIAL: if you received this fax in error, please call us.`,
  ],
];

it.each(PAPERS)("reads as %s %s", (kind, _what, text) => {
  expect(extractByRules(fromPlainText(text)).kind).toBe(kind);
});

/** Everyday words close to those by which the papers above were told. */
const TWINS: readonly (readonly [not: PaperKind, text: string])[] = [
  ["paid_eob", "If we processed the claim and paid it in full by mistake, write to us."],
  ["paid_eob", "We will tell you when this claim was paid in full."],
  ["paid_eob", "We denied this claim. Another claim was paid in full."],
  ["recoupment", "We paid $192.00. If we paid too much, we will recover $96.00 from a later check."],
  ["recoupment", "We paid $90.00. We will deduct $20.00 from the charge as the patient's copay."],
  ["recoupment", "We denied the claim. The patient will take $20.00 from a savings account."],
  [
    "appeal_decision_upheld",
    "We denied the claim. If you appeal and we uphold the denial, you may ask again.",
  ],
  ["appeal_decision_upheld", "We denied the claim. You may appeal. We uphold high standards of care."],
  ["appeal_decision_overturned", "We denied the claim. On appeal we may overturn the denial."],
  [
    "partial_denial",
    "We denied the claim. It is a duplicate of one for which we paid the office visit before.",
  ],
  ["records_request", "We denied the claim. Please send an appeal with the records within 180 days."],
  ["records_request", "We denied the claim. Please send the daily notes within 30 days if you appeal."],
  ["chart_note", "We have your claim. Please fax the daily notes and plan of care by November 4, 2026."],
  ["other", "Fax cover sheet for appeals is enclosed. We denied the claim as not medically necessary."],
  ["paid_eob", "Denied claim 2209118: the service is not covered."],
];
it.each(TWINS)("is no %s: %s", (kind, words) => {
  const head = ["Alder Health", "October 1, 2026", "Patient Bo Nash  Claim 2209118", ""];
  expect(extractByRules(fromPlainText([...head, words].join("\n"))).kind).not.toBe(kind);
});

it("is no answer to an appeal that tells how appeals are answered", () => {
  const letter = [
    "Alder Health Appeals Department",
    "October 1, 2026",
    "Patient Bo Nash  Claim 2209118",
    "We denied the claim as not medically necessary. You may appeal. In most cases we uphold our decision.",
  ];
  expect(extractByRules(fromPlainText(letter.join("\n"))).kind).toBe("denial");
});

it("reads the denial behind a fax cover", () => {
  const pages = [
    "FAX COVER SHEET",
    "TO: Larkspur Physical Therapy",
    "FROM: Alder Health",
    "PAGES: 2",
    "",
    "Claim 2209118 of Bo Nash",
    "We denied the claim because the care was not medically necessary.",
  ];
  expect(extractByRules(fromPlainText(pages.join("\n"))).kind).toBe("denial");
});

it.each([
  "Status: Denied - not medically necessary",
  "Decision: not approved. Criteria not met. You may appeal within 180 days.",
])("reads what was decided under a fax cover's head: %s", (words) => {
  const page = [
    "FAX COVER SHEET",
    "To: Larkspur Physical Therapy",
    "From: Alder Health Utilization Management",
    "Pages: 2",
    "Member: Bo Nash   Claim number: 2209118",
    words,
  ];
  expect(extractByRules(fromPlainText(page.join("\n"))).kind).not.toBe("other");
});

it("is a visit's note that asks another office for its records", () => {
  const note = [
    "Larkspur Physical Therapy   Daily note   10/02/2026   Ines Calder",
    "S: Pain 3/10 on stairs. Sleeps well.",
    "O: Knee flexion 0-118 deg. Strength 4/5. 97110 24 min.",
    "A: Gains in range of motion.",
    "P: Continue. Front desk to ask the surgeon: please fax the operative report by October 9.",
    "Signed: Dana Ruiz, PT, DPT",
  ];
  expect(extractByRules(fromPlainText(note.join("\n"))).kind).toBe("chart_note");
});

const EOB = [
  "PLAINS BENEFIT           Explanation of Benefits",
  "Patient       Carla Zuehl        Member ID   19804427",
  "Claim number  26281004519        Provider    Ann Thor, DC",
  "",
  "09/28/2026   99203-25 New patient office visit      145.00   33.00    0.00  0A  112.00   82.00",
  "09/28/2026   98941 Chiropractic manipulation         68.00   21.50    0.00  0A   46.50   37.20",
  "09/28/2026   97124 Massage                           45.00    0.00   45.00  7R    0.00    0.00",
  "09/28/2026   72100 X-ray lumbar spine                95.00    0.00   95.00  1G    0.00    0.00",
  "",
  "7R   Massage therapy is not covered under the plan.",
  "1G   We need the radiology report and the office note to consider this service.",
];
// Seen red: its visits, films and notes made it a chart's note.
it("is an explanation of benefits by its title, whatever its lines name", () => {
  expect(extractByRules(fromPlainText(EOB.join("\n"))).kind).toBe("partial_denial");
});

it.each([
  ["Progress note 10/02/2026. Explanation of benefits was reviewed with her."],
  ["Phone log      Explanation of benefits asked for, claim 26281004519"],
])("tells a note that speaks of one by what else it holds: %s", (first) => {
  const note = [
    first,
    "Carla Zuehl   DOB 01/02/1970   Claim number: 26281004519",
    "S: Pain 3/10 on stairs. Sleeps well.",
    "O: Lumbar flexion 40 deg. Strength 4/5. 97110 24 min.",
    "A: Gains in range of motion.",
    "P: Continue twice a week. Home program given.",
    "Signed: Dana Ruiz, PT, DPT",
  ];
  expect(extractByRules(fromPlainText(note.join("\n"))).kind).toMatch(/^(?:chart_note|other)$/);
});
