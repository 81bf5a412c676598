import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** Causes found on the thirty-third set (docs/measured/reading.md), each by its shortest example. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

describe("a remittance whose records have a line with the name over their charges", () => {
  const remittance = [
    "INVENTED HEALTH PLAN              REMITTANCE ADVICE               RUN 09/29/26   PAGE 2 OF 2",
    "PAYEE BAY THERAPY GROUP   EFT 0000718844120",
    "",
    "PATIENT / ID / CLAIM / ACCT          DATES       CODE      CHARGE   ALLOWED   ADJ AMT   ADJ CD    PAID",
    "MOOR, ADA         TC4401827",
    "  32609110448  BY-118                08/31/26    97110     120.00     84.00     36.00   CO-45     84.00",
    "                                     CLAIM                 120.00     84.00     36.00             84.00",
    "AMES, ROSA        TC4401990",
    "  32609110462  BY-204                09/01/26    97161     160.00      0.00    160.00   CO-197     0.00",
    "                                     09/01/26    97140      60.00      0.00     60.00   CO-197     0.00",
    "                                     CLAIM                 220.00      0.00    220.00              0.00",
    "                                     REMARK: M62",
    "AMES, ROLAND      TC4401991",
    "  32609110480  BY-205                09/02/26    97530     160.00    102.00     58.00   CO-45    102.00",
    "                                     CLAIM                 160.00    102.00     58.00            102.00",
    "TOTALS  CLAIMS 3                                           500.00    186.00    314.00            186.00",
    "",
    "197   Precertification or authorization is absent.",
  ];

  it("is read for the one that was refused, with all of its charges and none of the others'", () => {
    const { fields, facts } = read(...remittance);
    expect(fields.patient_name?.value).toBe("Rosa Ames");
    expect(fields.claim_number?.value).toBe("32609110462");
    expect(facts.member_id?.value).toBe("TC4401990");
    expect(facts.dates_of_service?.value).toBe("2026-09-01");
    expect(facts.procedure_codes?.value).toBe("97161, 97140");
    expect(facts.billed_amount?.value).toBe("220.00");
    expect(facts.remark_codes?.value).toBe("M62");
  });
});

it("takes a count of claims beside their total for no claim's number", () => {
  const { fields } = read(
    "Invented Health Plan     Remittance advice     09/29/2026",
    "",
    "97110 on 08/31/2026 was denied.",
    "TOTALS  CLAIMS 4    5580.00    225.00",
  );
  expect(fields.claim_number).toBeUndefined();
});

it("ends the last claim's block where the next part of the list opens", () => {
  const { facts } = read(
    "INVENTED PROGRAM                                REMITTANCE ADVICE                                      RA DATE 2026-10-03",
    "FISCAL AGENT BAYWELL                           RA NUMBER 0044718                                      PAGE 1",
    "BILLING PROVIDER  BAY FAMILY HEALTH LLC     NPI 1763377557        PAYMENT NUMBER 900182244",
    "",
    "*** PAID CLAIMS ***",
    "PARTICIPANT               MID           ICN               SVC DATE      PROC     BILLED     ALLOWED    PAID     EOB",
    "MOOR, ADA                 0007711820    2026260000718     2026-09-08    99213    130.00      71.32     71.32",
    "BRANDT, OTTO              0007744190    2026260000725     2026-09-09    99214    185.00     104.10    104.10",
    "",
    "*** DENIED CLAIMS ***",
    "PARTICIPANT               MID           ICN               SVC DATE      PROC     BILLED     ALLOWED    PAID     EOB",
    "AMES, ROSA                0007718265    2026260000731     2026-09-10    99213    130.00       0.00      0.00    0250",
    "                                                          2026-09-10    87880     28.00       0.00      0.00    0250",
    "  RENDERING: JO REYES NP                          CLAIM TOTAL    158.00       0.00      0.00",
    "",
    "*** CLAIMS IN PROCESS ***",
    "HALE, JUNE                0007730028    2026260000744     2026-09-14    99213    130.00       SUSPENDED FOR REVIEW",
    "",
    "EOB MESSAGES",
    "0250    PARTICIPANT IS NOT ELIGIBLE ON THE DATE OF SERVICE. CARC 27.",
    "",
  );
  expect(facts.dates_of_service?.value).toBe("2026-09-10");
});

