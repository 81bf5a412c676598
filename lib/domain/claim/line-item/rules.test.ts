import { describe, expect, it } from "vitest";
import { chargeOf, differences, impossibleLines, type LineFacts } from "./rules";

const line = (changes: Partial<LineFacts>): LineFacts => ({
  lineNumber: 1,
  units: null,
  unitCharge: null,
  totalCharge: null,
  insurancePaid: null,
  deniedAmount: null,
  dateOfService: null,
  ...changes,
});

describe("lines that can't be", () => {
  it("are named by place and field", () => {
    const lines = [
      line({ totalCharge: 100, insurancePaid: 100, deniedAmount: 100 }),
      line({ lineNumber: 2, totalCharge: 100, insurancePaid: 101 }),
      line({ lineNumber: 3, totalCharge: 0, deniedAmount: 1 }),
      line({ lineNumber: 3 }),
      line({ lineNumber: 4, dateOfService: "1979-12-31" }),
      line({ lineNumber: 5, insurancePaid: 5 }),
    ];
    expect(Object.keys(impossibleLines(lines, "1980-01-01"))).toEqual([
      "line_items.1.insurance_paid_amount",
      "line_items.2.denied_amount",
      "line_items.3.line_number",
      "line_items.4.date_of_service",
    ]);
  });
});

describe("a line's charge", () => {
  it.each([
    [{ units: 3, unitCharge: 1050 }, 3150],
    [{ units: 3, unitCharge: 1050, totalCharge: 3000 }, 3000],
    [{ units: 0, unitCharge: 1050 }, 0],
    [{ units: 3 }, null],
    [{}, null],
  ])("of %j is %s", (known, charge) => expect(chargeOf(line(known))).toBe(charge));
});

describe("lines and their claim", () => {
  const lines = [line({ totalCharge: 1000, insurancePaid: 500 }), line({ totalCharge: 501 }), line({})];

  it("agree, or the difference is pointed out", () => {
    expect(differences({ totalCharges: 1501, totalPaid: 500 }, lines)).toEqual([]);
    expect(differences({ totalCharges: 1500, totalPaid: 0 }, lines)).toEqual([
      {
        field: "total_charges",
        message: "The charges of the lines add up to 15.01; the claim says 15.00.",
      },
      {
        field: "total_paid_amount",
        message: "The payments of the lines add up to 5.00; the claim says 0.00.",
      },
    ]);
  });

  it("can't differ where one of them says nothing", () => {
    expect(differences({ totalCharges: null, totalPaid: null }, lines)).toEqual([]);
    expect(differences({ totalCharges: 5, totalPaid: 5 }, [])).toEqual([]);
  });
});
