import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isOfHelper, reportsOfSide, rowsOfSide, treatedSide } from "./treated-side";

const said = (quote: string, side?: "left" | "right") =>
  ({
    ...{ id: quote, quote, heading: "", section: "", topics: ["procedure"] },
    ...(side ? { topics: ["finding"], measure: { key: "motion:flexion", side, value: "166" } } : {}),
  }) as unknown as ChartFact;

// Red with the joints alone behind the letter: the other side's values, there to compare with, told the side.
it.each([
  "L rotator cuff repair 04/14/2026.",
  "Hx L supraspinatus + infraspinatus repair.",
  "Post L cuff repair.",
  "L ACL reconstruction.",
  "L TKA 09/01.",
  "L Achilles rupture.",
])("the letter of a side before what was operated on tells the side: %s", (quote) =>
  expect(treatedSide("", [], [said(quote), said("R flexion (well side)", "right")], [])).toBe("left"),
);

// Red where the helper's shoulder was taken for the patient's other side.
it.each([
  [
    "Spouse (Norbert) had a left reverse shoulder replacement 10/12/2026 and may not lift or guard anyone.",
    true,
  ],
  ["Her daughter broke the left wrist in May and cannot help with transfers.", true],
  ["Wife Anna underwent left hip surgery and is not able to assist.", true],
  ["Left shoulder: may not lift over 5 lb.", false],
  ["Husband helps with the left sock, she cannot do it.", false],
  ["Wife says he cannot lift the left arm to push a door.", false],
  ["Mother had left knee replaced in 2019.", false],
  ["Son is an athletic trainer and helps with the left leg.", false],
  ["Patient had left shoulder surgery and may not lift.", false],
  ["Aide applies ice to the left knee.", false],
  ["Had left knee surgery, wife cannot help at night.", false],
  ["Wife had a hard time with his left leg and cannot lift it.", false],
  ["Wife had to drive him, the left leg is not able to push the pedal.", false],
  ["Daughter has had to dress her, the left arm cannot lift a shirt.", false],
  ["Husband had her stop, the left arm cannot carry a bag.", false],
  ["Mother just had him rest, the left leg cannot support him.", false],
])("whose side it is: %s", (quote, is) => expect(isOfHelper(quote)).toBe(is));

const on = (heading: string, quote: string, side?: "left" | "right") =>
  ({
    ...{ id: quote, quote, heading, section: "", topics: [], place: { documentId: "x", page: 1 } },
    ...(side ? { side } : {}),
  }) as unknown as ChartFact;
// Seen red: "Small joint effusion" of the other knee's films, which name their side only in the impression.
it.each([
  ["Bay Imaging", "Impression: normal left knee.", "left", 2],
  ["Bay Imaging", "Impression: meniscal tear, right knee.", "right", 0],
  ["Office visit", "Impression: normal left knee.", "left", 0],
  ["Bay Imaging", "Impression: small effusion.", undefined, 0],
] as const)("leaves out a report of the other side alone: %s, %s", (heading, impression, side, count) => {
  const page = [on(heading, "Small joint effusion."), on(heading, impression, side)];
  expect(reportsOfSide(page, "left").size).toBe(count);
});
// Red before: the left foramen took the whole report of the spine away.
it.each([
  ["MRI lumbar spine", "Severe canal stenosis.", "Impression: left foraminal narrowing at L4-5."],
  ["Panoramic films", "Impacted teeth of both jaws.", "Impression: cyst on the left."],
  ["CT chest", "Nodule, 8 mm.", "Impression: left effusion."],
])("leaves a report of the trunk: %s", (heading, found, impression) =>
  expect(reportsOfSide([on(heading, found), on(heading, impression, "left")], "left").size).toBe(0),
);
it("leaves a report that names both sides", () => {
  const both = [
    on("Bay Imaging", "Right: tear.", "right"),
    on("Bay Imaging", "Impression: left normal.", "left"),
  ];
  expect(reportsOfSide(both, "left").size).toBe(0);
});
// Seen red: the left knee's injection stood in the row of the right knee's.
it.each([
  [
    "R knee injection: 05/12, relief 2 wks; L knee injection: 10/14, relief 5 months",
    "R knee injection: 05/12, relief 2 wks",
  ],
  // Red before: the side that compares was taken out of the row.
  ["R knee: 120; L knee: 140; Signed: Vera Otto", "R knee: 120; L knee: 140; Signed: Vera Otto"],
  ["R grip: 20 lb; L grip: 62 lb", "R grip: 20 lb; L grip: 62 lb"],
  // Seen red: an injection was known by that word alone.
  [
    "R knee IA triamcinolone: 05/12/2026; L knee IA triamcinolone: 10/14/2025",
    "R knee IA triamcinolone: 05/12/2026",
  ],
  ["L knee injection: 10/14; Dose: 40 mg", "L knee injection: 10/14; Dose: 40 mg"],
  ["R knee sore; worse than L knee", "R knee sore; worse than L knee"],
])("keeps of a list the rows of the side: %s", (quote, kept) =>
  expect(rowsOfSide(quote, "right")).toBe(kept),
);

// Seen red: the payer had looked at the sound hand, and all of the hurt one was left out of the letter.
describe("a side that the notice calls normal", () => {
  const sideBy = (notice: string, chart: string[]) =>
    treatedSide(
      notice,
      [],
      chart.map((quote) => ({ ...said(quote), topics: [] })),
      [],
    );
  const HURT = ["Left distal radius fx 8/21/26.", "Cannot lift a bag with the left hand."];
  const SOUND = "The form shows a right-hand grip of 31 kg, which is inside the normal range for his age.";
  it("is not the treated one where the record treats the other", () => {
    expect(sideBy(SOUND, HURT)).toBe("left");
    expect(sideBy("Strength of the right hand is normal.", HURT)).toBe("left");
  });
  it.each([
    [SOUND, ["Cannot grip a bag."]],
    [SOUND, ["Left hip is stiff."]],
    [`Therapy of the right hand. ${SOUND}`, HURT],
    ["We do not see need for therapy of the right wrist.", HURT],
  ])("is it else: %s", (notice, chart) => expect(sideBy(notice, chart)).toBe("right"));
});
