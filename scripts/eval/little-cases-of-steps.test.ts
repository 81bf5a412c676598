import { expect, it } from "vitest";
import type { RightMove } from "@/lib/core/enums";
import { moveOf } from "./little-case";

/** What it is about, the steps that are right, the payer's notice, and the practice's papers. */
type Case = [about: string, right: RightMove[], notice: string, ...papers: string[]];

const BIRTH = `Premera Blue Cross   Explanation of payment   11/04/2026
Member: Carla Voss   ID 301144882-01   DOB 02/14/1986   Claim 26309E0044
10/08/2026   99213   $165.00   $0.00
Date of birth on the claim does not match our file. Correct and resubmit.`;

const PLACE = `HealthPartners   Remittance 11/05/2026
Patient: Otis Grant   DOB 08/01/1959   Member 88120440   Claim 26P110448
10/12/2026   20610   $240.00   $0.00   CO-5 The procedure code is inconsistent with the place of service.
Claim shows place of service 21.`;

const GENDER = `Medical Mutual of Ohio   Explanation of payment 11/05/2026
Patient: Sam Ortiz   DOB 06/11/1990   Member 7714420   Claim 26MM0881
10/06/2026   76830   $310.00   $0.00
CO-7 The procedure code is inconsistent with the patient's gender. You have 180 days to appeal.`;

const REFERRING = `Wellmark Blue Cross   Remittance 11/05/2026
Patient: Ruth Egan   DOB 04/04/1977   ID XQC771204   Claim 26W10448
10/07/2026   97161   $180.00   $0.00   CO-16 N286 Missing/incomplete/invalid referring provider primary identifier.`;

const MEDICARE_UNITS = `First Coast Service Options   Medicare Part B   Remittance 11/06/2026
HOLLIS, BEN   MBI 4TT8XX2QQ10   DOB 03/02/1950   ICN 0926308111240
10/15/2026   96372   1   $45.00   $0.00
CO-4 The procedure code is inconsistent with the modifier used.`;

const MEDICARE_UNPROCESSABLE = `First Coast Service Options   Medicare Part B   Remittance 11/06/2026
HOLLIS, BEN   MBI 4TT8XX2QQ10   DOB 03/02/1950   ICN 0926308111240
10/15/2026   96372   1   $45.00   $0.00
CO-16 MA130 Your claim contains incomplete and/or invalid information, and no appeal rights are afforded because the claim is unprocessable. N290`;

const MEDICARE_NEED = `First Coast Service Options   Medicare Part B   Remittance 11/06/2026
HOLLIS, BEN   MBI 4TT8XX2QQ10   DOB 03/02/1950   ICN 0926308111240
10/15/2026   97110 GP   2   $90.00   $0.00
CO-50 These are non-covered services because this is not deemed a medical necessity by the payer.`;

const ITEMIZED = `Regence BlueShield   November 3, 2026
Provider: Cedar Orthopedics   Member: Paula Finch DOB 01/09/1964   ID ZVY771204   Claim E260481
Date of service 09/30/2026   29881
We cannot finish this claim yet. Please send the operative report and the itemized bill within 45 days to the address above.`;

const RECORDS_SENT_READ = `Regence BlueShield   November 3, 2026
Provider: Cedar Orthopedics   Member: Paula Finch DOB 01/09/1964   ID ZVY771204   Claim E260481
Date of service 09/30/2026   29881
We received and reviewed the operative report. It does not describe a tear, so the surgery does not meet our policy and payment is denied. You may appeal within 180 days.`;

const SIGNATURE = `Noridian Healthcare Solutions   Medicare Part B   Additional documentation request   11/03/2026
Beneficiary: MARTA KEENE   MBI 6AA1BB2CC33   ICN 2226300010440   DOS 10/02/2026   99214
Your claim was selected for prepayment review. Send the visit note, signed by the clinician, within 45 days. If nothing is received the claim will be denied.`;

