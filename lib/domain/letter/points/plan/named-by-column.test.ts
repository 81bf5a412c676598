import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { namedByRow } from "./named-by-column";

const fact = (name: string, key = `row:${name.toLowerCase()}`): ChartFact => ({
  id: "d1:1:2",
  date: "2026-10-12",
  place: { documentId: "d1", page: 1, boxes: [] },
  quote: "10/12/2026 Calcium 9.4 8.5-10.4",
  heading: "Results Review",
  section: "",
  topics: ["finding", "improvement"],
  measure: { key, name, fullName: name, value: "9.4", number: 9.4 },
});

describe("a value whose name is the head of its column", () => {
  it.each(["Result", "Value", "Results", "Test result", "Reading"])("stands as its row: %s", (name) => {
    const told = namedByRow(fact(name));
    expect(told.measure).toBeUndefined();
    expect(told.quote).toContain("Calcium 9.4");
    expect(told.topics).toEqual(["finding"]);
  });

  it.each([
    ["Grip R, lb"],
    ["Walking level"],
    ["Volume, mL"],
    ["Max value of day"],
    ["Peak flow"],
    ["Blood pressure reading"],
    ["Over, %"],
  ])("stays a measure where the head names it: %s", (name) => {
    expect(namedByRow(fact(name)).measure?.name).toBe(name);
  });

  it("stays a measure that is known by its own name", () => {
    expect(namedByRow(fact("Result", "ndi")).measure?.key).toBe("ndi");
  });
});
