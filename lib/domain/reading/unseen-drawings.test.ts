import { describe, expect, it } from "vitest";
import { SURE } from "@/lib/core/extraction";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on the sixty-second set of papers (docs/measured/reading.md), each by its shortest example and by others drawn alike. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("facts in rows and claims in columns", () => {
  const letter = (...table: string[]) =>
    read(
      "Tamarack Valley Health Plan",
      "December 3, 2026",
      "",
      "Here are the claims of your inquiry for Ottilie Branscombe, ID TV 4471 882.",
      "",
      ...table,
      "",
      "CO-197: Precertification was absent. You may appeal within 180 days of the date of this notice.",
    );

  it.each([
    [
      "between strokes, the last one refused",
      [
        "                |  A              |  B              |  C",
        "----------------+-----------------+-----------------+----------------",
        "Claim           |  7026-11843     |  7026-11901     |  7026-12044",
        "Service date    |  10/05/2026     |  10/12/2026     |  10/19/2026",
        "Procedure       |  97110          |  97110          |  97140",
        "Charge          |  $80.00         |  $80.00         |  $61.00",
        "We paid         |  $52.10         |  $52.10         |  $0.00",
        "Status          |  Paid           |  Paid           |  Denied",
        "Reason          |                 |                 |  CO-197",
      ],
      ["7026-12044", "2026-10-19", "97140", "61.00"],
    ],
    [
      "without strokes, amounts set flush right, the first one refused",
      [
        "Date of visit       10/05/2026       10/12/2026       10/19/2026",
        "Claim no.           7026118430       7026119010       7026120440",
        "Billed                 $120.00           $80.00           $61.00",
        "Paid                     $0.00           $52.10           $40.00",
        "Decision              Denied             Paid             Paid",
        "Reason code           CO-197",
      ],
      ["7026118430", "2026-10-05", undefined, "120.00"],
    ],
  ])("are read claim by claim: %s", (_, table, expected) => {
    const { fields, facts } = letter(...table);
    expect([
      fields.claim_number?.value,
      facts.dates_of_service?.value,
      facts.procedure_codes?.value,
      facts.billed_amount?.value,
    ]).toEqual(expected);
  });

  it("are of the day in the row that is only called date", () => {
    const { facts } = read(
      "Tamarack Mutual Health",
      "Explanation of payment                       Printed 12/01/2026",
      "",
      "Claims for OTTILIE BRANSCOMBE, member no. TMH4471920",
      "",
      "+-----------------+------------------+------------------+",
      "| Claim number    | 8830117264       | 8830117301       |",
      "+-----------------+------------------+------------------+",
      "| Date            | 11/02/2026       | 11/04/2026       |",
      "| Charge          | 70.00            | 72.00            |",
      "| Paid            | 24.00            | 0.00             |",
      "| Reason          |                  | 119              |",
      "+-----------------+------------------+------------------+",
      "",
      "119  Benefit maximum for this time period has been reached.",
    );
    expect(facts.dates_of_service?.value).toBe("2026-11-04");
    expect(facts.notice_date?.value).toBe("2026-12-01");
  });

  it("whose columns cannot be told apart tell nothing surely", () => {
    const { fields, facts } = letter(
      "Claim number     7026-11843     X-88201-55     26KD-4410",
      "Date of service     10/05/2026   10/12/2026   10/19/2026",
      "Charge   $80.00    $80.00       $61.00",
    );
    expect(fields.claim_number?.confidence ?? 0).toBeLessThan(SURE);
    expect(facts.dates_of_service?.confidence ?? 0).toBeLessThan(SURE);
  });

  it("are none where one claim has its number and its amounts side by side", () =>
    expect(
      letter(
        "Claim           7026-11843      ",
        "Service date    10/05/2026      ",
        "Charge          $80.00          $0.00",
      ).fields.claim_number?.value,
    ).toBe("7026-11843"));
});