const SIGNATURE_DENIED = `Noridian Healthcare Solutions   Medicare Part B   Remittance   11/03/2026
KEENE, MARTA   MBI 6AA1BB2CC33   DOB 05/01/1949   ICN 2226300010440
10/02/2026   99214   $190.00   $0.00
CO-50 Records were reviewed. The note for this date carries no legible signature or attestation of the clinician. Services not supported.`;

const COMMERCIAL_FIRST = `Premera Blue Cross   Explanation of payment   11/04/2026
Member: Ivy Lang   ID 301144990-01   DOB 02/14/1981   Claim 26309E0091
10/08/2026   72148   $900.00   $0.00
Not medically necessary: our policy asks for six weeks of conservative care. You may appeal within 180 days. After the internal appeal you may ask for an external review.`;

const COMMERCIAL_LAST = `Premera Blue Cross   Level II appeal determination   11/04/2026
Member: Ivy Lang   ID 301144990-01   DOB 02/14/1981   Claim 26309E0091
72148 of 10/08/2026
The panel upheld the denial: our policy asks for six weeks of conservative care. Your internal appeals are complete. You may ask for a review by an independent review organization within four months.`;

const DISPUTE_LAST = `Premera Blue Cross   Provider dispute - second level resolution   11/04/2026
Provider: Cedar Imaging (contracted)   Member: Ivy Lang   ID 301144990-01   DOB 02/14/1981   Claim 26309E0091
72148 of 05/08/2026
Your second level dispute is denied: the claim had been filed after 90 days. This decision is final under your provider agreement. The member may not be billed.`;

const WRONG_PLAN = `Anthem Blue Cross   Remittance 11/05/2026
Member: Gus Thorne DOB 12/12/1974   ID JQU880412   Claim 26A110447
10/09/2026   99214   $210.00   $0.00   CO-109 Claim not covered by this payer/contractor. You must send the claim to the correct payer/contractor. This is a behavioral health service administered by Carelon.`;

const CAPITATED = `Anthem Blue Cross HMO   Remittance 11/05/2026
Member: Gus Thorne DOB 12/12/1974   ID JQU880412   Claim 26A110447
10/09/2026   99214   $210.00   $0.00   CO-24 Charges are covered under a capitation agreement/managed care plan. The medical group, Hill Physicians, is responsible for this service.`;

const CAPITATED_OWN = CAPITATED.replace(
  " The medical group, Hill Physicians, is responsible for this service.",
  " Included in your monthly capitation.",
);

const COPAY = `Premera Blue Cross   Explanation of payment   11/04/2026
Member: Ivy Lang   ID 301144990-01   DOB 02/14/1981   Claim 26309E0091
10/08/2026   99213   $165.00   allowed 98.00   copay 40.00   paid 58.00   PR-3`;

const COSMETIC = `Premera Blue Cross   Explanation of payment   11/04/2026
Member: Ivy Lang   ID 301144990-01   DOB 02/14/1981   Claim 26309E0091
10/08/2026   17110   $220.00   $0.00   PR-96 Non-covered charge. Cosmetic services are excluded under the member's contract. Member responsibility $220.00.`;

const QPA = `Oscar Health   Explanation of payment   11/04/2026
Member: Ivy Lang   ID OSC301144990   DOB 02/14/1981   Claim 26309E0091   Emergency department, out of network
10/08/2026   99284   $900.00   allowed 240.00   paid 240.00
The allowed amount is the qualifying payment amount. You may start a 30-day open negotiation within 30 business days.`;

const QPA_DENIED = `Oscar Health   Explanation of payment   11/04/2026
Member: Ivy Lang   ID OSC301144990   DOB 02/14/1981   Claim 26309E0091   Emergency department, out of network
10/08/2026   99284   $900.00   $0.00   Denied: the visit was not an emergency. You may appeal within 180 days.`;

const LATE = `Medica   Remittance 11/05/2026
Patient: Lena Ruiz   DOB 10/10/1988   Member 66120440   Claim 26M110448
02/03/2026   99213   $150.00   $0.00   CO-29 The time limit for filing has expired. Received 10/20/2026; limit 180 days.`;

