import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const pointsOf = (...lines: string[]) => {
  const { fields } = extractByRules(fromPlainText(lines.join("\n")));
  return { text: fields.denial_text?.value, points: fields.denial_text?.points };
};
const LETTERHEAD = [
  "Harvest Mutual Health Plan            October 2, 2026",
  "",
  "Patient: ELOISE TRENTHAM",
  "",
];

describe("a reason that is given point by point", () => {
  it("has each sentence of a point once, also where two of them share a line", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "  Reason code ......... CO-29",
      "",
      "  What we found",
      "   (1)  Your claim reached us on 11/02/2026, which is 250 days after the last service. A claim must be here",
      "        within 180 days of the service.",
      "   (2)  No claim for these services was here before 11/02/2026.",
    );
    expect(points?.map((p) => p.text)).toEqual([
      "Your claim reached us on 11/02/2026, which is 250 days after the last service. A claim must be here within 180 days of the service.",
      "No claim for these services was here before 11/02/2026.",
    ]);
  });

  it("goes on behind the colon, each point by itself and in its place", () => {
    const { text, points } = pointsOf(
      ...LETTERHEAD,
      "We are not able to approve payment. Our reviewer gave these reasons:",
      "",
      "  1. The notes do not show measurable progress toward the goals",
      "     in the plan of care.",
      "  2) No signed plan of care was received for the period.",
      "",
      "You may appeal within 180 days of the date of this letter. Send:",
      "  1. A copy of this letter",
      "  2. Your records",
    );
    expect(points?.map((p) => p.text)).toEqual([
      "The notes do not show measurable progress toward the goals in the plan of care.",
      "No signed plan of care was received for the period.",
    ]);
    expect(points?.[1]).toMatchObject({ page: 1 });
    expect(points?.[1]?.boxes).toHaveLength(10);
    expect(text).toMatch(
      /^(?:We are not able to approve payment\. )?Our reviewer gave these reasons: The notes/,
    );
    expect(text).not.toContain("A copy of this letter");
  });

  it("is announced by grounds as by reasons, and a policy's number in a point is no amount of a bill", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "It was read by a physician who was not part of the first decision. The test stays denied as investigational. He",
      "gives two grounds:",
      "",
      "   First,   Medical Policy 7.03.18, version of January 2024, lists this test as investigational.",
      "   Second,  no chart was enclosed to show what was prescribed because of a result.",
    );
    expect(points?.map((p) => p.text)).toEqual([
      expect.stringMatching(
        /Medical Policy 7\.03\.18, version of January 2024, lists this test as investigational\.$/,
      ),
      expect.stringMatching(/no chart was enclosed to show what was prescribed because of a result\.$/),
    ]);
  });

  it("is what the records show and do not show, behind the words that lead to it", () => {
    const { text, points } = pointsOf(
      ...LETTERHEAD,
      "  06/09/26   97140-59   1   58.00   0.00   K51",
      "",
      "  K51   Hands-on work is part of the manipulation when it is done to the same region. Modifier 59 was billed, but the records",
      "        we hold (a visit note of 06/02/26):",
      "           (1) show the hands-on work at the neck, where manipulation was done too;",
      "           (2) do not record the minutes of the hands-on work.",
    );
    expect(points?.map((p) => p.text)).toEqual([
      "show the hands-on work at the neck, where manipulation was done too",
      "do not record the minutes of the hands-on work.",
    ]);
    expect(text).toMatch(/manipulation was done too; do not record the minutes of the hands-on work\.$/);
  });

  it("goes on over a page break, behind the foot of the one page and the head of the other", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "This claim was denied for the following reasons:",
      "  • No plan of care that a physician signed was sent to us.",
      "  • The treatment could have been carried out as a home exercise",
      "                                              Page 1 of 2",
      "\fHarvest Mutual Health Plan",
      "Patient: ELOISE TRENTHAM",
      "    program without the skills of a therapist.",
      "  • The visits exceed the number that was authorized.",
    );
    expect(points?.map((p) => [p.page, p.text])).toEqual([
      [1, "No plan of care that a physician signed was sent to us."],
      [
        1,
        "The treatment could have been carried out as a home exercise program without the skills of a therapist.",
      ],
      [2, "The visits exceed the number that was authorized."],
    ]);
  });

  it("is read from a table of criteria", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "We denied the MRI because the criteria were not met, as follows:",
      "",
      "Criterion                     Met    Reviewer comment",
      "Six weeks of treatment        No     Only two weeks of therapy",
      "                                     are documented",
      "New neurological deficit      No     The exam does not describe one",
      "",
      "You may file an appeal within 180 calendar days of receiving this notice.",
    );
    expect(points?.map((p) => p.text)).toEqual([
      "Six weeks of treatment No Only two weeks of therapy are documented",
      "New neurological deficit No The exam does not describe one",
    ]);
  });

  it("is told apart inside a sentence", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "The claim is denied because (1) the plan of care was not signed; (2) the notes do not show progress.",
    );
    expect(points?.map((p) => p.text)).toEqual([
      "the plan of care was not signed",
      "the notes do not show progress.",
    ]);
  });

  it("has no points where one reason is given, and none from lists of what to send or to do", () => {
    const { text, points } = pointsOf(
      ...LETTERHEAD,
      "This claim was denied because no prior authorization was on file.",
      "We reviewed the following:",
      "  - Office notes of March 3, 2026",
      "  - Your appeal letter",
      "What you can do:",
      "  - Ask for an appeal because you disagree",
    );
    expect(text).toBe("This claim was denied because no prior authorization was on file.");
    expect(points).toBeUndefined();
  });

  it("joins a sentence that a page break cuts", () => {
    const { text } = pointsOf(
      ...LETTERHEAD,
      "We denied this claim because the records that were sent do not show that the patient",
      "                                   Page 1 of 2",
      "\fHarvest Mutual Health Plan",
      "had six weeks of conservative treatment before the injection.",
    );
    expect(text).toBe(
      "We denied this claim because the records that were sent do not show that the patient had six weeks of conservative treatment before the injection.",
    );
  });

  it.each([
    ["numbers", ["1   Pump supplies were not ordered", "2   No log of the blood sugar was kept"]],
    ["letters", ["a    the order of the treating physician", "b    a visit note of the last six months"]],
    ["numerals", ["i    the order of the treating physician", "ii   a visit note of the last six months"]],
    ["words", ["first    the order of the physician", "second   the visit note"]],
  ])("has points whose marks only room sets off: %s", (_, lines) => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "We denied this claim. The following conditions were not met:",
      "",
      ...lines.map((line) => `   ${line}`),
      "",
      "You may appeal within 180 days of the date of this letter.",
    );
    expect(points?.map((p) => p.text)).toEqual(lines.map((line) => line.replace(/^\S+ +/, "")));
  });

  it("keeps such points apart over a page break, and goes on in their lines", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "The claim is denied. We are still waiting for:",
      "   1   the plan of care, signed by the physician who",
      "       ordered the therapy",
      "   2   daily notes",
      "                                              Page 1 of 2",
      "\fHarvest Mutual Health Plan",
      "   3   the referral",
      "",
      "Sincerely, Claims",
    );
    expect(points?.map((p) => [p.page, p.text])).toEqual([
      [1, "the plan of care, signed by the physician who ordered the therapy"],
      [1, "daily notes"],
      [2, "the referral"],
    ]);
  });

  it("makes no list of one such mark, of rows of charges, or of what is to be sent", () => {
    const { points } = pointsOf(
      ...LETTERHEAD,
      "This claim was denied because the benefit maximum was reached. These lines were not met:",
      "   1   Office visit      120.00",
      "   2   Therapeutic bath   80.00",
      "",
      "Please send the following if it is still missing:",
      "   1   the plan of care",
      "   2   daily notes",
      "",
      "The following was denied:",
      "   a   decision is made within 30 days of the receipt of an appeal.",
    );
    expect(points).toBeUndefined();
  });
});

it("takes what the payer asked for and never got for the points of its reason", () => {
  const { points } = pointsOf(
    ...LETTERHEAD,
    "Your request is not approved. We could not tell whether the guideline is met. On April 8 we asked your",
    "office for:",
    "",
    "  - clinical notes from the two most recent visits",
    "  - a list of the drugs she has tried, and for how long",
    "",
    "Nothing had come by April 13.",
  );
  expect(points?.map((p) => p.text)).toEqual([
    "clinical notes from the two most recent visits",
    "a list of the drugs she has tried, and for how long",
  ]);
});