describe("a day that is not the paper's own", () => {
  const BODY = [
    "",
    "RE: Claim 26-118-4407, Ottilie Branscombe",
    "",
    "We denied the claim. It is not medically necessary.",
  ];
  it.each([
    "SCAN0012.PDF   12/09/2026   page l of 2",
    "IMG_0044.tif   12/09/2026",
    "12/09/2026   Page I of 3",
  ])("stands in a scanner's line: %s", (line) =>
    expect(
      read(line, "", "Tamarack Valley Health Plan", "", "December 3, 2026", ...BODY).facts.notice_date?.value,
    ).toBe("2026-12-03"),
  );
  it.each([
    "The claim was denied on August 21, 2026 with reason code 50: not deemed a medical necessity.",
    "The claim was denied on August 21, 2026.",
    "Your bill was processed on 08/21/2026 and no payment was made.",
  ])("is told by a sentence: %s", (said) =>
    expect(
      read(
        "Tamarack Valley Health Plan",
        "December 3, 2026",
        "",
        "Decision on your appeal",
        "RE: Claim 26-118-4407, Ottilie Branscombe",
        "",
        said,
        "We uphold the denial.",
      ).facts.notice_date?.value,
    ).toBe("2026-12-03"),
  );
  it("is the paper's where a label announces it and nothing else does", () =>
    expect(
      read("Tamarack Valley Health Plan", ...BODY, "The claim was denied on: 12/03/2026").facts.notice_date
        ?.value,
    ).toBe("2026-12-03"));
});

describe("the payer of a paper", () => {
  it.each(["Postal Workers Health Association", "Prairie Teachers Protective Association Health Plan"])(
    "may be an association: %s",
    (name) =>
      expect(
        read(
          `${name}                               EXPLANATION OF BENEFITS`,
          "PO Box 88, Eagan MN 55121                               Processed 12/03/2026",
          "Federal Employees Health Benefits Program",
          "",
          "Patient  Ottilie Branscombe      Claim 26-118-4407",
          "Denied: not medically necessary.",
        ).fields.payer_name?.value,
      ).toBe(name),
  );
  it("is not the association that gives it its brand", () =>
    expect(
      read(
        "Blue Cross of Tamarack",
        "An independent licensee of the Blue Cross and Blue Shield Association",
        "December 3, 2026",
        "Claim 26-118-4407 for Ottilie Branscombe is denied. It is not medically necessary.",
      ).fields.payer_name?.value,
    ).toBe("Blue Cross of Tamarack"));
});

describe("a payer in the margin's paper", () => {
  const { fields } = read(
    "Quillayute Health Plan                                |  November 12, 2026",
    "Medicare Advantage (HMO)                              |",
    "------------------------------------------------------+--------------------------",
    "To Hoh River Therapy, Forks WA 98331                  |  PATIENT",
    "                                                      |  Eudora Pennyfeather",
    "We will not pay for the visits in the margin. The     |  QHP 771 204 55",
    "notes do not show that the skills of a therapist were |",
    "needed. The patient walked 600 feet without a device  |  CLAIM",
    "on October 1, and the exercises had not been changed  |  26-1102-88417",
    "since August. Services that are not reasonable and    |",
    "necessary are not covered.                            |  VISITS",
    "                                                      |  97110  2 units",
    "You are not in our network. You may ask us to look    |  97530  1 unit",
    "at this again within 65 calendar days of the date of  |  10/05/2026, 10/07/2026",
    "this notice, with a signed waiver of liability. Fax   |  and 10/12/2026",
    "it to 360-555-0144.                                   |",
    "                                                      |  CHARGED",
    "Questions about this notice: 360-555-0100, weekdays   |  $402.00",
    "from nine to five.                                    |",
  );
  it("is not the kind of plan that it is", () =>
    expect(fields.payer_name?.value).toBe("Quillayute Health Plan"));
  it("gives its reason without the strokes beside it", () =>
    expect(fields.denial_text?.value).toMatch(
      /^The notes do not show that the skills of a therapist were needed\. [^|]+$/,
    ));
});

