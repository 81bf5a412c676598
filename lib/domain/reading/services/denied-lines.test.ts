import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLegend } from "../denial/legend";
import { extractByRules, readReading } from "../extract";

const linesOf = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).deniedLines;
const HEAD = ["BLUE HARBOR HEALTH PLAN", "EXPLANATION OF PAYMENT      Date: 09/18/2026", ""];

describe("the denied lines of a notice", () => {
  it("have each their own code, reason and amount; what only the contract takes is no denial", () => {
    const lines = linesOf(
      ...HEAD,
      "Date of      Proc    Units   Billed    Allowed    Not       Paid     Reason",
      "Service      Code                                 Covered            Code",
      "08/03/2026   98941   1       85.00     52.10      32.90     37.10    CO-45",
      "08/03/2026   97140   1       60.00     0.00       60.00     0.00     CO-97",
      "08/10/2026   97110   2       120.00    0.00       120.00    0.00     CO-50",
      "             TOTAL           265.00    52.10      212.90    37.10",
      "",
      "CO-45  Charge exceeds fee schedule or maximum allowable amount.",
      "CO-50  These services are not deemed a medical necessity by the payer.",
      "CO-97  The benefit for this service is included in the payment for another service.",
    );
    expect(lines).toEqual([
      {
        procedureCode: "97140",
        dateOfService: "2026-08-03",
        billed: "60.00",
        amount: "60.00",
        groupCode: "CO",
        code: "97",
        remarks: [],
        reason: "The benefit for this service is included in the payment for another service.",
      },
      expect.objectContaining({ procedureCode: "97110", amount: "120.00", code: "50" }),
    ]);
  });

  it("take from each adjustment under a service what is printed beside its code", () => {
    const lines = linesOf(
      ...HEAD,
      "0504 050426 11 1 97110 GP     150.00   90.00     0.00",
      "     CO-45     60.00",
      "     CO-119    90.00",
      "     REM: N362",
    );
    expect(lines).toEqual([
      expect.objectContaining({
        procedureCode: "97110",
        billed: "150.00",
        amount: "90.00",
        groupCode: "CO",
        code: "119",
      }),
    ]);
  });

  it("name every code of a row's cell, and what they took together once", () => {
    const lines = linesOf(
      ...HEAD,
      "Date         Proc     Billed    Allowed   Not covered   Paid     Codes",
      "09/03/2026   97110    90.00     0.00      90.00         0.00     50, 97, 197",
    );
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["50", "90.00"],
      ["97", null],
      ["197", null],
    ]);
  });

  it("are told in sentences too", () => {
    const lines = linesOf(
      ...HEAD,
      "We will not pay for CPT 97140 on March 4, 2026 ($62.00) because the notes do not name the region that was treated.",
      "CPT 97530 on March 6, 2026 is denied as not medically necessary.",
    );
    expect(lines).toEqual([
      expect.objectContaining({ procedureCode: "97140", dateOfService: "2026-03-04", amount: "62.00" }),
      expect.objectContaining({ procedureCode: "97530", dateOfService: "2026-03-06", amount: null }),
    ]);
  });
});

