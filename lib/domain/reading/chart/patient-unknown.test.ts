import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { ChartSubject } from "./chart";
import { readChart } from "./read-chart";

const NOTE = `BAY REHAB      VISIT NOTE
Patient: Vera Otto   DOB 03/03/1970   Date: 09/08/2026

Knee flexion 95 degrees. She cannot climb the stairs to her flat.
`;
const GOES_ON = "Walks 200 feet with a cane and rests twice on the way.\n";
const POLICY = "THERAPY POLICY MP-11\n\nPhysical therapy is covered for 30 visits in a calendar year.\n";

const chartOf = (pages: string[], subject: ChartSubject) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], subject);
const pagesOf = (pages: string[], subject: ChartSubject) =>
  [...new Set(chartOf(pages, subject).facts.map(({ place }) => place.page))].sort();

describe("a chart where nobody is known as the patient", () => {
  it("gives nothing of pages that name a person, nor of what goes on with them", () => {
    expect(pagesOf([POLICY, NOTE, GOES_ON], {})).toEqual([1]);
    expect(pagesOf([POLICY, NOTE, GOES_ON], { patientName: "Vera Otto" })).toEqual([1, 2, 3]);
    expect(chartOf([POLICY, NOTE, GOES_ON], {}).leftOut).toEqual([
      { documentId: "chart", page: 2, reason: "patient_unknown", detail: "Vera Otto" },
      { documentId: "chart", page: 3, reason: "patient_unknown", detail: "Vera Otto" },
    ]);
  });

  it.each([
    ["a birth date that no page has", { dateOfBirth: "1955-05-05" }, NOTE],
    [
      "a row of a list",
      {},
      "DEPARTMENT LOG   09/08/2026\n\nPatient       Seen      Note\nOtto, Vera    09:30     Knee flexion 141 degrees\n",
    ],
    [
      "a title in running text",
      {},
      "September 8, 2026\n\nMrs. Otto walks 200 feet with a cane and rests twice.\n",
    ],
    [
      "a chart number alone",
      {},
      "VISIT NOTE   MRN 552130   09/08/2026\n\nKnee flexion 95 degrees, limps on stairs.\n",
    ],
  ])("%s", (_, subject, page) => {
    expect(pagesOf([page], subject)).toEqual([]);
  });
});
