import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { overtakenLimits } from "./overtaken-limits";

const fact = (quote: string, date: string, page: number, heading = "") =>
  ({
    ...{ id: quote, quote, date, heading },
    place: { documentId: "pip", page, boxes: [] },
  }) as unknown as ChartFact;
const OPEN = fact("PIP medical coverage of $15,000 is open for this loss.", "2026-03-02", 1);
const LOG = fact("Paid to date 13,759.45 Limit 15,000.00 Remaining 1,240.55", "2026-07-31", 2, "PIP Log");
const DONE = fact("PIP medical benefits for this loss are EXHAUSTED.", "2026-08-24", 3);

it("leaves out what was open or left before a car insurer's sum was used up", () =>
  expect([...overtakenLimits([OPEN, LOG, DONE])]).toEqual([OPEN.id, LOG.id]));

it.each([
  ["nothing says that it is used up", [OPEN, LOG]],
  ["it is said not to be used up", [OPEN, LOG, fact("PIP benefits are not exhausted.", "2026-08-24", 3)]],
  ["it was open again later", [DONE, { ...OPEN, date: "2026-09-30" }]],
  [
    "it is a health plan's count of visits",
    [
      fact("Limit of visits: remaining 8.00", "2026-03-02", 1, "Benefits"),
      fact("Visits are exhausted.", "2026-08-24", 2),
    ],
  ],
])("leaves all where %s", (_, facts) => expect(overtakenLimits(facts as ChartFact[]).size).toBe(0));