describe("lines that are refused by what adds up", () => {
  const lineOf = ({ procedureCode, dateOfService, amount, code }: ReturnType<typeof linesOf>[number]) =>
    [procedureCode, dateOfService, amount, code].join(" ");
  const told = (...lines: string[]) => linesOf(...HEAD, ...lines).map(lineOf);

  it("are not those of which a part is paid and no code refuses anything", () => {
    expect(
      told(
        "SERVICE DATE    CODE     CHARGES     INELIGIBLE    REASON   COVERED     BENEFIT",
        "09/08-09/08/26  97110     $140.00      $140.00       X2      $0.00       $0.00",
        "09/10-09/10/26  97110     $140.00       $52.00       PD      $88.00     $70.40",
        "",
        "PD  Our usual rate",
        "X2  More than one year passed between the injury and this care.",
      ),
    ).toEqual(["97110 2026-09-08 140.00 X2"]);
  });

  it("have a note behind the amount that was not paid", () => {
    expect(
      told(
        " Date      Procedure  What was     What we      Deductible  You      Our",
        "           code       charged      do not pay               pay      payment",
        " 09/01/26  98941       70.00        70.00 (1)     0.00       70.00     0.00",
        " 09/03/26  98941       70.00        28.00 (2)     0.00       10.00    32.00",
        "",
        " (1) The 24 visits for this year had been used. You pay this.",
        " (2) Difference from our rate with this chiropractor.",
      ),
    ).toEqual(["98941 2026-09-01 70.00 1"]);
  });

  it("take their meaning from notes that stand side by side", () => {
    expect(
      told(
        "  #  Service              Date       Billed   Paid by plan   Not payable  See",
        "  1  Office visit 99213   08/30/26   $145.00  $108.00        $37.00       A",
        "  2  Injection 20610      08/30/26   $190.00  $0.00          $190.00      B",
        "",
        "A = Above our fee.   B = We need the operative note to decide.",
      ),
    ).toEqual(["20610 2026-08-30 190.00 B"]);
  });

  it("say behind their amounts why nothing was paid", () => {
    expect(
      told(
        "      Code       You billed     We allowed     We paid     Not paid",
        "      98941       $ 68.00        $ 44.00       $ 44.00      $ 24.00  our contract rate",
        "      97012       $ 30.00        $  0.00       $  0.00      $ 30.00  traction is not covered",
      ),
    ).toEqual(["97012  30.00 "]);
  });

  it("take their meaning from a list of codes set off by one blank", () => {
    const { lines } = readReading(
      fromPlainText("EOB 001 PAID AT THE FEE SCHEDULE\nEOB 313 MEMBER NOT ELIGIBLE ON THAT DATE"),
    );
    expect(readLegend(lines).map(({ marker, text }) => [marker, text])).toContainEqual([
      "EOB 313",
      "MEMBER NOT ELIGIBLE ON THAT DATE",
    ]);
  });

  it("have the payer's own code in their column of a table across", () => {
    expect(
      told(
        "Claim decision: denied in part",
        "",
        "                        Service 1       Service 2",
        "Code                    97110           97112",
        "Date                    08/14/2026      08/14/2026",
        "Charge                  $120.00         $ 60.00",
        "Plan paid               $ 84.00         $  0.00",
        "Not covered             $  0.00         $ 60.00",
        "Reason                                  D4",
        "",
        "D4: The time recorded does not support this unit.",
      ),
    ).toEqual(["97112 2026-08-14 60.00 D4"]);
  });

  it("have their days behind short ones, and between strokes", () => {
    expect(
      told(
        "PERF PROV   SERV DATE     POS NOS  PROC  MODS   BILLED   ALLOWED  GRP/RC   AMT     PROV PD",
        "1902773316  0816 081626   11   1   98941  AT     58.00      0.00  CO-50    58.00      0.00",
        "1902773316  0818 081826   11   1   98941  AT     58.00      0.00  CO-50    58.00      0.00",
      ),
    ).toEqual(["98941 2026-08-16 58.00 50", "98941 2026-08-18 58.00 50"]);
    expect(
      told(
        "Date|Code|Charged|Discount|Paid|Reason",
        "08/14/2026|97110|80.00|80.00|0.00|4",
        "08/16/2026|97110|80.00|80.00|0.00|4",
        "4 - Wrong modifier",
      ),
    ).toEqual(["97110 2026-08-14 80.00 4", "97110 2026-08-16 80.00 4"]);
  });

  it("are no row of a diagnosis", () => {
    expect(
      told(
        "Rendering provider          Received         Diagnosis                    Status",
        "Gita Ramaswamy DC           08/14/2026       M54.50   M99.03              DENIED",
        "Service date    Code    Charged     Paid    EX",
        "08/03/2026      98940     46.00     0.00    29",
        "",
        "29   Time limit for filing has expired.",
      ),
    ).toEqual(["98940 2026-08-03 46.00 29"]);
  });

  it("have a code that opens the second half of their row", () => {
    expect(
      told(
        "Service       Billed      Allowed     Not        Payment     Codes",
        "                                      allowed",
        "08/11/2026    68.00       41.20       26.80      41.20       CO 45",
        "   98941      adjustment              Qty 1",
        "08/11/2026    45.00        0.00       45.00       0.00       CO 4",
        "   97124      massage                 Qty 1",
        "",
        "CO 45   Amount above the contracted fee.",
        "CO 4    The procedure lacks a modifier that it needs.",
      ),
    ).toEqual(["97124 2026-08-11 45.00 4"]);
  });

  it("have the days of the claim's line above them, and their only charge", () => {
    expect(
      told(
        "CLAIMS DENIED",
        "2026268114402    091426 091426    4401882736   BRANDT, IVO    110.00",
        "    PROC 99213   RENDERING OTTO VERA    BILLED 98.00    EOBS 2504   ARC 22",
        "    PROC WC002   RENDERING OTTO VERA    BILLED 12.00    EOBS 2504   ARC 22",
      ),
    ).toEqual(["99213 2026-09-14 98.00 22", "WC002 2026-09-14 12.00 22"]);
  });
});

