import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { classifyDenial } from "./denial/category";
import { extractByRules, readReading } from "./extract";
import { payersStaff } from "./payer/payers-staff";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const LETTER = ["Copper Basin Health Cooperative", "", "April 14, 2026", ""];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";

describe("who pays", () => {
  it("is who sends a message, without the office that wrote it, and no words over its box", () => {
    const { fields } = read(
      "From the Harborview Health secure inbox",
      "  Subject      Claim decision",
      "  From         Harborview Health, Claims Editing",
      "  To           Elm Creek Family Medicine",
      "  Received     09/28/2026",
      "",
      "Claim HV-2609-4411 was denied. The treatment was not medically necessary.",
    );
    expect(fields.payer_name?.value).toBe("Harborview Health");
  });

  it("is who decides on the claim, where no letterhead names it", () => {
    const told = read(
      "Dear Dr. Quist,",
      "",
      "Valley Oak Health has finished looking at claim 88-20417-A. It is denied as not medically necessary.",
      "",
      "Thank you,",
      "Carmela Duchamp",
      "Provider Relations, Valley Oak Health",
      "Phone (559) 555-0111",
    );
    expect(told.fields.payer_name?.value).toBe("Valley Oak Health");
    expect(told.facts.provider_name?.value).not.toMatch(/Relations/);
  });

  it("is neither who opens its mail nor the program of a State that titles a form", () => {
    const trust = read(
      "SUNCOAST WORKERS COMPENSATION TRUST",
      "c/o Meridian Claims Services, PO Box 700, Tampa FL 33601",
      "EOBR date       05/22/2026",
      "Employee        Delroy Whitlock",
      DENIED,
    );
    expect(trust.fields.payer_name?.value).toBe("SUNCOAST WORKERS COMPENSATION TRUST");
    expect(trust.lineOfBusiness).toBe("workers_comp");
    const form = read(
      "                     EXPLANATION OF REVIEW",
      "               STATE OF CALIFORNIA - WORKERS' COMPENSATION",
      "",
      "Claims administrator:  Redwood Claims Alliance         Date of review:     09/18/2026",
      "Injured worker:        Quintero, Abel                  Date of injury:     03/11/2026",
      DENIED,
    );
    expect(form.fields.payer_name?.value).toBe("Redwood Claims Alliance");
  });
});

describe("who was treated", () => {
  it("is no house's name of which a sentence has the first words", () => {
    const said = read(
      ...LETTER,
      "Patient: Marisol Etcheverry         Claim: 2026-0331-7781",
      DENIED,
      "Ingrid Bell, RN, reviewed this claim for Copper Basin.",
    );
    expect(said.fields.patient_name?.value).toBe("Marisol Etcheverry");
  });

  it("is of whom a claim by its number is said to be", () => {
    const said = read(...LETTER, "For claim 60-2217-A of Leona Pruitt (no. OFM 22 8810):", "", DENIED);
    expect(said.fields.patient_name?.value).toBe("Leona Pruitt");
  });

  it("is the claimant beside whose plan it is", () => {
    const said = read(
      ...LETTER,
      "Re: Participant Gideon Farr; claimant Lucia Farr; Fund no. 377-00821",
      "",
      DENIED,
    );
    expect(said.fields.patient_name?.value).toBe("Lucia Farr");
  });

  it("stands under a lettered heading of a form", () => {
    const form = read(
      "INSURER     Hudson Indemnity Company",
      "",
      " (A) POLICYHOLDER       (B) POLICY NUMBER      (C) DATE OF ACCIDENT     (D) INJURED PERSON",
      " Yelena Brodsky         HHP 440 71 883         May 2, 2026              Maksim Brodsky",
      "",
      DENIED,
    );
    expect(form.fields.patient_name?.value).toBe("Maksim Brodsky");
  });
});

