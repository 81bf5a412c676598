import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofCertification } from "./certified-plan";

const PLAN = `BAY REHAB      PLAN OF CARE
Patient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026

Goal: stairs without a rail in 6 weeks.
Hip abduction is weak on the right side.
Plan: 2 visits a week for 6 weeks.`;
const SIGNED = `${PLAN}
I certify this plan of care, 09/08/2026 through 10/20/2026.
Signed  Ada Roe, MD   NPI 1780993312   09/11/2026
`;
const answersTo = (text: string, paper: string) =>
  ofCertification(
    text,
    readChart([{ documentId: "p", title: "Plan", document: fromPlainText(paper) }], {
      patientName: "Rosa Ames-Tell",
    }).facts,
  ).map(({ quote }) => quote);

// Red with each half of the pattern taken out.
it.each(["The plan of care was not certified.", "There is no signature of a physician on the plan."])(
  "answers who certified the plan, and nothing else of it: %s",
  (text) => {
    const said = answersTo(text, SIGNED).join(" | ");
    expect(said).toContain("I certify this plan of care");
    expect(said).toContain("Ada Roe, MD");
    expect(said).toContain("Goal: stairs");
    expect(said).not.toMatch(/abduction|2 visits/);
  },
);

it("tells a name with its day below the words that are signed", () => {
  const paper = `${PLAN}\nI certify this plan of care.     Ada Roe, MD      09/11/2026   (by fax)\n`;
  expect(answersTo("The plan of care was not certified.", paper).join(" ")).toContain(
    "Ada Roe, MD 09/11/2026",
  );
});

it("answers nothing where nobody certified, or where something else is meant", () => {
  expect(answersTo("The plan of care was not certified.", `${PLAN}\nNot certified yet.`)).toEqual([]);
  expect(answersTo("Send it by certified mail.", SIGNED)).toEqual([]);
  expect(answersTo("The plan has no measurable goals.", SIGNED)).toEqual([]);
  expect(answersTo("There is no certified plan that states a goal.", SIGNED)).toEqual([]);
});
