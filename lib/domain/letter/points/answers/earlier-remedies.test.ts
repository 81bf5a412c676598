import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { withFailedRemedies } from "./failed-remedies";

const told = (quote: string, heading: string, codes: string[], noticeText = "") => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading, section: "", topics: topicsOf(quote), date: "2026-10-06" },
    ...{ place: { documentId: "d", page: 1, boxes: [] }, adverse: "no_progress" },
  };
  return withFailedRemedies([fact], { procedureCodes: codes }, noticeText)[0];
};

// Seen red: what was tried before the first visit kept all that the visit tells out of the letter.
it.each([
  ["Eval. Opens 24 mm. Referred by her dentist after 8 weeks of a night guard with no relief.", "Notes"],
  ["Wore drugstore inserts for six weeks, no relief.", "Initial Evaluation"],
  ["Did home exercises and heat for 6 weeks with no improvement.", "PT Initial Eval"],
  ["Two rounds of chiropractic care did not help, no change in pain.", "New Patient Exam"],
  ["No relief from a cortisone shot or two months in a wrist brace.", "Initial evaluation"],
  ["Before therapy: exercises from a printout for 5 weeks without change.", "Report"],
  ["Tried ice, rest and a soft collar, 3 weeks, no benefit.", "Initial examination"],
])("is a remedy of before: %s", (quote, heading) => {
  const fact = told(quote, heading, ["97110", "97112"]);
  expect(fact?.adverse).toBeUndefined();
  expect(fact?.topics).toContain("treatment_tried");
});

// Red with any remedy that is named taking the lack of progress away.
it.each([
  ["Home exercises 6 weeks, no improvement.", "Re-evaluation", ["97110"]],
  ["Did home exercises for 6 weeks with no improvement.", "Daily note", ["97110"]],
  ["No change in pain today after heat and 15 minutes of exercise.", "Initial Evaluation", ["97110"]],
  ["Had physical therapy here in May, 12 visits, no improvement.", "Initial Evaluation", ["97110"]],
  ["Physical therapy last year, 10 visits, no benefit; also did heat.", "Initial Evaluation", ["97110"]],
  ["Two rounds of chiropractic care, no relief.", "Initial examination", ["98941"]],
  ["Wears a brace at work, no change in gait.", "Initial Evaluation", ["97116"]],
  ["Wore a brace for 6 weeks with no relief.", "Initial Evaluation", ["L1833"]],
  ["No improvement since the eval, did home exercises and heat.", "PT Eval", ["97110"]],
  ["Advised rest and ice; no improvement in strength.", "Initial Evaluation", ["97110"]],
  ["Goals not met, no improvement with 8 visits, did HEP.", "Initial Evaluation", ["97110"]],
  ["Had an injection in March, no relief.", "New patient visit", ["20610"]],
  ["Plateau since 8/1, home exercises for 6 weeks no help.", "Initial Evaluation", ["97110"]],
  ["Did not do home exercises, no improvement.", "Initial Evaluation", ["97110"]],
  ["Has not tried a night guard, no relief.", "Initial Evaluation", ["97110"]],
  ["Refused injections before, no change in pain.", "Initial Evaluation", ["97110"]],
  ["Failed to do home exercises for 6 weeks.", "Initial Evaluation", ["97110"]],
  ["Patient failed to attend prior physical therapy.", "New Patient Exam", ["20610"]],
  ["Failed to follow through with physical therapy, 2 visits.", "New Patient Exam", ["20610"]],
  ["Physical therapy ordered before, failed to attend.", "New Patient Exam", ["20610"]],
  ["Never wore the brace he had, no improvement.", "Initial Evaluation", ["97110"]],
  ["Prior physical therapy, failed visits because of no transport.", "New Patient Exam", ["20610"]],
  ["Stopped home exercises after 2 days, no improvement.", "Initial Evaluation", ["97110"]],
])("is no remedy of before: %s (%s)", (quote, heading, codes) =>
  expect(told(quote, heading, codes)?.adverse).toBe("no_progress"),
);

it("leaves what the notice names in question", () => {
  const notice = "The night guard is not covered.";
  expect(told("Wore a night guard for 8 weeks, no relief.", "Initial exam", ["D9944"], notice)?.adverse).toBe(
    "no_progress",
  );
});