describe("codes in a column of their own", () => {
  const table = (head: string, ...rows: string[]) =>
    [...HEAD, `Date         Proc     Billed    Allowed    Reduced    ${head}`, ...rows, ""] as const;
  const MEANINGS = [
    "39    Services denied at the time authorization was requested.",
    "P12   Workers' compensation jurisdictional fee schedule adjustment.",
  ];

  it("may stand side by side in two cells, of which one takes what a fee schedule takes", () => {
    const { fields, deniedLines } = extractByRules(
      fromPlainText(
        [
          ...table(
            "ADJ CODES",
            "07/06/2026   97110    260.00    0.00       260.00     39  P12",
            "07/08/2026   99213    165.00    124.18     40.82      P12",
          ),
          ...MEANINGS,
        ].join("\n"),
      ),
    );
    expect(deniedLines).toMatchObject([{ procedureCode: "97110", code: "39", amount: "260.00" }]);
    expect(fields.denial_text?.value).toBe("Services denied at the time authorization was requested.");
  });

  it("tell the refused row's, where payers have numbers of their own", () => {
    const { fields } = extractByRules(
      fromPlainText(
        [
          ...HEAD,
          "Date         Service            Charge    Allowed    Remark codes    Copay    You owe",
          "10/12/2026   Physical therapy    96.00     71.20      501             30.00    30.00",
          "10/14/2026   Physical therapy    96.00      0.00      617              0.00    96.00",
          "",
          "501 - This is the amount agreed with your preferred provider.",
          "617 - The limit of 75 therapy visits in a calendar year has been reached.",
        ].join("\n"),
      ),
    );
    expect(fields.denial_code?.value).toBe("617");
  });

  it("may hold the payer's own with the standard one in brackets", () =>
    expect(
      linesOf(...table("EX Codes", "07/06/2026   97110    260.00    0.00       260.00     w21 (29)")),
    ).toMatchObject([{ code: "29" }]));

  it("are not those over the list of their meanings", () => {
    const { fields } = extractByRules(
      fromPlainText(
        [
          ...HEAD,
          "Patient: Maude Svenson      Claim: 6026280-40011",
          "10/02/2026   99214    185.00   112.40    72.60    112.40   J80",
          "10/02/2026   99396    240.00     0.00   240.00      0.00   B14",
          "",
          "MESSAGE CODES",
          "J80  This is the difference between the charge and what we allow.",
          "B14  The policy was not in force on the date of service.",
        ].join("\n"),
      ),
    );
    expect(fields.denial_code?.value).not.toBe("J80");
  });
});

