import { describe, expect, it } from "vitest";
import { BLANK_VALUES } from "./line";
import { cutText, editText, faultsOf, readCell, readDate, shownText } from "./line-values";

describe("what is typed", () => {
  it.each([
    ["unit_charge", "$1,234.50", "1234.50"],
    ["unit_charge", " 12 ", "12.00"],
    ["unit_charge", "$ -", "0.00"],
    ["unit_charge", "(5.00)", "(5.00)"],
    ["units", "1,000", "1000"],
    ["units", "2.00", "2"],
    ["units", "2.5", "2.5"],
    ["status", "denied", "DENIED"],
    ["status", "None", ""],
    ["status", "lost", "lost"],
    ["modifier_codes", "gp, 59 gp", "GP 59"],
    ["procedure_code", "\u00a097110 ", "97110"],
    ["remarks", "one\ntwo", "one\ntwo"],
    ["date_of_service", "3/4/26", "2026-03-04"],
    ["date_of_service", "13/45/2026", "13/45/2026"],
    ["date_of_service", "", ""],
  ] as const)("%s: %j is %j", (field, typed, value) => expect(readCell(field, typed)).toBe(value));

  it.each([
    ["03/04/2026", "2026-03-04"],
    ["3-4-2026", "2026-03-04"],
    ["20260304", "2026-03-04"],
    ["2026-03-04T00:00:00", "2026-03-04"],
    ["Mar 4, 2026", "2026-03-04"],
    ["March 4 2026", "2026-03-04"],
    ["2/29/2024", "2024-02-29"],
    ["2/29/2026", null],
    ["4/31/2026", null],
    ["Foo 4, 2026", null],
    ["45000", null],
  ])("the date %s is %s", (typed, date) => expect(readDate(typed)).toBe(date));
});

describe("what is wrong with a line", () => {
  it("is said by the server's own schema, a sentence a field", () => {
    const values = {
      ...BLANK_VALUES,
      units: "2.5",
      unit_charge: "(5.00)",
      date_of_service: "13/45/2026",
      status: "lost",
      modifier_codes: "TOOLONG",
    };
    expect(faultsOf({ id: "temp-1", values })).toEqual({
      units: "Enter a whole number.",
      unit_charge: "Enter an amount such as 1234.50.",
      date_of_service: "Enter a date as YYYY-MM-DD.",
      status: "Choose a line status.",
      modifier_codes: "A code has at most 5 characters.",
    });
    expect(faultsOf({ id: "temp-1", values: BLANK_VALUES })).toEqual({});
  });
});

describe("what is shown", () => {
  it("is formatted for reading, and for typing", () => {
    expect(shownText("total_charge", "1234.50")).toBe("$1,234.50");
    expect(shownText("total_charge", "12x")).toBe("12x");
    expect(shownText("date_of_service", "2026-03-04")).toBe("Mar 4, 2026");
    expect(shownText("date_of_service", "13/45/2026")).toBe("13/45/2026");
    expect(shownText("status", "PENDED")).toBe("Pended");
    expect(editText("date_of_service", "2026-03-04")).toBe("03/04/2026");
    expect(readCell("date_of_service", editText("date_of_service", "2026-03-04"))).toBe("2026-03-04");
  });

  it("is cut at 50 characters", () => {
    expect(cutText("x".repeat(50))).toHaveLength(50);
    expect(cutText("x".repeat(51))).toBe(`${"x".repeat(50)}…`);
  });
});
