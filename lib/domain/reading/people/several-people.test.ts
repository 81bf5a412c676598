import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const read = (lines: string[], claimNumbers: string[] = [], memberIds: string[] = []) =>
  extractByRules(fromPlainText(lines.join("\n")), { claimNumbers, memberIds });

const HEAD = ["LAKESHORE IMAGING REVIEW", "for members of Invented Health Plan", "October 5, 2026", ""];
const person = (name: string, id: string, born: string, code: string, outcome: string) => [
  `  MEMBER      ${name}          ID ${id}        DOB ${born}`,
  `  TEST        ${code}  MRI`,
  `  OUTCOME     ${outcome}`,
  "  --------------------------------------------------",
  "",
];
const FIRST = ["Isobel Farrow", "INV 40771-0092", "05/11/1992", "70553"] as const;
const SECOND = ["Rodney Hale", "INV 22019-4415", "12/24/1957", "70544"] as const;
const WHY = "  WHY  Without clinical records we can not tell whether the test is medically necessary.";
const FOOT = ["An appeal may be filed within 180 days of the denial date: Invented Health Plan, PO Box 55."];

describe("a fax of outcomes about several people", () => {
  it("is read for the one who was refused, whoever stands first", () => {
    const { fields, facts } = read([
      ...HEAD,
      ...person(...FIRST, "APPROVED   AUTH A-5571208"),
      ...person(...SECOND, "DENIED"),
      WHY,
      ...FOOT,
    ]);
    expect(fields.patient_name).toMatchObject({ value: "Rodney Hale" });
    expect(facts.member_id?.value).toBe("INV 22019-4415");
    expect(facts.date_of_birth?.value).toBe("1957-12-24");
    expect(facts.procedure_codes?.value).toBe("70544");
    expect(facts.authorization_number).toBeUndefined();
  });

  it("leaves every value of a person in doubt where two were refused", () => {
    const { fields, facts } = read([
      ...HEAD,
      ...person(...FIRST, "DENIED"),
      ...person(...SECOND, "DENIED"),
      WHY,
      ...FOOT,
    ]);
    expect(fields.patient_name?.doubt).toContain("Rodney Hale");
    expect(facts.member_id?.doubt).toContain("Rodney Hale");
    expect(facts.date_of_birth?.doubt).toContain("Rodney Hale");
  });

  it("is read for the one whose claim it was put with", () => {
    const both = [...HEAD, ...person(...FIRST, "DENIED"), ...person(...SECOND, "DENIED"), WHY, ...FOOT];
    const { fields, facts } = read(both, [], ["INV 22019-4415"]);
    expect(fields.patient_name).toMatchObject({ value: "Rodney Hale" });
    expect(facts.date_of_birth).toMatchObject({ value: "1957-12-24" });
    expect(facts.date_of_birth?.doubt).toBeUndefined();
  });
});

describe("a remittance of several claims", () => {
  const PAPER = [
    "Invented Health Plan        REMITTANCE ADVICE      10/05/2026",
    "",
    "Patient: Isobel Farrow    Claim number: QX1000441",
    "09/01/2026  97110   120.00   0.00   CO-50",
    "",
    "Patient: Rodney Hale      Claim number: QX1000442",
    "09/02/2026  97140   140.00   0.00   CO-50",
    "",
    "CO-50  These services are not deemed medically necessary.",
  ];

  it("gives the values of the claim that it was put with", () => {
    const { fields, facts } = read(PAPER, ["QX1000442"]);
    expect(fields.claim_number).toMatchObject({ value: "QX1000442" });
    expect(fields.claim_number?.doubt).toBeUndefined();
    expect(fields.patient_name?.value).toBe("Rodney Hale");
    expect(facts.procedure_codes?.value).toBe("97140");
  });

  it("is sure of no value that stands with one of two claims that were refused alike", () => {
    const { fields, facts } = read(PAPER);
    expect(fields.claim_number?.doubt).toContain("reads as denied too");
    expect(fields.patient_name?.doubt).toBeTruthy();
    expect(facts.procedure_codes?.doubt).toBeTruthy();
  });
});

it("ends a claim's lines where a title in stars opens another part of the remittance", () => {
  const { facts } = read([
    "STATE MEDICAL ASSISTANCE     REMITTANCE ADVICE     RA DATE 05/21/26",
    "",
    "                           * * * DENIED CLAIMS * * *",
    "RECIPIENT NAME       RECIP ID     TCN                   FROM    THRU    BILLED    PAID     EOB",
    "LAFROMBOISE TRENT J  00774093C    26135-00-1120-0488    042726  050426   310.00     0.00",
    "  PAT ACCT SVC-2207   RENDERING MARISOL ECHEVERRIA LCSW",
    "  01 90837                                              042726           155.00     0.00   177",
    "  02 90837                                              050426           155.00     0.00   177",
    "                           * * * CLAIMS IN PROCESS * * *",
    "NEUFELD CARTER       00690011B    26138-00-0071-0020    050626  050626   155.00      -     PEND",
    "",
    "177   RECIPIENT HAS NOT MET ELIGIBILITY REQUIREMENTS ON THE DATE OF SERVICE",
  ]);
  expect(facts.billed_amount?.value).toBe("310.00");
  expect(facts.dates_of_service?.value).toBe("2026-04-27, 2026-05-04");
});

