import { expect, it } from "vitest";
import { calendarDate, withCalendarDates } from "./calendar-date";
import { exactTime, relativeTime } from "./time-labels";

const now = new Date("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-20T11:59:30Z", "just now"],
  ["2026-11-20T11:55:00Z", "5 min ago"],
  ["2026-11-20T15:30:00Z", "in 3 h"],
  ["2026-11-19T11:00:00Z", "1 day ago"],
  ["2026-11-10T11:00:00Z", "10 days ago"],
  ["2026-09-01T03:00:00Z", "Aug 31, 2026"],
])("%s reads %s", (at, words) => {
  expect(relativeTime(new Date(at), now, "America/New_York")).toBe(words);
});

it("says the zone with an exact time", () => {
  expect(exactTime(now, "America/Chicago").replaceAll(/\s/g, " ")).toBe("Nov 20, 2026, 6:00 AM CST");
});

it("writes the days of a record's words, and none within what it quotes", () => {
  expect(withCalendarDates('180 days from the notice date 2026-10-19: "within 180 days of 2026-10-19"')).toBe(
    '180 days from the notice date Oct 19, 2026: "within 180 days of 2026-10-19"',
  );
  expect(withCalendarDates("Set by a person")).toBe("Set by a person");
});

it("keeps a calendar date as it is", () => {
  expect(calendarDate("1984-03-01")).toBe("Mar 1, 1984");
});
