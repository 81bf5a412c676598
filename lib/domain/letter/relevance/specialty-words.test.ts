import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { topicsOf } from "@/lib/domain/reading/chart/topics";
import { sharedWeight, termsOf } from "./terms";
import { worthOf } from "./worth";

const DAY = "2026-09-08";
const factOf = (quote: string): ChartFact => ({
  ...{ id: quote, quote, heading: "", section: "", topics: topicsOf(quote), date: DAY },
  place: { documentId: "chart", page: 1, boxes: [] },
});
const OTHERS = [
  "Works at a desk, 40 hours a week.",
  "Motion of the left knee is 95 degrees.",
  "Seen with her husband, who drives her.",
  "Lives in a flat on the second floor.",
  "Strength 4/5 in the right hip.",
  "Takes lisinopril 10 mg each morning.",
].map(factOf);

// Red where the payer's word and the chart's were two: what speaks to the denial's own subject came after what any chart says.
it.each([
  ["No trial of a nasal steroid is documented.", "Used fluticasone spray for 8 weeks."],
  ["Snoring alone does not show sleep apnea.", "Wife sees him stop breathing in bed."],
  ["The cushion is not medically necessary.", "Skin red over the left ischium each evening."],
  ["The swallowing study was not needed.", "Choked twice on thin liquids at lunch."],
  ["The member has a developmental delay.", "AIMS raw 12, 50th %ile for age."],
  ["Migraine preventives were not tried.", "Topiramate stopped, word-finding trouble."],
  ["A trial of an NSAID is missing.", "Meloxicam each day since June, no help."],
  ["Speech therapy is not supported.", "Understood by strangers about half the time."],
  ["Cognitive rehabilitation is not covered.", "MoCA 19/30, leaves the stove on."],
  ["No decline in vision was shown.", "Right eye 20/200, cannot read mail."],
  ["Topical agents were not tried.", "Diclofenac gel gave a rash."],
  ["Hypoglycemia was not documented.", "Glucose 49 at 3:12 AM."],
])("%s is answered by: %s", (asked, quote) => {
  const said = factOf(quote);
  const worth = worthOf([said, ...OTHERS], {
    letter: { datesOfService: [DAY] },
    category: "medical_necessity",
    asked: [asked],
  });
  for (const other of OTHERS) expect(worth(said)).toBeGreaterThan(worth(other));
});

it.each([
  ["Balance due from the patient.", "Fell twice in July."],
  ["Weight-bearing as tolerated.", "BMI 41.2, lost 6 lb."],
  ["You may ask for a hearing.", "Word recognition 44% in the left ear."],
  ["Glucosamine is no drug.", "A1c 8.9."],
  ["Send the sentences on page 2.", "A mole on the cheek grew."],
  ["Dressing herself takes 20 minutes.", "Ulcer 2 x 3 cm, slough."],
  ["The claim is void.", "Leaks with each cough."],
  ["Records are in plain language.", "Cushion worn flat."],
  ["Wound care is not needed.", "Needs help with upper-body dressing."],
  ["The ulcer was not measured.", "Dressing takes her 20 minutes."],
  ["Members under 21 have a screening.", "BMI under 21 since May."],
  ["A child under age 21 is covered.", "Weight loss under 21 lb."],
])("shares nothing: %s and %s", (asked, said) =>
  expect(sharedWeight(termsOf(asked), termsOf(said), () => 1)).toBe(0),
);

// Red where the result of the denied test came after what shares any word with the points.
it("puts what the day's note says of the denied code before what any chart says", () => {
  const letter = { datesOfService: [DAY], procedureCodes: ["95012"] };
  const result = factOf("FeNO (95012): 52 ppb.");
  const worth = worthOf([result, ...OTHERS], {
    letter,
    category: "medical_necessity",
    asked: ["Not shown to be needed."],
  });
  for (const other of OTHERS) expect(worth(result)).toBeGreaterThan(worth(other));
});