const CONTRACT = `Medica   Remittance 11/05/2026
Patient: Lena Ruiz   DOB 10/10/1988   Member 66120440   Claim 26M110448
10/03/2026   99213   $150.00   allowed 92.00   CO-45 58.00   paid 92.00`;

const PENDED = `Medica   Claim status 11/05/2026
Patient: Lena Ruiz   DOB 10/10/1988   Member 66120440   Claim 26M110448
10/03/2026   99213   $150.00   CO-133 The disposition of this service line is pending further review.`;

const GLOBAL = `Medica   Remittance 11/05/2026
Patient: Lena Ruiz   DOB 10/10/1988   Member 66120440   Claim 26M110448
10/03/2026   99213   $150.00   $0.00   CO-97 Included in the allowance of a surgery of 09/25/2026 (global period).`;

const EXPERIMENTAL = `Moda Health   November 4, 2026
Member: Ari Novak DOB 07/07/1969   ID M77120448   Request 26-00448   Service requested: 0232T, left elbow
Your request is not approved: we consider this service investigational. You may appeal within 180 days.`;

const NO_REFERRAL = `Kaiser Permanente   Remittance 11/05/2026
Member: Ari Novak DOB 07/07/1969   MRN 77120448   Claim 26K00448
10/09/2026   99243   $260.00   $0.00   CO-288 Referral absent.`;

