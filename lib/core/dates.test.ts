import { describe, expect, it } from "vitest";
import { daysBetween, deadlineChip, shownDay, todayIn } from "./dates";

describe("todayIn", () => {
  it("is the practice's own day, not UTC's", () => {
    const justAfterMidnightUtc = new Date("2026-03-01T02:00:00Z");
    expect(todayIn("America/Los_Angeles", justAfterMidnightUtc)).toBe("2026-02-28");
    expect(todayIn("UTC", justAfterMidnightUtc)).toBe("2026-03-01");
  });
});

describe("shownDay", () => {
  const platform = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  it.each(["2026-01-01", "2024-02-29", "2026-12-31", "1999-09-09", "2026-11-20T23:59:59.000Z"])(
    "writes %s as the platform does",
    (iso) => expect(shownDay(iso)).toBe(platform.format(new Date(iso))),
  );
  it.each(["", "2026-13-01", "11/20/2026", "unknown"])("leaves what is no day as it is: %s", (text) =>
    expect(shownDay(text)).toBe(text),
  );
});

describe("daysBetween", () => {
  it("counts across a change of the clocks and a leap day", () => {
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2026-01-02", "2026-01-01")).toBe(-1);
  });
});

describe("deadlineChip", () => {
  it.each([
    ["2026-11-28", "8 days left", "success"],
    ["2026-11-27", "7 days left", "warning"],
    ["2026-11-21", "1 day left", "warning"],
    ["2026-11-20", "Due today", "warning"],
    ["2026-11-19", "Expired", "danger"],
  ])("%s is %s", (deadline, text, tone) => {
    expect(deadlineChip(deadline, "2026-11-20")).toMatchObject({ text, tone });
  });
});
