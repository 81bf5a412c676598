import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const valuesOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        DAILY NOTE   10/09/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure, date }) => (measure ? [`${date?.slice(5)} ${measure.value}`] : []));

describe("an earlier value told beside today's", () => {
  it.each([
    ["Oswestry 16% (48% on 09/14/2026).", ["10-09 16%", "09-14 48%"]],
    ["Oswestry 16% (was 48% on 09/14/2026).", ["10-09 16%", "09-14 48%"]],
    ["Oswestry 16% (09/14/2026: 48%).", ["10-09 16%", "09-14 48%"]],
    ["Oswestry 16%, was 48% at evaluation on 09/14/2026.", ["10-09 16%", "09-14 48%"]],
    ["Berg 44/56 (31/56, 09/14/2026)", ["10-09 44/56", "09-14 31/56"]],
    ["Oswestry 16% (48% on 09/14/2026, 30% on 09/28/2026)", ["10-09 16%", "09-14 48%", "09-28 30%"]],
    ["TUG 13.9 s, 19.4 s on 09/25/2026", ["10-09 13.9 s", "09-25 19.4 s"]],
    ["Lumbar flexion 55 deg (28 deg on 09/14/2026).", ["10-09 55 deg", "09-14 28 deg"]],
    ["Grip R 49 lb (38 lb 09/18/2026)", ["10-09 49 lb", "09-18 38 lb"]],
    ["Oswestry 16% (9/28: 48%).", ["10-09 16%", "09-28 48%"]],
  ])("keeps its own day: %s", (line, values) => expect(valuesOf(line)).toEqual(values));

  it.each([
    "Oswestry 48% on 09/14/2026, now 16%",
    "Oswestry from 48% on 09/14/2026 to 16% today",
    "Oswestry improved from 48% (09/14/2026) to 16%.",
  ])("does not give today's value its day: %s", (line) =>
    expect(valuesOf(line)).toEqual(["09-14 48%", "10-09 16%"]),
  );

  it("takes a scale in parentheses for no day", () =>
    expect(valuesOf("Pain at best 2/10 (9/10: 3 hours a day)").join()).not.toContain("09-10"));

  it("has none where none is said, and takes none from behind its parentheses", () => {
    expect(valuesOf("Oswestry 16% (48% at eval).")).toEqual(["10-09 16%"]);
    expect(valuesOf("Oswestry 16% (48%) seen again 09/14/2026")).toEqual(["10-09 16%"]);
    expect(valuesOf("Oswestry 48% (09/14/2026), 16% (10/09/2026)")).toEqual(["09-14 48%", "10-09 16%"]);
  });
});