const CASES: Case[] = [
  [
    "a birth date keyed wrong",
    ["corrected_claim"],
    BIRTH,
    "Registration Carla Voss: DOB 02/14/1968 on claim of 10/08/2026. Driver's license and card on file: 02/14/1986.",
  ],
  [
    "a birth date that the plan has wrong",
    ["appeal", "send_records"],
    BIRTH,
    "Claim as sent 10/10/2026, accepted: Carla Voss DOB 02/14/1986. License scanned: DOB 02/14/1986.\nCall 11/09/2026 Premera rep Jo: our file had 02/14/1968, the employer's error, fixed today, ref 77120. Claim must be reprocessed.",
  ],
  [
    "a place of service keyed wrong",
    ["corrected_claim"],
    PLACE,
    "Visit 10/12/2026 Otis Grant, office, room 4. Left knee injected. B. Sand MD signed\nBiller: POS should be 11, template carried 21 over from the hospital list.",
  ],
  [
    "a place of service that is right",
    ["appeal"],
    PLACE,
    "Hospital progress note 10/12/2026 Otis Grant, inpatient room 512, St. Mary Hospital, admitted 10/10/2026. Bedside left knee injection. B. Sand MD signed\nBiller: POS 21 is right, he was an inpatient.",
  ],
  [
    "a sex that was registered wrong",
    ["corrected_claim"],
    GENDER,
    "Registration 11/09/2026: Samantha Ortiz, sex on claim M, keyed wrong; license says F. Fixed.",
  ],
  [
    "a transgender patient's scan",
    ["appeal", "corrected_claim"],
    GENDER,
    "Note 10/06/2026 Sam Ortiz, transgender man, uterus in place, pelvic pain; transvaginal ultrasound done. R. Lin MD signed\nBiller: sex M on the plan's file and on the claim is right. Condition code 45 / modifier KX was not on the claim.",
  ],
  [
    "a referring provider who was left off",
    ["corrected_claim"],
    REFERRING,
    "Referral on file: Dr. Hanna Pohl, NPI 1467733221, to PT for Ruth Egan 09/28/2026. Claim sent without box 17.",
  ],
  [
    "a referring provider who was on the claim",
    ["appeal"],
    REFERRING,
    "CLAIM AS TRANSMITTED 10/09/2026 Ruth Egan DOS 10/07/2026  97161\nNM1*DN*1*POHL*HANNA****XX*1467733221~\n277CA 10/10/2026 Wellmark: ACCEPTED A2 Ruth Egan 10/07/2026 180.00",
  ],
  [
    "Medicare's modifier that was wrong",
    ["reopening"],
    MEDICARE_UNITS,
    "Coder 11/10/2026 Ben Hollis 10/15/2026: 96372 went out with modifier 25, which belongs on the visit line. Should be 96372-59.",
  ],
  [
    "a claim that Medicare could not process",
    ["corrected_claim"],
    MEDICARE_UNPROCESSABLE,
    "Biller 11/10/2026: rendering NPI was left blank for Ben Hollis 10/15/2026. Dr. Ames NPI 1881122334.",
  ],
  [
    "Medicare's need, with a note",
    ["appeal"],
    MEDICARE_NEED,
    "Note 10/15/2026 Ben Hollis: gait speed 0.7 m/s, was 0.4 on 09/15. Stairs with rail, was unable. K. Moss PT signed",
  ],
  [
    "Medicare's need, where the wrong diagnosis was keyed",
    ["reopening"],
    MEDICARE_NEED.replace(
      "a medical necessity by the payer.",
      "a medical necessity by the payer. The diagnosis does not support the service (LCD).",
    ),
    "Coder 11/10/2026 Ben Hollis 10/15/2026: claim carries Z71.3, keyed in error. Note and order say M62.81, R26.89. Should have been M62.81.",
  ],
  [
    "an operative report that is asked for",
    ["send_records"],
    ITEMIZED,
    "Operative report 09/30/2026 Paula Finch: medial meniscus tear, partial meniscectomy. J. Orr MD signed",
  ],
  [
    "an operative report that was read",
    ["appeal"],
    RECORDS_SENT_READ,
    "Operative report 09/30/2026 Paula Finch: complex tear of the posterior horn of the medial meniscus, partial meniscectomy. J. Orr MD signed",
  ],
  [
    "Medicare's request before it pays",
    ["send_records"],
    SIGNATURE,
    "Visit 10/02/2026 Marta Keene. Electronically signed by D. Roe MD 10/02/2026 16:40",
  ],
  [
    "Medicare's denial for want of a signature",
    ["appeal"],
    SIGNATURE_DENIED,
    "Visit 10/02/2026 Marta Keene. Diabetes, hypertension.\nSignature attestation 11/10/2026: I, D. Roe MD, attest that the note of 10/02/2026 for Marta Keene is mine.",
  ],
  [
    "a first denial that names the outside review",
    ["appeal"],
    COMMERCIAL_FIRST,
    "Note 10/05/2026 Ivy Lang: 8 weeks of therapy done 08/04 - 10/01, foot drop 3/5. J. Orr MD signed",
  ],
  [
    "a last denial inside the plan",
    ["external_review"],
    COMMERCIAL_LAST,
    "Note 10/05/2026 Ivy Lang: 8 weeks of therapy done 08/04 - 10/01, foot drop 3/5. J. Orr MD signed",
  ],
  [
    "a contracted provider's last dispute",
    ["write_off"],
    DISPUTE_LAST,
    "Billing log Ivy Lang 05/08/2026: first sent 09/02/2026. Our miss.",
  ],
  [
    "a contracted provider's first dispute",
    ["appeal"],
    DISPUTE_LAST.replace("second level resolution", "first level resolution")
      .replace("Your second level dispute", "Your first level dispute")
      .replace(
        "This decision is final under your provider agreement.",
        "You may ask for a second level dispute within 60 days.",
      ),
    "277CA 05/12/2026 Premera: ACCEPTED Ivy Lang 05/08/2026 72148 900.00",
  ],
  [
    "a carve-out",
    ["bill_right_payer"],
    WRONG_PLAN,
    "Card Gus Thorne, back: behavioral health Carelon 800-555-0122. Visit 10/09/2026: depression, 99214.",
  ],
  [
    "a carve-out that does not fit",
    ["appeal"],
    WRONG_PLAN,
    "Visit 10/09/2026 Gus Thorne: hypertension and diabetes, I10, E11.9; no behavioral complaint. T. Yu MD signed\nCarelon denial 10/28/2026: medical diagnosis, not ours; bill Anthem.",
  ],
  [
    "a medical group that bears the risk",
    ["bill_right_payer"],
    CAPITATED,
    "Division of responsibility: Hill Physicians pays specialist visits.",
  ],
  [
    "a practice that is paid by the head",
    ["write_off", "none"],
    CAPITATED_OWN,
    "Capitation roster October 2026: Gus Thorne JQU880412, assigned to this practice, $22.10.",
  ],
  ["a copay", ["bill_patient", "none"], COPAY],
  [
    "a copay of one whom Medicaid covers next",
    ["bill_right_payer"],
    COPAY,
    "Eligibility 10/08/2026 Ivy Lang: Washington Apple Health (Medicaid) active 01/01/2026 - 12/31/2026, secondary, ProviderOne 100447712WA.",
  ],
  [
    "a wart that she agreed to pay for",
    ["bill_patient"],
    COSMETIC,
    "Financial agreement 10/08/2026, before the procedure: I, Ivy Lang, understand that 17110 is not covered by Premera and agree to pay $220.00. Signed Ivy Lang",
  ],
  [
    "a wart that hurt",
    ["appeal"],
    COSMETIC,
    "Note 10/08/2026 Ivy Lang: plantar wart, painful on walking, bleeds, 3 months. Cryotherapy. J. Orr MD signed",
  ],
  ["a rate under the surprise billing law", ["negotiate"], QPA],
  [
    "an emergency that is called none",
    ["appeal"],
    QPA_DENIED,
    "ED note 10/08/2026 Ivy Lang: chest pressure and short of breath for an hour, ECG, troponin. H. Bell MD signed",
  ],
  [
    "a late claim that had no earlier one",
    ["write_off"],
    LATE,
    "Billing log Lena Ruiz 02/03/2026: superbill found in drawer 10/16/2026, first sent 10/19/2026. No earlier claim.",
  ],
  [
    "a late claim with an accepted first one",
    ["appeal"],
    LATE,
    "277CA 02/06/2026 Medica: ACCEPTED A2 Lena Ruiz 02/03/2026 99213 150.00, payer claim 26M020448",
  ],
  ["the contract's discount", ["none"], CONTRACT],
  [
    "a discount beyond the contract",
    ["appeal"],
    CONTRACT,
    "Fee schedule Medica 2026: 99213 $118.00. Payment review 11/10/2026 Lena Ruiz 10/03/2026: paid 92.00, underpaid by $26.00.",
  ],
  ["a claim that is still open", ["none"], PENDED],
  [
    "a claim that waits for records",
    ["send_records"],
    PENDED.replace("review.", "review. Please send the medical records for this date within 30 days."),
  ],
  [
    "a visit after surgery for the wound",
    ["write_off"],
    GLOBAL,
    "Visit 10/03/2026 Lena Ruiz: wound check, sutures out, no other complaint. J. Orr MD signed\nCoder: routine post-op, nothing separate.",
  ],
  [
    "a visit after surgery for something else",
    ["corrected_claim"],
    GLOBAL,
    "Visit 10/03/2026 Lena Ruiz: sore throat and fever, strep test positive; unrelated to the surgery. J. Orr MD signed\nCoder: modifier 24 was left off.",
  ],
  [
    "a request that is called investigational",
    ["appeal"],
    EXPERIMENTAL,
    "Note 10/20/2026 Ari Novak: lateral epicondylitis 14 months, therapy, brace, two injections failed. P. Ott MD signed",
  ],
  [
    "a request that was withdrawn",
    ["none", "write_off"],
    EXPERIMENTAL,
    "Note 11/09/2026 Ari Novak: elbow pain gone, does not want the injection. Request withdrawn, procedure cancelled. P. Ott MD signed",
  ],
  [
    "a referral on file",
    ["appeal", "corrected_claim"],
    NO_REFERRAL,
    "Referral 88120 Kaiser, Ari Novak to cardiology, 3 visits, valid 09/01/2026 - 12/31/2026.",
  ],
  [
    "a referral that nobody got",
    ["write_off", "appeal"],
    NO_REFERRAL,
    "Front desk 11/09/2026 Ari Novak 10/09/2026: we never got a referral and nobody asked for one.",
  ],
];

it.each(CASES)("%s", (_, right, notice, ...papers) => expect(right).toContain(moveOf(notice, ...papers)));
