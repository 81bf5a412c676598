import { describe, expect, it } from "vitest";
import { denialOf, moveOf } from "./little-case";

const NO_AUTH = denialOf(
  "Aetna",
  "97110 GP",
  "CO-197 Precertification/authorization absent. We do not accept retroactive authorization requests.",
);
const LATE = denialOf(
  "Cigna",
  "99213",
  "CO-29 The time limit for filing has expired. Received 10/20/2026. Limit 90 days.",
  { day: "02/10/2026" },
);
const MEDICARE_LATE = denialOf(
  "Novitas Solutions Medicare Part B",
  "99213",
  "CO-29 The time limit for filing has expired. Received 10/20/2026.",
  { day: "02/10/2025" },
);
const PAST = denialOf(
  "Cigna",
  "97110 GP",
  "CO-198 Precertification/authorization exceeded. No request received.",
);
const bundled = (code: string) =>
  denialOf(
    "Aetna",
    code,
    "CO-97 The benefit for this service is included in the payment for another service.",
  );

describe("a missing approval", () => {
  it.each([
    [
      "the payer's rules",
      "Aetna provider manual, chapter 4\nIf no authorization was requested before the service, the claim is denied. Retro-authorizations are not accepted.",
    ],
    [
      "a request that went out",
      "Auth log Jane Doe DOS 10/13/2026\n10/08/2026 PA request faxed to Aetna 888-555-0100, confirmation OK.\n11/05/2026 Aetna rep says no auth was requested. Rep Tom.",
    ],
    [
      "the payer's word on the phone",
      "Call log DOS 10/13/2026: Rep Kim says no auth was requested for this patient.",
    ],
    [
      "an answer that none was needed",
      "Call log Jane Doe 10/06/2026: Rep Kim ref 88121, 97110 does not require auth under this plan. So no auth was requested for 10/13/2026.",
    ],
    [
      "a request that waits",
      'Jane Doe 10/13/2026. Availity auth request submitted 10/09/2026, status pended, ref 77120. Front desk wrote "no auth obtained yet".',
    ],
    [
      "a task for the biller",
      "Biller task 11/05/2026, DOS 10/13/2026: check whether auth was obtained. If no auth was requested, write off. If there is one, appeal.",
    ],
    [
      "another office's approval",
      "Jane Doe 10/13/2026. We did not request the auth ourselves: PCP office Dr. Hall got it, number 4471, through 12/31.",
    ],
  ])("is not the practice's own by %s", (_, paper) => expect(moveOf(NO_AUTH, paper)).toBe("appeal"));

  it("is its own by its own word", () => {
    const desk =
      "Jane Doe 10/13/2026 Front desk: we forgot to get auth for this visit. Nobody requested authorization.";
    expect(moveOf(NO_AUTH, desk)).toBe("write_off");
    expect(moveOf(NO_AUTH, `${desk}\n11/06/2026 auth request faxed, declined as late.`)).toBe("write_off");
  });

  const LOG = "Visit log Jane Doe. Auth A4471: 12 visits approved.\n12  10/09\n13  10/13\n";
  it.each([
    [
      "the payer counted the evaluation",
      "Payer counted the eval, which needs none. No extension requested yet.",
    ],
    ["another approval came", "No extension requested: second auth B7712 approved 10/10/2026, 8 visits"],
    ["an instruction speaks", "Front desk: if no extension was requested, tell the biller."],
  ])("is not said where %s", (_, words) => expect(moveOf(PAST, LOG + words)).toBe("appeal"));
  it("is said where nobody asked for more visits", () =>
    expect(moveOf(PAST, `${LOG}We forgot to ask for more visits.`)).toBe("write_off"));
});