describe("a State's program in the foot of a paper", () => {
  const paper = (...foot: string[]) =>
    read(
      "Tamarack Community Plans, Inc.",
      "December 3, 2026",
      "",
      "Group number: 4471",
      "Claim 26-118-4407 for Ottilie Branscombe, ID TV4471882, is denied.",
      "It is not medically necessary. You may appeal within 60 days.",
      "",
      ...foot,
    ).lineOfBusiness;
  it.each([
    "Questions: 800-555-0138                         State of Oregon Medicaid (Oregon Health Plan)",
    "Hoosier Healthwise Managed Care.                                       Form TC-9",
    "Provider Services 800-555-0138                   Commonwealth of Virginia Medicaid",
  ])("tells the plan: %s", (foot) => expect(paper(foot)).toBe("medicaid_mco"));
  it.each([
    "Other insurance on file:                   State of Oregon Medicaid (Oregon Health Plan)",
    "Secondary coverage    Commonwealth of Virginia Medicaid",
    "The patient may also be enrolled in the Hoosier Healthwise managed care program.",
  ])("is another plan's where that is said: %s", (foot) => expect(paper(foot)).not.toBe("medicaid_mco"));
});

describe("codes in a list of facts", () => {
  const list = (code: string, ...more: string[]) =>
    read(
      "Tamarack Benefit Administrators",
      "December 3, 2026",
      "",
      "PATIENT ............ Ottilie Branscombe",
      "CLAIM .............. 30826-11957",
      "DATES .............. 10/12/2026",
      "BILLED ............. $58.00",
      "PAID ............... NONE",
      `CODE ............... ${code}`,
      "",
      ...more,
    );
  it.each([
    ["L20", "L20:  The maximum number of visits for the calendar year has been reached."],
    ["7Q", "7Q    No referral was received before the visit, and the benefit is not payable."],
    ["B12", "B12:  The service is not covered under the plan."],
  ])("are the payer's own where it says what they mean: %s", (code, meaning) =>
    expect(list(code, meaning).fields.denial_code?.value).toBe(code),
  );
  it.each([
    ["98940", "98940: spinal manipulation was denied as not medically necessary."],
    ["L20", "Denied. It is not medically necessary."],
    ["L20", "L20:  Atopic dermatitis", "Denied. It is not medically necessary."],
  ])("are none where they are services or conditions: %s", (code, ...more) =>
    expect(list(code, ...more).fields.denial_code).toBeUndefined(),
  );
});

it("a code of a service that a scanner misread is one behind the word that announces it", () =>
  expect(
    read(
      "Tamarack Benefit Administrators",
      "December 3, 2026",
      "CLAIM .............. 30826-11957",
      "SERVICE ............ 9894O",
      "Denied. It is not medically necessary.",
    ).facts.procedure_codes?.value,
  ).toBe("98940"));

it("no program of a claim form's first box is the payer of what was stamped on it", () =>
  expect(
    read(
      "HEALTH INSURANCE CLAIM FORM                                              CASCADE CARE PLAN",
      "1. MEDICARE [ ]  MEDICAID [ ]  GROUP [X]            1a. INSURED'S I.D. NUMBER   CCP 4471 0092",
      "2. PATIENT'S NAME  RUSKIN, HARLAN, T                3. BIRTH DATE  06 11 1970   SEX M [X]",
      "4. INSURED'S NAME  RUSKIN, HARLAN, T                11. INSURED'S POLICY GROUP NUMBER  77120",
      "21. DIAGNOSIS  A. M25.561   B. M25.562              23. PRIOR AUTHORIZATION",
      "24A. DATE OF SERVICE | B. | D. CPT/HCPCS | E. DX | F. CHARGES | G. | J. RENDERING PROVIDER ID",
      "11 09 26  11 09 26   | 11 | 20610 50     |  AB   |   210 00   | 1  | NPI 1457700912",
      "28. TOTAL CHARGE $ 210 00   29. AMOUNT PAID $ 0 00",
      "",
      "         *** CLAIM DENIED   DEC 01 2026 ***",
      "         Claim # CC26-1130-4471",
      "         Denial code CO-197",
      "         Prior authorization was not obtained for 20610.",
    ).fields,
  ).toMatchObject({
    payer_name: { value: "CASCADE CARE PLAN" },
    denial_text: { value: "Prior authorization was not obtained for 20610." },
  }));

