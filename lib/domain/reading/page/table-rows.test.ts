import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (text: string) => extractByRules(fromPlainText(text));

describe("claims of one remittance under one header", () => {
  it("are told apart where each has its own lines of adjustments and a rule follows it", () => {
    const { fields, facts } =
      read(`HARBOR MEDICARE SERVICES                                       REMITTANCE ADVICE - PART B
INVENTED BAY NEUROLOGY PLLC                                      REMIT DATE  . . . 10/30/2026

BENEFICIARY              MBI           ICN              ACNT       SVC DATE  PROC     CHARGE   PAID
--------------------------------------------------------------------------------------------------
FARROW, ISOBEL M         4CV8RT2LN96   0226293118820    CV30417    10/12/26  95886      390.00    0.00
   ADJ   95886   CO-50  390.00    RMK N115
   CLAIM STATUS 1   ASG Y   CHARGE 390.00   ALLOWED 0.00   PAID 0.00   MOA MA01
--------------------------------------------------------------------------------------------------
HALE, RODNEY             8FA1WK5XD30   0226293118833    CV30422    10/13/26  99214      185.00   98.77
   ADJ   99214   CO-45   86.23
   CLAIM STATUS 1   ASG Y   CHARGE 185.00   ALLOWED 98.77    PAID 98.77   MOA MA07
--------------------------------------------------------------------------------------------------

CO-50  These are non-covered services because this is not deemed a medical necessity by the payer.
`);
    expect(fields.claim_number?.value).toBe("0226293118820");
    expect(facts.dates_of_service?.value).toBe("2026-10-12");
    expect(facts.procedure_codes?.value).toBe("95886");
    expect(facts.remark_codes?.value).toBe("N115, MA01");
  });

  it.each(["PENDED CLAIMS", "PAID CLAIMS"])(
    "go on under the heading %s, and the denied one is meant",
    (heading) => {
      const { fields, facts } =
        read(`INVENTED STATE MEDICAID                                         REMITTANCE ADVICE
                                                                CYCLE DATE   09/15/2026
BILLING PROVIDER   HARBOR PRIMARY CARE

 DENIED CLAIMS
 RECIPIENT NAME         RECIPIENT ID      CONTROL NUMBER    FROM     THRU     PROC   UNITS   BILLED    DENIAL EDITS
 --------------------   --------------    --------------    ------   ------   -----  -----   -------   ------------
 FARROW ISOBEL          7710044182203     6244118803100     070126   070126   G0108      2    118.00   232  272

 SERVICING PROVIDER  1912004476  HALE LENORA FNP

 ${heading}
 TULLIVER RODNEY        4418820017745     6250117740200     090226   090226   99214      1    165.00   114

 EDIT   MESSAGE
 114    PENDED FOR REVIEW OF THIRD PARTY COVERAGE.
 232    PROVIDER NOT CERTIFIED FOR THIS SERVICE ON DATE OF SERVICE - CARC B7
 272    DIABETES EDUCATION REQUIRES ACCREDITATION ON FILE - REMARK N570
`);
      expect(fields.claim_number?.value).toBe("6244118803100");
      expect(facts.member_id?.value).toBe("7710044182203");
      expect(facts.dates_of_service?.value).toBe("2026-07-01");
      expect(facts.billed_amount?.value).toBe("118.00");
      expect(facts.remark_codes?.value).toBe("N570");
    },
  );
});

describe("claims under headings of what became of them", () => {
  const advice = (paid: string, denied: string, held: string) =>
    read(
      [
        "OKANAGAN MEDICAL ASSISTANCE            REMITTANCE ADVICE",
        "PROVIDER NUMBER 1902774410   DATE 05/02/26",
        "",
        "RECIPIENT        RECIPIENT      CLAIM          SERVICE DATES      PROCED  QTY   BILLED    PAID     RAD",
        "NAME             ID             CONTROL NO     MMDDYY   MMDDYY    CODE          AMOUNT    AMOUNT   CODE",
        "",
        paid,
        "FAIRWEATHER M    90417726A4101  6296118804411  040726   040726    99213   001     92.00     48.11   0401",
        "                                                                  CLAIM TOTAL     92.00     48.11",
        "",
        denied,
        "MARLOWE O        91188203F2206  6296118804477  040826   040826    97110   004    160.00             0033",
        "                                               040826   040826    97140   001     58.00             0033",
        "                                                                  CLAIM TOTAL    218.00",
        "",
        held,
        "HATHAWAY L       93300718C5309  6297118800102  040926   040926    99214   001    128.00             0602",
        "",
        "EXPLANATION OF CODES",
        "0033  THE RECIPIENT IS NOT ELIGIBLE FOR THE SERVICE BILLED.",
        "0401  PAYMENT ADJUSTED TO MAXIMUM ALLOWABLE.",
        "0602  CLAIM IN PROCESS.",
      ].join("\n"),
    );

  it.each([
    ["APPROVES (RECONCILE TO SUMMARY)", "DENIES (DO NOT RECONCILE)", "SUSPENDS"],
    ["PAID CLAIMS (1)", "DENIED CLAIMS (1)", "PENDED CLAIMS (1)"],
  ])("are read for the denied one: %s, %s, %s", (paid, denied, held) => {
    const { fields, facts } = advice(paid, denied, held);
    expect(fields.claim_number?.value).toBe("6296118804477");
    expect(facts).toMatchObject({
      member_id: { value: "91188203F2206" },
      dates_of_service: { value: "2026-04-08" },
      billed_amount: { value: "218.00" },
    });
  });
});

