import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readReading } from "../extract";

const valuesOf = (kind: string, ...lines: string[]) =>
  readReading(fromPlainText(lines.join("\n")))
    .labeled.filter((v) => v.label.kind === kind)
    .map((v) => v.value);

it("joins a name that its box wraps behind the comma", () => {
  const boxes = [
    "PATIENT                DATE OF BIRTH          MEMBER ID",
    "LINDQUIST,             05/22/1974             FBXH48210937",
    "MARGARET A",
  ];
  expect(valuesOf("patient", ...boxes)).toEqual(["LINDQUIST, MARGARET A"]);
  const provider = [
    "RENDERING              RENDERING NPI          DIAGNOSIS",
    "SUNDARAM,              1598300417             S83.241D",
    "PRIYANKA, DPT",
  ];
  expect(valuesOf("provider", ...provider)).toEqual(["SUNDARAM, PRIYANKA, DPT"]);
});

it.each([
  ["another's whole name in the next row", "LINDQUIST, ANN", "ORTEGA, RAUL"],
  ["a name without a comma", "LINDQUIST ANN", "ORTEGA RAUL"],
  ["a number under the name", "LINDQUIST,", "4471-02"],
])("joins no %s", (_, first, second) => {
  const table = [
    "PATIENT                DATE OF BIRTH          MEMBER ID",
    `${first.padEnd(23)}05/22/1974             FBXH48210937`,
    `${second.padEnd(23)}06/02/1981             FBXH48210938`,
  ];
  expect(valuesOf("patient", ...table)[0]).toBe(first);
});

it("finds short codes under a heading that is set in the middle of their column", () => {
  const table = [
    "                                                                           Reduction",
    "    Date of service       Code      Units     Charged                                              Allowed",
    "                                                                Amount          Reason",
    " 10/06/2026             97110       2         116.00          116.00        216                  0.00",
    " 10/08/2026             97110       2         116.00          116.00        216                  0.00",
  ];
  expect(valuesOf("reason", ...table)).toEqual(["216", "216"]);
  // A cell farther off is nobody's.
  const apart = table.map((line) => line.replace(/ {5}216/, "  216   "));
  expect(valuesOf("reason", ...apart)).toEqual([]);
});
