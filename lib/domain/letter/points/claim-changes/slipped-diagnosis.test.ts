import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { slippedDiagnosis } from "./slipped-diagnosis";

const fact = (quote: string, at: number, date = "2026-09-17", page = 1): ChartFact => ({
  ...{ id: `n:${page}:${at}`, quote, heading: "", section: "", topics: [], date },
  place: { documentId: "n", page, boxes: [] },
});
const SIGNED = fact("Anneliese Mwangi, MD signed 09/17/2026", 9);
const NOTICE = "DX  A = I10    B = M17.11   The diagnosis is inconsistent with the procedure.";
const FACTS: LetterFacts = {
  denialText: "The diagnosis is inconsistent with the procedure.",
  datesOfService: ["2026-09-17"],
  diagnosisCodes: ["I10", "M17.11"],
};
const found = (facts: ChartFact[], more: LetterFacts = {}, notice = NOTICE) =>
  slippedDiagnosis(facts, { ...FACTS, ...more }, notice).map(({ had, becomes }) => `${had} to ${becomes}`);

describe("a diagnosis that was keyed wrong", () => {
  it("is the claim's one code that the signed note lacks, beside the note's own", () => {
    expect(found([fact("I10 stable.", 1), fact("L knee OA (M17.12).", 2), SIGNED])).toEqual([
      "M17.11 to M17.12",
    ]);
  });

  it("is told where the words of another sentence are of the past, of none or of the other side", () =>
    expect(
      found([
        fact("I10. L knee OA (M17.12). NSAID not tolerated. R knee: no pain since the prior shot.", 1),
        SIGNED,
      ]),
    ).toEqual(["M17.11 to M17.12"]));

  it("is told beside a look at the other side", () =>
    expect(found([fact("I10. L knee OA (M17.12).", 1), fact("R knee full motion.", 2), SIGNED])).toEqual([
      "M17.11 to M17.12",
    ]));

  it("may be right on another line", () => {
    const more = { diagnosisCodes: ["E11.9", "K11.9"] };
    const notice = "A E11.9  B K11.9";
    expect(found([fact("Type 2 diabetes (E11.9).", 1), SIGNED], more, notice)).toEqual(["K11.9 to E11.9"]);
  });

  it.each([
    ["the note is not signed", [fact("I10 stable. L knee OA (M17.12).", 1)]],
    ["the note has the claim's code", [fact("I10. R knee OA (M17.11), L knee OA (M17.12).", 1), SIGNED]],
    ["the note has two of them", [fact("I10. M17.12 and M17.10.", 1), SIGNED]],
    ["the note has none", [fact("I10. Left knee pain.", 1), SIGNED]],
    ["two codes of the claim are not in the note", [fact("L knee OA (M17.12).", 1), SIGNED]],
    ["the code is more than a slip away", [fact("I10. S83.241D.", 1), SIGNED]],
    ["the code is only longer", [fact("I10. M17.112.", 1), SIGNED]],
    [
      "the code is one of the past",
      [fact("I10. R knee OA injected.", 1), fact("PMH: L knee OA (M17.12).", 2), SIGNED],
    ],
    ["the code is ruled out", [fact("I10. Rule out M17.12.", 1), SIGNED]],
    ["the code is another person's", [fact("I10. Mother with M17.12.", 1), SIGNED]],
    ["the code is set aside", [fact("I10. Not M17.12.", 1), SIGNED]],
    [
      "the other side was treated",
      [fact("I10. L knee OA (M17.12).", 1), fact("R knee injected today.", 2), SIGNED],
    ],
    ["the note is of another day", [fact("I10. M17.12.", 1, "2026-03-02"), SIGNED]],
    [
      "the code stands on another page, which nobody signed",
      [fact("I10. M17.12.", 1, "2026-09-17", 2), SIGNED],
    ],
  ] as const)("is none where %s", (_why, facts) => {
    expect(found([...facts])).toEqual([]);
  });

  it("is none where the payer says nothing of a diagnosis, or prints no code", () => {
    const facts = [fact("I10. L knee OA (M17.12).", 1), SIGNED];
    expect(found(facts, { denialText: "The modifier is missing." })).toEqual([]);
    expect(found(facts, {}, "The diagnosis is inconsistent.")).toEqual([]);
    expect(found(facts, { diagnosisCodes: [] })).toEqual([]);
  });
});
