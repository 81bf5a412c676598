import { expect, it } from "vitest";
import { neverAuthorized } from "./approval/never-authorized";
import { appealSentLate } from "./as-billed/appeal-sent-late";
import { dataOnClaim } from "./as-billed/data-on-claim";
import { diagnosisInNote } from "./as-billed/diagnosis-in-note";
import { firstPaymentReversed } from "./as-billed/first-claim-paid";
import { lowerLevelAgreed } from "./as-billed/lower-level-agreed";
import { neverAccepted } from "./as-billed/never-accepted";
import { sideNotDone } from "./as-billed/side-not-done";
import { claimsOfTwoPatients } from "./as-billed/two-patients";
import { underpaid } from "./as-billed/underpaid";
import { coveredOnDay } from "./coverage/covered-on-day";
import { groupPlanFirst } from "./coverage/group-plan-first";
import { papersHeld } from "./coverage/held-papers";
import { medicaidActive } from "./coverage/medicaid-active";
import { ownTurn } from "./coverage/own-turn";
import { isUnpaidRow } from "./facts/unpaid-row";
import { isForOthers } from "./patient-owes/agreed-to-pay";

/** What an everyday paper says that must not be taken for the ground of a step, beside what must be: a neighbor, another meaning, a rule, a question. */
const DAY = ["2026-10-13"];
const page = (...texts: string[]) => texts.map((text) => ({ text, place: "paper" }));
type Row = [string, boolean];
const check = (name: string, rows: Row[], f: (t: string) => unknown) =>
  it.each(rows)(`${name}: %s -> %s`, (t, found) => expect(Boolean(f(t))).toBe(found));

const LATE = "Your appeal had to be received within 180 days of the denial and was not.";
check(
  "appealSentLate",
  [
    [
      "The first appeal never went out from the payer's side, they say; ours was faxed 05/02/2026 and mailed 05/03/2026.",
      false,
    ],
    ["Patient missed the deadline for his prior therapy request.", false],
    ["The reconsideration letter was lost in the mail room at Aetna.", false],
    [
      "Appeal packet mailed 05/02/2026, USPS 9400 1000 0000 4471. The follow-up letter sat in the tray until June.",
      false,
    ],
    ["Appeal uploaded to the portal 05/02/2026, reference 77120. No other appeal was needed.", false],
    ["We never missed the deadline.", false],
    [
      "Biller on maternity leave; her letter of 08/01 sat in drafts. First appeal was sent 04/20/2026 by portal.",
      false,
    ],
    ["We missed the deadline; nobody worked the denial until 11/01.", true],
    ["The appeal was not mailed until 11/01, my oversight.", true],
  ],
  (t) => appealSentLate(page(t), LATE),
);
check(
  "appealSentLate notice",
  [
    [
      "The claim was denied as it was filed too late. Your appeal is dismissed because the form lacked a signature. You must file again within 60 days.",
      false,
    ],
    ["We cannot consider your appeal: it must be submitted on our form.", false],
  ],
  (n) => appealSentLate(page("No earlier appeal was sent."), n),
);

check(
  "sideNotDone",
  [
    ["Left knee: ROM not tested today because of pain.", false],
    ["Exam: left shoulder not tested. Procedure: left knee injected with 40 mg Kenalog.", false],
    ["Left knee not treated surgically in the past. 20610 left knee done today.", false],
    ["If the left knee is not injected today, return in 2 weeks. Left knee then injected.", false],
    ["Left hip was not imaged. Left knee injected under ultrasound.", false],
    ["Left side was not done first; the right was injected, and then the left.", false],
    ["Left knee not injected today, effusion too small.", true],
    ["Did not inject the left knee.", true],
  ],
  (t) => sideNotDone(page(`Note 10/13/2026 ${t} Signed J. Orr MD`), "20610 LT  $90.00  $0.00", DAY),
);