describe("the amount that a plan takes of a fee", () => {
  it("stands beside the one that was agreed on", () =>
    expect(
      linesOf(
        ...HEAD,
        "Date         Proc     Submitted    Approved    Allowed    Pt pays    Msg",
        "10/28/2026   D2392    210.00       148.00      148.00      29.60",
        "10/28/2026   D1351     58.00        41.00        0.00      41.00     4K",
        "",
        "4K: A sealant on the same tooth was paid within the last 36 months.",
        "",
        "You have 180 days from the day you get this statement to ask for a review of a denied benefit.",
      ),
    ).toMatchObject([{ procedureCode: "D1351", amount: "58.00", code: "4K" }]));
});

describe("services with a fact a line", () => {
  it("may have their day in a line of its own", () =>
    expect(
      linesOf(
        ...HEAD,
        "  Line 1",
        "    Service      20610-RT",
        "    Date         08/12/2026",
        "    Billed       $160.00",
        "    Allowed      $0.00",
        "    Paid         $0.00",
        "    Reason       CO-16 / M76: the claim lacks a valid diagnosis for this line.",
        "",
        "  Line 2",
        "    Service      J3301",
        "    Date         08/13/2026",
        "    Billed       $24.00",
        "    Allowed      $0.00",
        "    Paid         $0.00",
        "    Reason       CO-16 / M119: the national drug code is missing.",
      ),
    ).toMatchObject([
      { procedureCode: "20610", dateOfService: "2026-08-12", amount: "160.00", code: "16" },
      { procedureCode: "J3301", dateOfService: "2026-08-13", amount: "24.00", code: "16" },
    ]));
});

describe("a claim that was refused as a whole", () => {
  it("has all its lines refused where nothing was paid for any, though no code of theirs says why", () => {
    const rows = (second: string) =>
      linesOf(
        "CLAIM STATUS INQUIRY RESULTS",
        "Payer: Blue Harbor Health Plan",
        "Payer claim #        Service dates    Billed     Paid     Status date",
        "26-295-0077148-00    10/07/2026       $154.00    $0.00    10/24/2026",
        "Status    Denied. Visits past the 12th in a year need an authorization; none was found for this visit.",
        "",
        "Line  Proc    Mod  Charge    Paid    Category/Status",
        "1     97110   GP   $98.00    $0.00   F2/84",
        `2     97112   GP   $56.00    ${second}   F2/84`,
      );
    expect(rows("$0.00")).toMatchObject([
      { procedureCode: "97110", dateOfService: "2026-10-07", amount: "98.00" },
      { procedureCode: "97112", dateOfService: "2026-10-07", amount: "56.00" },
    ]);
    expect(rows("$9.00")).toEqual([]);
  });

  it("may have its day packed before each procedure", () =>
    expect(
      linesOf(
        "PIEDMONT CARE HMO   REMIT SUMMARY   07/30/2026",
        "CLAIM 2607-PCH-30418  PT: KEATON BRISTOW  STATUS: PARTIAL",
        "    070626 98940      CHG   55.00  ALW   36.20  PD   36.20",
        "    071326 97014      CHG   30.00  ALW    0.00  PD    0.00  RSN CO-96 N425",
      ),
    ).toMatchObject([{ procedureCode: "97014", dateOfService: "2026-07-13" }]));
});

