import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

// Seen red: another patient's claim taken; a rejection that argues; the segments quoted as they stand.

const ACKNOWLEDGED = [
  "file: 277CA_0702.edi  (viewer: raw)",
  "ST*277*0118*005010X214~",
  "NM1*PR*2*HARBOR HEALTH*****PI*61010~",
  "HL*2*1*21*1~",
  "NM1*41*2*CLEARWAY*****46*CLRWAY~",
  "TRN*2*2207~",
  "STC*A1:19:PR*20260702*WQ*1904~",
  "HL*4*3*PT~",
  "NM1*QC*1*AMES*ROSA****MI*H100~",
  "TRN*2*AC-88~",
  "STC*A2:20:PR*20260702*WQ*226~",
  "REF*1K*8800123~",
  "DTP*472*D8*20260618~",
  "HL*5*3*PT~",
  "NM1*QC*1*HALL*JUNE****MI*H200~",
  "TRN*2*AC-90~",
  "STC*A2:20:PR*20260702*WQ*148~",
  "REF*1K*8800124~",
  "SE*24*0118~",
];
const read = (...lines: string[]) =>
  readChart([{ documentId: "a", title: "Reports", document: fromPlainText(lines.join("\n")) }], {
    patientName: "Rosa Ames",
  }).facts;
const said = (...lines: string[]) => read(...lines).filter(({ told }) => told);

describe("an acknowledgment printed in segments", () => {
  it("says of this patient's claim when the payer took it, and of no other's", () => {
    const facts = said(...ACKNOWLEDGED);
    expect(facts.map(({ quote }) => quote)).toEqual([
      "277CA acknowledgment of HARBOR HEALTH: on 07/02/2026 the claim was accepted for adjudication (A2:20); patient account AC-88, service 06/18/2026, charge $226.00, payer claim number 8800123",
    ]);
    expect(facts[0]).toMatchObject({ date: "2026-07-02", told: true, place: { page: 1 } });
    expect(facts[0]?.topics).toContain("filing");
    expect(facts[0]?.adverse).toBeUndefined();
    expect(read(...ACKNOWLEDGED).filter(({ quote }) => quote.includes("*"))).toEqual([]);
  });

  it("may run on over the ends of lines, with any separators", () => {
    const [head = "", ...segments] = ACKNOWLEDGED;
    const run = segments.join("").replaceAll("*", "|");
    const [fact, ...more] = said(head, ...(run.match(/.{1,70}/g) ?? []));
    expect(fact?.quote).toContain(
      "accepted for adjudication (A2:20); patient account AC-88, service 06/18/2026",
    );
    expect(more).toEqual([]);
  });

  it("argues nothing where the claim was rejected", () => {
    const [fact] = said(...ACKNOWLEDGED.map((line) => line.replace("A2:20:PR", "A7:33:PR")));
    expect(fact?.quote).toContain("rejected for invalid information (A7:33)");
    expect(fact?.adverse).toBe("refusal");
  });

  it("of a batch says on which day the group was taken", () => {
    const group = (result: string) => [
      "GS*FA*CLRWAY*CLINIC*20260701*1711*4410*X*005010X231A1~",
      "ST*999*0001*005010X231A1~",
      "AK1*HC*2207*005010X222A1~",
      `AK9*${result}*1*1*1~`,
    ];
    expect(said(...group("A")).map(({ quote }) => quote)).toEqual([
      "999 functional acknowledgment: on 07/01/2026 batch 2207 was accepted",
    ]);
    expect(said(...group("R"))[0]?.adverse).toBe("refusal");
  });
});

