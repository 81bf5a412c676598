import { expect, it } from "vitest";
import { otherDiagnosisInRecord } from "./other-diagnosis-in-record";

const NOTICE =
  "B7  Testing is not covered with the diagnosis sent for this line (A = Z00.00). If a diagnosis was sent in error, send a\ncorrected claim (frequency code 7).";
const ORDER = "LAB ORDER  10/20/2026\nFerritin (82728)  Dx: D50.9\nOrdered by I. Roe, MD";
const found = (notice: string, ...pages: string[]) =>
  otherDiagnosisInRecord(
    pages.map((text, at) => ({ text, place: `page ${at + 1}` })),
    notice,
    ["2026-10-20"],
  )?.words;

// Seen red: the line was appealed as medically needed, though the claim carried another visit's diagnosis.
it("finds the diagnosis of the order where the claim had another", () =>
  expect(found(NOTICE, ORDER)).toContain("D50.9"));

it.each([
  ["a payer that names no corrected claim", NOTICE.slice(0, NOTICE.indexOf("If a")), [ORDER]],
  [
    "a note that has the billed one, too",
    NOTICE,
    [ORDER, "Visit 10/20/2026\nZ00.00 physical, done.\nI. Roe, MD"],
  ],
  ["an order of another day", NOTICE, [ORDER.replace("10/20", "09/20")]],
  ["an order that nobody signs", NOTICE, ["10/20/2026\nDx: D50.9"]],
  ["a copy of the claim alone", NOTICE, ["CMS-1500 10/20/2026\nA D50.9\nI. Roe, MD"]],
  [
    "a note of the day that says its diagnosis in words",
    NOTICE,
    [ORDER, "Visit 10/20/2026\nAssessment: annual physical, well adult.\nI. Roe, MD"],
  ],
  [
    "a note that has the billed one without its point",
    NOTICE,
    [ORDER, "Visit 10/20/2026\nAssessment: Z0000 physical; D50.9 anemia\nI. Roe, MD"],
  ],
  ["a record without a diagnosis", NOTICE, ["Visit 10/20/2026\nFerritin today.\nI. Roe, MD"]],
  [
    "a service that is not necessary",
    NOTICE.replace("not covered with the diagnosis sent for this line", "not necessary"),
    [ORDER],
  ],
])("keeps still before %s", (_, notice, pages) => expect(found(notice, ...pages)).toBeUndefined());
