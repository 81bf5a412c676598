import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { isDeadline } from "./gates/date-gate";

const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const letter = (...said: string[]) =>
  read("Harborline Health Plan", "September 2, 2026", "", "Patient: Odette Marlowe", "", ...said);

describe("whose clock a time is", () => {
  const lastDay = (...said: string[]) =>
    letter("We denied claim 2026-0512-7719.", "", ...said).facts.appeal_deadline?.value;

  it("is the first appeal's where a second one has its own", () => {
    expect(
      lastDay(
        "APPEALS. You have 180 days from the day you get this notice. If the answer is still no you have 60 days for a second appeal.",
      ),
    ).toBe("2027-03-01");
  });

  it("is no appeal's where another plan's explanation is waited for", () => {
    expect(
      lastDay(
        "You may dispute this decision in writing.",
        "The other plan's explanation must come within 12 months of its date.",
      ),
    ).toBeUndefined();
  });

  it("may be 24 months, with the day that a leap year adds", () => {
    expect(isDeadline("2028-09-02", { notice: "2026-09-02", services: [], births: [] })).toBe(true);
    expect(isDeadline("2028-10-02", { notice: "2026-09-02", services: [], births: [] })).toBe(false);
  });
});

it("reads the service that an exam's label tells", () => {
  expect(
    letter("Exam             : 73721 MRI lower extremity joint", "", "The exam is not approved.").facts
      .procedure_codes?.value,
  ).toBe("73721");
});

describe("whose plan it is", () => {
  const plan = (...head: string[]) =>
    read(
      ...head,
      "",
      "September 2, 2026",
      "",
      "Patient: Odette Marlowe",
      "",
      "We denied claim 2026-0512-7719.",
    ).lineOfBusiness;

  it.each([
    ["medicare_advantage", "Humana", "Humana Gold Plus (HMO)  |  Claims"],
    ["medicaid_mco", "Optum", "on behalf of UnitedHealthcare Community Plan of Arizona"],
  ])("is %s under %s and %s", (line, ...head) => expect(plan(...head)).toBe(line));
});

it("takes the plan for the payer, not the words of who administers it", () => {
  expect(
    read(
      "Administrator for the Tidewater Shipwrights Benefit Plan",
      "September 2, 2026",
      "",
      "Patient: Odette Marlowe",
      "",
      "We denied claim 2026-0512-7719.",
    ).fields.payer_name?.value,
  ).toBe("Tidewater Shipwrights Benefit Plan");
});
