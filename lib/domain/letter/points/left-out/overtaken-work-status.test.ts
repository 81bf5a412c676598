import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { overtakenWorkStatus } from "./overtaken-work-status";

const page = (title: string, day: string, said: string) =>
  `BAY ORTHOPEDICS      ${title}      ${day}\nAmes-Tell, Rosa      DOB 01/02/1960\n\n${said}\n`;
function left(letter: { datesOfService?: string[]; noticeDate?: string }, ...pages: string[]) {
  const papers = pages.map((text, at) => ({
    documentId: `p${at}`,
    title: "Note",
    document: fromPlainText(text),
  }));
  const { facts } = readChart(papers, { patientName: "Rosa Ames-Tell" });
  const found = overtakenWorkStatus(facts, letter);
  return facts
    .filter(({ id }) => found.has(id))
    .map(({ quote }) => quote)
    .join(" | ");
}
const AUGUST = page(
  "WORK STATUS REPORT",
  "08/18/2026",
  "May not work through 09/29/2026. Non weight bearing, boot.",
);
const NOVEMBER = page(
  "WORK STATUS REPORT",
  "11/03/2026",
  "May work with restrictions. Lift no more than 25 lb.",
);
const VISIT = page(
  "FOLLOW-UP VISIT",
  "10/29/2026",
  "She is on light duty and may not lift above the shoulder.",
);

// Seen red: what she could not do in August stood as the answer to where the surgeon puts her now.
it("leaves an earlier form to its own time", () => {
  expect(left({ noticeDate: "2026-11-17" }, AUGUST, NOVEMBER)).toContain("Non weight bearing");
  expect(left({ noticeDate: "2026-11-17" }, AUGUST, NOVEMBER)).not.toContain("25 lb");
  expect(left({ noticeDate: "2026-11-17" }, AUGUST, VISIT)).toContain("Non weight bearing");
});
// Red before: a goal of the therapy took the surgeon's form away.
it.each([
  "Goal: return to work full duty.",
  "She hopes to be on light duty soon.",
  "Her husband is off work to help.",
  "Asked when she may return to work.",
])("is not overtaken by what is no state: %s", (said) =>
  expect(left({ noticeDate: "2026-11-17" }, AUGUST, page("FOLLOW-UP VISIT", "10/29/2026", said))).toBe(""),
);
it("leaves out nothing that holds for the services, or that nothing later tells", () => {
  expect(left({ noticeDate: "2026-11-17" }, AUGUST)).toBe("");
  expect(left({ datesOfService: ["2026-08-20"], noticeDate: "2026-11-17" }, AUGUST, NOVEMBER)).toBe("");
  expect(left({ noticeDate: "2026-08-25" }, AUGUST, NOVEMBER)).toBe("");
  const weekLater = AUGUST.replace("08/18/2026", "08/25/2026");
  expect(left({ noticeDate: "2026-11-17" }, AUGUST, weekLater)).toBe("");
  const visit = page("FOLLOW-UP VISIT", "08/18/2026", "Non weight bearing, boot.");
  expect(left({ noticeDate: "2026-11-17" }, visit, NOVEMBER)).toBe("");
});
