import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

const HEAD = [
  ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
  ...["Patient: Marisol Tremblay", "Claim number: 26287004419", "Date of service: 09/02/2026"],
];
const letter = (...lines: string[]) =>
  read(...HEAD, "", "We cannot pay the claim, because the care was not medically necessary.", ...lines);

describe("a portal's thread of messages", () => {
  const THREAD = [
    "Provider Portal  >  Secure Messages  >  Thread 7741902                 printed 10/20/2026",
    "Home | Eligibility | Claims | Authorizations | MESSAGES (1) | Documents | Log out",
    "Related claim:  26287004419",
    "From:  Northfield Provider Service",
    "I looked at claim 26287004419 for member Marisol Tremblay. It denied on 10/14/2026 as CARC 197 with a CO group code,",
    "because we have no authorization on file for these two dates of service, 09/02/2026 and 09/04/2026.",
    "You have 60 calendar days from 10/14/2026, the date of the denial, to appeal. Fax 952-555-0148.",
  ];

  it("is no print about an authorization because its menu leads to one", () =>
    expect(read(...THREAD)).toMatchObject({ kind: "denial", fields: { denial_code: { value: "197" } } }));

  it("is one where its path says so", () =>
    expect(read("Provider Portal > Authorizations > Request 7741902", ...THREAD.slice(2, 3)).kind).toBe(
      "other",
    ));
});

describe("what a list says of several times", () => {
  it("is taken item by item: that of the claim, and that of the appeal", () =>
    expect(
      letter(
        "- This claim may be corrected. Timely filing is 365 days from",
        "  the date of service.",
        "- Requests for reconsideration: in writing, within 60 days of the date of this notice, to PO Box 30.",
      ).facts.appeal_deadline?.value,
    ).toBe("2026-12-13"));
});

describe("a portal's page of a denied claim", () => {
  const PAGE = [
    "Payer        | NORTHFIELD HEALTH PLAN     | Claim status  | Finalized / Denied",
    "Claim #      | 26181N0047732              | Member        | JAZMINE COLE-REYES",
    "Finalized    | 07/28/2026                 | Member ID     | 0041188203",
    "--------------------------------------------------------------------------------",
    "Ln | DOS        | Proc  | Billed  | Allowed | Paid  | Adj code",
    "1  | 11/18/2025 | 97161 | 165.00  | 0.00    | 0.00  | CO-29",
    "2  | 11/18/2025 | 97110 | 110.00  | 0.00    | 0.00  | CO-29",
    "--------------------------------------------------------------------------------",
    "CO-29 | The time limit for filing has expired.",
    "--------------------------------------------------------------------------------",
    "Other claims for this member (last 12 months)",
    "  25339N0120461 | 11/25/2025 | $168.00 | Finalized / Paid | $61.37",
    "--------------------------------------------------------------------------------",
  ];

  it.each([
    "Message from payer: A dispute for timely filing must come with proof of timely submission (clearinghouse or 277CA report).",
    "Please send proof of timely filing, such as a 277CA or a clearinghouse acceptance report.",
    "Attach proof of receipt by us: a 277CA, a clearinghouse report that says accepted by payer, or a certified mail receipt.",
    "History: 11/20/2025 277CA received from the clearinghouse and accepted for processing; 07/28/2026 denied.",
    "Acceptable evidence is a 277CA or a clearinghouse report with our acceptance.",
  ])("is no proof of a sending because it asks for one: %s", (message) =>
    expect(read(...PAGE, message).kind).toBe("denial"),
  );

  it("leaves a clearinghouse's own report a proof of the sending", () =>
    expect(
      read(
        "Clearinghouse acceptance report                 277CA",
        "Batch 88120   Sent 11/20/2025 08:14",
        "Claim 1   COLE-REYES JAZMINE   11/18/2025   275.00   A2:20 Accepted for processing   Payer claim 26181N0047732",
      ).kind,
    ).toBe("proof_of_sending"));

  it("ends the list of other claims with the drawn line, and takes a fax number for no claim of it", () => {
    const message = "A dispute can be sent by fax, 937-555-0170, within 90 days of the finalized date.";
    expect(read(...PAGE, message).facts.payer_fax?.value).toBe("937-555-0170");
    expect(read(...PAGE.slice(0, -1), message).facts.payer_fax?.value).toBe("937-555-0170");
    expect(read(...PAGE, message).fields.claim_number?.value).toBe("26181N0047732");
  });
});

