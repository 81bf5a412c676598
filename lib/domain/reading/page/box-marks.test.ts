import { expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { withoutBoxMarks } from "./box-marks";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));

it("reads the values under the titles of boxes that only a number begins", () => {
  const { fields, facts } = read(
    "BUREAU OF WORKERS' COMPENSATION                 DECISION ON A REQUEST FOR TREATMENT",
    "____________________________________________________________________________________",
    "1 INJURED WORKER               2 BWC CLAIM NUMBER           3 DATE OF INJURY",
    "  Rosalind Okafor                26-418827                    02/16/2026",
    "____________________________________________________________________________________",
    "4 EMPLOYER                     5 DATE OF BIRTH              6 REQUEST RECEIVED",
    "  Lake Forest Pallet Co.         02/08/1972                   04/28/2026",
    "____________________________________________________________________________________",
    "7 DECISION     [ ] Approved    [X] Denied                   8 DECISION DATE   05/04/2026",
    "  The treatment asked for is not medically necessary.",
  );
  expect(fields).toMatchObject({
    patient_name: { value: "Rosalind Okafor" },
  });
  expect(facts).toMatchObject({
    date_of_birth: { value: "1972-02-08" },
    notice_date: { value: "2026-05-04" },
  });
});

it("knows a claim's number by the bureau that gave it", () => {
  const { fields } = read(
    "Lake Forest Managed Care Organization",
    "05/04/2026",
    "Injured worker: Rosalind Okafor       BWC claim number: 26-418827",
    "The claim was denied because the treatment is not medically necessary.",
  );
  expect(fields.claim_number?.value).toBe("26-418827");
});

it.each([
  // A claim form's boxes are known by their numbers.
  [
    "HEALTH INSURANCE CLAIM FORM",
    "1 INSURED ID NUMBER     2 PATIENT'S NAME     3 PATIENT'S BIRTH DATE     4 INSURED'S NAME",
  ],
  // Points of a list are no titles.
  [
    "1 VISIT NOTES ARE MISSING",
    "2 ORDER IS NOT SIGNED",
    "3 PLAN OF CARE IS MISSING",
    "4 CLAIM NUMBER IS WRONG",
  ],
  // Numbers that do not rise from one on are those of a table's rows.
  ["3 PATIENT NAME     7 CLAIM NUMBER     9 DATE OF BIRTH"],
])("leaves numbers that are no marks of boxes: %s", (...lines) =>
  expect(withoutBoxMarks(lines)).toEqual(lines),
);
