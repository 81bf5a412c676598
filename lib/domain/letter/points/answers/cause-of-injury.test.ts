import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofCause } from "./cause-of-injury";

const CHART = `PATIENT INFORMATION UPDATE
Name  Rosa Ames-Tell      DOB  1/2/60       Date  9/8/26
Did this happen at work?     [ ] yes   [x] no            Auto accident?   [ ] yes   [x] no
\fOFFICE VISIT    09/08/2026     Ames-Tell, Rosa   1/2/60
HPI  Slipped from a ladder at her own house, landed on the right shoulder. Cannot lift at work since.
PE   R shoulder: abduction 80.
                                                              e-signed A. Roe MD 9/8/26
\fTELL CABINET WORKS                                     November 9, 2026
To whom it may concern:
Rosa Ames-Tell was not scheduled and did not clock in on Saturday, September 5, 2026. The shop was closed that day.
                                                              Vera Otto, HR Manager`;
const { facts } = readChart([{ documentId: "d", title: "Papers", document: fromPlainText(CHART) }], {
  patientName: "Rosa Ames-Tell",
});
const told = (text: string, kind: "reason" | "item" = "reason", own: readonly ChartFact[] = facts) =>
  ofCause({ kind, text }, own, "erisa")
    .map(({ quote }) => quote)
    .join(" | ");

it.each([
  "No benefit is paid for an injury that arises out of any work for pay.",
  "This appears to be a work-related injury.",
  "Your note says that the shoulder was hurt lifting at work.",
])("answers with how it happened, and with no finding: %s", (reason) => {
  const said = told(reason);
  for (const words of ["at work: no", "Slipped from a ladder", "did not clock in", "shop was closed"])
    expect(said).toContain(words);
  expect(said).not.toMatch(/abduction|Cannot lift/);
});

it("knows the question of a form in other words", () => {
  const form = facts.filter(({ quote }) => quote.includes("at work: no"));
  const asked = form.map((fact) => ({ ...fact, quote: "Injury related to work: no; Auto: no" }));
  expect(told("This appears to be a work-related injury.", "reason", asked)).toContain("related to work: no");
  const yes = form.map((fact) => ({ ...fact, quote: "Injury related to work: yes; Auto: no" }));
  expect(told("This appears to be a work-related injury.", "reason", yes)).toBe("");
});

it("gives an item what it asks for", () => {
  expect(told("the record of how, where and when the injury happened", "item")).toContain("Slipped");
  expect(told("the record of how, where and when the injury happened", "item")).not.toContain("clock in");
  expect(told("a statement from the employer whether she was at work", "item")).toContain("clock in");
  expect(told("a statement from the employer whether she was at work", "item")).not.toContain("Slipped");
});

it.each([
  ["The records do not show that therapy was needed.", "reason"],
  ["the office notes", "item"],
  ["The work of the therapist was not skilled.", "reason"],
] as const)("answers nothing else: %s", (text, kind) => expect(told(text, kind)).toBe(""));

it("leaves it to the insurer of the injury", () =>
  expect(ofCause({ kind: "reason", text: "Not a work-related injury." }, facts, "workers_comp")).toEqual([]));

// Red without the errands of a family, without the job that is hyphenated, and without the day.
it("tells the errand on which it happened with its day", () => {
  const note = (words: string) =>
    readChart(
      [
        {
          ...{ documentId: "n", title: "Note" },
          document: fromPlainText(
            `BAY CLINIC\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n${words}\n`,
          ),
        },
      ],
      { patientName: "Rosa Ames-Tell" },
    ).facts;
  const reason = "The diagnosis tells us that this was an on-the-job injury.";
  const said = told(
    reason,
    "reason",
    note("Back pain since Sat 9/5/26. Was helping her daughter move, walked a washer up the steps."),
  );
  expect(said).toContain("since Sat 9/5/26");
  expect(said).toContain("walked a washer");
  expect(told(reason, "reason", note("Back pain since Sat 9/5/26. Aspirin is helping."))).toBe("");
});
