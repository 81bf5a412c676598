import { describe, expect, it } from "vitest";
import { addBusinessDays, isBusinessDay, nextBusinessDay } from "./business-days";

describe("business days", () => {
  it.each([
    ["2026-07-03", "Independence Day, a Saturday, is kept on Friday"],
    ["2026-11-26", "Thanksgiving"],
    ["2027-01-18", "Martin Luther King Jr. Day"],
    ["2026-05-25", "Memorial Day"],
    ["2021-12-31", "New Year's Day, a Saturday, is kept in the old year"],
    ["2026-11-21", "a Saturday"],
  ])("%s is none: %s", (date) => expect(isBusinessDay(date)).toBe(false));

  it("leaves weekends and holidays out of the count", () => {
    expect(addBusinessDays("2026-11-16", 10)).toBe("2026-12-01");
    expect(addBusinessDays("2026-11-20", 1)).toBe("2026-11-23");
  });

  it("moves a last day to the next open one", () => {
    expect(nextBusinessDay("2026-11-26")).toBe("2026-11-27");
    expect(nextBusinessDay("2026-11-23")).toBe("2026-11-23");
  });
});