describe("rows of charges", () => {
  const HEAD = [
    "Tamarack Valley Health Plan",
    "December 3, 2026",
    "",
    "Claim 26-118-4407, Ottilie Branscombe",
    "",
  ];

  it("say in a word that their one amount was refused, and why in a code that is explained below", () =>
    expect(
      read(
        ...HEAD,
        "    10/06/2026    97161    Evaluation             $145.00    denied    197",
        "    10/08/2026    97110    Exercise, 2 units      $110.00    denied    197",
        "",
        "197 means: Precertification, authorization or notification absent.",
      ).deniedLines,
    ).toEqual([
      expect.objectContaining({ procedureCode: "97161", amount: "145.00", code: "197" }),
      expect.objectContaining({ procedureCode: "97110", amount: "110.00", code: "197" }),
    ]));

  it("have a payer's own code that looks like a patient's share", () =>
    expect(
      read(
        "Tamarack Mutual, Personal Injury Protection",
        "EXPLANATION OF REVIEW   Printed 12/03/2026",
        "Claim # 26-118-4407   Date of loss 08/03/2026   Injured person Ottilie Branscombe",
        "",
        "  Service date   CPT       Billed     Payable    EOR code",
        "  10/20/2026     98941     $95.00     $0.00      PR2",
        "  10/20/2026     97140     $60.00     $0.00      PR2",
        "",
        "PR2   Denied on review. The treatment is not medically necessary.",
      ).deniedLines.map(({ groupCode, code, amount }) => [groupCode, code, amount]),
    ).toEqual([
      [null, "PR2", "95.00"],
      [null, "PR2", "60.00"],
    ]));

  it("owe what PR-2 is everywhere else to the patient", () =>
    expect(
      read(
        ...HEAD,
        "  Service date   CPT       Billed     Paid       Code",
        "  10/20/2026     98941     $95.00     $0.00      PR2",
        "",
        "PR2   Coinsurance amount.",
      ).deniedLines,
    ).toEqual([]));

  it("may be items that end with their charge, each with its reason", () =>
    expect(
      read(
        ...HEAD,
        "  2.  What was not paid, and why",
        "",
        "      (a)  11200, removal of skin tags, $148.00.  Reason 96, remark N130.",
        "           Non-covered charge under this plan.",
        "",
        "      (b)  81002, urinalysis, $14.00.  Reason 16, remark MA120.",
        "           The claim lacks a valid certification number.",
        "",
        "  3.  Your rights",
        "      You may appeal within 60 days of the notice date.",
      ),
    ).toMatchObject({
      deniedLines: [
        { procedureCode: "11200", amount: "148.00", code: "96" },
        { procedureCode: "81002", amount: "14.00", code: "16" },
      ],
      fields: {
        denial_text: {
          value: expect.stringMatching(/Non-covered charge under this plan.*valid certification/),
        },
      },
    }));

  it("may be items that say in the same line why", () =>
    expect(
      read(
        ...HEAD,
        "Date of service: 11/10/2026",
        "",
        "These lines were denied:",
        "",
        "   - 69210, removal of ear wax, $61.00. Reason 97. Included in the payment for the visit of the same day.",
        "   - 81003, urinalysis, $12.00. Reason 16, remark MA120. CLIA number missing or invalid.",
        "   - 36415, drawing of blood, $9.00. Reason 97.",
        "",
        "99213 was paid at $71.20 of $140.00.",
      ).deniedLines.map(({ procedureCode, amount, code }) => [procedureCode, amount, code]),
    ).toEqual([
      ["69210", "61.00", "97"],
      ["81003", "12.00", "16"],
      ["36415", "9.00", "97"],
    ]));

  it.each([
    "   - 69210, removal of ear wax, was paid with the visit, $61.00. Reason 45.",
    "   - 69210, removal of ear wax, $61.00. The reason is that 97 visits were used.",
    "   - 69210, which we paid, $61.00. We gave reason 16 in error.",
    "   - 69210 costs $61.00. Call 97 for help.",
  ])("refuse nothing in other sentences: %s", (line) =>
    expect(read(...HEAD, line).deniedLines.map(({ amount }) => amount)).not.toContain("61.00"),
  );

  it.each([
    "      (a)  11200, removal of skin tags, you owe $148.00.  Reason 96.",
    "      (a)  11200, removal of skin tags, allowed amount, $148.00.  Reason 96.",
  ])("keep open what was charged where the amount is another: %s", (line) =>
    expect(read(...HEAD, line).deniedLines.map(({ amount }) => amount)).not.toContain("148.00"),
  );
});

