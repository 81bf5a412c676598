import { expect, test } from "vitest";
import { adviceFor } from "../advice";
import { dateMiskeyed } from "./miskeyed-date";

const note = (day: string) => `VISIT NOTE     ${day}\nAnn Doe\nNeck pain, less.\nSigned  B. Roe, DC   ${day}`;

test("a signed note of the same day a year later shows that the year was keyed wrong", () => {
  expect(dateMiskeyed([note("01/09/2026")], ["2025-01-09"])).toBe(true);
  expect(dateMiskeyed([note("01/16/2026")], ["2025-01-09"])).toBe(false);
  expect(dateMiskeyed([note("01/09/2024")], ["2025-01-09"])).toBe(false);
});

test("where a note of the billed day exists, nothing was keyed wrong", () => {
  expect(dateMiskeyed([note("01/09/2026"), note("01/09/2025")], ["2025-01-09"])).toBe(false);
});

test("an unsigned page, or a day in the middle of a note, is no note of that day", () => {
  expect(dateMiskeyed(["Appointments   01/09/2026\nAnn Doe"], ["2025-01-09"])).toBe(false);
  const planned = `VISIT NOTE   12/12/2025\nAnn Doe\nDOB 01/02/1960\nNeck pain\nNext visit 01/09/2026\nSigned B. Roe 12/12/2025`;
  expect(dateMiskeyed([planned], ["2025-01-09"])).toBe(false);
});

test("the practice's list of errors counts where a note has the day that it calls right", () => {
  const list = "03/30/2026  DOS keyed as 03/12/2026, should be 03/21/2026";
  expect(dateMiskeyed([list, note("03/21/2026")], ["2026-03-12"])).toBe(true);
  expect(dateMiskeyed([list], ["2026-03-12"])).toBe(false);
  const asked = "Please check: DOS keyed as 03/12/2026, should be 03/21/2026";
  expect(dateMiskeyed([asked, note("03/21/2026")], ["2026-03-12"])).toBe(true);
  const plain = "03/30/2026  called about 03/12/2026 and 03/21/2026";
  expect(dateMiskeyed([plain, note("03/21/2026")], ["2026-03-12"])).toBe(false);
});

test("a late claim whose year was keyed wrong is reopened or corrected, never written off", () => {
  const late = { carc: "29", held: ["date_miskeyed"] as const };
  expect(adviceFor({ ...late, lineOfBusiness: "medicare_ffs" }).move).toBe("reopening");
  expect(adviceFor({ ...late, lineOfBusiness: "medicare_ffs" }).appealPossible).toBe(true);
  expect(adviceFor({ ...late, lineOfBusiness: "commercial" }).move).toBe("corrected_claim");
});