describe("a payer's own code near a word for diagnoses", () => {
  it.each([
    "The diagnosis on the claim is M54.50. The code on your payment notice will be K06.",
    "Diagnosis M54.50. Denial reason K06.",
    "Diagnosis: M54.50     Message: K06",
    "The diagnosis M54.50 does not go with code K06 of our list.",
    "Dx M54.50 / EOB K06",
    "Diagnosis M54.50 was reviewed under edit K06.",
  ])("is no diagnosis: %s", (line) => expect(letter(line).facts.diagnosis_codes?.value).toBe("M54.50"));

  it.each([
    "Diagnosis: M54.50, I10",
    "Diagnosis codes M54.50 and I10",
    "Diag. Low back pain M54.50, hypertension I10",
    "Diagnoses (ICD-10 codes): M54.50 I10",
  ])("leaves a diagnosis of three characters: %s", (line) =>
    expect(letter(line).facts.diagnosis_codes?.value).toBe("M54.50, I10"),
  );
});

describe("numbers under everyday labels", () => {
  it.each([
    ["Date of injury 01/28/2026      Claim administrator's claim number   2260 C0 118734", "2260 C0 118734"],
    ["| Claim            | 26H0418 55073 |", "26H0418 55073"],
    ["Claim: 26H0418 55073", "26H0418 55073"],
  ])("reads a claim's number in groups whole: %s", (line, value) =>
    expect(
      read("Northfield Health Plan", "", "Patient: Marisol Tremblay", line, "", "We denied this claim.")
        .fields.claim_number?.value,
    ).toBe(value),
  );

  it("reads on behind no word that follows the number", () =>
    expect(letter("Claim 26287004419 of Marisol Tremblay").fields.claim_number?.value).toBe("26287004419"));

  it("takes the mark of a form's next box for no number", () =>
    expect(
      read(
        "DENIAL OF CLAIM FORM                 Larkspur Mutual",
        "E. CLAIM NUMBER                       | F. APPLICANT FOR BENEFITS (Name and address)",
        "52-77K4-19B                           | Bay Chiropractic PC, 61 Academy Ave, Troy NY 12180",
        "You are advised that your entire claim is denied.",
      ).fields.claim_number?.value,
    ).toBe("52-77K4-19B"));

  it.each(["Contract / plan: S5601-060", "Plan ID: H1290-014-002", "Contract number: H1290"])(
    "takes Medicare's number of a plan for no member's: %s",
    (line) => expect(letter(line).facts.member_id).toBeUndefined(),
  );

  it.each([
    "Adjuster ID: 44810273",
    "Submitter ID: 44810273",
    "Reviewer ID: 44810273",
    "Provider Medicaid ID: 44810273",
  ])("takes somebody else's number for no member's: %s", (line) =>
    expect(letter(line).facts.member_id).toBeUndefined(),
  );

  it.each(["Mbr ID/Suffix: NHP44810273", "Coverage no. NHP44810273", "Medicaid ID: NHP44810273"])(
    "reads a member's number: %s",
    (line) => expect(letter(line).facts.member_id?.value).toBe("NHP44810273"),
  );

  it("reads a birth date under its label in a table", () =>
    expect(
      read(
        "Northfield Health Plan",
        "",
        "   Claim                             Group             Patient born",
        "   06-2614-7715-302                  0S8841            02/11/1979",
        "",
        "We denied this claim of June 17, 2026.",
      ).facts.date_of_birth?.value,
    ).toBe("1979-02-11"));
});