it("takes the day of a letter about another claim for no day of the notice", () => {
  const { facts } = read(
    "Invented Health Plan",
    "10/21/2026",
    "",
    "REQUEST FOR REFUND",
    "",
    "We paid more than was due on claim FG20417788. To dispute it, write within 45 days of the letter date.",
    "",
    "Send nothing for the check of May; a letter about it was sent on 10/14/2026.",
  );
  expect(facts.notice_date?.value).toBe("2026-10-21");
  expect(facts.appeal_deadline?.value).toBe("2026-12-05");
});

describe("a statement that pays everything", () => {
  const eob = (last: string) =>
    read(
      "Invented Health                               Explanation of benefits",
      "                                              THIS IS NOT A BILL",
      "Claim 4422619300718                           Date: July 31, 2026",
      "Patient: Ada Moor",
      "",
      "   Service date   Type of service          Billed     Discount   Allowed    Copay    Plan paid",
      "   07/09/26       97161 PT evaluation      145.00      38.00     107.00     30.00       77.00",
      "   Total                                   145.00      38.00     107.00     30.00       77.00",
      "",
      last,
    );

  it("refuses nothing where it tells the rights against a denial", () => {
    const { kind, fields } = eob("You have rights to appeal a denied claim; they are on our website.");
    expect([kind, fields.denial_text]).toEqual(["paid_eob", undefined]);
  });
});

it("takes a count of visits of which some are left for no reason", () => {
  const { fields } = read(
    "Invented Health                               Explanation of benefits",
    "Claim 4422619300718                           Date: July 31, 2026",
    "Patient: Ada Moor",
    "",
    "   Service date   Service     Billed     Allowed    Not covered   Plan paid",
    "   07/09/26       97161       145.00     107.00         0.00       77.00",
    "   07/09/26       97535        65.00       0.00        65.00        0.00",
    "",
    "Ada has used 1 of 30 therapy visits this year.",
  );
  expect(fields.denial_text).toBeUndefined();
});

it("keeps a count of visits as the reason where none is left or more was asked for", () => {
  const letter = (reason: string) =>
    read(
      "Invented Health Plan",
      "November 30, 2026",
      "",
      "Patient: Ana Muestra     Claim number: QX-88120-26",
      "",
      `We denied this claim. ${reason}`,
    ).fields.denial_text?.value;
  expect(letter("She has used 30 of 30 therapy visits this year.")).toContain("30 of 30");
  expect(letter("She has used 28 of 30 visits, and four more exceed the limit of visits.")).toContain(
    "28 of 30",
  );
});

it("knows a lost appeal by a heading that says that the denial stands", () => {
  const { kind, level, facts } = read(
    "Invented Health Plan",
    "Decision date:  October 27, 2026",
    "Patient:  Ada Moor        Claim:  2622900417733",
    "",
    "                  FIRST-LEVEL APPEAL: THE DENIAL STANDS",
    "",
    "What we found. The notes list the same transfers on both dates. Skilled therapy was not medically necessary on these dates.",
    "",
    "What is next. You may ask for a second-level appeal within 60 days of the decision date.",
  );
  expect([kind, level]).toEqual(["appeal_decision_upheld", "first"]);
  expect(facts.appeal_deadline?.value).toBe("2026-12-26");
});

const DISMISSED = [
  "Invented Medicare Plan",
  "November 5, 2026",
  "",
  "NOTICE OF DISMISSAL OF APPEAL REQUEST",
  "",
  "Enrollee: Ada Moor      Claim: 26209E771884",
  "",
  "We received your appeal on August 31, 2026. A provider without a contract must sign a waiver of liability, which says that it will",
  "not bill the enrollee whatever the outcome. We asked for the form on September 4. We did not receive it within 60 days of your",
  "request, so we dismiss the appeal. We did not look at whether the adjustment was medically necessary.",
  "",
  "If you think the dismissal is wrong, you may ask the independent review entity to review it. It must receive your written request",
  "within 65 calendar days of the date of this notice.",
];

it("counts no time that was missed, though its sentence goes on to the appeal", () => {
  expect(read(...DISMISSED).facts.appeal_deadline?.value).toBe("2027-01-09");
});

it("gives as a dismissal's reason the sentence that dismisses, with what it points back to", () => {
  const { fields, facts } = read(...DISMISSED);
  expect(fields.denial_text?.value).toContain("We did not receive it within 60 days");
  expect(fields.denial_text?.value).toContain("We asked for the form");
  expect(fields.denial_text?.value).not.toContain("medically necessary");
  expect(facts.denial_category?.value).toBe("documentation");
});