describe("a late claim", () => {
  it.each([
    [
      "was mailed in time",
      "Billing notes DOS 02/10/2026\n02/15/2026 Paper claim mailed certified, green card back 02/19/2026.\n09/10/2026 Rep Kim: no claim on file for this DOS.\n10/18/2026 Sent electronically.",
    ],
    [
      "was rejected and mailed",
      "Billing notes DOS 02/10/2026\n02/12/2026 Claim rejected by clearinghouse, payer ID.\n02/15/2026 dropped to paper, mailed by certified mail to Cigna.\n10/18/2026 Sent electronically.",
    ],
    [
      "was faxed in time",
      "Account notes DOS 02/10/2026\n03/01/2026 Filed claim by fax to Cigna 860-555-0101, confirmation OK 3 pages.\n08/01/2026 No claim on file per rep.",
    ],
    [
      "went to another plan first",
      "Billing log DOS 02/10/2026\n02/14/2026 billed Aetna, card on file at check-in\n04/02/2026 Aetna denied: not our member on DOS\n10/15/2026 pt brought Cigna card. Claim was not sent to Cigna until 10/18/2026.",
    ],
    [
      "had to wait for the coverage",
      "Billing log DOS 02/10/2026\nClaim was not billed until 10/18/2026 because patient told us he was self-pay; COBRA elected later and Cigna enrolled him back to 02/01/2026.",
    ],
    [
      "has its own row among others",
      "277CA CLAIM ACKNOWLEDGMENT   run 02/15/2026   payer CIGNA 62308\nPATIENT            DOS          CHARGE   STATUS\nADAMS, PETER       02/09/2026   150.00   A3 REJECTED  subscriber not found\nDOE, JANE          02/10/2026   120.00   A2 ACCEPTED  payer claim no. 88812\nZELLER, MONA       02/10/2026    80.00   A7 REJECTED  missing NPI",
    ],
  ])("that %s is not given up", (_, paper) => expect(moveOf(LATE, paper)).toBe("appeal"));

  it("that was never sent is", () =>
    expect(
      moveOf(
        LATE,
        "Billing log DOS 02/10/2026\nCharge sat in hold queue; claim never sent to payer until 10/18/2026. Our miss.",
      ),
    ).toBe("write_off"));

  it.each([
    "Social Security Administration  Notice of Award\nYou are entitled to Medicare Part B beginning January 2025. Your entitlement was decided retroactively on September 3, 2026.",
    "Humana letter 09/12/2026: Jane Doe was retroactively disenrolled from her Medicare Advantage plan effective 01/01/2025. Humana took back its payment for 02/10/2025.",
    "Call log 10/15/2026: the claim for 02/10/2025 was held on wrong information from the MAC, letter at hand. Medicare Part B.",
  ])("to Medicare has the ground of its paper: %s", (paper) =>
    expect(moveOf(MEDICARE_LATE, paper)).toBe("reopening"),
  );
  it.each([
    "Billing log: claim for 02/10/2025 found in the drawer 10/2026. No retroactive entitlement, patient has had Medicare since 2015.",
    "Task 11/05/2026, DOS 02/10/2025: ask whether Medicare entitlement was retroactive.",
    "Billing log DOS 02/10/2025: called back to verify Medicare eligibility. Sent the determination back to Medicare.",
    "Provider enrollment (PECOS) for DOS 02/10/2025: Medicare enrolled the practice back to 01/01/2025.",
    "Billing log DOS 02/10/2025: Medicaid eligibility retroactive to 02/01/2025; Medicare Part B primary all along.",
  ])("to Medicare has none: %s", (paper) => expect(moveOf(MEDICARE_LATE, paper)).toBe("write_off"));
});

