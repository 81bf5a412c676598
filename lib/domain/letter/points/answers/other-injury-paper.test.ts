import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { papersOfOtherInjury } from "./other-injury-paper";

const NOTICE =
  "Date of injury 06/11/2026. The worker is stationary. Our file has a closing report dated 05/14/2024.";
const said = (quote: string, more: Partial<ChartFact> = {}) =>
  ({
    ...{
      id: quote,
      quote,
      date: "2024-05-14",
      injuredOn: "2023-11-27",
      heading: "Closing report",
      topics: [],
      section: "",
    },
    ...{ place: { documentId: "notes", page: 2, boxes: [] } },
    ...more,
  }) as ChartFact;
const found = (notice: string, ...facts: ChartFact[]) =>
  papersOfOtherInjury(facts, notice).map(({ facts: [first] }) => first?.quote);

// Seen red: the letter did not say that the payer's report was of an older injury.
it("tells what a paper that the payer names by its day is about", () =>
  expect(
    found(
      NOTICE,
      said("Rosa Ames DOI 11/27/2023 05/14/2024"),
      said("Right wrist sprain."),
      said("Medically stationary."),
    ),
  ).toEqual(["Right wrist sprain."]));

it.each([
  ["one of the same injury", NOTICE, [said("Sprain.", { injuredOn: "2026-06-12" })]],
  ["one that labels no injury", NOTICE, [said("Sprain.", { injuredOn: undefined })]],
  ["one of another day", NOTICE, [said("Sprain.", { date: "2024-05-15" })]],
  [
    "two papers of that day",
    NOTICE,
    [said("Sprain."), said("Cut.", { place: { documentId: "b", page: 1, boxes: [] } })],
  ],
  ["one that is held against the patient alone", NOTICE, [said("Declined therapy.", { adverse: "refusal" })]],
  ["a notice without an injury", NOTICE.replace("Date of injury 06/11/2026. ", ""), [said("Sprain.")]],
  ["a notice that names no paper", "Date of injury 06/11/2026. Stationary on 05/14/2024.", [said("Sprain.")]],
])("tells nothing of %s", (_, notice, facts) => expect(found(notice, ...facts)).toEqual([]));