describe("who gave the care", () => {
  const providerIn = (...lines: string[]) => read(...LETTER, ...lines, DENIED).facts.provider_name?.value;

  it("is whose name goes on over the end of a full line", () => {
    expect(
      providerIn(
        "This letter is about claim PB-2026-77104, for care given on 08/19/2026 at Cranberry Hill Family",
        "Medicine. Nothing was paid for it.",
      ),
    ).toBe("Cranberry Hill Family Medicine");
  });

  it("is your child's therapist, of whatever trade", () => {
    expect(
      providerIn(
        "Your child's occupational therapist, Annika Rostad, OTR/L, of Saline Kids Therapy asked us.",
      ),
    ).toBe("Annika Rostad");
  });

  it("is the doctor beside the house, by title", () => {
    expect(providerIn("Provider:    Dundas Family Clinic / Dr. Hannah Brisbois", "")).toBe(
      "Dr. Hannah Brisbois",
    );
  });

  it("is the person before the house where they work", () => {
    const printed = "Hollis Tremaine, DPT, at Tremaine Physical Therapy";
    expect(providerIn(`Provider:    ${printed}`, "")).toBe("Hollis Tremaine, DPT");
  });

  it("is not who reviewed for the payer", () => {
    const said = "Dr. Hyun Park reviewed your records on our behalf on March 27, 2026.";
    expect(payersStaff(readReading(fromPlainText(said)))).toContain("Hyun Park");
  });

  it("is the practice that a payer's message went to", () => {
    expect(
      providerIn("Sender:      Copper Basin Health", "Recipient:   Front desk, Juniper Ridge PT", ""),
    ).toBe("Juniper Ridge PT");
  });
});

describe("what a number is for", () => {
  const faxIn = (...lines: string[]) => read(...LETTER, DENIED, "", ...lines).facts.payer_fax?.value;

  it("is an adjuster's where disagreements go to the adjuster", () => {
    const adjuster = "Adjuster: Vivian Marsh            Phone: 412-555-0141   Fax: 412-555-0142";
    expect(faxIn(adjuster)).toBeUndefined();
    expect(
      faxIn(adjuster, "Disagreements with this review must be sent to the adjuster within 30 days."),
    ).toBe("412-555-0142");
  });

  it("is told by what is to be faxed there", () => {
    expect(
      faxIn(
        "  - fax a Claim Dispute Form to 704-555-0151",
        "Please do not send patient records to our general fax, 704-555-0100.",
      ),
    ).toBe("704-555-0151");
  });

  it("is the group's in brackets behind the employer", () => {
    const { facts } = read(...LETTER, "   Employer group      Superior Timber Supply  (70-1184)", "", DENIED);
    expect(facts.group_number?.value).toBe("70-1184");
  });

  it("is a procedure's behind what was billed", () => {
    const { facts } = read(...LETTER, "You billed 99215 when you saw her. We had paid it as 99213.", DENIED);
    expect(facts.procedure_codes?.value).toContain("99215");
  });
});

describe("which day or time it is", () => {
  it("is the paper's own by how it was sent, not by when it is to be answered", () => {
    const { facts } = read(
      "TIDEWATER MUTUAL HEALTH",
      "",
      "Sent:        11/12/2026 by fax to 757-555-0163",
      "Respond by:  12/12/2026",
      "",
      "Claim        126305-77410",
      DENIED,
    );
    expect(facts.notice_date?.value).toBe("2026-11-12");
  });

  it("is the day a message came, not the one it was printed on", () => {
    const { facts } = read(
      "Printed 09/30/2026 08:14 AM by front desk 2",
      "  Subject      Claim decision",
      "  From         Harborview Health, Claims Editing",
      "  Received     09/28/2026",
      "",
      DENIED,
    );
    expect(facts.notice_date?.value).toBe("2026-09-28");
  });

  it("is both days of a label that says from and to", () => {
    const { facts } = read(...LETTER, "Service from / to   03/02/2026  /  03/06/2026", "", DENIED);
    expect(facts.dates_of_service?.value).toBe("2026-03-02, 2026-03-06");
  });

  it("is no time to appeal in which visits are counted or a board meets", () => {
    const { facts } = read(
      ...LETTER,
      "The plan pays for 30 visits in a calendar year. We have reviewed the claim and denied it.",
      "You may ask us for an appeal. Put it in writing, and say why you think so. It has to be sent no later than",
      "180 days from the date of this letter. The Board meets every quarter and decides appeals at the first",
      "meeting after they arrive, unless they arrive within 30 days of it.",
    );
    expect(facts.appeal_deadline?.value).toBe("2026-10-11");
  });

  it("is a first level that a letter says it was", () => {
    const { level } = read(
      ...LETTER,
      "On March 24, 2026 we received your appeal of claim 4408-2617. The decision is upheld.",
      "",
      "This was the first level of appeal. A second level is open to you:",
      "     Fax     208-555-0177   (second-level appeals)",
    );
    expect(level).toBe("first");
  });
});