describe("a bundled service", () => {
  it.each([
    [
      "goals in numbers",
      "97140 59",
      "PT note 10/13/2026 Jane Doe\nGoals: lift 25 lbs overhead - not met. Grip 59 lb, goal not met.\n97140 manual therapy right shoulder 15 min. A. Wu, PT  signed",
    ],
    [
      "the payer's word",
      "97140 59",
      "Call note 11/05/2026 re DOS 10/13/2026: Rep said modifier 59 not supported by the records they have. A. Wu, PT to send note.",
    ],
    [
      "another modifier",
      "97140 59",
      "Coding note 10/13/2026 Jane Doe, A. Wu, DC: please take the 59 off 97140 and use XS.",
    ],
    [
      "a note that is wanted",
      "99213",
      "Biller note to Dr. Hall 11/05/2026: Please pull the 10/13/2026 note for 99213, payer bundled it. Coder needs it.",
    ],
    [
      "a modifier that was forgotten",
      "99213",
      "Coding note DOS 10/13/2026 B. Lee CPC, Dr. Hall: 99213 was billed without 25 by mistake.",
    ],
    [
      "a condition",
      "99213",
      "Coder note 10/13/2026 B. Lee CPC to Dr. Hall: if the visit was only for the injection, remove 99213. Dr. Hall: visit was for new knee swelling, keep it.",
    ],
    [
      "another day's visit",
      "99213",
      "Charge correction. Dr. Hall: remove 99213 of 09/02/2026, patient no-showed. The 10/13/2026 visit stands.",
    ],
    [
      "a claim that is sent anew",
      "97110 GP",
      "Coder B. Lee CPC / A. Wu, PT DOS 10/13/2026: void the claim with 97110 and send a corrected one with GP.",
    ],
  ])("is not given up on %s", (_, code, paper) =>
    expect(["appeal", "corrected_claim"]).toContain(moveOf(bundled(code), paper)),
  );
  it.each([
    [
      "97140 59",
      "10/13/2026 coding review, Jane Doe: 97140 same region as the adjustment; modifier 59 not supported. B. Lee, CPC / A. Wu, DC",
    ],
    [
      "99213",
      "Charge slip query DOS 10/13/2026. Dr. Hall: I only did the injection. Please remove the charge for 99213.",
    ],
    ["99213", "Charge slip query DOS 10/13/2026. Answer Dr. Hall: 99213 was ticked in error."],
  ])("is on the practice's own word: %s", (code, paper) =>
    expect(moveOf(bundled(code), paper)).toBe("write_off"),
  );
});

const NOVITAS = "Novitas Solutions Medicare Part B";