describe("an acknowledgment that a viewer prints without its separators", () => {
  const TOLD =
    "277CA acknowledgment of HARBOR HEALTH: on 07/02/2026 the claim was accepted for adjudication (A2:20); patient account AC-88, service 06/18/2026, charge $226.00, payer claim number 8800123";
  const OTHER = [
    "HL   5   3   PT",
    "NM1   QC   1   HALL   JUNE",
    "TRN   2   AC-90",
    "STC   A2:20:PR   20260702   WQ   148",
    "REF   1K   8800124",
  ];

  it.each([
    [
      "segments with gaps",
      [
        "NM1   PR   2   HARBOR HEALTH   PI   61010",
        "HL   4   3   PT",
        "NM1   QC   1   AMES   ROSA   MI   H100",
        "TRN   2   AC-88",
        "STC   A2:20:PR   20260702   WQ   226",
        "REF   1K   8800123",
        "DTP   472   D8   20260618",
      ],
    ],
    [
      "segments with days and names as people write them",
      [
        "2100A  NM1  PR  HARBOR HEALTH",
        "2100D  NM1  QC  AMES, ROSA",
        "2200D  TRN  AC-88",
        "2200D  STC  A2:20  Accepted for adjudication  07/02/2026  $226.00",
        "2200D  REF  1K  8800123",
        "2200D  DTP  472  06/18/2026",
      ],
    ],
    [
      "a line for each element",
      [
        "NM101: PR",
        "NM102: 2",
        "NM103: HARBOR HEALTH",
        "NM101: QC",
        "NM103: AMES",
        "NM104: ROSA",
        "TRN01: 2",
        "TRN02: AC-88",
        "STC01: A2:20:PR",
        "STC02: 20260702",
        "STC04: 226",
        "REF01: 1K",
        "REF02: 8800123",
        "DTP01: 472",
        "DTP02: D8",
        "DTP03: 20260618",
      ],
    ],
  ])("is told in plain words: %s", (_, segments) => {
    const facts = read("277CA claim acknowledgment   viewer: rendered", "", ...segments, ...OTHER);
    expect(facts.filter(({ told }) => told).map(({ quote }) => quote)).toEqual([TOLD]);
    expect(facts.map(({ quote }) => quote).join(" | ")).not.toMatch(/STC|REF|8800124/);
  });

  it("argues nothing where the claim was rejected", () => {
    const [fact] = read("277CA rendered", "NM1  QC  AMES, ROSA", "STC  A7:33  07/02/2026").filter(
      ({ told }) => told,
    );
    expect(fact).toMatchObject({ adverse: "refusal" });
  });

  it("is none where no 277CA is named, or no status stands", () => {
    expect(
      read("Legend", "NM1  QC  AMES, ROSA", "STC  A2:20  07/02/2026").filter(({ told }) => told),
    ).toEqual([]);
    expect(
      read("277CA", "REF  1K  8800123", "NM1  QC  AMES, ROSA")
        .map(({ quote }) => quote)
        .join(),
    ).not.toContain("277CA acknowledgment");
  });

  it("is told of patients under labels, with the status apart, and of no other patient's claim", () => {
    const facts = read(
      "CLAIM ACKNOWLEDGMENT DETAIL (277CA)      report 07/02/2026",
      "Receiver payer  BAY HEALTH PLAN  (BAYHP)",
      "------------------------------------",
      "PATIENT   AMES, ROSA     ID 62290      PCN  RA-118      DOS 20260618-20260618",
      "CHARGE    226.00",
      "STC       A2 : 20 : PR     20260702    WQ    226.00",
      "          Acceptance into adjudication system",
      "REF 1K    PAYER CLAIM CONTROL NUMBER   8800123",
      "------------------------------------",
      "PATIENT   ROE, IDA       ID 62277      PCN  RA-119      DOS 20260617",
      "CHARGE    142.00     STC  A2 : 20 : PR   20260702  WQ     REF 1K  8800124",
    );
    expect(facts.filter(({ told }) => told).map(({ quote }) => quote)).toEqual([
      "277CA acknowledgment of BAY HEALTH PLAN: on 07/02/2026 the claim was accepted for adjudication (A2:20); patient account RA-118, service 06/18/2026, charge $226.00, payer claim number 8800123",
    ]);
    expect(facts.map(({ quote }) => quote).join(" | ")).not.toMatch(/STC|8800124|CHARGE/);
  });

  it("takes a payer's own number for no number of the claim", () => {
    const facts = read(
      "277CA  CLAIM ACKNOWLEDGMENT     created 2026-07-03",
      "PATIENT: AMES ROSA    ACCT: RA-118   MBR: 112998037",
      "PAYER # 62308   SVC DATE: 20260618    TOTAL: 205.00",
      "STC: A2:20   eff 20260702   ACCEPTED",
    );
    expect(facts.map(({ quote }) => quote).join(" | ")).not.toContain("claim number 62308");
  });

  it("keeps the days of service and the payer's number under shorter labels, and takes the receiver for no payer", () => {
    const facts = read(
      "277CA  CLAIM ACKNOWLEDGMENT     file 0331.277    created 2026-07-03",
      "Receiver: BAY PEDIATRICS SC",
      "-- claim 1",
      "PATIENT: AMES ROSA    ACCT: RA-118   MBR: 112998037",
      "SVC DATE: 20260618    TOTAL: 205.00",
      "STC: A2:20   eff 20260702   ACCEPTED   PAYER ICN E26089771203",
      "-- claim 2",
      "PATIENT: AMES ROSA    ACCT: RA-118   MBR: 112998037",
      "SVC DATE: 20260611    TOTAL: 95.00",
      "STC: A2:20   eff 20260625   ACCEPTED   PAYER ICN E26083110077",
    );
    expect(facts.filter(({ told }) => told).map(({ quote }) => quote)).toEqual([
      "277CA acknowledgment: on 07/02/2026 the claim was accepted for adjudication (A2:20); patient account RA-118, service 06/18/2026, payer claim number E26089771203",
      "277CA acknowledgment: on 06/25/2026 the claim was accepted for adjudication (A2:20); patient account RA-118, service 06/11/2026, payer claim number E26083110077",
    ]);
  });

  // Seen red: the rows' patients were not seen, and the status of each claim was lost with the segments.
  it("is told of patients in numbered rows over the status, and of no other row's claim", () => {
    const rows = (status: string) => [
      "HEALTH CARE CLAIM ACKNOWLEDGMENT  277CA       readable report",
      "Information source  BAY HEALTH PLAN (68069)     Receiver  BAY REHAB LLC",
      "Report date  07/02/2026     Claims in batch 2     accepted 1   rejected 1",
      "",
      " 1  ROE, IDA        DOS 06/17/2026   $65.00    ctl RA-117",
      "    STC A2:20   ACCEPTED INTO ADJUDICATION SYSTEM   07/02/2026     payer claim no. V061GAE11926",
      " 2  AMES, ROSA      DOS 06/18/2026   $117.00   ctl RA-118",
      `    STC ${status}   07/02/2026     payer claim no. V061GAE11927`,
    ];
    const told = (status: string) =>
      read(...rows(status))
        .filter((fact) => fact.told)
        .map(({ quote }) => quote)
        .filter((quote) => quote.startsWith("277CA"));
    expect(told("A2:20   ACCEPTED INTO ADJUDICATION SYSTEM")).toEqual([
      "277CA acknowledgment of BAY HEALTH PLAN: on 07/02/2026 the claim was accepted for adjudication (A2:20); patient account RA-118, service 06/18/2026, charge $117.00, payer claim number V061GAE11927",
    ]);
    // Seen red: the payer's own control number was the patient's account.
    const own = rows("A2:20   ACCEPTED").join("\n").replaceAll(" ctl RA", " payer ctl RA").split("\n");
    expect(
      read(...own)
        .map(({ quote }) => quote)
        .join(),
    ).not.toContain("patient account RA-118");
    expect(told("A3:562:85   REJECTED").join()).toContain("the claim was returned unprocessed (A3:562)");
    expect(
      read(
        "277CA legend",
        " 2  AMES, ROSA      DOS 06/18/2026   $117.00",
        "Totals by status",
        "STC A2:20   07/02/2026",
      )
        .map(({ quote }) => quote)
        .join(),
    ).not.toContain("277CA acknowledgment");
  });
});