it("leaves out the options of a form beside one that is ticked, in one line or in several", () => {
  const { facts, fields } = read(
    ...LETTER,
    "REASON FOR DENIAL",
    "[ ] 18. Fees not in accordance with fee schedules    [X] 20. Treatment not medically necessary",
    "[ ] 19. Claim not filed in time                      [ ] 22. Policy not in force",
  );
  expect(fields.denial_text?.value).not.toMatch(/fee schedules|in time|in force/);
  expect(facts.denial_category?.value).toBe("medical_necessity");
});

it.each([
  ["authorization", "Your therapist did not ask us for approval of the visits after that."],
  ["authorization", "The units billed go beyond the eight that we had approved."],
  ["documentation", "The notes sent to us do not have a doctor's order."],
  ["eligibility", "The patient was not enrolled in our plan on that day."],
])("tells %s by who did what", (category, reason) => {
  expect(classifyDenial(reason, undefined)?.category).toBe(category);
});

describe("whose a value is", () => {
  it("ends the payer's name where a sentence goes on about it", () => {
    const { fields } = read(
      "Holloway Benefits Administrators processed the claim on September 28, 2026. It was denied.",
      "Patient: Rosamund Quigley",
      DENIED,
    );
    expect(fields.payer_name?.value).toBe("Holloway Benefits Administrators");
  });

  it("knows a private Medicare plan by its type, whoever is told to ask it", () => {
    const { fields } = read(
      "Notice of Denial of Medical Coverage",
      "Date: October 12, 2026",
      DENIED,
      "You have the right to ask Blue Heron Medicare Advantage (HMO) to review our decision. See the Medicare manual.",
    );
    expect(fields.payer_name?.value).toMatch(/^Blue Heron Medicare Advantage/);
  });

  it("takes whose claim was processed for the patient", () => {
    const { fields } = read(
      ...LETTER,
      "Member: Gwendolyn A Strathmore",
      "We processed 1 claim for: EZRA STRATHMORE",
      DENIED,
    );
    expect(fields.patient_name?.value).toBe("Ezra Strathmore");
  });

  it("finds a group's number in brackets behind the employer, and a policy's group", () => {
    const group = (line: string) => read(...LETTER, line, DENIED).facts.group_number?.value;
    expect(group("Employer     Tallgrass Foods, Inc. (group 30-7711)")).toBe("30-7711");
    expect(group("Policy group   AC-4410")).toBe("AC-4410");
  });

  it("keeps the sum of all claims from the last one", () => {
    const claim = (name: string, number: string, charge: string, paid: string) => [
      "-------------------------------------------------------",
      `PATIENT: ${name}         CLAIM NO: ${number}`,
      "DATES          PROC     AMOUNT BILLED   NOT COVERED   AMOUNT PAID",
      `07/13/2026     98940     ${charge}           ${charge}         ${paid}`,
      `      TOTALS             ${charge}           ${charge}         ${paid}`,
    ];
    const { facts } = read(
      "Copper Basin Health Cooperative",
      "PROVIDER CLAIM SUMMARY      DATE: 08/07/2026",
      ...claim("CORDELIA RASMUSSEN", "26198H04471C00", "58.00", "58.00"),
      ...claim("LUCIAN FJELSTAD", "26199H07750C00", "74.00", "0.00"),
      "-------------------------------------------------------",
      "NUMBER OF CLAIMS: 2   AMOUNT BILLED: 132.00   AMOUNT PAID: 58.00",
    );
    expect(facts.billed_amount?.value).toBe("74.00");
  });
});

