import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY PHYSICAL THERAPY    VISIT GRID    Rosa Ames-Tell   DOB 01/02/1960\n\n";
const factsOf = (rows: string, head = "Date       9/14   9/17   9/21   10/26        (2026)") =>
  readChart([{ documentId: "grid", title: "Grid", document: fromPlainText(`${HEAD}${head}\n${rows}\n`) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts;

it("reads days whose year stands once beside them", () => {
  const of = (head: string) =>
    factsOf("SPADI      68     --     66     69", head).flatMap(({ date, measure }) =>
      measure ? [`${date} ${measure.value}`] : [],
    );
  const all = ["2026-09-14 68", "2026-09-21 66", "2026-10-26 69"];
  expect(of("Date       9/14   9/17   9/21   10/26        (2026)")).toEqual(all);
  expect(of("2026       9/14   9/17   9/21   10/26")).toEqual(all);
});

it("tells on how many days a mark stands, and takes no mark for a value", () => {
  const facts = factsOf("TherEx     x      x      x      x\nHEP ck     iss    ok     ok     ok");
  expect(facts.filter(({ measure }) => measure)).toEqual([]);
  expect(facts).toContainEqual(
    expect.objectContaining({ quote: "TherEx: 4 entries, 9/14 to 10/26", date: "2026-10-26", told: true }),
  );
  expect(facts.map(({ quote }) => quote)).toContain("HEP ck: iss 9/14; ok 3 entries, 9/17 to 10/26");
});

it.each([
  ["a key gives the mark another meaning", "TherEx     x      x      x      x\nKEY: x = cancelled"],
  ["the words are results", "Hawkins    pos    pos    neg    neg"],
  ["the letters are those of who treated", "PT         dmc    dmc    dmc    dmc"],
  ["the letters are those of who measured", "Meas. by   po     po     po     po"],
  ["there are values among them", "Lifts      x      5 lb   x      x"],
])("tells nothing by marks where %s", (_, rows) =>
  expect(factsOf(rows).some(({ quote }) => quote.includes("entries"))).toBe(false),
);

it("reads the days over a grid whose heads name the visit, and takes no job's demand for a value", () => {
  const facts = factsOf(
    "ODI          58%               46%               32%                <= 16%\nLift floor   5#                15#               25#                50#  (sacks)",
    "ITEM         08-06-26 (IE)     09-10-26 (v8)     11-05-26 (v12)     JOB / GOAL",
  );
  expect(facts.flatMap(({ date, measure }) => (measure ? [`${date} ${measure.value}`] : []))).toEqual([
    ...["2026-08-06 58%", "2026-09-10 46%", "2026-11-05 32%"],
    ...["2026-08-06 5#", "2026-09-10 15#", "2026-11-05 25#"],
  ]);
});