describe("a table of several people's requests", () => {
  const table = (first: string, second: string) =>
    extractByRules(
      fromPlainText(
        [
          "From: Blue Mesa Community Plan            09/24/2026",
          "",
          "  Member            Member #         DOB           Case        Asked    Given    Decision",
          `  NAVA, ESTELA      BM5518820        02/11/1981    26-40771    12       12       ${first}`,
          `  CORDERO, RAMON    BM7719034        08/30/1966    26-40802    24       0        ${second}`,
          "",
          "Reason: The plan of care has no measurable goals.",
        ].join("\n"),
      ),
    );

  it("is read for the one whose row alone was refused", () => {
    const { fields, facts } = table("Approved", "Not approved");
    expect(fields.patient_name?.value).toBe("Ramon Cordero");
    expect(facts.member_id?.value).toBe("BM7719034");
    expect(facts.date_of_birth?.value).toBe("1966-08-30");
  });

  it("chooses nobody where all were refused", () =>
    expect(table("Not approved", "Not approved").facts.member_id?.value).not.toBe("BM7719034"));
});

// Seen red: the policyholder of an auto policy was the patient, and every page of the chart another person's.
it.each([
  [
    [
      "TO      ASTORIA BAY CHIROPRACTIC PC, as assignee of           CLAIM NUMBER        26-714408833",
      "        LEANDRO AMES-MARTEL                                   POLICY NUMBER       9 4077120-6",
      "        31-08 Bay Blvd, Astoria NY 11105                      DATE OF ACCIDENT    08/19/2026",
      "        TIN 11-5550190                                        POLICYHOLDER        Ames, Hortensia",
    ],
  ],
  [["Astoria Bay Chiropractic PC a/a/o Leandro Ames-Martel", "POLICYHOLDER        Ames, Hortensia"]],
])("names the injured person who assigned the benefits, and not the policyholder %#", (block) => {
  const { fields } = read([
    "BAY CASUALTY INSURANCE COMPANY                 New York No-Fault (PIP) Claims",
    "NOTICE DATE           11/10/2026",
    ...block,
    "",
    "We cannot decide on the bill until we receive the treatment notes.",
  ]);
  expect(fields.patient_name?.value.toLowerCase()).toBe("leandro ames-martel");
});

// Seen red: the parent who signed an assignment was the patient.
it("takes who signed for the assignor for no patient", () => {
  const { fields } = read([
    "BAY CASUALTY INSURANCE COMPANY                 New York No-Fault (PIP) Claims",
    "NOTICE DATE           11/10/2026",
    "",
    "We cannot decide on the bill until we receive the assignment.",
    "",
    "Signature of assignor",
    "Hortensia Ames",
  ]);
  expect(fields.patient_name?.value ?? "").not.toMatch(/hortensia/i);
});

describe("claims listed one after the other, each under its own heading", () => {
  const listed = (first: string, second: string) =>
    read([
      "HARBOR MUTUAL HEALTH",
      "November 4, 2026",
      "",
      "Claim 1 of 2",
      "  Number ........ 26287A00447",
      "  Patient ....... Rosalind Okafor",
      "  Date .......... 10/07/2026",
      "  Charge ........ $210.00",
      `  Because ....... ${first}`,
      "",
      "Claim 2 of 2",
      "  Number ........ 26287A00451",
      "  Patient ....... Graciela Montoya",
      "  Date .......... 10/08/2026",
      "  Charge ........ $95.00",
      `  Because ....... ${second}`,
      "",
      "You may appeal within 90 days of November 4, 2026.",
    ]);
  const LATE = "CO-29 The time limit for filing has expired.";
  const ORDINARY = "CO-45 Charge exceeds the fee schedule.";

  it("are told apart by the code that refuses", () => {
    expect(listed(ORDINARY, LATE).fields.patient_name?.value).toBe("Graciela Montoya");
    expect(listed(LATE, ORDINARY).fields.patient_name?.value).toBe("Rosalind Okafor");
  });

  it("are in doubt where both are refused", () => {
    const { confidence } = listed(LATE, LATE).fields.patient_name ?? {};
    expect(confidence).toBeLessThanOrEqual(0.5);
  });
});
