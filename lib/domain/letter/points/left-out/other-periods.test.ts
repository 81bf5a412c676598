import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofOtherPlans, outOfPeriod } from "./other-periods";

const page = (number: number, period: string, heading = "Physician Certification of Therapy Plan of Care") =>
  [period, "I have read the plan of care and certify the need for these services."].map(
    (quote): ChartFact => ({
      id: `${number}:${quote}`,
      place: { documentId: "fax", page: number, boxes: [] },
      quote,
      heading,
      section: "",
      topics: [],
    }),
  );
const others = (...pages: ChartFact[][]) =>
  new Set([...ofOtherPlans(pages.flat(), ["2026-08-24", "2026-09-25"])].map((id) => id.split(":")[0]));

// Seen red: the certification of a shoulder's plan stood beside that of the plan in question.
it("leaves out a certification whose own period lies before the service", () => {
  expect(
    others(page(1, "Period: 08/24/2026 to 11/20/2026"), page(2, "Period: 02/09/2026 to 05/08/2026")),
  ).toEqual(new Set(["2"]));
  expect(others(page(1, "Certification period 02/09/2026 - 05/08/2026"))).toEqual(new Set(["1"]));
});

it.each([
  ["a period that meets the service", "Period: 06/30/2026 to 08/28/2026"],
  ["no period of its own", "Seen 02/09/2026 and 05/08/2026"],
  ["a sentence about a period", "The period of pain from 02/09/2026 to 05/08/2026 was worst"],
  ["one day alone", "Dates: 02/09/2026"],
])("keeps a certification with %s", (_, period) => expect(others(page(1, period)).size).toBe(0));

it("keeps another paper", () =>
  expect(others(page(1, "Period: 02/09/2026 to 05/08/2026", "Pain diary")).size).toBe(0));

// Seen red: the days treated so far on the page that certifies the next plan took that page out.
it("keeps a certification that tells the days treated so far, or has its own time in other words", () => {
  expect(others(page(1, "Treatment dates: 07/01/2026 to 08/21/2026")).size).toBe(0);
  expect(others(page(1, "Service dates 07/01/2026 - 08/21/2026")).size).toBe(0);
  const both = page(1, "Period: 05/01/2026 to 08/21/2026");
  const next = { ...both[1], quote: "Recertified for 08/24/2026 to 11/20/2026, twice weekly." } as ChartFact;
  expect(others([...both, next]).size).toBe(0);
});

// Seen red: an approval of another hand and another year stood beside the one that covered the visits.
it.each([
  ["Status APPROVED; Services 97110 97140; Visits 12 From 03/06/2025, To 05/30/2025", true],
  ["Status APPROVED; Services 97110 97140; Visits 8 From 08/12/2026, To 11/13/2026", false],
  ["Request no. A-440911; Approved; From 06/01/2026; To 06/30/2026", true],
  ["Approved 12 visits; moved from 03/06/2025 of the old plan", false],
])("knows the time of a told approval: %s", (quote, isOut) => {
  const fact = { ...page(1, quote)[0], told: true } as ChartFact;
  expect(outOfPeriod(fact, ["2026-08-24", "2026-09-25"])).toBe(isOut);
});
