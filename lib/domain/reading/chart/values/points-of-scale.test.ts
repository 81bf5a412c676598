import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const valuesIn = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.flatMap(({ measure, date }) => (measure ? [`${date} ${measure.name}: ${measure.value}`] : []));
const HEAD = "BAY CHIROPRACTIC\nProgress note\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 10/13/2026\n";

describe("points in parentheses behind a score's name", () => {
  // Seen red: the scale stood for the score.
  it.each([
    ["NDI (50 pts): 8", "2026-10-13 NDI: 8"],
    ["LEFS (80 points): 44", "2026-10-13 LEFS: 44"],
    ["NDI (50 pts)   8", "2026-10-13 NDI: 8"],
  ])("are its scale where a value follows: %s", (line, value) => {
    expect(valuesIn(HEAD + line).map((one) => one.replace(/ \(\d+ \w+\)/, ""))).toEqual([value]);
  });

  // Seen red: how much a score had changed stood for the score.
  it.each(["NDI (28 pts): 10 point drop", "NDI (28 points): 12 pts less"])(
    "are the value where a change follows: %s",
    (line) => expect(valuesIn(HEAD + line).join()).not.toMatch(/NDI[^:]*: 1[02]/),
  );

  it.each(["NDI (28 pts)", "NDI (28 points), 3 weeks in.", "NDI 28 (56%)", "NDI (28 pts) 6 visits left."])(
    "are the value where none follows: %s",
    (line) => expect(valuesIn(HEAD + line).join()).toMatch(/NDI: \(?28/),
  );
});