describe("a claim form that came back", () => {
  const FORM = [
    "HEALTH INSURANCE CLAIM FORM                                   |  TAMARACK HEALTH PLAN",
    "PICA",
    "+--------------------------------------+----------------------+--------------------------------+",
    "| 1a. INSURED'S I.D. NUMBER            | 2. PATIENT'S NAME    | 4. INSURED'S NAME              |",
    "|     40718826                         |    BRANSCOMBE, ADA   |    BRANSCOMBE, ADA             |",
    "+--------------------------------------+----------------------+--------------------------------+",
    "| 21. DIAGNOSIS   A. M54.50            | 23. PRIOR AUTHORIZATION                               |",
    "+----------------------+-----+-----------------+-------+------------+-----+--------------------+",
    "| 24A. DATE OF SERVICE | B.  | D. CPT/HCPCS    | E. DX | F. CHARGES | G.  | J. RENDERING ID    |",
    "+----------------------+-----+-----------------+-------+------------+-----+--------------------+",
    "|  11 02 26  11 02 26  | 11  |  99213  25      |  A    |   132  00  |  1  | NPI                |",
    "|  11 04 26  11 04 26  | 11  |  97110          |  A    |    88  00  |  1  | NPI                |",
    "+----------------------+-----+-----------------+-------+------------+-----+--------------------+",
  ];
  const FOOT = [
    "+--------------------------+----------------------------+----------------------+---------------+",
    "| 25. FEDERAL TAX I.D.     | 26. PATIENT'S ACCOUNT NO.  | 28. TOTAL CHARGE     | 29. PAID      |",
    "|     43-0055518           |     PKF-7719               |     $ 220 00         |     $ 0 00    |",
    "+--------------------------+----------------------------+----------------------+---------------+",
  ];
  const STAMPS = [
    [
      "   ##################################################",
      "   #   D E N I E D               NOV 23 2026        #",
      "   #   CLAIM NO.  X301-882-72264                    #",
      "   #   REASON  16    REMARK  N290                   #",
      "   #   The claim lacks the rendering provider.      #",
      "   ##################################################",
    ],
    [
      "   **************************************************",
      "   *   CLAIM DENIED              11/23/2026         *",
      "   *   CLAIM NO.  X301-882-72264                    *",
      "   *   REASON CODE  16    REMARK  N290              *",
      "   *   The claim lacks the rendering provider.      *",
      "   **************************************************",
    ],
  ];
  it.each(STAMPS)("is a denial by the stamp on it: %s", (...stamp) => {
    const paper = read(...FORM, "", ...stamp, "", ...FOOT);
    expect(paper).toMatchObject({
      kind: "denial",
      fields: {
        patient_name: { value: "Ada Branscombe" },
        claim_number: { value: "X301-882-72264" },
        denial_code: { value: "16" },
        denial_text: { value: "The claim lacks the rendering provider." },
      },
      facts: {
        notice_date: { value: "2026-11-23" },
        dates_of_service: { value: "2026-11-02, 2026-11-04" },
        billed_amount: { value: "220.00" },
      },
      deniedLines: [
        { procedureCode: "99213", dateOfService: "2026-11-02", amount: "132.00", code: "16" },
        { procedureCode: "97110", dateOfService: "2026-11-04", amount: "88.00", code: "16" },
      ],
    });
  });
  it.each([
    [[]],
    [["   RECEIVED   NOV 23 2026", "   MAIL ROOM 4"]],
    [["   Denied  [ ]    Paid  [ ]"]],
    [["   * Box 24J was denied last time; reason code 16 *"]],
    [["   CORRECTED CLAIM", "   Denied 11/23/2026", "   Denial code: 16, NPI added in box 24J"]],
    [["   RESUBMITTED 12/02/2026", "   Denied 11/23/2026", "   Reason 16"]],
  ])("is the form that it was without one: %s", (stamp) =>
    expect(read(...FORM, "", ...stamp, "", ...FOOT).kind).toBe("claim_form"),
  );
});
