import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { fullerDiagnosis } from "./fuller-diagnosis";

const chartOf = (...notes: [day: string, said: string][]) =>
  readChart(
    [
      {
        documentId: "n",
        title: "Notes",
        document: fromPlainText(
          notes
            .map(
              ([day, said]) =>
                `BAY CLINIC          NOTE\nAmes, Rosa     DOB 01/02/1952     ${day}\n\n${said}\n`,
            )
            .join("\f"),
        ),
      },
    ],
    { patientName: "Rosa Ames" },
  ).facts;
const foundIn = (denialText: string, ...notes: [string, string][]) =>
  fullerDiagnosis(
    chartOf(...notes),
    { denialText, diagnosisCodes: ["S83.241"], datesOfService: ["2026-10-06"] },
    denialText,
  );
const REASON = "We cannot use the diagnosis as sent. S83.241 has to be reported to its full length.";

it.each([
  REASON,
  "The diagnosis code is not coded to the highest level of specificity.",
  "This diagnosis is missing its seventh character.",
  "The diagnosis code was not valid for the date of service. It needs a further character.",
  "Truncated diagnosis code.",
  "Incomplete diagnosis code on this line.",
])("takes the whole code of the notes and orders before the service: %s", (reason) => {
  const { changes, facts } = foundIn(reason, ["09/29/2026", "Diagnosis: S83.241D, right knee."]);
  expect(changes).toEqual([{ had: "S83.241", becomes: "S83.241D" }]);
  expect(facts.map(({ quote }) => quote)).toEqual(["Diagnosis: S83.241D, right knee."]);
});

it("leaves it to a person where the notes have two, and takes none of another episode, illness or reason", () => {
  const note = (code: string, day = "09/29/2026"): [string, string] => [
    day,
    `Diagnosis: ${code}, right knee.`,
  ];
  expect(foundIn(REASON, note("S83.241D"), note("S83.241A", "10/01/2026")).changes).toEqual([]);
  expect(foundIn(REASON, note("S83.241D", "11/14/2022")).changes).toEqual([]);
  expect(foundIn(REASON, note("M23.222")).changes).toEqual([]);
  expect(foundIn("The diagnosis is inconsistent with the procedure.", note("S83.241D")).changes).toEqual([]);
});

it("reads a diagnosis whose words end in parentheses apart from the values on the next line", () => {
  const said =
    "Diagnosis: S83.241D (other tear of medial meniscus, current injury, right knee, subsequent encounter)\nFlexion right 92, left 138. Quadriceps lag 6 deg.";
  expect(foundIn(REASON, ["09/29/2026", said]).facts.map(({ quote }) => quote)).toEqual([
    "Diagnosis: S83.241D (other tear of medial meniscus, current injury, right knee, subsequent encounter)",
  ]);
});

it("keeps a diagnosis beside which values stand", () => {
  expect(foundIn(REASON, ["09/29/2026", "Dx: S83.241D, flexion 92."]).changes).toHaveLength(1);
});
