import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../../facts/facts";
import { planLetter } from "../plan";
import { notesHeld } from "./latest-note";

const PATIENT = "Rosa Ames-Tell";
const page = (heading: string, date: string, text: string) =>
  `${heading}\nPatient: ${PATIENT}   DOB 01/02/1960   Date: ${date}\n${text}\n`;
const FIRST = page(
  "OFFICE VISIT",
  "08/24/2026",
  "PE: SLR positive R, negative L. EHL R 5/5, L 5/5. Reflexes 2+ symmetric.\nA/P: Lumbar radiculopathy, right. Naproxen 500 mg BID with food.\nPT referral, 2x/wk x 6 wk",
);
const THERAPY = page(
  "PT DISCHARGE SUMMARY",
  "10/12/2026",
  "Start of care: 08/31/2026     Visits attended: 12 of 12     Last visit: 10/12/2026\nAssessment: Little change in function.",
);
const LAST = page(
  "OFFICE VISIT",
  "10/15/2026",
  "HPI: Finished 6 wks PT, 12 visits. Naproxen 500 BID since 8/24, helped 3 days.\nPE: SLR positive R, negative L. EHL R 4/5, L 5/5. Light touch decreased R foot.\nA/P: Right L5 radiculopathy, failed 7 wks conservative care.",
);
const NOTICE = `The guideline asks for the following:

   (a)  at least 6 weeks of treatment in the past 3 months (therapy AND medication), without enough improvement
   (b)  a re-evaluation by the provider after that treatment, with a neurological exam

The request came with one office note, of 08/24/2026. It does not show (a) or (b).
`;

function answersOf(...pages: string[]) {
  const letter: LetterFacts = {
    patientName: PATIENT,
    denialCategory: "medical_necessity",
    denialText: "",
    noticeDate: "2026-10-22",
    stage: "pre_service",
    enclosures: [{ title: "Chart", type: "supporting_docs", documentId: "chart", pages: pages.length }],
  };
  const paper = { documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) };
  const chart = readChart([paper], { patientName: PATIENT });
  const { points } = planLetter(letter, { noticeText: NOTICE, chart, answers: [] });
  return points.map(({ series, passages }) => ({
    values: series.map(
      ({ date, measure }) => `${date?.slice(5)} ${measure?.name} ${measure?.side}: ${measure?.value}`,
    ),
    words: passages.map(({ date, quote }) => `${date?.slice(5)} ${quote}`),
  }));
}

describe("an examination that is asked for after a treatment", () => {
  it("is the latest one, with what was found before beside what got worse", () => {
    const [, again] = answersOf(FIRST, THERAPY, LAST);
    expect(again?.values).toEqual(
      expect.arrayContaining(["08-24 EHL right: 5/5", "10-15 EHL right: 4/5", "10-15 SLR right: positive"]),
    );
    expect(again?.values).not.toContain("08-24 SLR right: positive");
    expect(again?.words.length).toBeGreaterThan(0);
    expect(again?.words.filter((one) => !one.startsWith("10-15"))).toEqual([]);
  });

  it("is not the one note that the payer had", () => {
    const [, again] = answersOf(FIRST);
    expect(again).toEqual({ values: [], words: [] });
  });
});

describe("a course of treatment that is asked for", () => {
  it("is told by its days and visits, what was taken and what came of it, not by its order", () => {
    const [course] = answersOf(FIRST, THERAPY, LAST);
    expect(course?.words).toEqual(
      expect.arrayContaining([
        "10-12 Start of care: 08/31/2026; Visits attended: 12 of 12; Last visit: 10/12/2026",
        "10-15 HPI: Finished 6 wks PT, 12 visits.",
        "10-15 Naproxen 500 BID since 8/24, helped 3 days.",
        "10-15 A/P: Right L5 radiculopathy, failed 7 wks conservative care.",
      ]),
    );
    expect(course?.words.join(" ")).not.toContain("PT referral");
  });
});

it.each([
  ["The request came with one office note, of 08/24/2026.", ["2026-08-24"]],
  ["We received the progress notes dated 07/01/2026 and 07/15/2026.", ["2026-07-01", "2026-07-15"]],
  ["We received your request on 10/19/2026.", []],
])("the notes that a payer had are those it names: %s", (notice, days) => {
  expect([...notesHeld(notice)]).toEqual(days);
});