it("reads a claim by what the payer knows it as, and a group by whose it is, in running text", () => {
  const { fields, facts } = read(
    "Invented Health Plan",
    "September 30, 2026",
    "",
    "We are writing about Mr. Otto Brandt, whose identification number is PRW 600 4417 82 and whose group is 1000882.",
    "That claim, which we know as 26-2390-4471-8, has been denied because the care was not medically necessary.",
  );
  expect(fields.claim_number?.value).toBe("26-2390-4471-8");
  expect(facts.group_number?.value).toBe("1000882");
});

it("reads the refused lines of a Medicare summary whose claim number stands over them", () => {
  const { deniedLines } = read(
    "Medicare Summary Notice                                                          Page 1 of 3",
    "for Part B (Medical Insurance)",
    "",
    "ADA MOOR                                           Notice for Ada Moor",
    "22 INVENTED LANE                                   Medicare Number            7HN3-QX4-RV62",
    "KEENE NH 03431                                     Date of This Notice        September 14, 2026",
    "                                                   Claims Processed Between   June 12 - September 10, 2026",
    "",
    "Your deductible status: you have now met $257.00 of your $257.00 deductible for 2026.",
    "Did Medicare approve all services?   NO.    See page 2. Services denied: 1.",
    "Total you may be billed: $79.82",
    "",
    "------------------------------------------------------------------------------------------------",
    "Your Claims for Part B (Medical Insurance)                                       Page 2 of 3",
    "",
    "July 21, 2026",
    "Bay Family Medicine, 603-555-0130",
    "June Hale, M.D.                                                Claim # 02-26208-114-770",
    "                                    Amount      Medicare     Amount       Maximum     See",
    "Service provided & code  Approved?  charged     approved     Medicare     you may     notes",
    "                                                amount       paid         be billed   below",
    "Office visit (99213)     Yes        $140.00     $92.10       $73.68       $18.42",
    "",
    "August 6, 2026",
    "Bay Physical Therapy, PC, 603-555-0131",
    "Otto Brandt, P.T.                                               Claim # 02-26224-118-502",
    "Self-care training (97535-GP) NO     $61.40      $0.00        $0.00       $61.40      A",
    "Claim total                         $61.40      $0.00        $0.00        $61.40      B",
    "",
    "Notes for claims above",
    "A   The information provided does not support the need for this service. It has been denied as not reasonable and necessary.",
  );
  expect(deniedLines).toMatchObject([
    { procedureCode: "97535", dateOfService: "2026-08-06", amount: "61.40" },
  ]);
});

it("goes on with a claim over a line that says that it goes on", () => {
  const head =
    "PATIENT              CLAIM NUMBER      DATE       PROC      CHARGE    ALLOWED      PAID   RSN";
  const { facts } = read(
    "INVENTED HEALTH PLAN          REMITTANCE ADVICE          REMITTANCE DATE 10/22/2026",
    "EFT TRACE 0071182045",
    "",
    head,
    "MOOR ADA             26281-004417-0    09/08/2026 97110     120.00      78.40     78.40   CO-45",
    "",
    "AMES ROSA            26283-011902-0    09/14/2026 97140     120.00       0.00      0.00   CO-197",
    "",
    "                     *** AMES ROSA CONTINUED ON NEXT PAGE ***",
    head,
    "                                       09/21/2026 97140     120.00       0.00      0.00   CO-197",
    "   CLAIM TOTAL                                              240.00       0.00      0.00",
  );
  expect(facts.dates_of_service?.value).toBe("2026-09-14, 2026-09-21");
});

describe("a dismissal that tells a rule first", () => {
  const RULE =
    "A provider without a contract may appeal a payment denial only with a signed waiver of liability.";
  const reason = (...facts: string[]) =>
    read(
      "Invented Medicare Plan",
      "NOTICE OF DISMISSAL OF APPEAL REQUEST",
      "November 5, 2026",
      "",
      "Enrollee: Ada Moor      Claim: 26209E771884",
      "",
      "Your request for a reconsideration of the claim above has been dismissed.",
      "",
      [RULE, "Please use the form on our site.", ...facts].join(" "),
      "",
      "You may ask the Independent Review Entity to review the dismissal within 65 calendar days of the date of this notice.",
    ).fields.denial_text?.value ?? "";
  it.each([
    "We wrote to you on August 26 and asked for it. By October 23 the signed waiver had not reached us.",
    "The form that we sent you was never returned.",
    "Your appeal came on August 24 without one.",
    "We have not received it.",
  ])("says as well what never came: %s", (fact) => {
    expect(reason(fact)).toContain(fact.split(". ").at(-1) ?? fact);
  });
  it("adds nothing that tells of no lack", () => {
    expect(reason("The form has two pages and a line for the date.")).not.toContain("pages");
  });
});
