import { describe, expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { answerBlocks } from "../../compose/answer-blocks";
import type { LetterFacts } from "../../facts/facts";
import { subjectOf } from "../notice/subject-of";
import { planLetter } from "../plan";

const PATIENT = "Rosa Ames-Tell";
const HEAD = (title: string, day: string) =>
  `QUIET LAKE CHIROPRACTIC          ${title}          Ames-Tell, Rosa   (01/02/1960)\nExam date: ${day}\n`;
const EXAM = `${HEAD("Exam: motor vehicle injury", "08/03/2026")}
HIP                    RIGHT                    LEFT
 flexion               88                       124
 thumb to              sacrum                   T6
 Neer / Hawkins        + / +                    - / -

DX    S13.4XXA neck.   S73.101A R hip sprain.
PLAN  Spine: 98941, 2x/wk x 4.   R hip: long axis glides (97140), a separate area.`;
const RELEASE = `${HEAD("Release exam", "09/04/2026")}
HIP                    RIGHT        (08/03/2026)         LEFT
 flexion               122          88                   124
 Neer / Hawkins        - / -        + / +                - / -
 Gluteal strength      5/5          4-/5                 5/5`;
const note = (day: string, minutes: string) =>
  `QLC   ${day}   Ames-Tell, R   01/02/1960        visit\n O  Restr C5 T4 L5.\n P  98941: C5, T4, L5.\n    97140-59  R hip long axis glide, gluteal release.   ${minutes}`;

const REASON =
  "Hands-on work is part of the manipulation when it is done to the same region. Modifier 59 was billed, but the records we hold (a visit note of 08/05/26): show the hands-on work at the neck, where manipulation was done too; do not show an injury outside the spine that was being treated; do not record the minutes of the hands-on work.";
const POINTS = [
  "show the hands-on work at the neck, where manipulation was done too",
  "do not show an injury outside the spine that was being treated",
  "do not record the minutes of the hands-on work.",
];
const PAGES = [
  EXAM,
  note("08/12/2026", "10:05-10:17 = 12 min"),
  note("08/19/2026", "09:10-09:24 = 14 min"),
  RELEASE,
];
const letter: LetterFacts = {
  patientName: PATIENT,
  dateOfBirth: "1960-01-02",
  denialCategory: "coding",
  denialText: REASON,
  reasonPoints: POINTS,
  procedureCodes: ["98941", "97140"],
  datesOfService: ["2026-08-12", "2026-08-19"],
  deniedLines: ["2026-08-12", "2026-08-19"].map((dateOfService) => ({
    procedureCode: "97140",
    dateOfService,
    ...{ amount: "58.00", billed: "58.00", groupCode: null, code: "K51", reason: null, remarks: [] },
  })),
  enclosures: [{ title: "Chart", type: "supporting_docs", documentId: "chart", pages: PAGES.length }],
};
const planOf = (pages: readonly string[]) => {
  const paper = { documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) };
  const chart = readChart([paper], { patientName: PATIENT, dateOfBirth: "1960-01-02" });
  return planLetter(letter, { noticeText: REASON, chart, answers: [] });
};
const told = (pages: readonly string[]) =>
  JSON.stringify(answerBlocks(planOf(pages), letter.enclosures ?? [], { title: "Why" }));

describe("hands-on work that a payer folds into a manipulation", () => {
  const [where, injury, minutes] = planOf(PAGES).points;

  it("is answered by what was done on each of the days, with its minutes", () => {
    expect(where?.passages.map(({ quote }) => quote)).toEqual([
      "97140-59 R hip long axis glide, gluteal release. 10:05-10:17 = 12 min",
      "97140-59 R hip long axis glide, gluteal release. 09:10-09:24 = 14 min",
    ]);
    expect(minutes).toMatchObject({ sameAs: where?.id });
  });

  it("is answered by what the examinations found of the part that was treated, before and after", () => {
    expect(injury?.series.map(({ measure, date }) => `${measure?.name} ${measure?.value} ${date}`)).toEqual([
      "Hip flexion 88 2026-08-03",
      "Hip flexion 122 2026-09-04",
    ]);
    expect(injury?.passages.map(({ quote }) => quote)).toEqual([
      "S73.101A R hip sprain.",
      "R hip: long axis glides (97140), a separate area.",
    ]);
  });

  it("is told as what the payer says of the records that it had, which are of another day", () => {
    expect(told(PAGES)).toContain(
      "the records we hold (a visit note of 08/05/26) … do not show an injury outside the spine",
    );
    expect(told(PAGES)).toContain(
      "is of another day, August 5, 2026. The denied services were given on August 12, 2026 and August 19, 2026",
    );
    // Without the notes of one of the days the letter must not say that they are enclosed.
    expect(told(PAGES.slice(0, 2))).not.toContain("The denied services were given on");
  });

  it("takes no head of a table and no sign for words of the record", () => {
    expect(told(PAGES)).toContain("Neer / Hawkins, right: + / +");
    expect(told(PAGES)).not.toMatch(
      /Neer \/ Hawkins: Gluteal|RIGHT|T6|The service as documented[^\]]*2x\/wk/,
    );
    expect(told(PAGES)).toContain("98941: C5, T4, L5.");
  });
});

describe("the subject of a point", () => {
  it("stands before the list, where its lead names papers", () => {
    expect(subjectOf(POINTS[2] ?? "", REASON)).toBe("the records we hold (a visit note of 08/05/26)");
    expect(subjectOf("The notes do not show progress.", REASON)).toBeUndefined();
    expect(
      subjectOf("does not apply", "The edit pairs two codes, for this reason: does not apply"),
    ).toBeUndefined();
  });
});
