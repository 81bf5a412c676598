import { expect, it } from "vitest";
import { routineWithPhysical } from "./routine-with-physical";

const LINE = {
  ...{ procedureCode: "99213", dateOfService: "2026-10-01", billed: "145.00", amount: "145.00" },
  ...{ groupCode: "CO", code: "97", reason: null, remarks: [] },
} as const;
const found = (text: string, denied = [LINE]) =>
  routineWithPhysical([{ text, place: "Note, page 1" }], ["2026-10-01"], {
    denied: denied as never,
    noticeText: "10/01/26  99396  paid\n10/01/26  99213  CO-97",
  });
const NOTE = `ENCOUNTER 10/01/2026   ANNUAL PREVENTIVE   P. Okonjo, FNP
"Feel great, no complaints." No chest pain.
1. Z00.00 annual exam, normal.
2. I10, at goal, no change. Lisinopril refilled for 12 months.`;

it.each([
  ["a refill", NOTE],
  [
    "conditions that were left as they were",
    NOTE.replace("at goal, no change. Lisinopril refilled for 12 months", "stable on current meds"),
  ],
  [
    "a well visit in other words",
    "10/01/2026 yearly physical. No concerns today. Hypothyroid: well controlled, renewed levothyroxine. A. Lee MD",
  ],
])("finds nothing beyond the physical in %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  [
    "a changed dose",
    NOTE.replace(
      "at goal, no change. Lisinopril refilled",
      "above goal. Lisinopril increased to 20 mg, refilled",
    ),
  ],
  ["a new problem", `${NOTE}\n3. New left knee pain 6/10 since August, films ordered.`],
  ["time of its own", `${NOTE}\nTime on blood pressure, apart from the physical: 15 minutes.`],
  [
    "a complaint",
    NOTE.replace('"Feel great, no complaints." No chest pain.', "Here for physical and for cough."),
  ],
  ["another day", NOTE.replace("10/01/2026", "09/01/2026")],
])("does not with %s", (_, text) => expect(found(text)).toBeUndefined());

it("is of problem visits alone", () =>
  expect(found(NOTE, [{ ...LINE, procedureCode: "20610" } as never])).toBeUndefined());
