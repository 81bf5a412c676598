import { expect, it } from "vitest";
import { labelIn, shownFact } from "./fact-text";

// Red where "09/15/2026 - 09/24/2026" stood as two days of service.
it("says of two days of service whether they are a period", () => {
  const shown = (service_period: boolean, value = "2026-09-15, 2026-09-24") => [
    labelIn({ service_period }, "dates_of_service"),
    shownFact({ service_period }, "dates_of_service", value),
  ];
  expect(shown(true)).toEqual([
    "Dates of service (first and last day of a period)",
    "Sep 15, 2026 through Sep 24, 2026",
  ]);
  expect(shown(false)).toEqual(["Dates of service", "Sep 15, 2026; Sep 24, 2026"]);
  expect(shownFact({ service_period: true }, "notice_date", "2026-09-24")).toBe("Sep 24, 2026");
});