describe("a claim between rules under its person", () => {
  const remittance = (mateo: string) =>
    read(`RIO CLARO COMMUNITY CARE                                                    RA DATE     02/27/26
MEDICAID MANAGED CARE

                       SERVICE   PROC   M1 M2   UNITS   CHARGED     ALLOWED    TPL   PAID      STAT   CARC
 RECIPIENT / ICN       DATE
 ----------------------------------------------------------------------------------------------------------
 GARZA-VEGA LUCIA M
  ID 0088-41-20177     PCN 1440    ICN 2026044330017
                       02/03/26  97110  GP EP   2.00      96.00      58.20    0.00   58.20     PAID   45
                       CLAIM TOTAL                        96.00      58.20    0.00   58.20
 ----------------------------------------------------------------------------------------------------------
 ${mateo}
  ID 0088-41-20178     PCN 1441    ICN 2026044330018
                       02/03/26  97110  GP EP   2.00      96.00       0.00    0.00    0.00     DENY   197
                       02/05/26  97112  GP EP   1.00      52.00       0.00    0.00    0.00     DENY   197
                       CLAIM TOTAL                       148.00       0.00    0.00    0.00
 ----------------------------------------------------------------------------------------------------------

 CARC 197  PRIOR AUTHORIZATION FOR THESE DATES IS NOT ON FILE.
 CARC 45   CHARGE IS OVER THE FEE SCHEDULE.
`);

  it("has the columns of the table's one header: no unit is its charge", () => {
    const { fields, deniedLines } = remittance("GARZA-VEGA MATEO R");
    expect(fields.patient_name?.value).toBe("Mateo R Garza-Vega");
    expect(
      deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.billed, line.code]),
    ).toEqual([
      ["97110", "2026-02-03", "96.00", "197"],
      ["97112", "2026-02-05", "52.00", "197"],
    ]);
  });
});

it("a number that begins a place behind its heading is its column's, and a service in it is none", () => {
  const { fields, facts } = read(`GOLDEN ESTUARY MEDICARE ADVANTAGE (HMO-POS)      REMITTANCE ADVICE
PMT DATE 05/18/2026     PMT AMT $27.92

=NAME==================HICN/MBR ID=====ICN===============ACNT======CHARGES====PROV PAID==
 ASHDOWN, MERCY L       GE40018832-0    261310044179      MS0091      48.00       27.92
    0504 0504 11  98940 AT       48.00   ALLW   34.90   CO-45  13.10   PR-2    6.98   PD   27.92
 ----------------------------------------------------------------------------------------
 VOSS-ITURBIDE, ANATOLE GE40027715-0    261310044183      MS0117      65.00        0.00
    0505 0505 11  98941          65.00   ALLW    0.00   CO-16  65.00               PD    0.00
 ----------------------------------------------------------------------------------------

 CO-16   THE CLAIM LACKS INFORMATION
 CO-45   CHARGE OVER THE SCHEDULE
`);
  expect(fields.patient_name?.value).toBe("Anatole Voss-Iturbide");
  expect(facts.member_id?.value).toBe("GE40027715-0");
  expect(facts.procedure_codes?.value).toBe("98941");
});

it("a line's own day behind its code is its day, not that of the line above", () => {
  const { deniedLines } =
    read(`REPORT RA-8200-M            STATE OF EAST DAKOTA MEDICAL ASSISTANCE     RUN 05/21/26
                               REMITTANCE ADVICE
                           * * * DENIED CLAIMS * * *
RECIPIENT NAME       RECIP ID     TCN                   FROM    THRU    BILLED    PAID     EOB
LAFROMBOISE TRENT J  00774093C    26135-00-1120-0488    042726  050426   310.00     0.00
  01 90837                                              042726           155.00     0.00   177
  02 90837                                              050426           155.00     0.00   177

177   THE RECIPIENT IS NOT ELIGIBLE ON THE DATE OF SERVICE
`);
  expect(deniedLines.map((line) => line.dateOfService)).toEqual(["2026-04-27", "2026-05-04"]);
});