describe("a patient's bill", () => {
  const excluded = denialOf(
    "Aetna",
    "97530 GP",
    "PR-204 This service is not covered under the patient's benefit plan.",
    { beside: "The member may be billed." },
  );
  const agreement = (service: string, price = "$40.00 per visit", signed = "Jane Doe 10/01/2026") =>
    `NON-COVERED SERVICE AGREEMENT\nService: ${service}. My plan does not cover this service. I agree to pay ${price}.\nSigned: ${signed}`;
  it("rests on an agreement for the service", () =>
    expect(moveOf(excluded, agreement("97530"))).toBe("bill_patient"));
  it.each([
    [
      "an office's general policy",
      "FINANCIAL POLICY  Riverside PT\nI understand that I am responsible for charges not covered by my insurance. Missed appointments: $25 fee. Returned checks $35.\nSignature: Jane Doe   Date: 09/01/2026",
    ],
    ["an agreement for another service", agreement("dry needling 20561")],
    ["one without its price", agreement("97530", "$______ per visit. Typical price $40.00")],
    ["one without a name", agreement("97530", "$40.00", "____________  Date: 10/01/2026")],
  ])("does not rest on %s", (_, paper) => expect(moveOf(excluded, paper)).toBe("appeal"));

  it("does not rest on a general policy where a limit is used up", () =>
    expect(
      moveOf(
        denialOf("Aetna", "97110 GP", "PR-119 Benefit maximum for this time period has been reached."),
        "Benefit check 10/01/2026: 20 of 20 visits used, 0 remaining.\nFINANCIAL POLICY: I agree to pay for any visits not covered. No-show fee $25. Signed Jane Doe 09/01/2026",
      ),
    ).toBe("appeal"));

  const abn =
    "Advance Beneficiary Notice of Non-coverage (ABN) CMS-R-131\nService 97140 Estimated cost $45\n[X] Option 1. I want the service\nSignature: Jane Doe  Date 10/06/2026";
  const notCovered = denialOf(NOVITAS, "97140", "PR-204 Not covered.");
  it("is not written for who has Medicaid beside Medicare", () => {
    expect(moveOf(notCovered, abn)).toBe("bill_patient");
    expect(
      moveOf(notCovered, abn, "Medicaid eligibility 10/13/2026 Jane Doe: QMB active 01/01/2026 - 12/31/2026"),
    ).toBe("appeal");
    expect(moveOf(notCovered, abn, "Medicaid check 10/13/2026 Jane Doe: no QMB, not eligible")).toBe(
      "bill_patient",
    );
    for (const words of [
      "QMB eligibility ended 06/30/2026",
      "QMB status: inactive since 2024",
      "If the patient is QMB, do not collect",
      "QMB patients are never billed",
      "Her husband is QMB",
    ])
      expect(moveOf(notCovered, abn, `Desk note 10/13/2026 Jane Doe\n${words}`)).toBe("bill_patient");
    const share = denialOf(
      NOVITAS,
      "99213",
      "PR-1 Deductible amount. N781 Patient is a Medicaid/Qualified Medicare Beneficiary. Review your records for any wrongfully collected deductible.",
    );
    expect(moveOf(share)).toBe("bill_right_payer");
    const plain = `${NOVITAS}\nRemittance 11/02/2026\nPatient: Jane Doe  Member ID 1EG4TE5MK73 Claim 26284-77120\n10/13/2026 99213 120.00 allowed 80.00 deductible 80.00 PR-1 paid 0.00\nPR-1 Deductible amount`;
    expect(moveOf(plain)).toBe("bill_patient");
    expect(moveOf(plain, "Medicaid eligibility 10/13/2026 Jane Doe QMB active")).toBe("bill_right_payer");
  });

  const limit = (payer: string) =>
    `${payer}\nExplanation of payment 11/02/2026\nPatient: Jane Doe    Member ID W123456789    Claim 26284-77120\n10/13/2026   97110   120.00  0.00   PR-119\nPR-119 Benefit maximum for this time period has been reached.`;
  it("is not Medicaid's limit", () => {
    expect(moveOf(limit("Aetna"))).toBe("bill_patient");
    expect(moveOf(limit("Molina Healthcare Medicaid of Ohio"))).toBe("appeal");
  });

  const settled = denialOf(
    "Zenith Insurance workers' compensation",
    "97110 GP",
    "This claim was resolved by settlement and is closed. Date of injury 03/04/2024. No further medical is payable.",
  );
  it("rests on the settlement of this injury alone", () => {
    const release = (injury: string) =>
      `Compromise and release agreement approved 05/01/2026\nDate of injury ${injury}. All future medical care is released.`;
    expect(moveOf(settled, release("03/04/2024"))).toBe("bill_patient");
    expect(moveOf(settled, release("06/02/2019"))).toBe("appeal");
  });

  const lapsed = denialOf(
    "Ambetter Marketplace",
    "99213",
    "PR-27 Coverage ended because the premium was not paid. The member is responsible.",
  );
  it("waits where the patient paid the premium", () => {
    expect(moveOf(lapsed)).toBe("bill_patient");
    expect(
      moveOf(
        lapsed,
        "Call log 11/05/2026 Jane Doe: autopay took the premium on 09/28, bank statement coming.",
      ),
    ).not.toBe("bill_patient");
  });
});

