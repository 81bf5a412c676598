import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const read = (text: string) => extractByRules(fromPlainText(text));
const CLAIM =
  "Invented Health Plan\nOctober 6, 2026\n\nPatient: Ottilie Brandreth\nClaim number: QX-88120-26\n\n";

describe("kind of paper", () => {
  it.each<[string, string, string, string | null, string | null]>([
    [
      "a claim denied",
      "We denied this claim because the plan excludes it.",
      "denial",
      "initial",
      "post_service",
    ],
    [
      "half a claim",
      "We denied part of this claim because the limit was met.",
      "partial_denial",
      "initial",
      "post_service",
    ],
    [
      "records asked for",
      "Request for medical records\n\nThis is not a denial. Your claim is pending. Please send the office notes for this claim within 45 days. If we do not receive them, the claim may be denied.",
      "records_request",
      null,
      "post_service",
    ],
    [
      "records asked for by its title alone",
      "ADDITIONAL DOCUMENTATION REQUEST\n\nThe claim above was picked before payment. For the dates shown return:\n\n  - orders\n  - treatment notes\n\nIf nothing comes by November 20, 2026 the claim is denied. This is not a denial.",
      "records_request",
      null,
      "post_service",
    ],
    [
      "a refusal that only speaks of such a request",
      "Our additional documentation request of August 3, 2026 was not answered.\n\nThis claim was denied because the records were not received.",
      "denial",
      "initial",
      "post_service",
    ],
    [
      "marked items asked for, a progress note and an office visit among them",
      "Office visit of 09/16/2026, reason CO-252\n\nWe cannot finish this claim with what we have. Please mail or fax each item that has a mark:\n\n  [X] A. Signed progress note\n  [ ] B. Invoice\n\nNothing has been decided on the merits. If we do not hear from you the claim\nstays denied.",
      "records_request",
      null,
      "post_service",
    ],
    [
      "an appeal lost",
      "We reviewed your first level appeal. We are upholding the original denial. You may request a second level appeal.",
      "appeal_decision_upheld",
      "first",
      "post_service",
    ],
    [
      "an appeal won",
      "We completed our review of your second level appeal. The original denial is overturned and the claim will be paid.",
      "appeal_decision_overturned",
      "second",
      "post_service",
    ],
    [
      "a denial withdrawn on an appeal",
      "On review of the notes that came with your appeal of August 2, our medical director agrees that the visits were needed. Our denial of July 9, 2026 is withdrawn.",
      "appeal_decision_overturned",
      "first",
      "post_service",
    ],
    [
      "a denial reversed for what came in",
      "On September 9, 2026 we denied this claim, since the plan of care was not signed. You sent the signed plan. The denial is reversed, and the claim will be paid in 20 days.",
      "appeal_decision_overturned",
      "first",
      "post_service",
    ],
    [
      "a denial that others may reverse",
      "We denied this claim since the plan of care was not signed. If our denial is reversed on appeal, the claim will be paid.",
      "denial",
      "initial",
      "post_service",
    ],
    [
      "a denial for another reason than before",
      "Our denial of July 9, 2026 is withdrawn. The service is now denied because it was not medically necessary.",
      "denial",
      "initial",
      "post_service",
    ],
    [
      "an appeal that the practice withdrew",
      "We completed our review of your appeal. Your request of July 9, 2026 is withdrawn. The denial of the claim is upheld.",
      "appeal_decision_upheld",
      "first",
      "post_service",
    ],
    [
      "papers asked for that are ticked below",
      "Medical record request\n\nPlease let us have, for this visit only:\n  [x] the signed note\n  [ ] the referral\n\nThis is a look at a claim that was paid. We do not pay for copies.",
      "records_request",
      null,
      "post_service",
    ],
    [
      "a denial that tells how to send papers",
      "Medical record review\n\nWe denied this claim because the notes do not support it. If you appeal, please send:\n  1. the signed note\n  2. the referral",
      "denial",
      "initial",
      "post_service",
    ],
    [
      "an appeal half won",
      "We completed our review of your appeal. Our decision is partially favorable.",
      "partly_overturned",
      "first",
      "post_service",
    ],
    [
      "an appeal not taken",
      "We received your appeal of this claim on October 1. We are dismissing it because it was filed late.",
      "dismissal",
      "first",
      "post_service",
    ],
    [
      "money asked back",
      "Overpayment notice\n\nWe paid this claim in error. Please refund $120.00 within 30 days.",
      "recoupment",
      "initial",
      "post_service",
    ],
  ])("%s", (_, text, kind, level, stage) => {
    expect(read(CLAIM + text)).toMatchObject({ kind, level, stage });
  });

  it.each([
    [
      "said to be none",
      "This is not a denial of medical necessity. The claim was paid in full on October 1.",
    ],
    ["one that may come", "Your claim was received. If we deny it, we will tell you in writing."],
    ["one that was not", "No services on this claim were denied. Thank you."],
  ])("treats nothing as a denial that is none: %s", (_, text) => {
    const { fields, facts } = read(CLAIM + text);
    expect([fields.denial_text, fields.denial_code, facts.denial_category, facts.appeal_deadline]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("tells care that was still to be given, and care under way", () => {
    const asked = "Invented Health Plan\n\nMember: Ottilie Brandreth\nRequested service: MRI of the knee\n\n";
    expect(read(`${asked}We cannot approve this request.`)).toMatchObject({
      kind: "prior_auth_denial",
      stage: "pre_service",
    });
    expect(
      read(`${asked}We reviewed the continued stay. Days after October 8 are not approved.`),
    ).toMatchObject({
      kind: "denial",
      stage: "concurrent",
    });
  });

  it("takes more visits that are refused before there is a claim for a request, and days of a stay for none", () => {
    const head = "Invented Health Plan\n\nMember: Ottilie Brandreth\n";
    const refused = "Concurrent review: 12 more visits are not approved. They are not medically necessary.";
    expect(read(`${head}${refused}`)).toMatchObject({ kind: "prior_auth_denial", stage: "concurrent" });
    expect(read(`${head}Inpatient stay\n${refused}`).kind).toBe("denial");
    expect(read(`${head}Claim number: QX-88120-26\n${refused}`).kind).toBe("denial");
    expect(read(`${head}Residential treatment, with visits of the family\n${refused}`).kind).toBe("denial");
    const days = "Concurrent review: more days are not approved. They are not medically necessary.";
    expect(read(`${head}${days} Visit our website to learn more.`).kind).toBe("denial");
  });

  it("reads what a form ticks, not what it offers", () => {
    expect(
      read(
        "Independent Review Decision\n\nThe reviewer finds that the determination should be:   [X] Upheld   [ ] Overturned\n\nANALYSIS\nThe criteria for an injection are not met.\n",
      ).fields.denial_text,
    ).toBeDefined();
  });

  it("takes a right to appeal for no decision on one, and asked-for notes for no chart", () => {
    const denied =
      "Invented Health Plan\nNotice of Denial of Medical Coverage\n\nWe have denied the services requested by you or your doctor.\n\nYou have the right to appeal our decision\n";
    expect(read(denied)).toMatchObject({ kind: "prior_auth_denial", level: "initial" });
    const asked =
      "Invented Medicare Services\nADDITIONAL DOCUMENTATION REQUEST\n\nClaim number: 2397259873073\nTo finish our review we need:\n  - daily treatment notes and progress notes\n  - the certified plan of care\n  - initial evaluation\n";
    expect(read(asked).kind).toBe("records_request");
  });

  it("takes the rights under a paid claim for no refusal", () => {
    const eob =
      "Invented Insurance          Explanation of Benefits\n\nClaim number: ES814016835\n\nService       Billed    Allowed   Deductible   Plan paid\n99213         164.00    101.00    40.00        61.00\n\nAn appeal must be sent within 180 days after you receive a notice of denial.\n";
    expect(read(eob)).toMatchObject({ kind: "paid_eob" });
  });

  it("says nothing about a page without words", () => {
    expect(read("\n\n")).toMatchObject({ kind: null, stage: null, level: null, lineOfBusiness: null });
  });

  it("takes a plan's last word for its own decision, though it names the outside review", () => {
    const final = `${CLAIM}NOTICE OF FINAL INTERNAL ADVERSE BENEFIT DETERMINATION AND YOUR RIGHT TO EXTERNAL REVIEW\n\nThe committee looked at everything that was sent. Coverage of the stay is not available under the plan.\n\nAn independent review organization determines whether we were right. You may ask for external review within four months.\n`;
    expect(read(final)).toMatchObject({ kind: "appeal_decision_upheld", level: "second" });
  });

  // Red where "marked SECOND LEVEL" of the way ahead was taken for what the paper is.
  it("takes the plan's own word that its first level decided, though the second one and what follows are named", () => {
    const first = [
      "NOTICE OF DECISION ON APPEAL. The authorized appeal has been considered. The denial stands.",
      "The Plan provides two levels of appeal. This is the decision at the first level. A second appeal is decided by the committee,",
      "marked SECOND LEVEL. The decision at the second level is final; after it, independent external review may be asked for.",
    ].join(" ");
    expect(read(CLAIM + first)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" });
  });

  it("takes the title for the level, whatever desk the next appeal goes to", () => {
    const first = `${CLAIM}APPEAL DECISION - FIRST LEVEL\n\nOur decision: the denial is UPHELD.\n\nSend it to Invented Insurance, Second Level Appeals, P.O. Box 4040, Anytown, NH 03000.\n`;
    expect(read(first)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" });
    expect(read(first.replace("FIRST LEVEL", "SECOND LEVEL"))).toMatchObject({ level: "second" });
  });

  it("reads an explanation of benefits of a payer whose name has an office's word", () => {
    const eob =
      "SUMMIT LEDGER BENEFITS\nAdministrator for the Foundry Employee Health Plan\n\nExplanation of benefits       Processed 11/02/2026\n\nClaim: SL-261015-0382\n\nDate         Service   Charge    Paid    Code\n10/06/2026   98941     70.00     0.00    PR-119\n\nPR-119  The visits that the plan allows for the year are used up.\n";
    expect(read(eob)).toMatchObject({ kind: "denial" });
  });

  it("takes a managed care plan's code for a refusal", () => {
    const managed = `${CLAIM}97110   525.00   0.00   CO-24\n\nCO-24  Charges are covered under a capitation agreement/managed care plan.\n`;
    expect(read(managed)).toMatchObject({ kind: "denial" });
  });

  it("counts what ends the plan's own appeals as the last one", () => {
    const last = `${CLAIM}We reviewed your appeal. The denial is upheld. This decision ends the plan's internal appeal process.\n`;
    expect(read(last)).toMatchObject({ kind: "appeal_decision_upheld", level: "second" });
    expect(read(last.replace("This decision ends", "If this decision ends"))).toMatchObject({
      level: "first",
    });
  });

  it("takes an outside decision from the reviewer's own letterhead, not from a payer that names one", () => {
    const decided =
      "The independent reviewer determined that the stay was medically necessary and reversed the denial.\n";
    const own = `Meridian Independent Review Organization\nOctober 6, 2026\n\nPatient: Ottilie Brandreth\n\n${decided}`;
    expect(read(own)).toMatchObject({ kind: "external_review_decision", level: "external" });
    const named = `${CLAIM}We reviewed your first level appeal. We are upholding the original denial.\n\nThe case may go to an independent review organization. In other cases external reviewers agreed with us.\n`;
    expect(read(named)).toMatchObject({ kind: "appeal_decision_upheld" });
  });

  it.each([
    "DECISION:  The carrier's denial is UPHELD.",
    "The plan's first decision has been reversed.",
    "This decision is binding on the carrier and on the enrollee.",
  ])(
    "takes an outside decision from the reviewer's own letterhead where it says of the plan's: %s",
    (said) => {
      const notice = (sender: string) =>
        `${sender}\nNOTICE OF DECISION\nOctober 6, 2026\n\nCarrier: Invented Health Plan\nClaim: QX-88120-26\nAmount in question: $380.00\n\n${said}\nThe care does not meet the plan's test.\n`;
      const own = read(notice("MERIDIAN INDEPENDENT REVIEW, INC."));
      expect(own).toMatchObject({
        kind: "external_review_decision",
        level: "external",
        stage: "post_service",
      });
      expect(read(notice("INVENTED HEALTH PLAN, APPEALS")).kind).not.toBe("external_review_decision");
    },
  );

  it("takes a paid explanation that takes an earlier denial back for a paid one", () => {
    const paid =
      "Invented Insurance          Explanation of Benefits\n\nClaim number: ES814016835\n\nService       Billed    Allowed   Deductible   Plan paid\n99213         164.00    101.00    40.00        61.00\n\nThis payment replaces our denial of June 3, 2026 (CO-16). That claim was previously denied for missing information.\n";
    const found = read(paid);
    expect(found).toMatchObject({ kind: "paid_eob" });
    expect([found.fields.denial_code, found.facts.appeal_deadline]).toEqual([undefined, undefined]);
    const again = paid.replace(
      /This payment[\s\S]*/,
      "The claim was previously denied with CO-16. It is now denied with CO-50.\n",
    );
    expect(read(again)).toMatchObject({ kind: "partial_denial" });
  });

  it("takes the letter that tells what an outside reviewer decided on the company's denial for that decision", () => {
    const letter =
      "STATE OF NEW ALBEMARLE\nDEPARTMENT OF INSURANCE\n\nNovember 6, 2026\n\nDear Ms. Brandreth:\n\nYour case went to a reviewer. He found that the chair is not medically necessary, and he upholds the company's denial.\n";
    expect(read(letter)).toMatchObject({ kind: "external_review_decision", level: "external" });
  });

  it("takes a claim that was reconsidered for a decision on an appeal", () => {
    const letter = `${CLAIM}We reconsidered the claim above, as you asked. We have to tell you that our decision does not change.\n`;
    expect(read(letter)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" });
  });

  // Each red with its pattern taken out; the last two are no answer to an appeal.
  it.each([
    ["We have looked again at the decision of June 9, 2026. It stands.", "appeal_decision_upheld"],
    [
      "We took another look at our decision of June 9, 2026. Our answer has not changed.",
      "appeal_decision_upheld",
    ],
    ["We have gone again through this claim and come to the same result.", "appeal_decision_upheld"],
    ["We looked again at the claim for the address. The visit is not covered.", "denial"],
    [
      "We have looked at the claim. The plan does not cover this visit. The limit stands at 20 visits.",
      "denial",
    ],
  ])("reads a decision that was looked at again: %s", (said, kind) =>
    expect(read(`${CLAIM}${said}\n`)).toMatchObject({ kind }),
  );

  it("takes bills on which nothing is paid until the notes come for a request", () => {
    const letter = `${CLAIM}No payment is made at this time. The bills came without chart notes.\n\nPlease send, within 60 days of this letter:\n     1.  the chart notes of the four dates of service\n     2.  the treatment plan\n\nIf we have nothing by then the bills will be denied for lack of documentation.\n`;
    expect(read(letter)).toMatchObject({ kind: "records_request" });
    expect(
      read(
        letter
          .replace("at this time", "on it")
          .replace("If we have nothing by then the bills will be", "The bills are"),
      ),
    ).toMatchObject({ kind: "denial" });
  });

  it("takes questions on which a claim waits for a request, where nothing was decided", () => {
    const letter = `${CLAIM}It may have come from an accident. Before the Plan can settle it we need to hear from you. If your\nanswer is not here by November 26 the claim will be closed without payment until it comes. No decision has been made so far.\n`;
    expect(read(letter)).toMatchObject({ kind: "records_request" });
  });

  it("takes days that are refused in part of a stay under way for care under way", () => {
    const fax = `${CLAIM}CONCURRENT REVIEW OUTCOME\n\nThe request was approved in part. Days after October 8 are not certified because the level of care is no longer medically necessary.\n`;
    expect(read(fax)).toMatchObject({ kind: "partial_denial", stage: "concurrent" });
  });
});

it("does not take a remittance that asks for a 277CA as proof for the proof", () => {
  const advice = `BAY MEDICARE (HMO)                                 PROVIDER PAYMENT ADVICE
Advice date  11/05/2026         Payee  LITTLE CREEK PHYSICIANS PLLC
Patient          Claim no.         DOS          Code     Billed    Allowed   Paid     Rsn    Rec'd
AMES, ROSA       BM26309-04417     03/11/2026   99214    171.00      0.00     0.00    29     11/02/2026
                                                TOTAL    171.00      0.00     0.00
Reason 29:  CO-29. Claim received after the contract's filing limit of 180 days from the date of service.

Disputes: in writing, within 60 calendar days, with proof that the claim was received in time (clearinghouse 277CA
showing acceptance by Bay Medicare). Secure fax 951-555-0138.
`;
  expect(read(advice).kind).toBe("denial");
});

it("takes the time for a hearing after an appeal's decision for no decision on an appeal", () => {
  const notice = `INVENTED COUNTY HEALTH PLAN
NOTICE OF ADVERSE BENEFIT DETERMINATION
Mailing date: October 27, 2026

OUR DECISION: We approved 24 visits of speech therapy. We DENIED the other 24 visits.

WHY: Twice a week is more than what is medically needed.

FAIR HEARING: After our appeal decision you have 120 calendar days to ask the State for a fair hearing.
`;
  expect(read(notice).kind).toBe("prior_auth_denial");
});

// Seen red: "Clm#" was no claim, and an amount that "is an overpayment" no demand.
it("knows an abbreviated claim number for billed care, and an amount that is an overpayment for a demand", () => {
  const remit = read(
    "Acme Health\nRemittance detail   Check date 10/20/2026\nBRANDT ADA   Clm# 2026280-77731\n09/22/26 97110 GP  2   98.00    0.00   CO197\nCO197 Precertification/authorization/notification/pre-treatment absent.\n",
  );
  expect([remit.kind, remit.stage]).toEqual(["denial", "post_service"]);
  const demand = read(
    `${CLAIM}Demand for repayment\nFinding: No signed treatment note was in the file. The amount is an overpayment.\n`,
  );
  expect(demand.kind).toBe("recoupment");
});

describe("a line of the head that denies", () => {
  const RESULT = (line: string) => `BAY MEDICARE CONTRACTOR      Medical records review
October 14, 2026
${line}
Claim 1126240017880, Rosa Ames-Tell, 98941, 09/02/2026
Documentation requested on 08/10/2026 was looked at. The notes do not describe treatment of an acute problem.
`;

  it.each([
    "Denied: 98941, 3 dates of service",
    "Denied:      1 of 3 lines",
    "Disallowed: $141.00",
    "Not allowed: 98941",
  ])("makes the result of a review of records a denial, and no request for them: %s", (line) =>
    expect(read(RESULT(line)).kind).toMatch(/^(?:partial_)?denial$/),
  );

  it.each([
    "Denied: no",
    "Denied: none so far",
    "Denied: [ ]",
    "Denied: ____",
    "Denied: pending",
    "Denied: 0 lines",
  ])("does not where nothing is denied: %s", (line) =>
    expect(
      read(`BAY MEDICARE CONTRACTOR      Medical review
Additional documentation request      October 14, 2026
${line}
Claim 1126240017880, Rosa Ames-Tell, 98941, 09/02/2026
Please send the following records within 45 days: notes, plan of care. Without them the claim cannot be decided.
`).kind,
    ).toBe("records_request"),
  );
});

describe("papers told by their tables", () => {
  const EXPLANATION = [
    "INVENTED FEDERAL TRICARE WEST                    TRICARE EXPLANATION OF BENEFITS",
    "Date of Notice: 07/30/2026     Claim Number: 26198 WT 004417-00     Patient Name: OTTILIE BRANDRETH",
    "",
    "Date of Services    Services Provided     Amount Billed    TRICARE Approved    See Remarks",
    "07/06/2026    1  (97161)                       155.00             94.17          1",
    "07/08/2026    2  (97110)                        88.00              0.00          2",
    "Totals:                                        243.00             94.17",
    "",
    "Beneficiary Share   0.00        Amount Paid to Provider  94.17",
    "",
    "1  Charges are more than the allowable amount.",
    "2  No referral or authorization is on file for this service.",
    "",
    "You have the right to an appeal, in writing, within 90 days of the Date of Notice.",
  ].join("\n");

  it("keeps a claim of which one row was paid a partial denial, whatever its words weigh", () => {
    expect(read(EXPLANATION).kind).toBe("partial_denial");
  });

  it("takes an auto insurer's rows of charges for care that was given, though a review found against it", () => {
    const review = [
      "Invented Auto Club Insurance                     EXPLANATION OF REVIEW",
      "Claim number   2026-44-0081773        Date of review   10/05/2026",
      "Injured person   Ottilie Brandreth    Date of loss     05/30/2026",
      "",
      "Ln  Date       Code   Mod  Units   Charge    Allowance  Reduction  Reason",
      "1   09/02/26   97110  GP    2      142.00     142.00       0.00",
      "2   09/09/26   97110  GP    2      142.00       0.00     142.00    U12",
      "",
      "U12   Utilization review found that care after 09/05/2026 exceeds the treatment guideline.",
    ].join("\n");
    expect(read(review).stage).toBe("post_service");
  });

  it("knows an appeal that was won on a day of May", () => {
    const letter = [
      "Invented Benefit Administrators",
      "May 19, 2026",
      "",
      "RE:   Appeal determination      Patient: Ottilie Brandreth      Claim no.: 26-0311-7745",
      "",
      "Dear Provider,",
      "Thank you for your appeal. The claim was first denied because the Plan had no order from a physician.",
      "The Appeals Committee met on May 14, 2026 and has reversed the earlier denial. The claim will be paid.",
    ].join("\n");
    const { kind, level, fields } = read(letter);
    expect([kind, level, fields.denial_text]).toEqual(["appeal_decision_overturned", "first", undefined]);
  });

  it("knows an outside review that was decided in May by its heading", () => {
    const letter = [
      "Invented Review Organization",
      "INDEPENDENT EXTERNAL REVIEW DECISION OF MAY 3, 2026",
      "",
      "Patient: Ottilie Brandreth      Claim number: QX-88120-26",
      "",
      "Our reviewer has upheld the denial of the plan. The care was not medically necessary.",
    ].join("\n");
    expect(read(letter).kind).toBe("external_review_decision");
  });
});

it("takes a line that tells where a provider's demand goes for no payer's demand", () => {
  const review = (line: string) =>
    read(
      [
        "Invented Auto Insurance Company                    EXPLANATION OF REVIEW",
        "Patient: Ottilie Brandreth       Claim number: QX-88120-26       EOR date: 10/27/2026",
        "",
        "Date        Code      Charges    Allowed    Paid     Reason",
        "10/01/26    98940       75.00      56.12    44.90    301",
        "10/01/26    97010       30.00       0.00     0.00    722",
        "",
        "301   Reduced to the fee schedule.",
        "722   Hot packs are counted as part of the other services of the day.",
        "",
        line,
      ].join("\n"),
    ).kind;
  expect(review("A demand letter under the statute goes to PIP Demands, fax 478-555-0145.")).toBe(
    "partial_denial",
  );
  expect(review("DEMAND LETTER: we overpaid this claim. Please refund the overpayment of $44.90.")).toBe(
    "recoupment",
  );
});

// Red before: taken for a chart note, so that a decision that went against the practice asked for no next level.
it("takes no letter with the outcome of an appeal for a note of the chart that it goes through", () => {
  const decision = [
    "Invented Medicare Contractor",
    "MEDICARE APPEAL DECISION                                   October 13, 2026",
    "",
    "Medicare number of beneficiary:   4RT8-NK2-WD61",
    "Beneficiary:                      Ottilie Brandreth",
    "Claim control number:             5926188340270",
    "Service:                          98941-AT, 6 services, $348.00",
    "Diagnosis:                        M99.03, M54.50, M99.02",
    "",
    "Dear Provider:",
    "",
    "This letter is to tell you about the Medicare decision on your request for redetermination.",
    "The decision is unfavorable. The initial denial (50) stands.",
    "",
    "1. The records do not hold a plan of treatment with specific goals, and objective measures of treatment.",
    "2. For June 22, 2026 there is no physical examination with pain, asymmetry, range of motion or tissue change.",
    "3. Functional improvement was not expected. No progress note tells of range of motion or of a home exercise program.",
  ].join("\n");
  expect(read(decision)).toMatchObject({ kind: "appeal_decision_upheld", lineOfBusiness: "medicare_ffs" });
});

it.each(["We are keeping our decision.", "We're standing by the first denial."])(
  "knows an appeal that was in vain by its words: %s",
  (words) => {
    const letter = `${CLAIM}Subject:  your first level appeal, our number MA-2026-118047\n\nDear Ottilie Brandreth,\n\nA second chiropractor has read the notes. ${words} The care is maintenance care, which is not medically necessary.\n`;
    expect(read(letter)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" });
  },
);

it("takes money that was paid beyond what was due back, under whatever form asks for it", () => {
  const request = `${CLAIM}REFUND REQUEST - first notice\n\nWe paid you more than was due on the claim above. Please send the amount within 30 days. If we do not hear from you it will be taken from a later payment.\n\nReason for the refund   [ ] paid twice   [X] other insurance pays first\n\nAmount enclosed  $ ____________\n`;
  const { kind, fields } = read(request);
  expect([kind, fields.denial_text?.value]).toEqual(["recoupment", "other insurance pays first"]);
});

it("is no commercial plan by its other words where it names the exchange that it was bought on", () => {
  const explanation = readFileSync(
    "tests/fixtures/papers/thirty-sixth-look/v07-premera-member-eob-visit-limit-codes-under-lines.txt",
    "utf8",
  );
  expect(read(explanation).lineOfBusiness).toBe("marketplace");
});

it("keeps the exchange that an outside reviewer's paper names", () => {
  const decision = readFileSync(
    "tests/fixtures/papers/thirty-seventh-look/w10-iro-highmark-shockwave.txt",
    "utf8",
  );
  expect(read(decision).lineOfBusiness).toBe("marketplace");
});

// Red where "we are not paying" refused nothing: with a column of what the plan pays it was a paid explanation of benefits.
it.each([
  "We are not paying for the four visits.",
  "The plan is not covering these visits.",
  "We are still not approving payment of these lines.",
])("is a denial in the present tense: %s", (said) => {
  const letter = `ACME HEALTH PLAN\n\nOctober 27, 2026\n\nRe: Member Rosa Ames   Member ID 101884420\n    Claim E9K27104488\n\n    Service date   Codes       Charge    Plan pays\n    09/24/2026     97110 x2    162.00    0.00\n    Total                      162.00    0.00\n\nDear Provider:\n\n${said} Our reasons are:\n\n  *  The records show no measurable gain after August 25, 2026.\n  *  No plan of care covers the visits.\n\nYou may file an appeal within 90 days of the date of this letter.\n`;
  const { kind, fields } = read(letter);
  expect(kind).toBe("denial");
  expect(fields.denial_text?.value).toContain("no measurable gain");
});

describe("money that is asked back because the coverage had ended", () => {
  const letter = (title: string, why: string) =>
    read(
      `INVENTED BLUE PLAN\n${title}\nOctober 8, 2026\n\nPatient:  Ottilie Brandreth\nClaim:    26067E118820\nBilled   $208.00   Paid on 03/11/2026   $119.74\n\nThe employer told us that the patient left. His coverage ended on January 31, 2026, and he was not a member on the dates of service. ${why}\n`,
    ).kind;
  it.each([
    ["Overpayment Recovery", "Payment was made in error."],
    ["Refund request - this is the first notice", "Our payment of March 11 was made by mistake."],
    ["Request for a refund", "Send a check for the amount within 30 days."],
  ])("is no paper on coverage alone: %s", (title, why) => expect(letter(title, why)).toBe("recoupment"));
  it("leaves a notice on coverage what it is", () => {
    const notice = "Your coverage ended on January 31, 2026. You may buy another plan.";
    expect(read(`INVENTED BLUE PLAN\nEnd of coverage\nOctober 8, 2026\n\n${notice}\n`).kind).toBe("other");
  });
});

describe("a decision of an outside reviewer", () => {
  const decision = (heading: string, effect: string) =>
    read(
      `STATE CERTIFIED INDEPENDENT REVIEW ORGANIZATION\nFINAL DETERMINATION\n${heading}\nDate of decision: November 9, 2026\nCarrier: Invented Health Plan    Claim: 62610044871\n\nThe plan denied the two services as investigational, upheld the denial at Level I on August 6, 2026 and upheld it again on September 18, 2026. The request for independent review reached the carrier within 60 days.\n\n${effect}\n`,
    );
  it.each([
    ["DECISION: THE CARRIER'S DENIAL IS OVERTURNED", "The carrier must process the claim."],
    ["Independent review decision", "The reviewer reverses the carrier's denial."],
    ["Independent review decision", "We hereby overturn the carrier's denial."],
  ])("against the plan refuses nothing, whatever the plan held before: %s %s", (heading, effect) => {
    const { kind, fields, facts } = decision(heading, effect);
    expect([kind, fields.denial_text, facts.appeal_deadline]).toEqual([
      "external_review_decision",
      undefined,
      undefined,
    ]);
  });
  it.each([
    ["DECISION: THE CARRIER'S DENIAL IS UPHELD", "The carrier need not pay."],
    ["DECISION: THE CARRIER'S DENIAL IS OVERTURNED IN PART", "The first visit is to be paid."],
  ])("for the plan, or in part, has its reason: %s", (heading, effect) =>
    expect(decision(heading, effect).fields.denial_text).toBeDefined(),
  );
});

// Seen red: for the report that it takes as proof, a refusal without a salutation was called a proof of sending, and nothing of it was read.
it("takes a payer that does not pay and tells what it accepts as proof for no proof of sending", () => {
  const file = "tests/fixtures/papers/fiftieth-look/l01-uhc-filed-after-ninety-days.txt";
  expect(read(readFileSync(file, "utf8")).kind).toBe("denial");
});

it("takes charges that were refused because coverage ended for no notice about coverage", () => {
  const { kind, fields } = read(
    [
      "INVENTED HEALTH PLANS                     REMITTANCE ADVICE                        PAGE 1",
      "PAID 10/21/2026     CHECK 0044718        PROVIDER: TIDEWATER SPINE AND SPORT PT",
      "",
      "PATIENT: ABERNATHY, QUILLA   ID 904471-01   ACCT 5521   CLAIM 26282S04471",
      "DATE      CODE    MOD  QTY   CHARGES   ALLOWED   INELIG    PAID    MSG",
      "10/01/26  97110   GP    2     120.00     74.00     0.00    74.00",
      "",
      "PATIENT: ABERNATHY, ROSCOE   ID 904471-03   ACCT 5522   CLAIM 26282S04489",
      "DATE      CODE    MOD  QTY   CHARGES   ALLOWED   INELIG    PAID    MSG",
      "10/01/26  97161   GP    1     155.00      0.00   155.00     0.00   E7",
      "",
      "E7  THE PATIENT'S COVERAGE ENDED BEFORE THE DATE OF SERVICE",
    ].join("\n"),
  );
  expect(kind).not.toBe("other");
  expect(fields.denial_text?.value).toContain("COVERAGE ENDED");
  const notice = "Invented Health Plan\n\nDear Roscoe Abernathy:\n\nYour coverage has ended on May 1, 2026.";
  expect(read(notice).kind).toBe("other");
});

// Seen red: what it takes for proof of filing made a remittance a report of sending.
it("takes an explanation of medical payment for a decision, whatever proof it asks for", () =>
  expect(
    read(
      "Acme Healthcare      Explanation of Medical Payment Report\nOctober 30, 2026\nPatient: Ottilie Brandreth\nClaim reference: 8842629104417      Received: 10/12/2026\n\nDOS 06/18/2026    99214    charge 212.00    allowed 0.00    CO-29\nTotal 212.00   paid 0.00\n\nCO-29: received later than 90 days from the date of service.\n\nSend a provider payment review within 180 days with proof of timely filing, that is a payer acceptance report which shows our receipt (a report of the clearinghouse alone is not enough).\n",
    ).kind,
  ).toBe("denial"));

it.each([
  "Bay Clinic\nProgress note 10/06/2026\nDear Reviewer: The claim is denied as I read. Knee flexion 110 degrees, pain 4/10, strength 4/5, gait with a cane. You may review the film.\nSincerely, Ada Roe, MD",
  "Bay Clinic\nProgress note 10/06/2026\nS: back pain 6/10. O: SLR positive left, strength 4/5. Her plan denied the last claim.\nAda Roe, DC",
])("takes a note that tells of a denial for a note: %s", (text) =>
  expect(read(text).kind).toBe("chart_note"),
);

// Seen red: a review that goes through plan, notes and scores was a note of a visit, and nothing of it was read.
it("takes a claim that is denied after a review for a denial, whatever it tells of the chart", () =>
  expect(
    read(
      "ACME GBA                                             Part B, Jurisdiction J\nMedical Review\n\nNovember 6, 2026\n\nBAY BALANCE AND PHYSICAL THERAPY\n510 BROAD STREET\nGADSDEN AL 35901\nNPI 1339072468\n\nRE:   Results of prepayment review\n      Beneficiary      OTTILIE BRANDRETH          Medicare number  4QT7-UH2-RM58\n      Claim (ICN)      0226289417730                Dates of service  08/24/2026 through 09/25/2026\n      Procedures       97162, 97112, 97110 (GP)     Amount denied  $1,064.20\n      Diagnosis        H81.8X2, R26.81\n\nDear Provider:\n\nOn October 1, 2026 we asked you for records to support the above services, and on October 19 we had from you eight pages (evaluation and\nplan of care, visit notes). The claim is denied in full. The plan of care we received carries no signature of a physician or nonphysician\npractitioner, so that we cannot tell that the plan was certified. Beyond that, the visit notes give a\nDizziness Handicap Inventory of 58 at the start and of 58 on September 11, and we find in them neither an objective gain nor work that would\nneed a therapist.\n\nIf you disagree, you may ask for a redetermination within 120 days of receiving this notice. Send form CMS-20027 or a letter with the\nbeneficiary's name, Medicare number, the services and dates, and your name and signature to Acme GBA, Part B Appeals, PO Box 100306,\nColumbia SC 29202.\n",
    ).kind,
  ).toBe("denial"));

it("takes a claim of which no line was paid for a denial, though a summary over the table has its own amount paid", () => {
  const portal = (paid: string) =>
    extractByRules(
      fromPlainText(
        [
          "AETNA",
          "",
          "  FINALIZED / DENIED            Finalized date  10/19/2026",
          "",
          "Claim number    E7Y4KQ2XP00            Service dates  02/11/2026 - 02/11/2026",
          `Billed          $219.00                Paid           ${paid}            Check/EFT   --`,
          "Diagnosis       I10, R00.2",
          "",
          "Ln   Date         Proc    Mod   Units    Billed     Allowed     Paid      Pt resp    Codes",
          "1    02/11/2026   99214   25    1        $174.00    $0.00       $0.00     $0.00      CO-29",
          `2    02/11/2026   93000         1        $45.00     ${paid}       ${paid}     $0.00      CO-29`,
          "",
          "CO-29    The time limit for filing has expired.",
        ].join("\n"),
      ),
    ).kind;
  expect(portal("$0.00")).toBe("denial");
  expect(portal("$9.00")).not.toBe("denial");
});

it.each([
  "Beginning 10/09/2026 home health services will be denied, because the patient is no longer homebound.",
  "Starting October 9, 2026 skilled nursing services will not be covered. The notes show no daily skilled need.",
])("takes care that ends on a day for refused, and for no rule of claims at large: %s", (said) =>
  expect(read(`${CLAIM}${said}`).kind).toMatch(/denial/),
);

it("reads claims that are told with their numbers as denied", () =>
  expect(
    read(`${CLAIM}This letter tells why claims 26287A00447 and 26287A00451 were denied by us.`).kind,
  ).toBe("denial"));

describe("a payer's mail of a few words", () => {
  const kindOf = (said: string, from = "Harbor Mutual Health <claims@harbormutual.example>") => {
    const { kind, stage } = extractByRules(
      fromPlainText(
        `From: ${from}\nTo: office@birchlanept.example\nDate: Tue, 10 Nov 2026 11:20\nSubject: your inquiry\n\n${said}\n`,
      ),
    );
    return [kind, stage];
  };

  it.each([
    "Payment refused. Claim 26287A00451, member 00447182. The service is investigational.",
    "Claim 26287A00451 was not approved. Chiropractic care is excluded for this member.",
    "Claim 26287A00451 for Rosalind Okafor does not qualify for payment. Filed 210 days after the service.",
    "Claim 26287A00451, Rosalind Okafor, 10/08/2026: rejected, coverage ended 09/30/2026.",
  ])("is a denial of the claim that it numbers: %s", (said) => {
    expect(kindOf(said)).toEqual(["denial", "post_service"]);
  });

  it.each([
    "Claim 26287A00451 for Rosalind Okafor, DOS 10/08/2026, is in process. Allow 30 days.",
    "Claim 26287A00451 for Rosalind Okafor was paid on 11/02/2026, check 4471. No denial on file.",
    "Join us on 12/01/2026 to learn why claims are denied for no authorization and timely filing.",
    "Starting 01/01/2027 claims for 97110 without an authorization will be denied.",
    "Beginning January 1, 2027 claims without a taxonomy code may be rejected.",
    "An appeal must be sent within 60 days of a denial. Fax 802-555-0133.",
    "If claim 26287A00451 does not qualify for payment you will get a letter.",
    "Claim 26287A00451 was received on 11/02/2026. You can see its status in the portal.",
    "Claim 26287A00451: the corrected claim replaced it. Nothing is needed from you.",
  ])("is none of what is paid, in process or said of claims at large: %s", (said) => {
    expect(kindOf(said)[0]).toBe("other");
  });

  it("is none of the office's own", () => {
    const said = "Payment refused. Claim 26287A00451, member 00447182. The service is investigational.";
    expect(kindOf(said, "Birch Lane Therapy billing <office@birchlanept.example>")[0]).not.toBe("denial");
  });
});

it("takes a bill of which nothing is decided yet, and for which items are needed, for a request for records", () => {
  const kindOf = (said: string) => read(`${CLAIM}${said}`).kind;
  expect(
    kindOf(
      "We need the items marked below: X-ray reports. No decision has been\nmade about the bills. Please send these.",
    ),
  ).toBe("records_request");
  expect(kindOf("We denied this claim because we need the notes. Please send them with an appeal.")).toBe(
    "denial",
  );
  expect(
    kindOf(
      "We denied this claim because the care is not needed. No decision has been made about your other claims. Please send us any records with your appeal.",
    ),
  ).toBe("denial");
  // Seen red: a call before the decision was answered with records that nobody wanted.
  expect(
    kindOf(
      "Your records are complete; we need nothing more. No decision has been made yet. The doctor may call us.",
    ),
  ).not.toBe("records_request");
});
