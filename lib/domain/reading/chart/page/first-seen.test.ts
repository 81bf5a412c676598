import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const dayOf = (line: string) =>
  readChart(
    [
      {
        ...{ documentId: "n", title: "Note" },
        document: fromPlainText(
          `Bay Hand Therapy                    Progress report\nAmes-Tell, Rosa   DOB 1/2/60      10/20/2026   visit 14\n${line}\nO: Grip left 38 lb.\nA: Gains since 9/15.\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.find(({ quote }) => quote.startsWith("A: Gains"))?.date;

// Seen red: the whole report was told under the day of the first visit.
it.each([
  "Tendon repair 08/04/2026. First seen 08/11/2026.",
  "First seen here on 08/11/2026 for the left hand.",
  "Initially evaluated 08/11/2026.",
  "Last seen 10/13/2026.",
])("takes the day of another visit for none of the page: %s", (line) => {
  expect(dayOf(line)).toBe("2026-10-20");
});

// Seen red: the first visit's own note had no day.
it.each(["First seen: 09/08/2026", "Patient was initially evaluated on 09/08/2026."])(
  "takes it for the day of the first visit's own note: %s",
  (line) => {
    const [value] = readChart(
      [
        {
          ...{ documentId: "n", title: "Note" },
          document: fromPlainText(
            `Bay Hand Therapy\nAmes-Tell, Rosa   DOB 1/2/60\nInitial evaluation\n${line}\nO: Grip left 38 lb.\n`,
          ),
        },
      ],
      { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
    ).facts.filter(({ measure }) => measure);
    expect(value?.date).toBe("2026-09-08");
  },
);
