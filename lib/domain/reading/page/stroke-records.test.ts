import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";

const text = (...lines: string[]) => fromPlainText(lines.join("\n"));
const read = (...lines: string[]) => {
  const { fields, facts, deniedLines } = extractByRules(text(...lines));
  return {
    patient: fields.patient_name?.value,
    claim: fields.claim_number?.value,
    member: facts.member_id?.value,
    dates: facts.dates_of_service?.value,
    billed: facts.billed_amount?.value,
    provider: facts.provider_name?.value,
    procedures: facts.procedure_codes?.value,
    lines: deniedLines.map(({ procedureCode, dateOfService }) => `${procedureCode} ${dateOfService}`),
  };
};

const HEAD = ["CEDAR VALLEY HEALTH PLAN | PROVIDER REMITTANCE | RUN 09/10/2026", ""];
const CHARGES = "  LN|PROC|MOD|UN|CHARGED|ALLOWED|PAID|ADJ|ADJ AMT|RMK";
const PAID = ["  01|99213||1|128.00|52.16|52.16|CO-45|75.84|", "  TOTAL||||128.00|52.16|52.16||75.84|"];
const REFUSED = [
  "  01|99214||1|162.00|0.00|0.00|OA-18|162.00|N522",
  "  02|81002||1|12.00|0.00|0.00|OA-18|12.00|N522",
  "  TOTAL||||174.00|0.00|0.00||174.00|",
];
const KEY = ["", "OA-18|Exact duplicate claim/service", "CO-45|Over the fee schedule"];

describe("claims between strokes, each over charges with a heading of their own", () => {
  const first = "26207441093|WARD, PENELOPE A|107744219083|08/20/2026|08/20/2026|OYELARAN, BABATUNDE MD|PAID";
  const second =
    "26209118802|LOWELL, MARCUS D|107790036411|08/14/2026|08/14/2026|OYELARAN, BABATUNDE MD|DENIED";
  const third =
    "26207441177|PELLETIER, ROXANNE|107718845520|08/21/2026|08/21/2026|OYELARAN, BABATUNDE MD|PAID";
  const head = "CLAIM ID|MEMBER|MEMBER ID|FROM|THRU|RENDERING|STATUS";
  const wanted = {
    patient: "Marcus D Lowell",
    claim: "26209118802",
    member: "107790036411",
    dates: "2026-08-14",
    billed: "174.00",
    provider: "OYELARAN, BABATUNDE MD",
    procedures: "99214, 81002",
    lines: ["99214 2026-08-14", "81002 2026-08-14"],
  };

  it("are read by their own lines, however far below the heading", () => {
    const paper = read(
      ...HEAD,
      head,
      ...[first, CHARGES, ...PAID, ""],
      ...[second, CHARGES, ...REFUSED, ""],
      ...[third, CHARGES, ...PAID],
      ...KEY,
    );
    expect(paper).toEqual(wanted);
  });

  it("are read where no gap parts them, and where the refused one is the last", () => {
    const paper = read(
      ...HEAD,
      head,
      ...[first, CHARGES, ...PAID],
      ...[third, CHARGES, ...PAID],
      ...[second, CHARGES, ...REFUSED],
      ...KEY,
    );
    expect(paper).toEqual(wanted);
  });

  it("may call their columns otherwise, and print a number before who treated", () => {
    const charges = " Service dates | Proc | Billed amt | Allowed | Paid amt | EOB";
    const paper = read(
      "Prairie Medicaid Services",
      "Remittance and Status Report                         Date: 03/20/2026",
      "Mail original claims to: PMS, PO Box 200555, Salina KS 67401",
      "",
      "Patient name          | Claim number     | Medicaid # | Performing provider",
      "AVALOS, JUNIPER       | 1000200320260014 | 611840277  | 1359174020 S ETXEBERRIA NP",
      charges,
      " 02/17/2026-02/17/2026 | 99213 | 110.00 | 37.41 | 37.41 | 00018",
      " Claim total           |       | 110.00 | 37.41 | 37.41 |",
      "",
      "MCELROY, FAUSTINO D   | 1000200320260145 | 611907743  | 1359174020 S ETXEBERRIA NP",
      charges,
      " 12/03/2025-12/03/2025 | 99214 | 150.00 | 0.00 | 0.00 | 00164",
      " Claim total           |       | 150.00 | 0.00 | 0.00 |",
      "",
      "00018  Payment at the fee of the program.",
      "00164  This service was received past the 95-day filing deadline.",
    );
    expect(paper).toMatchObject({
      patient: "Faustino D McElroy",
      claim: "1000200320260145",
      member: "611907743",
      dates: "2025-12-03",
      billed: "150.00",
      provider: "S ETXEBERRIA NP",
      procedures: "99214",
    });
  });

  it("are no records where one heading is over claims and charges: each row is a table's", () => {
    const { labeled } = readReading(
      text(
        "Claim | Patient | From | Proc | Billed | Paid",
        "26207441093 | WARD, PENELOPE | 08/20/2026 | 99213 | 128.00 | 52.16",
        "26209118802 | LOWELL, MARCUS | 08/14/2026 | 99214 | 162.00 | 0.00",
      ),
    );
    expect(labeled.some(({ record }) => record)).toBe(false);
  });
});
