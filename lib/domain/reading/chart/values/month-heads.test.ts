import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const valuesIn = (text: string) =>
  readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  }).facts.flatMap(({ measure, date }) => (measure ? [`${date} ${measure.name}: ${measure.value}`] : []));

const TABLE = (heads: string) => `BAY CHIROPRACTIC           Ames-Tell, Rosa         1-2-60

                    1st exam      2nd exam      3rd exam
                    ${heads}
NDI (50 pts)        28            19            8
C-ext               22            36            51
`;

describe("days by the names of their months over columns", () => {
  // Seen red: a head whose last day has its year was none.
  it.each(["Sept 16       Oct 5         Oct 21, 2026", "Sep 16        Oct. 5        Oct 21 2026"])(
    "have their year once: %s",
    (heads) => {
      const values = valuesIn(TABLE(heads)).join("\n");
      expect(values).toMatch(/2026-09-16 NDI.*: 28/);
      expect(values).toMatch(/2026-10-05 NDI.*: 19/);
      expect(values).toMatch(/2026-10-21 NDI.*: 8/);
      expect(values).not.toMatch(/NDI.*: 50/);
    },
  );

  // Seen red: a value that begins a space before its own day stood under the longer head before it.
  it("hold the values that begin a space before them", () => {
    const values = valuesIn(
      "BAY CHIROPRACTIC           Ames-Tell, Rosa         1-2-60\n\n                    Sept 16, 2026  Oct 5        Oct 21\nNDI                 28            19            8\n",
    ).join("\n");
    expect(values).toMatch(/2026-10-05 NDI.*: 19/);
    expect(values).toMatch(/2026-10-21 NDI.*: 8/);
  });

  it("are no head beside another number", () => {
    expect(valuesIn(TABLE("Sept 16       Oct 5         12 visits by Oct 21, 2026")).join()).not.toMatch(
      /2026-09-16/,
    );
  });
});
