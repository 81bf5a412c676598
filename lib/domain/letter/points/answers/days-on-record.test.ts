import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { daysOnRecord } from "./days-on-record";

const fact = (date: string, page: number, more: Partial<ChartFact> = {}): ChartFact => ({
  id: `${date}-${page}-${more.quote ?? ""}`,
  date,
  place: { documentId: "notes", page, boxes: [] },
  quote: "Therapeutic exercise 30 minutes, hip strength.",
  heading: "Daily Note",
  section: "",
  topics: ["procedure", "time"],
  ...more,
});
const DAYS = ["2026-10-12", "2026-10-15", "2026-10-19"];
const pagesOf = (
  facts: ChartFact[],
  datesOfService = DAYS,
  category: Parameters<typeof daysOnRecord>[2] = "coding",
) =>
  daysOnRecord(facts, { datesOfService }, category).map(({ day, fact: { place } }) => [
    day.slice(5),
    place.page,
  ]);

describe("where the record of each denied day stands", () => {
  it("is told day by day, of those that the chart has", () => {
    expect(pagesOf([fact("2026-10-12", 1), fact("2026-10-15", 1), fact("2026-10-19", 2)])).toEqual([
      ["10-12", 1],
      ["10-15", 1],
      ["10-19", 2],
    ]);
    expect(pagesOf([fact("2026-10-12", 1), fact("2026-10-19", 2)])).toHaveLength(2);
  });

  it("takes the page with most of what was done that day", () => {
    const more = [fact("2026-10-12", 3), fact("2026-10-12", 3, { quote: "Gait 50 feet." })];
    expect(pagesOf([fact("2026-10-12", 1), ...more, fact("2026-10-15", 4)])[0]).toEqual(["10-12", 3]);
  });

  it.each([
    ["status CANCELLED; ride fell through", {}],
    ["Pt no-show, called, left word.", {}],
    ["Called the plan about the visit.", { topics: ["call"] as const }],
    ["97110 billed 95.00", { heading: "Account ledger" }],
    ["Visit was billed in error.", {}],
    ["Cx'd by pt, sick.", {}],
    ["Calcium 9.4 8.5-10.4", { heading: "Results Review" }],
    ["Fracture of the right 8th rib.", { heading: "Hamilton Imaging" }],
    ["Where does it hurt? Neck", { heading: "New Patient Intake Form" }],
    ["3 x 10 bridges", { heading: "Home exercise log" }],
    ["97110 x 12", { heading: "Prior authorization request" }],
  ])("finds no record of a day in: %s", (quote, more) => {
    const row = fact("2026-10-12", 1, {
      quote,
      ...more,
      topics: [...("topics" in more ? more.topics : (["procedure"] as const))],
    });
    expect(pagesOf([row, fact("2026-10-15", 1), fact("2026-10-19", 1)])).toEqual([
      ["10-15", 1],
      ["10-19", 1],
    ]);
  });

  it("takes no sheet of values for the record of a visit", () => {
    const measure = { key: "ndi", name: "NDI", fullName: "NDI", value: "12", number: 12 };
    const sheet = DAYS.map((day) => fact(day, 1, { measure }));
    expect(pagesOf(sheet)).toEqual([]);
    expect(pagesOf([...sheet, fact("2026-10-12", 2), fact("2026-10-15", 3)])).toEqual([
      ["10-12", 2],
      ["10-15", 3],
    ]);
  });

  it("is not told of one day, of a period, or where the denial is of the bill", () => {
    const all = [fact("2026-10-12", 1), fact("2026-10-15", 1)];
    expect(pagesOf(all, ["2026-10-12"])).toEqual([]);
    expect(pagesOf(all, DAYS, "timely_filing")).toEqual([]);
    expect(pagesOf(all, DAYS, "eligibility")).toEqual([]);
    expect(daysOnRecord(all, { datesOfService: DAYS, servicePeriod: true }, "coding")).toEqual([]);
  });
});
