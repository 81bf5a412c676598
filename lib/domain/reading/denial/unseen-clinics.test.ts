import { describe, expect, it } from "vitest";
import { extractByRules, readReading } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLegend } from "./legend";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Ridge Health Plan", "Claims, PO Box 77, Elm Falls VT 05999", "", "June 3, 2026", ""];
const CLAIM = ["Claim number: HR-2026-55107", "Patient: Rosalind Okafor-Leigh", ""];
const NO = "We deny this claim because the service is not medically necessary.";

describe("whose paper it is", () => {
  it("takes whose relative was treated for nobody's patient", () => {
    const { fields, facts } = read(
      ...HEAD,
      "This is about charges that Elm Falls Therapy submitted for Lt. Orrin Vale's daughter,",
      "Tamsin Vale, who was born on May 9, 2011, for physical therapy (97110) on May 2, 2026.",
      NO,
    );
    expect(fields.patient_name?.value).toBe("Tamsin Vale");
    expect(facts.date_of_birth?.value).toBe("2011-05-09");
  });

  it("reads to whom a paper went where a street follows the name", () => {
    const { fields, facts } = read(
      "Harbor Ridge Health Plan",
      "Explanation of Benefits. This is not a bill.",
      "",
      "Mailed   04/28/2026",
      "To       Sylvie Marchand-Boone, 77 SE Tacoma St, Portland OR 97202",
      "",
      "Claim 12 604 4471-K was for Sylvie, seen by Gareth Unwin PT on April 3, 2026.",
      "Quote your group, 21187-004.",
      "     Rose City Physical Therapy charged                    $ 236.00     (97161, 97110)",
      "     Discount, because the clinic is in our network        $  84.15",
      "     Goes toward your deductible                           $ 151.85",
    );
    expect(fields.patient_name?.value).toBe("Sylvie Marchand-Boone");
    expect(fields.claim_number?.value).toBe("12 604 4471-K");
    expect(facts.billed_amount?.value).toBe("236.00");
  });

  it("reads from a screen's list the row of the claim whose details follow", () => {
    const { fields, facts } = read(
      "Portal > Claim Status                              Printed 9/14/2026 4:12 PM by kb",
      "Payer                HARBOR RIDGE HEALTH PLAN",
      "Search               Member ID H66190447, From 07/01/2026 To 08/31/2026       3 claims found",
      "",
      "  Claim            Patient              Service         Billed      Status",
      "  820260719004411  QUILL, JANINE        07/15/2026      $131.00     Paid 07/29/2026",
      " >820260802007718  QUILL, JANINE        07/30/2026      $287.00     Denied 08/14/2026",
      "  820260811001206  QUILL, JANINE        08/06/2026      $131.00     In process",
      "",
      "Claim 820260802007718                                            View remittance | Dispute claim",
      "",
      "  Plan               Harbor Gold Plus H5216 (HMO)     Finalized   08/14/2026",
      "",
      "  Line   Code    Charge     Allowed    Paid     Reason codes",
      "  1      99215   $212.00    $0.00      $0.00    CO-29",
      "  2      83036   $75.00     $0.00      $0.00    CO-29",
      "",
      "  CO-29   The time limit for filing has expired.",
    );
    expect(fields.claim_number?.value).toBe("820260802007718");
    expect(fields.patient_name?.value).toBe("Janine Quill");
    expect(facts.dates_of_service?.value).toBe("2026-07-30");
    expect(facts.procedure_codes?.value).toBe("99215, 83036");
  });
});

describe("numbers and days", () => {
  it.each([
    ["Group: F14 / Local 242", "group_number", "F14"],
    ["Group / division . . . . .  30014477 / 0002", "group_number", "30014477"],
    ["Employer no. 6620", "group_number", "6620"],
    ["Quote your group, 21187-004, when you call.", "group_number", "21187-004"],
    ["Quartz no.  0110447729-01", "member_id", "0110447729-01"],
    [
      "RE: Rosalind Okafor-Leigh, identification QCB 3 01 884 612; service in May",
      "member_id",
      "QCB 3 01 884 612",
    ],
    ["Authorization issued . . . .  55081277, on 05-09-2026", "authorization_number", "55081277"],
    ["Dates reviewed:   05/22/2026 - 05/22/2026", "dates_of_service", "2026-05-22"],
    [
      "The fax for appeals is 866-555-0139; corrected claims go to 608-555-0123.",
      "payer_fax",
      "866-555-0139",
    ],
    [
      "The appeal form can be faxed to 701-555-0157. Do not send it to the review department.",
      "payer_fax",
      "701-555-0157",
    ],
  ] as const)("reads %s", (line, name, value) => {
    expect(read(...HEAD, ...CLAIM, line, "", NO).facts[name]?.value).toBe(value);
  });

  it("takes the day of a bill's payment or denial for the paper's", () => {
    const { facts } = read(
      "ELM CASUALTY                      EXPLANATION OF REVIEW",
      "CLAIM #  C620-2267-1184           BILL RECEIVED     09/03/2026",
      "INJURED EMPLOYEE  DELGADO, RAMONA    BILL PAID/DENIED 09/29/2026",
    );
    expect(facts.notice_date?.value).toBe("2026-09-29");
  });

  it("takes the day on which a plan of care was signed for no day of service", () => {
    const { facts } = read(
      ...HEAD,
      ...CLAIM,
      "The plan of care was signed by the therapist on 05/15/2026.",
      NO,
    );
    expect(facts.dates_of_service).toBeUndefined();
  });

  it("counts from the day of the visit", () => {
    const { facts } = read(
      ...HEAD,
      ...CLAIM,
      "Date of service: 04/27/2026",
      NO,
      "To ask for a review, send the form. We have to have it within 18 months of the day of the visit.",
    );
    expect(facts.appeal_deadline?.value).toBe("2027-10-27");
  });

  it("leaves the number for expedited appeals where the standard one has its own", () => {
    const { facts } = read(
      ...HEAD,
      ...CLAIM,
      NO,
      "Expedited appeal: 800-555-0149 or fax 972-555-0155, answered within 72 hours.",
      "Standard appeal: 180 days from receipt of this notice, fax 972-555-0156.",
    );
    expect(facts.payer_fax?.value).toBe("972-555-0156");
  });
});