describe("whose plan it is", () => {
  it.each([
    "Marisol Tremblay is the wife of active duty sponsor SSgt Tobias Tremblay.",
    "She is a dependent of our subscriber Tobias Tremblay and has had coverage since May.",
    "The patient is the daughter of retired sponsor Col. Tobias Tremblay.",
  ])("is told by a relative: %s", (line) =>
    expect(letter(line).facts.subscriber_name?.value).toBe("Tobias Tremblay"),
  );

  it("is nobody's where a sponsor has no name", () =>
    expect(
      letter("She is the wife of an active duty sponsor in another region.").facts.subscriber_name,
    ).toBeUndefined());

  it("stands under its heading in a line of several", () => {
    const told = (plan: string) =>
      read(
        "Humana                                 Date: 03/11/2026",
        "Provider Payment Integrity             To: Foxglove Chiropractic and Rehabilitation, medical records",
        "PO Box 14601                           Pages: 2 with this one",
        "Lexington KY 40512                     Please keep this page with the record of the claim",
        "",
        "Request ID                    Line of business                Member name",
        `MRR-7740-118265               ${plan.padEnd(32)}Solveig Drew`,
        "",
        "We denied the claim, because the care was not medically necessary.",
      ).lineOfBusiness;
    expect(told("Medicare Advantage PPO")).toBe("medicare_advantage");
    expect(told("Commercial PPO")).toBe("commercial");
  });

  it("is a private Medicare plan's where the rules of those plans are named", () => {
    const under = (rule: string) => read("Humana", "", `We denied the claim under ${rule}.`).lineOfBusiness;
    expect(under("42 CFR 422.566")).toBe("medicare_advantage");
    expect(under("29 CFR 2560.503")).toBe("commercial");
  });
});

describe("a time that is not the time to appeal", () => {
  it.each([
    "Night splinting had not been tried for six months when the request was made.",
    "We will answer your appeal within 30 days.",
    "The records for the 180 days before the visit were reviewed.",
    "Benefits start again 60 days after discharge.",
  ])("gives no deadline: %s", (line) => expect(letter(line).facts.appeal_deadline).toBeUndefined());

  it("leaves what goes on for the appellant", () =>
    expect(
      letter("The right to appeal stays open for 180 days from the date of this letter.").facts
        .appeal_deadline?.value,
    ).toBe("2027-04-12"));

  it("is over after the day from which requests are late", () => {
    const day = (line: string) => letter(line).facts.appeal_deadline?.value;
    expect(day("Requests for review that come in after January 12, 2027 are late.")).toBe("2027-01-12");
    expect(day("Appeals received after January 12, 2027 will not be considered.")).toBe("2027-01-12");
    expect(
      day("Your request for review came in after January 12, 2026, and we looked at it again."),
    ).toBeUndefined();
  });
});

