import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (...body: string[]) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          [
            "Bay Rehab    Patient: AMES-TELL, ROSA    DOB 01/02/1960",
            "ENCOUNTER: Progress Report    DATE: 10/23/2026",
            "",
            ...body,
            "",
          ].join("\n"),
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts;
const valuesOf = (...body: string[]) =>
  factsOf(...body).flatMap(({ measure, date }) =>
    measure ? [`${date} ${[measure.side, measure.name].filter(Boolean).join(" ")} ${measure.value}`] : [],
  );

describe("a measure with a line for each time", () => {
  // Seen red: each value stood as words without its name, all of them of the report's day.
  it("is read with its name, its side and its days", () => {
    const body = [
      "FUNCTIONAL OUTCOME",
      "  Instrument: QuickDASH",
      "  Initial (09/14/2026): 63.6",
      "  Current (10/23/2026): 36.4",
      "",
      "RANGE OF MOTION, RIGHT SHOULDER",
      "  Flexion",
      "    Initial: 88 deg",
      "    Current: 131 deg",
      "    Goal: 140 deg",
    ];
    expect(valuesOf(...body)).toEqual([
      "2026-09-14 QuickDASH 63.6",
      "2026-10-23 QuickDASH 36.4",
      "2026-09-14 right Flexion 88 deg",
      "2026-10-23 right Flexion 131 deg",
    ]);
    expect(factsOf(...body).map(({ quote }) => quote)).toContain("Flexion: goal 140 deg");
  });

  it("has no earlier value where no day of it is told", () =>
    expect(valuesOf("Flexion", "  Initial: 88 deg", "  Current: 131 deg")).toEqual([
      "2026-10-23 Flexion 131 deg",
    ]));

  // Seen red: the day of "Initial" dated another block's "Previous".
  it("takes the day of one time for no other", () =>
    expect(
      valuesOf(
        ...["Flexion", "  Previous: 110 deg", "  Current: 120 deg", ""],
        ...["Abduction", "  Initial (09/14/2026): 60 deg", "  Current: 90 deg"],
      ),
    ).toEqual(["2026-10-23 Flexion 120 deg", "2026-09-14 Abduction 60 deg", "2026-10-23 Abduction 90 deg"]));

  // Seen red: the side of the section stood before that of the measure's own name.
  it("takes the side that the name has", () =>
    expect(
      valuesOf(
        ...["RANGE OF MOTION, RIGHT SHOULDER", "  Left flexion", "    Initial (09/14/2026): 60 deg"],
        "    Current: 90 deg",
      ),
    ).toEqual(["2026-09-14 left flexion 60 deg", "2026-10-23 left flexion 90 deg"]));

  it.each([
    // Whose second measure has no name.
    [["Flexion", "  Initial: 88 deg", "  Current: 131 deg", "  Initial: 70 deg", "  Current: 90 deg"]],
    [["Medication", "  Initial: once daily", "  Current: twice daily"]],
    [["Visits", "  Initial: 12", "  Current: 8"]],
    [["Insurance", "  Current: 20", "  Goal: 30"]],
    [["She says it is better.", "  Initial: 4", "  Current: 2"]],
    // Seen red: what is paid, prescribed or counted.
    [["Copay", "  Previous: 20", "  Current: 30"]],
    [["Weekly visits", "  Initial: 3", "  Current: 2"]],
    [["Lisinopril mg", "  Previous: 10", "  Current: 20"]],
    // Seen red: the motions of two joints under one name.
    [
      [
        ...["KNEE", "  Flexion", "    Initial (09/14/2026): 60 deg", "    Current: 90 deg"],
        ...["HIP", "  Flexion", "    Initial: 100 deg", "    Current: 120 deg"],
      ],
    ],
    [["Address", "  Current: 12 Main Street", "  Previous: 9 Elm"]],
  ])("is none: %s", (body) => expect(valuesOf(...body)).toEqual([]));
});