describe("what a letter decides", () => {
  it("returns a bill unpaid", () =>
    expect(
      read(
        ...LETTER,
        "Provider: Lehigh Gap Physical Therapy",
        "Our claim: KA26-0091773",
        "",
        "We are returning your invoice unpaid.",
      ).kind,
    ).toBe("denial"));

  it("tells what the notes show of you", () => {
    const { fields } = read(
      ...LETTER,
      "Why did we deny your request?",
      "",
      "We denied these services because the notes show that you can safely carry on with a home exercise program. Skills of a therapist are no longer needed.",
      "You can appeal within 60 days.",
    );
    expect(fields.denial_text?.value).toContain("the notes show that you can safely carry on");
  });
});

describe("a few more labels and words", () => {
  const one = (line: string) => read(...LETTER, "Patient: Winifred Ashgrove", line, DENIED);

  it("tell a carrier's case, a document, an employee's number and who is covered", () => {
    expect(one("Carrier Case No.    EMP-26-88190").fields.claim_number?.value).toBe("EMP-26-88190");
    expect(one("Doc no.: 26-2720-88143-01").fields.claim_number?.value).toBe("26-2720-88143-01");
    expect(one("Emp. ID   LBW-0772").facts.member_id?.value).toBe("LBW-0772");
    expect(one("Covered by:   Desmond Ashgrove").facts.subscriber_name?.value).toBe("Desmond Ashgrove");
    expect(one("You may also fax us at 208 555 0177.").facts.payer_fax?.value).toBe("208 555 0177");
  });

  it("tell what was paid by a check from what was billed", () => {
    const { facts } = read(
      "Copper Basin Health Cooperative           Check total: $61.20",
      "Patient: Olive Tremblay     Claim: 26-2720-88143",
      "Date         Code     Charge     Not covered    Paid",
      "09/15/2026   99213    140.00      78.80         61.20",
      "09/15/2026   G2211     24.00      24.00          0.00",
      "Totals                164.00     102.80         61.20",
    );
    expect(facts.billed_amount?.value).toBe("164.00");
  });

  it("tell the day of a claim by a bare date beside its charge, where the paper's own has a label", () => {
    const claim = (head: string) =>
      read(
        "Riverbend Health Plan",
        head,
        "Member  Augusta Fenn",
        "Date    08/07/2026      Billed   $640.00",
        "",
        DENIED,
      );
    expect(claim("Decision date  11/02/2026").facts.dates_of_service?.value).toBe("2026-08-07");
    expect(claim("").facts.dates_of_service).toBeUndefined();
  });
});

describe("what becomes of a bill", () => {
  it("is an objection to it", () =>
    expect(
      read(
        "NOTICE TO HEALTH CARE PROVIDER OF OBJECTION TO A BILL",
        "Insurer      Hudson Employers Mutual",
        "Claimant     Thurlow, Beatrix",
        "Date mailed  09/30/2026",
        "",
        "Date of service    Code     Amount billed    Amount in dispute",
        "08/03/2026         97110      92.16            92.16",
      ).kind,
    ).toBe("denial"));

  it("is paid after all where a dispute changed the first decision", () =>
    expect(
      read(
        "Riverbend Health Plan      Provider Dispute Decision",
        "Decision date  11/02/2026",
        "",
        "We looked at your dispute and changed our first decision.",
        "Our first decision denied CPT 20611 because no diagnosis pointed to the knee. The claim will be paid.",
      ).kind,
    ).toBe("appeal_decision_overturned"));
});