describe("records of two lines under two headings", () => {
  it("have the procedures under the lower one, claim by claim", () => {
    const { fields, facts } = extractByRules(
      fromPlainText(
        [
          "GULF STATE MEDICAL ASSISTANCE PROGRAM             REMITTANCE REPORT    DATE 10/09/2026",
          "",
          " SEC: DENIED ORIGINAL CLAIMS",
          "",
          " CONTROL NUMBER        RECIPIENT NUMBER    RECIPIENT NAME        MEDICAL REC       TOTAL CHARGE",
          "  SERVICE DATES        PROC  MOD   QTY     CHARGE     ALLOWED    PAID      STATUS CODES",
          " 26-279-4410-0027      0091-77-3208        PALUMBO, ROCCO        CG4471             212.00",
          "  09/21/26 09/21/26    99393       1       165.00       0.00     0.00      0257",
          "  09/21/26 09/21/26    90460       1        47.00       0.00     0.00      0257",
          "",
          " SEC: PAID ORIGINAL CLAIMS",
          "",
          " 26-279-4410-0031      0091-80-1146        DEMPSEY, ARLO         CG4480             165.00",
          "  09/22/26 09/22/26    99392       1       165.00     101.40   101.40",
          "",
          " 0257  THE RECIPIENT IS IN A HEALTH PLAN ON THIS DATE.",
        ].join("\n"),
      ),
    );
    expect(fields.claim_number?.value).toBe("26-279-4410-0027");
    expect(facts.procedure_codes?.value).toBe("99393, 90460");
    expect(facts.dates_of_service?.value).toBe("2026-09-21");
  });
});

it("holds no line that the appeal won back, and no day of payment as a day of service", () => {
  const { deniedLines, facts } = extractByRules(
    fromPlainText(
      [
        "Blue Harbor Health Plan                                  Provider Appeal Outcome",
        "",
        "Letter date              09/30/2026",
        "Claim no.                26166HP70448",
        "Member                   Ada Brandt",
        "Service date             06/12/2026",
        "",
        "You appealed the denial of two lines of the claim.",
        "",
        "LINE   CODE        CHARGE      FIRST DECISION    APPEAL DECISION",
        "1      98941       $ 82.00     Paid 06/30/2026   not appealed",
        "2      99203-25    $165.00     Denied            REVERSED - will be paid",
        "3      72100       $ 98.00     Denied            DENIAL STANDS",
        "",
        "Line 3. The notes give no reason for the films. Imaging is not medically necessary.",
      ].join("\n"),
    ),
  );
  expect(facts.dates_of_service?.value).toBe("2026-06-12");
  expect(deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.amount])).toEqual([
    ["72100", "2026-06-12", "98.00"],
  ]);
});

it.each(["ALLOWED", "Paid", "approved in full", "now payable"])(
  "leaves out a line that was refused first and is won beside it: %s",
  (now) =>
    expect(
      linesOf(
        "Blue Harbor Health Plan",
        "We have reconsidered our decision of February 20, 2026. We are changing part of it.",
        "Patient: Ada Brandt      Claim: 26166HP70448      Date of service: 01/27/2026",
        "",
        "Service                      Charge       First decision    Decision now",
        `97110 Therapeutic exercise   $186.00      Denied            ${now}`,
        "20560 Dry needling           $195.00      Denied            STILL DENIED",
        "",
        "Dry needling is investigational for neck pain.",
      ).map((line) => line.procedureCode),
    ).toEqual(["20560"]),
);

it.each([
  ["Charge", "145.00"],
  ["Copay", null],
  ["Allowed", null],
])("takes the one amount of a refused row for what was refused only under a charge: %s", (head, amount) =>
  expect(
    linesOf(
      ...HEAD,
      "Patient: Ada Brandt      Claim: 26166HP70448",
      "",
      `Date         Code     Status    ${head.padEnd(10)}Reason`,
      "10/09/2026   97110    Denied    $145.00   CO-197",
    ).map((line) => line.amount),
  ).toEqual([amount]),
);

it("holds a refused line that goes on with a word of payment", () => {
  const lines = linesOf(
    ...HEAD,
    "Patient: Ada Brandt      Claim: 26166HP70448",
    "",
    "Date         Code     Charge    Status    Allowed   Paid     Reason",
    "08/03/2026   98941    85.00     PAID      52.10     52.10",
    "08/03/2026   97140    60.00     DENIED    0.00      0.00     payable by the other insurer   CO-22",
    "08/03/2026   97110    90.00     DENIED    0.00      0.00     CO-97",
    "",
    "CO-97  This service is included in another one.",
  );
  expect(lines.map(({ procedureCode, code }) => [procedureCode, code])).toEqual([
    ["97140", "22"],
    ["97110", "97"],
  ]);
});

