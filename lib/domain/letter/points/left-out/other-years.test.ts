import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofOtherYears } from "./other-years";

const fact = (quote: string, page = 1) =>
  ({
    id: quote,
    quote,
    heading: "",
    place: { documentId: "ledger", page, boxes: [] },
  }) as unknown as ChartFact;
const leftOut = (...facts: ChartFact[]) => [...ofOtherYears(facts, ["2026-10-14"])];

describe("the benefit of another year", () => {
  it("is that of a whole sheet under its year", () => {
    const ours = [fact("PT only calendar year 2026"), fact("Visits before 10/14/2026: 22")];
    const theirs = [fact("PT only calendar year 2025", 2), fact("March to August, knee 30", 2)];
    expect(leftOut(...ours, ...theirs)).toEqual(theirs.map(({ id }) => id));
  });

  it("stays where a sheet names the year of service as well", () => {
    expect(leftOut(fact("Plan year 2025: 30 visits used"), fact("Plan year 2026: 8 visits used"))).toEqual(
      [],
    );
  });

  it("is a line that the year labels", () => {
    const old = fact("2025: 14 visits here, right ankle.");
    expect(leftOut(old, fact("2026: 8 visits here"))).toEqual([old.id]);
  });

  it("is a count with days of that year alone", () => {
    const old = fact("30 of 30, limit reached 08/28/2025");
    expect(leftOut(old, fact("8 of 30 used, as of 10/01/2026"), fact("Evaluated 08/28/2025"))).toEqual([
      old.id,
    ]);
  });

  it("is what a log of benefit checks was told a year before, where it was asked again", () => {
    const asked = (quote: string, date: string, heading = "Insurance Verification Log") => ({
      ...fact(quote),
      ...{ date, heading },
    });
    const now = asked("01/05/2026 rep Tonya: 60 visits", "2026-01-05");
    const old = asked("01/10/2025 rep Earl: HIGH option, 75 visits", "2025-01-10");
    expect(leftOut(now, old)).toEqual([old.id]);
    expect(leftOut(old)).toEqual([]);
    const ahead = asked("12/29/2025 rep Ann: no authorization needed in 2026", "2025-12-29");
    expect(leftOut(now, ahead)).toEqual([]);
    const call = asked("01/10/2025 rep Earl: 75 visits", "2025-01-10", "Call Log");
    expect(leftOut(asked("01/05/2026 rep Tonya: 60 visits", "2026-01-05", "Call Log"), call)).toEqual([]);
  });

  // Red where one entry on the year before made a whole log of this year that year's.
  it("is no log of this year with one entry on the year before", () => {
    const entry = fact("01/05/2026 calendar year 2025 ended with 30 visits");
    const log = [fact("10/14/2026 Visit 8, flexion 95"), fact("10/20/2026 Visit 9, flexion 100")];
    expect(leftOut(entry, ...log)).not.toContain(log[0]?.id);
    const sheet = [fact("Printed 10/20/2026"), fact("Calendar year 2025"), fact("March to August, knee 30")];
    expect(leftOut(...sheet)).toContain("March to August, knee 30");
    const headed = log.map((one) => ({ ...one, heading: "Visits, calendar year 2025" }));
    expect(leftOut(...headed)).toEqual(log.map(({ id }) => id));
  });
});