const LOWER = "99214 level of service changed to 99213";
check(
  "lowerLevelAgreed",
  [
    ["Coding review 10/13/2026: documentation supports 99214, payer paid as 99213. K. Wills CPC", false],
    [
      "Coding policy 10/13/2026: 99213 requires low MDM and one that meets only that is coded at 99213.",
      false,
    ],
    ["Internal audit of 30 charts, 10/13/2026: chart 7 (other patient) should have been 99213.", false],
    [
      "Chart review 10/13/2026 by payer's vendor Optum: supports 99213. Our coder: MDM is moderate, 99214.",
      false,
    ],
    [
      "Coding review 10/13/2026: exam alone supports 99213, but MDM moderate supports 99214. K. Wills CPC",
      false,
    ],
    ["Coding review 10/13/2026: who says it should be 99213? K. Wills CPC", false],
    ["Coding review 10/13/2026: note supports only 99213. K. Wills CPC", true],
    ["Internal audit 10/13/2026: MDM low, coded correctly is 99213.", true],
  ],
  (t) => lowerLevelAgreed(page(t), LOWER, DAY),
);

check(
  "underpaid",
  [
    ["Patient underpaid her copay by $10, contract with patient on file.", false],
    ["Contract review: patient copay short-paid $10.00, balance billed.", false],
    ["Interest due on the patient's payment agreement: none.", false],
    ["Payer says it underpaid no claim under the contract.", false],
    ["Underpaid report contract 2026: 0 claims found below the contracted rate.", false],
    ["Ask whether it was paid below the contracted rate.", false],
    ["Credit balance: overpaid under the contract; no underpayment.", false],
    ["Contract 2026 says 92.10; paid 61.00, an underpayment of 31.10.", true],
    ["Clean claim received 08/01, paid 10/20, prompt pay interest not paid.", true],
  ],
  (t) => underpaid(page(`DOS 10/13/2026 ${t}`), DAY),
);

check(
  "firstPaymentReversed",
  [
    ["Claim 26251440017 paid 62.18 check 88. Refund request of another claim reversed.", false],
    ["Claim 26251440017: check bounced fee 12.00 refunded to patient", false],
    ["Claim 26251440017 paid 62.18, never reversed or voided", false],
    ["Patient copay refunded 20.00 on claim 26251440017, paid by plan 62.18", false],
    ["Claim 26251440017 reversed 62.18- EFT 99", true],
    ["09/30 recouped 62.18 claim 26251440017", true],
  ],
  (t) => firstPaymentReversed(page(`ERA\n10/13/2026\n${t}`), "Duplicate of claim 26251440017"),
);
it("reversed elsewhere in time: reposted on another page", () =>
  expect(
    firstPaymentReversed(
      page("Claim 26251440017 paid 62.18 on 10/30/2026", "ERA 10/20/2026 claim 26251440017 reversed 62.18-"),
      "Duplicate of claim 26251440017",
    ),
  ).toBe(undefined));

const NT = { payerName: "CGS Administrators", noticeText: "CGS Medicare Part B" };
check(
  "ownTurn",
  [
    ["Aetna is primary from 08/01/2026, Medicare pays after it.", false],
    ["Medicare was primary from 01/01/2020 to 07/31/2026, Aetna since.", false],
    ["Medicare Advantage (Humana) primary from 08/01/2026", false],
    ["Medicare as primary from 08/01/2026? ask the patient", false],
    ["MSP record: GHP coordination period 02/01/2024 - 07/31/2026 extended", false],
    ["Primary care: Medicare patient since. Primary from 08/01/2026: Cigna", false],
    ["Medicare became primary on 08/01/2026.", true],
    ["BCRC 11/10/2026: Medicare is the primary payer effective 08/01/2026", true],
  ],
  (t) => ownTurn(page(t), DAY, NT),
);

