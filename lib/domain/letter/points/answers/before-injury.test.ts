import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { pairPoint } from "./pair";

const page = (title: string, day: string, said: string) =>
  `BAY CHIROPRACTIC        ${title}\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: ${day}\n${said}\n`;
const EXAM = page(
  "EXAMINATION",
  "08/24/2026",
  "Date of injury: 08/19/2026\nComplaints: neck 7/10, upper back 6/10, headache daily.",
);
const OLD = page("TREATMENT NOTE", "04/12/2024", "Complaints: neck 3/10 and upper back after painting.");
const daysFor = (text: string, ...pages: string[]) => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const { passages } = pairPoint(
    { id: "1", kind: "item", text, disputed: true },
    { letter: { datesOfService: ["2026-08-24"] }, facts, category: "documentation" },
  );
  return [...new Set(passages.map(({ date }) => date))];
};

// Seen red: the complaints of the first visit after the accident were enclosed as the records of the years before it.
it("answers what is asked from before an accident with nothing that was written since", () => {
  const item = "Records of neck or back treatment in the three years before the accident";
  expect(daysFor(item, EXAM)).toEqual([]);
  expect(daysFor(item, EXAM, OLD)).toEqual(["2024-04-12"]);
});

it("leaves what is asked for without such a time to all pages", () => {
  expect(daysFor("Records of neck or back treatment", EXAM)).toEqual(["2026-08-24"]);
});

it("tells what the patient could do before an accident by the evaluation after it", () => {
  const after = page(
    "EVALUATION",
    "08/24/2026",
    "Prior level of function: worked full duty, walked without a cane.",
  );
  expect(daysFor("Prior level of function before the accident", after)).toEqual(["2026-08-24"]);
});
