import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofPartNotTreated } from "./part-not-treated";

const fact = (quote: string): ChartFact => ({
  ...{ id: quote, quote, heading: "", section: "", topics: [] },
  place: { documentId: "note", page: 1, boxes: [] },
});
const answers = (text: string, ...quotes: string[]) =>
  ofPartNotTreated(text, quotes.map(fact)).map(({ quote }) => quote);

const NECK =
  "The request lists M54.2, cervicalgia, beside the shoulder. The neck is not an allowed condition.";
const NO_NECK = "NO neck tx given in this episode.";

describe("a part of the body that is no condition of the claim", () => {
  it.each([
    [NECK, NO_NECK],
    ["The lumbar spine has not been accepted as part of this injury.", "Low back was not treated here."],
    [
      "The hip is not a compensable body part.",
      "Hip stiffness is from 2019 and not part of this claim, left hip.",
    ],
    ["These diagnoses are not accepted: the knee condition was not allowed.", "Knee: no therapy given."],
  ])("is answered by its not having been treated: %s", (text, quote) =>
    expect(answers(text, quote)).toEqual([quote]),
  );

  it.each([
    ["another part", NECK, "No knee tx today."],
    ["the part that is in the claim", NECK, "Shoulder was not treated on 10/02, held for fever."],
    ["a part that was treated", NECK, "Neck: manual therapy 15 min."],
    ["a reason that holds no part against it", "The neck shows no gain since August.", NO_NECK],
    ["a negative finding", NECK, "Neck: no pain, full motion."],
  ])("is not answered by %s", (_, text, quote) => expect(answers(text, quote)).toEqual([]));
});