const FIRST = "This member is entitled to Medicare by age. Medicare is primary.";
check(
  "groupPlanFirst",
  [
    [
      "Employer has 212 employees. Patient's wife is actively employed at another firm of 8 people. Patient does not work.",
      false,
    ],
    ["Practice: 25 staff. Patient works part-time at a diner with 9 employees.", false],
    ["Patient works full-time in his garden. Son's company has 212 employees.", false],
    ["Patient retired in 2024; employer had 212 employees, wife actively employed.", false],
    ["Is the patient currently employed? [ ] yes [x] no.  How many employees? 212 employees", false],
    ["Will be currently employed until 06/30/2026 with 212 employees", false],
    ["Patient is still working for Acme, about 212 employees", true],
    ["Spouse actively employed, plan of an employer with more than 100 employees", true],
  ],
  (t) => groupPlanFirst(page(t), FIRST),
);

check(
  "unpaidRow",
  [
    ["10/13/2026  99213  120.00  CO-45 40.00  copay 80.00  0.00", false],
    ["10/13/2026  99213  120.00  contractual 120.00  0.00", true],
    ["Claim total 84120  120.00  0.00", false],
    ["10/13/2026  99213  120.00  120.00  0.00 patient responsibility", false],
    ["10/13/2026  99213  billed 120.00  paid 120.00  balance 0.00", false],
    ["10/13/2026  99213  120.00  allowed 120.00  PR-1 120.00  0.00", false],
    ["10/13/2026  90471  $30.00  not covered", true],
    ["10/13/2026  97110 GP  2  96.00  0.00  0.00", true],
  ],
  isUnpaidRow,
);

check(
  "isForOthers",
  [
    ["I agree to pay for 97530 $60. We also offer dry needling.", false],
    ["Shockwave or any service my plan does not cover: I agree to pay $60.", false],
    ["PRP injection 20610 $500", false],
    ["Ultrasound-guided injection of the knee, $200", false],
    ["Dry needling $40 per session.", true],
    ["Custom orthotics $300", true],
  ],
  (t) => isForOthers(`Agreement: ${t} I agree to pay.`, ["97530", "20610"]),
);

const NA = (n: string) => `Denied CO-197 no prior authorization. ${n}`;
check(
  "neverAuthorized words",
  [
    ["A referral cannot be submitted by fax after 5 pm.", false],
    [
      "Requests cannot be accepted once the member is discharged, except retrospective review within 30 days.",
      false,
    ],
    ["Claims cannot be submitted after one year.", false],
    ["Authorization cannot be given by phone; send the form afterwards.", false],
    ["Authorization cannot be requested after the service.", true],
    ["Precertification will not be granted once the service was done.", true],
  ],
  (n) => neverAuthorized(page("10/13/2026 log: no auth was requested before the visit."), NA(n), DAY),
);

const DX = "93000 dx R07.89 CO-11 The diagnosis is inconsistent with the procedure";
check(
  "diagnosisInNote",
  [
    ["Problem list 10/13/2026 R07.89 chest pain. Visit: I10 only. Signed A. Wu MD", false],
    ["Note 10/13/2026 R07.89? rule out. Signed A. Wu MD", false],
    ["Note 10/13/2026 R07.89 was billed in error. Signed A. Wu MD", false],
    ["Note 10/13/2026 R07.89 chest pain, ECG normal. Signed A. Wu MD", true],
    ["10/13/2026 Assessment: R07.89. Electronically signed A. Wu, DO", true],
  ],
  (t) => diagnosisInNote(page(t), DX, DAY),
);

check(
  "dataOnClaim",
  [
    [
      "837P claim as sent 10/14/2026 accepted A1: LIN**N4*00006473902 rejected by payer for NDC format",
      false,
    ],
    ["Claim form to be sent 10/14/2026: N400006473902 UN1", false],
    ["Corrected claim as sent 11/14/2026 accepted by payer 10/13/2026: N400006473902 UN1", false],
    ["Claim as sent 10/14/2026, accepted by payer 10/14/2026. DOS 10/13/2026\nN400006473902 UN1", true],
  ],
  (t) => dataOnClaim(page(t), "The claim lacks the national drug code.", DAY),
);