describe("small tables of payment", () => {
  const TOP = [
    "Northfield Health Plan                              EXPLANATION OF PAYMENT",
    "PO Box 4410, Dayton, OH 45401                       Date: 10/14/2026",
    "",
    "Patient: Marisol Tremblay        Member ID: NHP44810273",
    "Claim number: 26287004419",
    "",
  ];

  it("takes a form's empty places for no heading of payments", () =>
    expect(
      read(
        "DENIAL OF CLAIM FORM                 Larkspur Mutual",
        "   1. [X]  Your entire claim is denied as follows:",
        "      B. Health services    $ 286.14         E. Attorney's fees  $ ..........",
        "      C. Other expenses     $ ..........     F. Death benefit    $ ..........",
        "  29. Amount of bill                    $ 286.14",
        "  30. Amount paid by insurer            $ 0.00",
        "The policy was not in force, so the claim is denied.",
      ).kind,
    ).toBe("denial"));

  it("reads what was decided of each visit", () => {
    const { deniedLines } = read(
      ...["Northfield Health Plan", "", "August 5, 2026", "", "Claim: 6145009270", "Patient: Barnaby Moore"],
      ...["", "You asked us to reconsider our decision. What we found:", ""],
      "     Visit              Charge        First decision      Decision now",
      "     May 6, 2026        $148.00       Not paid            Will be paid",
      "     May 13, 2026       $132.00       Not paid            Still not paid",
      "",
      "We are not changing our decision on the visit of May 13. The note for that date is not signed.",
    );
    expect(deniedLines.map(({ dateOfService, amount }) => [dateOfService, amount])).toEqual([
      ["2026-05-13", "132.00"],
    ]);
  });

  it("takes the day on which a paper was served for no visit", () => {
    const days = (last: string) =>
      read(
        ...TOP,
        "Date        CPT     Billed   Paid    Code",
        "09/02/2026  97110   120.00   0.00    CO-50",
        "",
        last,
      ).facts.dates_of_service?.value;
    expect(days("Served on the provider electronically 10/13/2026.")).toBe("2026-09-02");
    expect(days("Served: 09/02/2026")).toBe("2026-09-02");
  });

  it("reads a standard remark beside a standard number and the payer's own code", () =>
    expect(
      read(
        ...TOP,
        "Date        CPT     Billed   Denied   Paid    Explanation codes",
        "09/02/2026  97110   120.00   120.00   0.00    16, N706, Z7",
        "",
        "16     Claim lacks information.",
        "N706   Missing documentation.",
        "Z7     Denied. The daily note was not attached.",
      ).facts.remark_codes?.value,
    ).toBe("N706"));

  it("leaves a payer's own code that only looks like a remark", () =>
    expect(
      read(
        ...TOP,
        "Date        CPT     Billed   Denied   Paid    Code",
        "09/02/2026  97110   120.00   120.00   0.00    M55",
        "09/02/2026  97140   60.00    60.00    0.00    Q12",
        "",
        "M55   The visits of this year were used up.",
        "Q12   The service is not covered.",
      ).facts.remark_codes,
    ).toBeUndefined());

  it("gives a claim's own code from its list to its refused lines, and leaves the number of an earlier claim in its meaning", () => {
    const { deniedLines, fields } = read(
      "Northfield Health Plan                       Explanation of Benefits",
      "Issued January 22, 2026",
      "",
      "CLAIM 1",
      "Patient ............ Leopold Vance",
      "Claim number ....... 2026009BQ4471",
      "Date of service .... 01/05/2026",
      "   99213  Office visit ...... charge 138.00    discount 46.75    we paid 91.25",
      "Codes .............. 045",
      "",
      "CLAIM 2",
      "Patient ............ Imogen Vance (daughter)",
      "Claim number ....... 2026016CF0938",
      "Date of service .... 12/11/2025",
      "   99213  Office visit ...... charge 138.00    not allowed 138.00    we paid 0.00",
      "Codes .............. 018",
      "",
      "WHAT THE CODES MEAN",
      "045  This is the difference between the charge and what the provider has agreed to accept.",
      "018  We have already considered this same service for this patient on claim 2025352AT7716. This claim repeats it, and",
      "     no further payment can be made.",
    );
    expect(fields.claim_number?.value).toBe("2026016CF0938");
    expect(fields.denial_text?.value).toContain("We have already considered this same service");
    expect(deniedLines.map(({ code, amount }) => [code, amount])).toEqual([["018", "138.00"]]);
  });

  it("adds up charges that stand under their services", () => {
    const billed = (...rows: string[]) => read(...TOP, ...rows).facts.billed_amount?.value;
    const [first, second] = [
      ["09/02/2026 97110  EXERCISE", "           Charge 120.00  Allowed 0.00  Paid 0.00  CO-50"],
      ["09/02/2026 97140  MANUAL", "           Charge 60.00   Allowed 0.00  Paid 0.00  CO-50"],
    ];
    expect(billed(...(first ?? []), ...(second ?? []))).toBe("180.00");
    expect(billed(...(first ?? []))).toBe("120.00");
  });

  it("takes a reason's number of five digits for no service where it is explained", () =>
    expect(
      read(
        ...TOP,
        "Date        Service   Charge   Not covered  Paid    Remark",
        "09/02/2026  97110     120.00   120.00       0.00    00164",
        "",
        "00164  PROVIDER NOT ENROLLED ON DATE OF SERVICE.",
      ).facts.procedure_codes?.value,
    ).toBe("97110"));
});
