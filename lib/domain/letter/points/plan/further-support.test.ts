import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutAims } from "./further-support";
import type { LetterPlan } from "./letter-plan";

const keeps = (quote: string, asked: string) =>
  withoutAims(
    [{ need: "function", facts: [{ quote } as ChartFact] }] as unknown as LetterPlan["supporting"],
    [asked],
  ).length === 1;

// Seen red: planned values were quoted as if they showed how the patient was.
it.each([
  ["Goals 8 wks: Lysholm 90, stairs without rail.", "Investigational for this condition.", false],
  ["LTG: grip R 44 lb", "The member has reached a plateau.", false],
  ["Goals 8 wks: Lysholm 90.", "No measurable benefit was shown.", false],
  ["Goals by visit 24: all strength 5/5.", "The plan has no measurable goals.", true],
  ["Goals 8 wks: Lysholm 90.", "Significant improvement is not expected.", true],
  ["Goals: 3 of 4 met, stairs with rail.", "Investigational for this condition.", true],
  ["Goals not reached yet, on the way.", "The member has reached a plateau.", true],
  ["Goalkeeper, hurt her knee in a match: valgus 2+.", "Investigational for this condition.", true],
])("%s, to “%s”", (quote, asked, isKept) => expect(keeps(quote, asked)).toBe(isKept));
