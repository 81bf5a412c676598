import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "../plan";

const note = (day: string, said: string, mark = "") =>
  `BAY PT LLC                             Treatment note              ${mark}\nRosa Ames-Tell     DOB 01/02/1960     ${day}\n${said}`;
const chart = readChart(
  [
    {
      documentId: "notes",
      title: "Notes",
      document: fromPlainText(
        [
          note("08/31/2026", "97110 25 min step-ups.\nA. Roe, PT   signed 08/31/2026"),
          note("09/03/2026", "97110 23 min bike.\nA. Roe, PT   signed 09/03/2026"),
          note("09/10/2026", "97110 __ min", "*** DRAFT - NOT SIGNED ***"),
        ].join("\f"),
      ),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);
const missing = (item: string) => {
  const notice = `Please send\n a. the initial evaluation,\n b. ${item}.`;
  return planLetter(
    {
      patientName: "Rosa Ames-Tell",
      denialCategory: "documentation",
      denialText: notice,
      datesOfService: ["2026-08-31", "2026-09-03", "2026-09-10"],
    },
    { noticeText: notice, chart, answers: [] },
  ).missing.filter((line) => line.includes("signed note"));
};

it("names the day whose note is a draft where the notes of each day are asked for", () =>
  expect(missing("the signed treatment note for each date of service")).toEqual([
    "No signed note of September 10, 2026 was found: it is missing, or it is a draft.",
  ]));

it("names no day where no note of each was asked for", () =>
  expect(missing("the signed treatment note")).toEqual([]));
