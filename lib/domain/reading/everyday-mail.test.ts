import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { hasReasonWords, reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";
import { lineOfBusinessOf } from "./paper/line-of-business";

/** What an ordinary month's mail of small practices printed in its own way, each by its shortest example, with what looks alike. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const LABELS = ["Patient:  Ada Brandt", "Member ID:  HVP 4471 8821", "Claim number:  26150-4471"];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("the claim's number", () => {
  const claim = (...lines: string[]) => read(...HEAD, ...lines, "", DENIED).fields.claim_number?.value;

  it.each([
    ["CLAIM               V6224 - 880153", "V6224 - 880153"],
    ["Claim number:  26150 - 4471201", "26150 - 4471201"],
    ["Claim no. ........ 2615A -44712", "2615A -44712"],
  ])("may have a dash with blanks in it: %s", (line, number) => {
    expect(claim(line)).toBe(number);
  });

  it.each([
    "Claims              26150001 - 26150009",
    "Claim               06/01/2026 - 06/08/2026",
    "Claim               26150-4471 - see the last page",
    "Claim               060126 - 060826",
  ])("is no range, no days and no words: %s", (line) => {
    expect(claim(line) ?? "").not.toContain(" - ");
  });

  it.each(["Our file: APL-2026-31775", "Reference: DSP-2026-0117", "File no. GRV-88120"])(
    "is not what an appeal is filed under: %s",
    (line) => {
      expect(claim(line)).toBeUndefined();
    },
  );

  it.each([
    ["Claim number: APL-2026-31775", "APL-2026-31775"],
    ["Our file: 26150-4471", "26150-4471"],
  ])("keeps what a label calls one: %s", (line, number) => {
    expect(claim(line)).toBe(number);
  });

  it("is no ZIP behind a town and its state", () => {
    const letter = ["You may write to Member Appeals, PO Box 80113, London, KY 40742, or call."];
    expect(claim(...letter)).toBeUndefined();
  });

  const twice = (first: string, second: string) =>
    read(
      ...HEAD,
      "REQUEST FOR REFUND OF AN OVERPAYMENT",
      "We paid the same visits twice. The second payment has to be returned.",
      "",
      "                     Claim            Payment date    Billed      Paid",
      `${first.padEnd(21)}26A1984471       05/04/2026      $210.00     $144.60`,
      `${second.padEnd(21)}26A2251077       06/02/2026      $210.00     $144.60`,
      "",
      "Please send a check for $144.60 within 30 days.",
    ).fields.claim_number?.value;

  it("is of what was paid twice the one that was paid again", () => {
    expect(twice("Paid first", "Paid again")).toBe("26A2251077");
    expect(twice("First payment", "Second payment")).toBe("26A2251077");
    expect(twice("Paid again", "Paid first")).toBe("26A1984471");
  });
});

describe("what was paid", () => {
  const table = (...below: string[]) =>
    read(
      "Harbor Valley Health Plan          EXPLANATION OF PAYMENT",
      "Date 06/12/2026      Claim number 26150-4471",
      "",
      "Date         Proc     Units    Charged     Allowed     Paid     Rsn",
      "06/01/2026   97110    2        118.00      0.00        0.00     197",
      "06/03/2026   97110    2        118.00      0.00        0.00     197",
      "TOTAL                          236.00      0.00        0.00",
      "",
      "197  Precertification/authorization/notification absent.",
      ...below,
    ).kind;

  it.each([
    "No authorization is on file.                     Diagnosis billed: S83.511D.",
    "PATIENT ACCT  DRH 6617                           DIAGNOSIS          M54.41",
    "Related claims for this patient:   Q1000043      05/08/2026  $198.00  Paid",
    "Other claims:                      Q1000043      05/08/2026  $198.00  Paid",
  ])("is no diagnosis and no other claim's: %s", (line) => {
    expect(table(line)).toBe("denial");
  });

  it("is what a row of the table was paid", () => {
    expect(table("", "06/05/2026   97112    1         59.00      41.00       41.00")).toBe("partial_denial");
  });

  it("is not refused where a note tells the contract's discount", () => {
    const explanation = (note: string) =>
      read(
        "Harbor Valley Health Plan          EXPLANATION OF BENEFITS",
        "This is not a bill             Statement date: June 12, 2026",
        "Patient: Ada Brandt            Claim number: 26150-4471",
        "",
        "                                   Provider   Member      Plan     Your     Your     Note",
        "Date         Service               charged    discount    paid     copay    other",
        "06/01/2026   97110 Exercise        $185.00    $71.30      $73.70   $40.00   $0.00    A",
        "",
        "Notes",
        note,
      );
    const paid = explanation(
      "A    CO-45. The provider has agreed to accept a lower rate. You do not pay the difference.",
    );
    expect(paid.kind).toBe("paid_eob");
    expect(paid.fields.denial_text).toBeUndefined();
    expect(explanation("A    The provider accepts the lower rate. You do not pay the rest.").kind).toBe(
      "paid_eob",
    );
  });
});

describe("the code", () => {
  const code = (...lines: string[]) => read(...HEAD, ...LABELS, "", ...lines).fields.denial_code?.value;

  it.each([
    [
      "An attachment or other documentation is required to adjudicate this claim (252). We closed it as denied.",
      "252",
    ],
    ["This claim is denied. The time limit for filing has expired (29).", "29"],
    ["This claim is denied. Precertification was absent for these visits (197, N54).", "197"],
  ])("closes a sentence of its own kind of reason: %s", (said, number) => {
    expect(code(said)).toBe(number);
  });

  it.each([
    "This claim is denied. The member used all of the visits that the plan covers (20).",
    "This claim is denied. The maximum was reached when the member had used all of her visits (35).",
    "This claim is denied. The benefit maximum has been reached; the plan pays for thirty-five (35).",
    "This claim is denied. The records were not received by the second request (45).",
    "This claim is denied. No approval is on file for the visits of this month (16).",
    "You may appeal within one hundred eighty (180) days. We denied this claim as not needed.",
    "We have denied the service. Her pain was three of ten (29).",
    "This claim is denied. The plan of care was not signed by the doctor (see page 12).",
  ])("is no count in brackets: %s", (said) => {
    expect(code(said)).toBeUndefined();
  });

  it("stands two blanks before what it means", () => {
    expect(
      code(
        "Reason ................... 27  Expenses incurred after coverage terminated.",
        "",
        "This claim was denied.",
      ),
    ).toBe("27");
    expect(
      code("Reason ................... 30  visits a year are covered.", "", "This claim was denied."),
    ).not.toBe("30");
  });

  it("opens what it means under a heading of reasons, for each row that was refused", () => {
    const screen = (heading: string) =>
      read(
        "Harbor Valley Health Plan      Claim summary",
        "Claim #: 26150-4471            Claim status: DENIED",
        "Process date: June 12, 2026",
        "",
        "Date of svc   Code     Charge    Not covered   Copay    Benefit paid",
        "06/01/2026    98940    55.00     55.00         0.00     0.00",
        "06/01/2026    97012    28.00     28.00         0.00     0.00",
        "",
        heading,
        "16     Claim/service lacks information or has submission/billing error(s).",
        "N290   Missing/incomplete/invalid rendering provider primary identifier.",
      );
    const { fields, deniedLines } = screen("REASONS");
    expect(fields.denial_code?.value).toBe("16");
    expect(deniedLines.map((line) => line.code)).toEqual(["16", "16"]);
  });

  it.each([
    ["The limit was reached. This message stands on your claim summary of 06/10/2026 as code Q55.", "Q55"],
    ["We denied this claim (code 5D, not medically necessary).", "5D"],
  ])("is the payer's own, told in a sentence: %s", (said, own) => {
    expect(code(said)).toBe(own);
  });

  it.each([
    "We denied the claim. The building's door opens with code B12.",
    "The reason is told on page 2. Enter the site with promo code A1.",
    "The reason for the denial is that you billed with code E78 alone.",
    "We denied the claim for M54 pain under zip code 30721.",
  ])("is no other code: %s", (said) => {
    expect(code(said)).toBeUndefined();
  });

  it("is a number of injuries at work beside each refused row", () => {
    const review = (reason: string, meaning: string) =>
      read(
        "Harbor Casualty Insurance        WORKERS' COMPENSATION",
        "EXPLANATION OF REVIEW            Review date  06-12-2026",
        "Injured worker  Ada Brandt       Claim no  Y57C81466",
        "",
        "DOS         CPT     UNITS   CHARGE    FEE SCHED   REDUCTION   PAYMENT   REASON",
        `06-01-2026  97161   1       165.00    0.00        165.00      0.00      ${reason}`,
        "",
        "REASON",
        `${reason}    ${meaning}`,
      ).fields.denial_code?.value;
    expect(review("P2", "NOT A WORK RELATED INJURY OR ILLNESS AND THUS NOT COVERED.")).toBe("P2");
    expect(review("P7", "PAID BY THE STATE'S FEE SCHEDULE.")).not.toBe("P7");
  });

  it("has its remark in brackets behind the next sentence", () => {
    const remarks = (...said: string[]) => read(...HEAD, ...LABELS, "", ...said).facts.remark_codes?.value;
    expect(
      remarks(
        "An attachment or other documentation is required to adjudicate this",
        "claim (252). Missing patient medical record for this report (M127). The claim is denied.",
      ),
    ).toBe("M127");
    expect(
      remarks("We denied the claim. She was treated for gout (M109). Nothing else was billed."),
    ).toBeUndefined();
  });
});

describe("the time to appeal", () => {
  const until = (...said: string[]) =>
    read(...HEAD, ...LABELS, "", DENIED, "", ...said).facts.appeal_deadline?.value;

  it("is not how old a proof may be", () => {
    expect(
      until(
        "What we accept as proof with an appeal: an explanation of another carrier dated not more than 120 days before we received the claim.",
        "",
        "You may appeal within 180 days of the date of this letter.",
      ),
    ).toBe("2026-12-09");
  });

  it("is not the time for records that need no appeal", () => {
    expect(
      until(
        "1. Send the record. If we have it within 45 days of this letter, we will open the claim again without an appeal.",
        "2. Ask for reconsideration. Requests are accepted within 12 months of the date of this letter.",
      ),
    ).toBe("2027-06-12");
  });

  it("is still the one of an appeal that must come in time", () => {
    expect(until("An appeal must be dated not more than 120 days after the date of this letter.")).toBe(
      "2026-10-10",
    );
    expect(until("Your appeal must be sent no later than 60 days after the date of this letter.")).toBe(
      "2026-08-11",
    );
  });
});

describe("whose plan", () => {
  it("is the enrollee's where a relative was treated", () => {
    const screen = (relation: string) =>
      read(
        "Harbor Employees Health Association       Claim status: DENIED",
        "Claim #: 26150-4471            Process date: June 12, 2026",
        "",
        "  Name:      Theodora Wrenfield",
        `  Relation:  ${relation}`,
        "  Enrollee:  Casimir Wrenfield",
        "  ID:        20847719",
        "",
        "The claim lacks information and is denied.",
      );
    const { fields, facts } = screen("Spouse");
    expect([fields.patient_name?.value, facts.subscriber_name?.value]).toEqual([
      "Theodora Wrenfield",
      "Casimir Wrenfield",
    ]);
    expect(screen("Self").facts.subscriber_name?.value).not.toBe("Casimir Wrenfield");
  });

  const holder = (...lines: string[]) =>
    read(
      ...HEAD,
      ...LABELS,
      "",
      "This claim is denied. Another payer pays first under coordination of benefits.",
      "",
      ...lines,
    ).facts.subscriber_name?.value;

  it("is not the other carrier's, told under a sentence with a colon", () => {
    expect(
      holder(
        "Our records show that the child has been covered since 01/01/2026 through a parent's job:",
        "",
        "     Carrier:         Bay Mutual",
        "     Policy holder:   Desmond Brandt",
        "     Policy number:   440918273-02",
      ),
    ).toBeUndefined();
  });

  it.each([
    ["This is the policy that we have on file:", "     Policy holder:   Desmond Brandt"],
    ["The claim names these people:", "     Subscriber:      Desmond Brandt"],
  ])("stays this plan's where no other carrier is listed: %s", (said, line) => {
    expect(holder(said, "", line)).toBe("Desmond Brandt");
  });
});

const FILLER =
  "We looked at all that you sent us with this claim and at what our records say about it. ".repeat(3);

describe("the line of business", () => {
  const plan = (...lines: string[]) =>
    lineOfBusinessOf(
      { payerName: "Summit Health" },
      [...HEAD, ...LABELS, FILLER, ...lines, DENIED].join("\n"),
    );

  it.each([
    "Plan Summit Gold HMO (Medicare Advantage) EFT trace 8812040077316",
    "Plan: Summit CORE Florida (HMO), a Medicare Advantage plan",
    "Product Summit Value (Medicare Advantage)",
    "Summit Health Plans, your patient's Medicare Advantage plan, has chosen this claim.",
  ])("is Medicare Advantage: %s", (line) => {
    expect(plan(line)).toBe("medicare_advantage");
  });

  it.each([
    "Plan: Summit PPO, other than Medicare Advantage",
    "Plan: Summit PPO, not Medicare Advantage",
    "Other plan: Summit Gold Medicare Advantage",
    "Plan: Summit PPO. The patient may have a Medicare Advantage plan.",
    "The patient's Medicare Advantage plan pays first.",
    "If your patient's Medicare Advantage plan, or another plan, pays first, bill it.",
    "Plan pays after the patient's Medicare Advantage plan.",
    "Products: Summit PPO and Summit HMO. We sell Medicare Advantage in Ohio.",
  ])("is none for what another plan is called: %s", (line) => {
    expect(plan(line)).not.toBe("medicare_advantage");
  });
});

describe("a fax number with a scanner's letters", () => {
  const fax = (line: string) =>
    read(...HEAD, ...LABELS, "", DENIED, "", "How to appeal: send your appeal to us.", line).facts.payer_fax
      ?.value;

  it.each(["Fax   866-555-O1O9", "Appeals fax: 866-555-OlO9"])("is read in digits: %s", (line) => {
    expect(fax(line)).toBe("866-555-0109");
  });

  it.each(["Fax   OOO-OOO-OOOO", "Fax   see-the-list", "Fax   BOO-111-LOOL"])("is no word: %s", (line) => {
    expect(fax(line)).toBeUndefined();
  });
});

describe("days, services and charges", () => {
  const letter = (...lines: string[]) => read(...HEAD, ...LABELS, "", ...lines).facts;

  it("are none of what was counted before", () => {
    const counted = letter(
      "We have finished with the claim for June 1, 2026, in the amount of $198.00 (97110, 97140).",
      "",
      "The 35th visit of 2026 was May 20, 2026. The maximum number of visits for this benefit has been used.",
      "",
      "Visits counted for this member",
      "     occupational therapy (another provider)     Jan. 20 to Apr. 2, 2026        14",
      "     physical therapy (your office)              Apr. 6 to May 20, 2026         21",
    );
    expect(counted.dates_of_service?.value).toBe("2026-06-01");
  });

  it("are no numbers of a form or of a reason", () => {
    const codes = (...lines: string[]) => letter("Procedure code: 97110", ...lines).procedure_codes?.value;
    expect(codes("LC-7712-3   B1106  00021884                       SHEET 1 OF 1")).toBe("97110");
    expect(codes("If nothing comes it will be denied with CARC 50 (N102 / 56900).")).toBe("97110");
    expect(codes("06/01/2026   J1885   1   24.00")).toBe("97110, J1885");
  });

  it("come to what a sentence says in all", () => {
    expect(
      letter("Your therapist billed exercise (97110) and training (97112), $594.00 in all. We denied it.")
        .billed_amount?.value,
    ).toBe("594.00");
    expect(
      letter("Your therapist billed exercise (97110); we paid $594.00 in all. We denied the rest.")
        .billed_amount?.value,
    ).toBeUndefined();
  });

  it("tell a birth by whose it is", () => {
    expect(letter("Beneficiary's birth date ... 11 APR 1988", DENIED).date_of_birth?.value).toBe(
      "1988-04-11",
    );
  });

  it("tell a group of letters and digits", () => {
    expect(letter("Group:   X0BAVN", DENIED).group_number?.value).toBe("X0BAVN");
    expect(letter("Group:   SILVER", DENIED).group_number?.value).toBeUndefined();
    expect(letter("Group:   Gold1", DENIED).group_number?.value).toBeUndefined();
  });
});

describe("the reason", () => {
  it("is not what does not matter, nor what becomes of later visits", () => {
    expect(
      reasonStrength("More visits in 2026 are not covered, whether or not they are medically necessary."),
    ).toBeLessThan(2);
    expect(reasonStrength("No benefit is payable.")).toBeLessThan(1);
    expect(reasonStrength("More visits were not medically necessary.")).toBeGreaterThan(2);
    expect(reasonStrength("No benefit is payable because the limit was reached.")).toBeGreaterThan(2);
    expect(hasReasonWords("The visits were not medically necessary.")).toBe(true);
  });

  it("goes on behind a heading's paragraph that only tells the outcome", () => {
    const { fields, facts } = read(
      ...HEAD,
      ...LABELS,
      "",
      "Why this claim was not paid",
      "",
      "We have finished with the claim for June 1, 2026, in the amount of $198.00. No benefit is payable.",
      "",
      "The contract has 35 visits a calendar year. The maximum number of visits for this benefit has been used.",
    );
    expect(fields.denial_text?.value).toContain(
      "The maximum number of visits for this benefit has been used",
    );
    expect(facts.denial_category?.value).toBe("benefit_exclusion");
  });

  it("does not go on into what can be done about it", () => {
    const { fields, facts } = read(
      ...HEAD,
      ...LABELS,
      "",
      "  Why?",
      "  We got this claim on June 9, 2026. We need it within 180 days of the visit, that is by April 17, 2026.",
      "  Code: 29, the time limit for filing has expired.",
      "",
      "  What can I do?",
      "  Disputes can be sent until December 21, 2026. For a late claim we need an acknowledgment that shows that we accepted it before",
      "  the limit. A claim that was rejected up front was never received.",
    );
    expect(fields.denial_text?.value).not.toContain("acknowledgment");
    expect(facts.denial_category?.value).toBe("timely_filing");
  });

  it("is not what an appeal asked for", () => {
    const { fields } = read(
      ...HEAD,
      ...LABELS,
      "",
      "DECISION ON YOUR FIRST LEVEL APPEAL",
      "",
      "You asked us to change the denial of May 26, 2026 (code 5D, not medically necessary) for four visits.",
      "",
      "July 27 and July 30 are upheld. The record does not show that skilled therapy was medically necessary on these dates.",
    );
    expect(fields.denial_text?.value).toContain("does not show that skilled therapy");
    expect(fields.denial_text?.value).not.toContain("You asked us");
  });
});

it("takes the choices of a screen for no answer to an appeal", () => {
  const screen = read(
    "Harbor Employees Health Association  |  Provider Web",
    "Claim #: 26150-4471            Claim status: DENIED",
    "Process date: June 12, 2026",
    "06/01/2026    98940    55.00     55.00         0.00     0.00",
    "The claim lacks information that is needed.",
    "",
    "YOUR OPTIONS",
    "> Send corrected claim    > Message us about this claim    > Print EOB",
    "Reconsideration: write to us within 6 months from the date of our decision.",
  );
  expect([screen.kind, screen.level]).toEqual(["denial", "initial"]);
});