it("holds the whole charge where it is the only amount of a refused line and of its table", () => {
  const lines = linesOf(
    "SANDHILL REGIONAL HEALTH                                 11/16/2026",
    "Patient name: Ludovica James       Our number: 2026 316 00774",
    "Care given: 10/28/2026             Total charge: $174.00",
    "",
    "We could not pay this claim.",
    "",
    "LINE  CODE     CHARGE    WHAT IS WRONG",
    "1     99213    112.00    16 / N290",
    "2     96372     62.00    16 / N290",
    "",
    "16 / N290   The claim lacks information. The identifier of the rendering provider is missing.",
  );
  expect(lines.map(({ procedureCode, amount }) => [procedureCode, amount])).toEqual([
    ["99213", "112.00"],
    ["96372", "62.00"],
  ]);
});

it("takes the day of each line from its own column, not the day on which the claim came", () => {
  const { deniedLines, facts } = extractByRules(
    fromPlainText(
      [
        "INVENTED HEALTHPLAN                                        EXPLANATION OF PAYMENT",
        "                                                           Run date   10/28/2026",
        "",
        "MEMBER/        CLAIM/         DOS        PROC  CHARGE    ALLOWED   DENIED    PAID      CODES",
        "ACCOUNT        RECEIVED",
        "------------------------------------------------------------------------------------------------",
        "MCILHENNY, JUNIPER",
        "519 660 231    X273TXE11825   05/18/26   99213   96.00      0.00     96.00      0.00    29",
        "CC-7140        09/30/26       05/18/26   87804   31.00      0.00     31.00      0.00    29",
        "",
        " 29     The time for filing had run out.",
      ].join("\n"),
    ),
  );
  expect(facts.dates_of_service?.value).toBe("2026-05-18");
  expect(deniedLines.map((line) => [line.procedureCode, line.dateOfService])).toEqual([
    ["99213", "2026-05-18"],
    ["87804", "2026-05-18"],
  ]);
});

it("keeps a line out that is paid under a column of what is payable, of which the contract takes a part", () => {
  const lines = linesOf(
    ...HEAD,
    "Service Dates   Service Code    Mod    Units    Submitted    Not Payable   See Remarks    Payable",
    "08/11/26        20610           RT     1         $158.00       $88.10          1            $69.90",
    "08/11/26        99214           25     1         $214.00      $214.00          2             $0.00",
    "                                       Totals    $372.00      $302.10                       $69.90",
    "",
    "Remarks",
    " 1 - Charges above the plan's rate. The member may not be billed this amount. [45]",
    " 2 - Payment for this visit is part of the payment for the procedure done the same day. [97]",
  );
  expect(lines.map(({ procedureCode, amount }) => [procedureCode, amount])).toEqual([["99214", "214.00"]]);
});

it("reads what is wanted back of each line where dots lead from column to column", () => {
  const notice = (...rows: string[]) =>
    extractByRules(
      fromPlainText(
        [
          "BAY HEALTH PLAN                       NOTICE OF OVERPAYMENT",
          "Letter date ............ 10/14/2026",
          "Claim overpaid ......... 260711884402",
          "Date of service ........ 02/11/2026",
          "",
          "The same services were paid two times. We will take back the second payment.",
          "",
          ...rows,
        ].join("\n"),
      ),
    );
  const dotted = notice(
    "Code ............ Paid first time ............ Paid second time ............ To be returned",
    "99214 ........... 68.71 ...................... 68.71 ....................... 68.71",
    "87880 ........... 14.64 ...................... 14.64 ....................... 14.64",
  );
  expect(dotted.deniedLines.map((line) => [line.procedureCode, line.amount])).toEqual([
    ["99214", "68.71"],
    ["87880", "14.64"],
  ]);
  expect(dotted.facts.denial_category?.value).toBe("duplicate");
  const allowed = notice(
    "Code ............ Paid first time ............ Paid second time ............ Allowed",
    "99214 ........... 68.71 ...................... 68.71 ....................... 68.71",
  );
  expect(allowed.deniedLines).toEqual([]);
});

