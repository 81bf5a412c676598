import { describe, expect, it } from "vitest";
import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { worthOf } from "./worth";

const LETTER = { noticeDate: "2026-11-12", datesOfService: [] } as unknown as LetterFacts;
const fact = (quote: string, signedBy?: string): ChartFact => ({
  ...{ id: quote, date: "2026-10-21", place: { documentId: "letter", page: 1, boxes: [] }, quote },
  ...{ heading: "", section: "", topics: [] },
  ...(signedBy ? { signedBy } : {}),
});
const NOTICE = "The swelling was not measured against the other arm.";
const worth = (quote: string, signedBy?: string, category: DenialCategory = "medical_necessity") => {
  const one = fact(quote, signedBy);
  return worthOf([one], { letter: LETTER, category, asked: [NOTICE] })(one);
};
/** Nobody signed it, so that nothing but its words counts. */
const gain = (quote: string, signedBy = "Ada Roe, MD") => worth(quote, signedBy) - worth(quote);

describe("what a colleague asks for", () => {
  // Seen red: "Please treat with …" shares no word with the notice, and was left out.
  it.each([
    "Please treat with complete decongestive therapy.",
    "Please carry on with supervised therapy for landing and cutting work.",
    "Please continue physical therapy twice a week for six weeks.",
    "Please start gait rehabilitation.",
    "Please treat her with manual lymph drainage.",
  ])("%s", (quote) => expect(gain(quote)).toBeGreaterThan(2));

  it.each([
    "Please call the office with questions.",
    "Please send the records of the last treatment.",
    "Please continue the home therapy program.",
    "Please continue therapy on your own.",
    "Please do not start therapy before the next film.",
    "Please stop therapy.",
    "Please continue all medications and the therapy sheet.",
    "Please provide no further treatments.",
    "Please start to wean from therapy.",
    "Please return in four weeks for treatment.",
    "Thank you for the treatment of this patient.",
    "She was asked to continue therapy.",
  ])("not: %s", (quote) => expect(gain(quote)).toBe(0));

  it("counts under a physician's name over a letter, too", () => {
    const one = { ...fact("Please treat with complete decongestive therapy."), heading: "Ada Roe, MD" };
    const asked = worthOf([one], { letter: LETTER, category: "medical_necessity", asked: [NOTICE] })(one);
    expect(asked - worth(one.quote)).toBeGreaterThan(2);
  });

  it("counts for nobody who treats, and for no question of papers", () => {
    const quote = "Please treat with complete decongestive therapy.";
    expect(gain(quote, "Bo Tell, DPT")).toBe(0);
    expect(worth(quote, "Ada Roe, MD", "timely_filing")).toBe(worth(quote, undefined, "timely_filing"));
  });
});