describe("lines and reasons", () => {
  it("reads a table whose columns are the claim's lines", () => {
    const { deniedLines } = read(
      ...HEAD,
      ...CLAIM,
      "                        Line 1            Line 2            Line 3",
      "Served                  2026/05/21        2026/05/21        2026/05/21",
      "Procedure               99214-25          17110             11102",
      "Charge                  198.00            164.00            151.00",
      "Plan paid               91.50             98.75             0.00",
      "Disallowed              76.50             65.25             151.00",
      "Reason                  CO-45             CO-45             CO-236",
      "",
      "CO-45    Above the contract amount.",
      "CO-236   This procedure is not compatible with another procedure provided on the same day.",
    );
    expect(deniedLines).toMatchObject([
      { procedureCode: "11102", dateOfService: "2026-05-21", amount: "151.00", code: "236" },
    ]);
  });

  it("reads decisions in words behind each line", () => {
    const { deniedLines, facts } = read(
      ...HEAD,
      ...CLAIM,
      "Overall our decision on the appeal is PARTIALLY FAVORABLE.",
      "    Line 1   A7030   full face mask            04/18/2026    $212.00    Favorable.",
      "    Line 2   A7035   headgear                  04/18/2026     $44.00    Unfavorable.",
      "    Line 3   A7038   disposable filters (6)    04/18/2026     $27.00    Unfavorable.",
    );
    expect(deniedLines).toMatchObject([
      { procedureCode: "A7035", amount: "44.00" },
      { procedureCode: "A7038", amount: "27.00" },
    ]);
    expect(facts.billed_amount?.value).toBe("283.00");
  });

  it("reads a Medicare summary's rows whose dollar signs stand apart", () => {
    const { deniedLines } = read(
      "Medicare Summary Notice",
      "Date of This Notice:   September 16, 2026",
      "",
      "July 21, 2026",
      "Prairie Foot & Family Clinic, (605) 555-0111",
      "Office visit (99213)            Yes        $128.00     $91.44      $73.15      $18.29",
      "Vitamin D blood test (82306)    NO         $ 64.00     $ 0.00      $ 0.00      $64.00         A",
      "Total for Claim #26-04412-881-907          $192.00     $91.44      $73.15      $82.29",
      "",
      "A  Medicare does not pay for this test for this condition.",
    );
    expect(deniedLines).toMatchObject([
      { procedureCode: "82306", dateOfService: "2026-07-21", amount: "64.00" },
    ]);
  });

  it.each([
    [
      "There is no proof in the notes that a licensed therapist is still needed; a home program is enough.",
      "medical_necessity",
    ],
    ["Manual therapy was done to the same region, and the plan pays for one of the two only.", "coding"],
  ])("knows the kind of reason in %s", (reason, category) => {
    expect(read(...HEAD, ...CLAIM, `We cannot pay this claim. ${reason}`).facts.denial_category?.value).toBe(
      category,
    );
  });

  it("reads what an objection disputes of each line", () => {
    const { deniedLines } = read(
      "STATE OF NEW YORK - WORKERS' COMPENSATION BOARD",
      "NOTICE OF OBJECTION TO A PAYMENT OF A BILL FOR TREATMENT PROVIDED",
      "Injured worker (Last, First, MI): PELLETIER, ROSCOE D",
      "",
      "   Date of Service     CPT       Amount of Bill     Amount Paid     Amount in Dispute",
      "   9/15/2026           20610        $ 146.00           $ 0.00           $ 146.00",
      "   9/15/2026           99213        $ 118.00           $ 118.00         $   0.00",
      "",
      " [X] 3. Treatment is not consistent with the Medical Treatment Guidelines and no variance was approved",
    );
    expect(deniedLines).toMatchObject([{ procedureCode: "20610", billed: "146.00", amount: "146.00" }]);
  });

  it("goes on with a reason in capitals that a narrow print parts behind an article", () => {
    const { lines } = readReading(
      fromPlainText(
        [
          "F41 - CARC 29. CLAIM NOT RE-",
          "CEIVED WITHIN 180 DAYS OF THE",
          "DATE OF SERVICE. MEMBER IS NOT",
          "LIABLE.",
        ].join("\n"),
      ),
    );
    expect(readLegend(lines)[0]?.text).toContain("WITHIN 180 DAYS OF THE DATE OF SERVICE");
  });

  it("takes the practice's own number behind a row's procedure for no procedure", () => {
    const { facts } = read(
      "REMITTANCE ADVICE",
      "RECIPIENT        SERVICE   PROCED  CHART     QTY   BILLED    RAD",
      "VILLALOBOS R     100826    97110   D2214     004    160.00   0033",
      "                 100826    97140   D2214     001     58.00   0033",
    );
    expect(facts.procedure_codes?.value).toBe("97110, 97140");
  });

  it("reads a clinician over the house and its street", () => {
    const { facts } = read(
      ...HEAD,
      "Renner Okafor, LPC",
      "Susquehanna Day Treatment",
      "41 Front Street",
      "Wormleysburg, Pennsylvania 17043",
      "",
      ...CLAIM,
      NO,
    );
    expect(facts.provider_name?.value).toMatch(/^Renner Okafor/);
  });
});