describe("rows that are none of what is refused", () => {
  it("leaves out the claim's own row over its lines", () => {
    const lines = (own: string) =>
      extractByRules(
        fromPlainText(
          [
            "REPORT: FIN-RA-0120                  BAY DIVISION OF MEDICAID                         RUN DATE: 10/23/2026",
            "                                       REMITTANCE ADVICE - PROFESSIONAL                          PAGE:          2",
            "PAYEE: BAY FAMILY PRACTICE PLLC             PAYEE MCD ID: 00337719      NPI: 1298155403       RA NO: 8840217",
            " MEMBER NAME               MEMBER ID    TCN                  PT ACCT       FDOS    TDOS     BILLED    ALLOWED     PAID",
            "   LN  PROC  MODS  UNITS                                                   EOB",
            ` STRICKLIN     VONETTA     600927154    26289100513880010    T-4117       092225  092225     ${own}      0.00     0.00`,
            "   HDR                                                                     1512",
            "   01  99214          1                                      185.00        1512  CARC 29",
            "   02  87880  QW      1                                       24.00        1512  CARC 29",
            "                                                                               DENIED TOTAL:  209.00      0.00     0.00",
            "EOB CODE DESCRIPTIONS",
            " 1512  THE CLAIM REACHED US MORE THAN 365 DAYS AFTER THE SERVICE DATE",
            "CARC DESCRIPTIONS",
            " 29    THE TIME LIMIT FOR FILING HAS EXPIRED",
          ].join("\n"),
        ),
      ).deniedLines.map(({ procedureCode, amount }) => [procedureCode, amount]);
    const services = [
      ["99214", "185.00"],
      ["87880", "24.00"],
    ];
    expect(lines("209.00")).toEqual(services);
    // What is not their sum is no total of theirs.
    expect(lines("300.00")).toEqual([[null, "300.00"], ...services]);
  });

  it("leaves out what an appeal found favorable", () => {
    const decided = (first: string, second: string) =>
      extractByRules(
        fromPlainText(
          [
            "BAY MEDICARE CONTRACTOR",
            "MEDICARE APPEAL DECISION                     October 21, 2026",
            "",
            "You asked for a redetermination. The appeal decision is PARTIALLY FAVORABLE.",
            "",
            "     Date          Procedure      Billed      First decision        This decision",
            `     05/12/2026    98941 AT        65.00      Denied                ${first}`,
            `     05/19/2026    98941 AT        65.00      Denied                ${second}`,
          ].join("\n"),
        ),
      ).deniedLines.map(({ dateOfService }) => dateOfService);
    expect(decided("Favorable", "Unfavorable")).toEqual(["2026-05-19"]);
    expect(decided("Fully favorable", "Not favorable")).toEqual(["2026-05-19"]);
    expect(decided("Unfavorable", "Favorable")).toEqual(["2026-05-12"]);
    expect(decided("Unfavorable", "Unfavorable")).toHaveLength(2);
  });
});

