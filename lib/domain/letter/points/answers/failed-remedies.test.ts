import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { withFailedRemedies } from "./failed-remedies";

const adverseOf = (quote: string, codes: string[], noticeText = "") => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Visit", section: "", topics: topicsOf(quote) },
    ...{ place: { documentId: "d", page: 1, boxes: [] }, adverse: "no_progress" },
  };
  return withFailedRemedies([fact], { procedureCodes: codes }, noticeText)[0]?.adverse;
};

// Seen red: what another remedy did not do was held against the care in question.
it.each([
  ["No change in pain with naproxen 500 mg BID x 6 weeks.", ["72148"], "", undefined],
  ["Pain not relieved by OTC Tylenol.", ["97110"], "", undefined],
  ["Chiropractic care in spring, 8 visits, did not help.", ["97110"], "", undefined],
  ["Chiropractic care in spring, 8 visits, did not help.", ["98941"], "", "no_progress"],
  ["No relief with sumatriptan.", ["J3030"], "Sumatriptan injection is not covered.", "no_progress"],
  ["No change in pain with the exercises.", ["97110"], "", "no_progress"],
  ["No improvement this week; on naproxen.", ["97110"], "", "no_progress"],
])("%s (%s)", (quote, codes, notice, adverse) => expect(adverseOf(quote, codes, notice)).toBe(adverse));

// Seen red: a remedy that was only named, or one beside the care itself, took the lack of progress away.
it.each([
  ["No change in pain with naproxen and therapy.", ["97110"]],
  ["PT for 6 weeks did not help; advil no relief.", ["97110"]],
  ["No improvement with therapy, pain meds OTC.", ["97110"]],
  ["No progress in therapy; no relief with Tylenol.", ["97110"]],
  ["Unchanged after 12 visits of manual therapy and ibuprofen.", ["97110"]],
  ["No improvement this month, still takes ibuprofen.", ["97110"]],
  ["Massage here did not help.", ["98941"]],
  ["No change after adjustment, advised heat or ice.", ["98941"]],
  ["Patient did not improve, continue heat and ice at home.", ["98941"]],
])("the care in question stays without progress: %s (%s)", (quote, codes) =>
  expect(adverseOf(quote, codes)).toBe("no_progress"),
);

const ASKS_TRIAL =
  "Your policy asks for a trial of pelvic floor muscle exercise of at least four weeks, taught by a clinician, that failed.";
const answersTrial = (quote: string, date: string, notice = ASKS_TRIAL) => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "", section: "", topics: [], date, adverse: "no_progress" as const },
    place: { documentId: "d", page: 1, boxes: [] },
  };
  const [told] = withFailedRemedies([fact], { datesOfService: ["2026-07-14"] }, notice);
  return told?.adverse === undefined;
};

// Seen red: the answer to the criterion was kept out as a lack of progress.
it.each([
  ["Result of trial: no change", "2026-07-07", true],
  ["Exercise trial failed after 6 weeks", "2026-07-07", true],
  ["Result of trial: no change", "2026-07-28", false],
  ["No change since the last visit", "2026-07-07", false],
])("takes a trial that failed before the service for what the payer asks: %s, %s", (quote, date, is) =>
  expect(answersTrial(quote, date)).toBe(is),
);

it("keeps it out where nobody asks for a trial", () => {
  expect(answersTrial("Result of trial: no change", "2026-07-07", "The notes show no progress.")).toBe(false);
});

const row = (quote: string, notice = "") => {
  const fact: ChartFact = {
    ...{ id: "d:1:0p", quote, heading: "Medication History", section: "", topics: [], told: true as const },
    ...{ place: { documentId: "d", page: 1, boxes: [] }, adverse: "no_progress" as const },
  };
  return withFailedRemedies([fact], { procedureCodes: ["72148"] }, notice)[0]?.adverse;
};

// Seen red: a row of a list of drugs has the drug and what came of it in two columns, and was held against the case.
it.each([
  [
    "Start 09/08/2026; Stop 09/29/2026; Drug meloxicam; Dose 15 mg; Remark no relief after 3 weeks",
    "",
    undefined,
  ],
  ["Medication naproxen 500 mg; Result did not help", "", undefined],
  ["Drug meloxicam; Remark no relief", "Meloxicam is not covered.", "no_progress"],
  // Red before: what came of the care itself.
  ["Medication ibuprofen 800; PT visits: no change", "", "no_progress"],
  ["Date 09/08/2026; Exercise bridges; Remark no improvement", "", "no_progress"],
  ["Drug ibuprofen; Remark no progress in therapy, no change with exercises", "", "no_progress"],
])("reads a row of drugs as one statement: %s", (quote, notice, adverse) =>
  expect(row(quote, notice)).toBe(adverse),
);