const TWO = "Duplicate of claim 26251440017";
check(
  "twoPatients",
  [
    ["Claim 26251440017 paid for Cigna Doe 62.18", false],
    ["Claim 26251440017 Dr Smith Jane Doe 62.18", false],
    ["Claim 26251440017  DOE, JANE  M  62.18", false],
    ["Claim 26251440017 Jane Ann Doe 62.18", false],
    ["Claim 26251440017 Medicare Jane Doe 62.18", false],
    ["Claim 26251440017 JANE DOE-SMITH 62.18", false],
    ["Claim 26251440017 Doe JR, Jane", false],
    ["Claim 26251440017 paid for MARY DOE 62.18", true],
    ["Claim 26251440017 DOE, JOHN 62.18", true],
  ],
  (t) => claimsOfTwoPatients([t], TWO, "Jane Doe"),
);

const CIG = { payerName: "Meridian Health Plan", memberId: "1" };
check(
  "coveredOnDay",
  [
    ["Eligibility: Meridian approved the MRI, starts 07/01/2026", false],
    ["Coverage. Meridian reinstated the provider from 07/01/2026", false],
    ["Eligibility: application approved, waiting list; Meridian from 12/01/2026", false],
    ["Eligibility: Meridian approved from 07/01/2026 through 08/31/2026", false],
    ["Eligibility: Meridian reinstated, effective 07/01/2026 retroactively", true],
    ["Coverage restored with Meridian from 07/01/2026", true],
  ],
  (t) => coveredOnDay(page(t), DAY, CIG),
);

check(
  "medicaidActive",
  [
    ["Ohio Medicaid eligibility 11/10/2026\nCoverage 01/01/2026 - 08/31/2026", false],
    [
      "Ohio Medicaid eligibility\nProgram: requested 09/01/2026 for coverage from 11/01/2026 - ongoing",
      false,
    ],
    ["Ohio Medicaid eligibility\nProgram: DOB 01/01/1990 coverage 01/01/2026 - 12/31/2026", true],
  ],
  (t) => medicaidActive(page(t), DAY, "Aetna"),
);

const other = (t: string) => papersHeld([t], DAY, { payerName: "Aetna" }).includes("no_other_coverage");
check(
  "otherEnded range",
  [
    ["Cigna policy: enrolled in care program 01/01/2026 to 03/31/2026, coverage active", false],
    ["Cigna policy year 01/01/2025 - 12/31/2025 and 01/01/2026 - 12/31/2026", false],
    ["Cigna claims history, covered services 01/01/2026 - 03/31/2026", false],
    ["Cigna certificate of coverage from 01/01/2024 to 03/31/2026", true],
    ["Insured with Cigna 01/01/2024 - 03/31/2026", true],
  ],
  other,
);
const noacc = (t: string) => papersHeld([t], DAY, { payerName: "Aetna" }).includes("no_accident");
check(
  "noAccident",
  [
    ["10/13/2026 pain not due to injury of the nerve, fell at work. A. Wu, MD", false],
    ["10/13/2026 not a result of the surgery. Slipped off a ladder at his job. A. Wu, MD", false],
    ["10/13/2026 symptoms not related to prior injury; rear-ended last week. A. Wu, MD", false],
    ["10/13/2026 knee pain, not due to a fall or injury. A. Wu, MD", true],
  ],
  noacc,
);

check(
  "neverAccepted",
  [
    [
      "Clearinghouse report. Secondary never billed to Medicaid by the hospital; our claim accepted 10/15/2026",
      false,
    ],
    ["A/R notes: statement not sent to the patient. Claim sent 10/15/2026 accepted by payer", false],
    ["A/R notes: crossover never sent by Medicare, we mailed the secondary 11/01/2026", false],
    ["A/R notes 12/01: secondary was not billed until today", true],
  ],
  (t) => neverAccepted(page(t), "Timely filing limit passed. Received 12/02/2026", DAY),
);
