import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { answerBlocks } from "../compose/answer-blocks";
import type { LetterFacts } from "../facts/facts";
import { denialPoints } from "./notice/denial-points";
import { planLetter } from "./plan";

const PATIENT = "Rosa Ames-Tell";
const NOTICE = `Bay Health Plan                                   October 22, 2026

We cannot certify the request. We use guideline MSK 14 to decide that. The guideline has five numbered
points, and each of them has to be documented:

   1. Leg pain that follows the area of one nerve root.
   2. An MRI of the last 24 months that shows a cause at that root.
   3. Six weeks or more of care other than injection, directed by a clinician, without enough relief.
   4. Present severity on a recognized scale: Oswestry 30% or more, or pain 6 or more of 10.
   5. Guidance by fluoroscopy or CT.

From the office note our reviewer could accept points 1 and 5. He found nothing on points 2 and 3,
and for point 4 he found an Oswestry that had been copied.

You may appeal within 180 days.`;

const page = (title: string, day: string, ...lines: string[]) =>
  [`${title}\nPatient: ${PATIENT}   DOB 01/02/1960   Date: ${day}`, "", ...lines].join("\n");
const PAGES = [
  page("OFFICE VISIT", "12/04/2025", "Axial ache only, 3/10.", "No leg sx at present."),
  page("OFFICE VISIT", "07/08/2026", "ODI 38%    NPRS 6/10", "The leg pain is back."),
  page(
    "DISCHARGE LETTER",
    "09/14/2026",
    "She came to 14 visits from 07/20/2026 through 09/11/2026: exercise and a home program.",
    "",
    "     Measure                07/20/2026      08/17/2026      09/11/2026",
    "     ODI                    40%             44%             50%",
    "",
    "To: I. Bell, MD     fax 608-555-0141     09/14/2026",
  ),
  page(
    "OFFICE VISIT",
    "10/05/2026",
    "Finished PT, see their d/c.",
    "Gabapentin 300 mg stopped 08/26/2026, too drowsy at the furnace.",
    "Oswestry today 52%.",
  ),
];
const letter: LetterFacts = {
  patientName: PATIENT,
  denialCategory: "medical_necessity",
  stage: "pre_service",
  noticeDate: "2026-10-22",
  diagnosisCodes: ["M51.17"],
  denialText:
    "He found nothing on points 2 and 3, and for point 4 he found a low back Oswestry that had been copied.",
  enclosures: [{ title: "Chart", type: "supporting_docs", documentId: "chart", pages: PAGES.length }],
};
const paper = { documentId: "chart", title: "Chart", document: fromPlainText(PAGES.join("\f")) };
const chart = readChart([paper], { patientName: PATIENT, dateOfBirth: "1960-01-02" });
const plan = planLetter(letter, { noticeText: NOTICE, chart, answers: [] });
const text = JSON.stringify(answerBlocks(plan, letter.enclosures ?? [], { title: "Why" }));
const point = (words: RegExp) => plan.points.find((one) => words.test(one.text));

describe("numbered points of which the payer accepts some", () => {
  it("are held against the claim but for those", () => {
    expect(denialPoints(NOTICE, "").map(({ text: said, disputed }) => [said.slice(0, 8), disputed])).toEqual(
      expect.arrayContaining([
        ["Leg pain", false],
        ["An MRI o", true],
        ["Six week", true],
        ["Present ", true],
        ["Guidance", false],
      ]),
    );
    expect(text).toContain(
      "Your notice accepts: “Leg pain that follows the area of one nerve root.” “Guidance",
    );
    for (const other of [
      "can certify only when points 1 and 5 are met",
      "found points 1 and 5 missing",
      "could accept points 1 and 5 but in part",
    ]) {
      const notice = NOTICE.replace("could accept points 1 and 5", other);
      expect(denialPoints(notice, "").filter(({ granted }) => granted)).toEqual([]);
    }
  });

  it("are no reason themselves: what the reviewer found nothing on is", () => {
    const { fields } = extractByRules(fromPlainText(NOTICE));
    expect(fields.denial_text?.value).toMatch(/^He found nothing on points 2 and 3/);
  });

  it("are answered by the values of the treatment's own days, and by why a drug was stopped", () => {
    const failed = point(/^Six weeks/);
    expect(failed?.series.map(({ measure, date }) => `${measure?.value} ${date}`)).toEqual([
      "40% 2026-07-20",
      "50% 2026-09-11",
    ]);
    expect(failed?.passages.map(({ quote }) => quote)).toContain(
      "Gabapentin 300 mg stopped 08/26/2026, too drowsy at the furnace.",
    );
  });

  it("are answered by a value that reaches each scale's own least, and by no other words", () => {
    const severity = point(/^Present/);
    expect(severity?.series.map(({ measure }) => measure?.value)).toEqual(["52%"]);
    expect(severity?.passages).toEqual([]);
  });

  it("leave out what falls short of them, and what says nothing", () => {
    expect(text).not.toMatch(/3\/10|No leg sx|see their d\/c|fax 608/);
  });
});
