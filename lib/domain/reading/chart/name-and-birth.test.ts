import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const page = (who: string, said: string) =>
  `BAY CHIROPRACTIC            DAILY TREATMENT              ${who}\nDATE 10-19-26   visit 6\nS  ${said}\n/s/ L. Ott DC  10/19/26\n`;

// Red without the name and the birth behind a comma: the namesake's note was the patient's.
it("tells a namesake's page by the birth behind the name in one cell", () => {
  const text = [
    page("Ames-Tell R, 1/2/60, file 1194", "neck tingling only when driving."),
    page("Ames-Tell Ros., 11/23/62, file 1149", "low back, as every month."),
  ].join("\f");
  const { facts, leftOut } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(text) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const said = facts.map(({ quote }) => quote).join("\n");
  expect(said).toContain("neck tingling");
  expect(said).not.toContain("low back");
  expect(leftOut).toMatchObject([{ page: 2, reason: "other_patient" }]);
});

it("takes a name before 'b.' and a birth for whose page it is", () => {
  const { facts, leftOut } = readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          "BAY CHIROPRACTIC CENTER\nChart note                    Ames, Rosalba          b. Mar 11, 1962\nVisit: Sep 9, 2026, 3:15 pm\n\nManual therapy 10 minutes to the trapezius.",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts).toEqual([]);
  expect(leftOut).toMatchObject([{ reason: "other_patient" }]);
});