describe("the code of a refused row", () => {
  const codes = (...lines: string[]) =>
    extractByRules(fromPlainText(lines.join("\n"))).deniedLines.map(({ procedureCode, code }) => [
      procedureCode,
      code,
    ]);

  const BOX = "+------------+--------+-----------+-----------+----------+";
  const review = (under: string, meaning: string) =>
    codes(
      "BAY COMPENSATION INSURANCE FUND                    EXPLANATION OF REVIEW",
      "Claim Number | 06814427        | Injured Worker | BRANDT, ADA    | Date of Injury | 03/30/2026",
      "",
      BOX,
      "| Service    |  Code  |  Billed   | Allowance |   Paid   |",
      "| date       |        |  charge   |           |          |",
      BOX,
      "| 06/09/2026 | 97110  |   140.00  |    98.44  |   88.60  |",
      "|   G1, P12                                             |",
      "| 06/11/2026 | 97750  |   320.00  |     0.00  |    0.00  |",
      under,
      BOX,
      "",
      "Explanation codes",
      "G1    The charge exceeds the fee schedule allowance. The charge has been adjusted.",
      meaning,
      "P12   Reduced under the network contract.",
    );
  const NO_REPORT =
    "G6    The service was not paid because the report that has to come with it was not received.";

  it.each([
    "|   G6                                                  |",
    "    G6",
    "|   G6, P12                                             |",
  ])("stands alone in the line under it: %s", (under) =>
    expect(review(under, NO_REPORT)).toEqual([["97750", "G6"]]),
  );
  it("is none that the paper does not explain", () => {
    expect(review("|   G7                                                  |", NO_REPORT)).toEqual([
      ["97750", null],
    ]);
  });

  const statement = (remarks: string, first: string, second: string) =>
    codes(
      "BAY HEALTH PLAN                    EXPLANATION OF BENEFITS",
      "Date of Notice: October 8, 2026        Claim Number: 6274018831",
      "",
      "  Date of Services   Services      Amount        Plan           See Remarks",
      "                     Provided      Billed        Approved",
      `  09/08/2026         98941 AT       72.00            0.00        ${remarks}`,
      "",
      "  Remarks:",
      `   1 - ${first}`,
      `   2 - ${second}`,
    );
  const NO_BENEFIT = "CHIROPRACTIC CARE IS NOT A BENEFIT OF THE PLAN FOR RETIREES.";
  const MAY_OWE = "YOU MAY OWE THE PROVIDER THE DEDUCTIBLE AND COINSURANCE SHOWN ON YOUR SUMMARY NOTICE.";
  it.each([
    ["1  2", NO_BENEFIT, MAY_OWE, "1"],
    ["1    2", NO_BENEFIT, MAY_OWE, "1"],
    ["1  2", MAY_OWE, NO_BENEFIT, "2"],
    ["2", MAY_OWE, NO_BENEFIT, "2"],
  ])("is of several remarks the one that refuses: %s", (remarks, first, second, code) =>
    expect(statement(remarks, first, second)).toEqual([["98941", code]]),
  );
});

it("reads a remark behind its reason in a column of standard codes, and a payer's own code as none", () => {
  const review = (first: string, own = "252, N706") =>
    extractByRules(
      fromPlainText(
        [
          "BAY STATE FUND                    EXPLANATION OF REVIEW",
          "EOR date ................ 11/05/2026",
          "Injured employee ........ Ada Brandt",
          "",
          " DATE OF      PROC    UNITS     BILLED       PAID      REASON",
          " SERVICE      CODE              AMOUNT       AMOUNT    CODES",
          ` 10/05/26     97110     2         112.00        88.40   ${first}`,
          ` 10/05/26     97750     4         260.00         0.00   ${own}`,
          "",
          `  ${first} .......... Fee schedule adjustment.`,
          "  252 .......... An attachment is required to decide this line. The report was not sent with the bill.",
          `  ${own.split(", ").at(-1)} ......... Missing documentation.`,
        ].join("\n"),
      ),
    ).facts.remark_codes?.value;
  expect(review("P12")).toBe("N706");
  expect(review("P3")).toBe("N706");
  // Beside a standard number it is a remark, whatever else the column holds; alone, or like a code of the payer's, it is none.
  expect(review("K12")).toBe("N706");
  expect(review("K12", "252, M55")).toBeUndefined();
  expect(review("K12", "M55")).toBeUndefined();
});