describe("a claim on which nothing is left to do", () => {
  it("is no vaccine that lacks a number", () => {
    const lacks = denialOf(
      "Aetna",
      "90686",
      "CO-16 Claim lacks information: the NDC of the drug is missing. This line was not paid.",
      { beside: "Language help is available at no cost to you. Call the number on your card." },
    );
    expect(moveOf(lacks)).toBe("corrected_claim");
  });

  const duplicate = denialOf("Aetna", "99213", "CO-18 Exact duplicate claim/service.");
  it("was paid by the plan, not by a copay at the desk", () => {
    const ledger = (paid: string) =>
      `Account ledger Jane Doe\n10/13/2026  99213  120.00\n${paid}\n11/04/2026  adj  -40.00\nBalance 0.00`;
    expect(moveOf(duplicate, ledger("10/30/2026  Aetna EFT payment  -80.00"))).toBe("none");
    expect(moveOf(duplicate, ledger("10/13/2026  pt payment copay  -25.00"))).not.toBe("none");
  });

  it("is an external decision that reversed the denial", () => {
    const decision = (words: string) =>
      `MAXIMUS Federal Services\nExternal review decision   11/02/2026\nPatient: Jane Doe   Claim 26284\nYou asked us to review the denial of a lumbar MRI by Aetna. You asked that the denial be overturned.\nOur decision: ${words}`;
    expect(moveOf(decision("we overturned the denial. The MRI was medically necessary."))).toBe("none");
    expect(moveOf(decision("the denial is upheld. It should not be reversed."))).toBe("write_off");
    for (const words of [
      "after reviewing the appeal, we reversed the denial.",
      "on appeal the reviewer overturned the plan's denial.",
      "you asked for a review and we have overturned the denial.",
      "your request is granted and the denial is reversed.",
    ])
      expect(moveOf(decision(words))).toBe("none");
    expect(moveOf(decision("your request is that the denial be reversed. We uphold it."))).toBe("write_off");
  });
});

describe("an accident insurer's sum", () => {
  const accident = denialOf("Aetna", "97110", "CO-22 Auto insurance PIP is primary for this care.");
  const told = (words: string) => moveOf(accident, `GEICO auto claim 0442, PIP, Jane Doe\n${words}`);
  it.each([
    "PIP benefits of $10,000.00 are exhausted as of 09/15/2026.",
    "Letter of 11/02/2026: PIP benefits were exhausted on 09/15/2026.",
    "The PIP limit has been paid out in full.",
  ])("is gone: %s", (words) => expect(told(words)).toBe("appeal"));
  it.each([
    "PIP adjuster reached by phone, claim open.",
    "GEICO PIP paid in full for DOS 09/01/2026.",
    "PIP limit $10,000.00, $2,300.00 paid out to date.",
    "On 10/20/2026 the PIP limit was exhausted.",
  ])("is not shown to be gone before the visit: %s", (words) => expect(told(words)).toBe("bill_right_payer"));
});

describe("another one's paper", () => {
  const notParticipating = denialOf(
    "Aetna",
    "99213",
    "CO-B7 This provider was not certified/eligible to be paid for this procedure on this date of service. We do not backdate.",
  );
  it("of another clinician says nothing of this one's day", () => {
    const letter = (name: string) =>
      `Aetna credentialing letter: ${name} participating effective date 11/15/2026. Retroactive dates cannot be given.`;
    expect(moveOf(notParticipating, letter("Anna Wu PT"))).toBe("write_off");
    expect(moveOf(notParticipating, letter("Dr. Mark Lee"))).not.toBe("write_off");
  });

  const asked = denialOf(
    "Aetna",
    "97110 GP",
    "OA-227 Information requested from the patient about how the injury happened was not provided.",
  );
  it("of an old injury names no payer of this one", () => {
    expect(
      moveOf(
        asked,
        "Intake 10/06/2026 Jane Doe: neck pain since gardening. History: hurt at work in 2019, shoulder, workers comp claim 8117462.",
      ),
    ).toBe("send_records");
    expect(
      moveOf(
        asked,
        "Intake 10/06/2026 Jane Doe: back strained lifting at work 10/01/2026. Comp carrier SAIF, claim no. 8117462C.",
      ),
    ).toBe("bill_right_payer");
  });

  const hospice = denialOf(NOVITAS, "99213", "CO-B9 Patient is enrolled in a hospice.");
  it.each([
    ["Wrist sprain, unrelated to the hospice diagnosis.", "reopening"],
    ["Edema is not unrelated to the hospice diagnosis of CHF.", "bill_right_payer"],
    ["I cannot say that this is unrelated to her terminal illness.", "bill_right_payer"],
  ])("of a hospice patient is unrelated where it says so: %s", (words, move) =>
    expect(moveOf(hospice, `Visit 10/13/2026 Jane Doe. ${words} A. Wu MD`)).toBe(move),
  );
});
