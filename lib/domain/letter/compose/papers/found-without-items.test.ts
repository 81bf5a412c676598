import { expect, it } from "vitest";
import type { LetterPaper } from "@/lib/core/enums";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../../facts/facts";
import { PLAIN_TEMPLATE } from "../../templates/templates";
import { letterText } from "../../text/letter-text";
import { composeLetter } from "../compose";

const letter = (text: string, paper: LetterPaper, known: LetterFacts, noticeText = "") =>
  letterText(
    composeLetter(
      {
        ...{ patientName: "Rosa Ames", dateOfBirth: "1960-01-02", practiceName: "Bay PT" },
        enclosures: [{ title: "Notes", type: "supporting_docs", documentId: "notes", pages: 2 }],
        ...known,
      },
      PLAIN_TEMPLATE,
      {
        noticeText,
        chart: readChart([{ documentId: "notes", title: "Notes", document: fromPlainText(text) }], {
          patientName: "Rosa Ames",
          dateOfBirth: "1960-01-02",
        }),
        answers: [],
      },
      paper,
    ).content,
    "html",
  );

// Seen red: a cover for a request whose items were not read named no page at all.
it("names the page of each service date on a cover whose items were not read", () => {
  const note = (day: string) =>
    `BAY PT     Ames, Rosa   01/02/1960      VISIT NOTE    ${day}\n\nGait training 15 min on stairs, cues for foot placement. Knee flexion 112 deg.\n`;
  const days = ["2026-10-07", "2026-10-21"];
  const said = letter(`${note("10/07/2026")}\f${note("10/21/2026")}`, "records", {
    datesOfService: days,
    procedureCodes: ["97116"],
  });
  expect(said).toContain(
    "The record of the service dates stands here: October 7, 2026 (Enclosure 1, page 1); October 21, 2026 (Enclosure 1, page 2).",
  );
});

// Seen red: what was refused for its diagnosis was told as a question of need, and the record's diagnosis was left out.
it("tells the record's diagnosis where a claim is corrected for it", () => {
  const order =
    "BAY FAMILY PRACTICE        LAB ORDER\nName   AMES, ROSA     DOB 01/02/1960     Date 10/20/2026\nFerritin (82728)\nDx for this test:   D50.9  iron deficiency anemia\nOrdered by  I. Roe, MD   10/20/2026\n";
  const reason = "Ferritin is not covered with the diagnosis sent for this line (A = Z00.00).";
  const said = letter(
    order,
    "corrected_claim",
    {
      ...{
        denialCategory: "medical_necessity",
        denialText: reason,
        reasonPoints: [reason],
        datesOfService: ["2026-10-20"],
      },
      procedureCodes: ["82728"],
    },
    reason,
  );
  expect(said).toContain("D50.9");
});