describe("who and what stands in a head of few words", () => {
  it("is the patient behind whom services went to, and the holder of the contract", () => {
    const { fields, facts } = read(
      ...LETTER,
      "For services to:   MERRITT, CALLUM J       Under contract of:  MERRITT, ODESSA",
      DENIED,
    );
    expect(fields.patient_name?.value).toBe("Callum J Merritt");
    expect(facts.subscriber_name?.value).toBe("Odessa Merritt");
  });

  it("is the account of an organization", () => {
    const account = (value: string) =>
      read(...LETTER, `RE: Account     ${value}`, DENIED).facts.group_number?.value;
    expect(account("Northwind Logistics, 3340071")).toBe("3340071");
    expect(account("3340071")).toBeUndefined();
  });

  it("is the number behind an employer, but no union's local", () => {
    const group = (value: string) => read(...LETTER, `Group: ${value}`, DENIED).facts.group_number?.value;
    expect(group("Ashcombe Masonry 5518")).toBe("5518");
    expect(group("Bricklayers Local 1199")).toBeUndefined();
  });

  it("is the request for an authorization", () =>
    expect(
      read(
        ...LETTER,
        "Authorization request: A26-771-0093",
        "We are not approving the other 10 visits that your doctor asked us to approve.",
      ).facts.authorization_number?.value,
    ).toBe("A26-771-0093"));

  it("is the plan on whose behalf a bill is reviewed, without the next column", () =>
    expect(
      read(
        "BROADWATER MANAGED CARE SOLUTIONS - BILL REVIEW        Explanation of Reimbursement",
        "On behalf of Cascadia Timber Self-Insured Group         Review date: 10/05/2026",
        DENIED,
      ).fields.payer_name?.value,
    ).toBe("Cascadia Timber Self-Insured Group"));

  it("is a payer before its office, whatever parts them, and a claim's short label", () => {
    const { fields, facts, kind } = read(
      "Message center                     Thread 88190",
      "Sender    Alpenglow Health Plan / Claims",
      "Sent      12 Aug 2026, 09:41",
      "",
      "CLM 7718-26-004 was closed at $0.00. The plan's file has no evidence that the treatment was certified.",
    );
    expect([kind, fields.payer_name?.value, fields.claim_number?.value, facts.billed_amount]).toEqual([
      "denial",
      "Alpenglow Health Plan",
      "7718-26-004",
      undefined,
    ]);
  });

  it("is no claim's number before a street", () =>
    expect(
      read(
        "ORCHARD PARK MUTUAL INSURANCE COMPANY",
        "Medical Claims, 1200 Mill St, Rochester, New York",
        "",
        DENIED,
      ).fields.claim_number,
    ).toBeUndefined());

  it("is the day that a notice was given, and none of care", () => {
    const { facts } = read("Notice of Medicare Non-Coverage", "Date given: October 26, 2026", "", DENIED);
    expect([facts.notice_date?.value, facts.dates_of_service]).toEqual(["2026-10-26", undefined]);
  });

  it("is an auto insurer where a no-fault examiner signs", () =>
    expect(
      read("Orchard Park Mutual Insurance Company", "", DENIED, "", "Bettina Crowe", "No-fault examiner")
        .lineOfBusiness,
    ).toBe("auto"));
});

it("tells an appeal that each visit's line decides for itself as won in part", () =>
  expect(
    read(
      ...LETTER,
      "Ref: Provider appeal PA-26-70018",
      "You asked us to review the denial of two visits.",
      "",
      "  5/4/26    denial upheld    - the note gives no minutes",
      "  5/6/26    denial reversed  - the addendum gives the minutes",
    ).kind,
  ).toBe("partly_overturned"));
