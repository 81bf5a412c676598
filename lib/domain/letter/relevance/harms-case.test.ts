import { expect, it } from "vitest";
import { harmsCase, tellsTooWell } from "./harms-case";

// Red with an empty list of kinds.
it.each([
  "Missed 6 visits, overslept each time.",
  "Forgot her homework exercises again.",
  "If she skips therapy the knee swells and she blames us.",
  "If he forgets his pills he gets dizzy.",
  "If she does not wear the brace the knee gives way.",
  "Walked in late again and left after ten minutes.",
  "No previous treatment has helped because she never attended.",
  "Has not had one good week of attendance.",
  "Would rather golf than exercise today.",
  "Told the front desk she will sue the clinic.",
  "Dr. Otto signed the plan of care on 12/20/2026, after the visits.",
  "Order signed late and backdated to 8/1/2026.",
  "Will discharge next week, she walks 2 blocks.",
  "Plan to stop therapy; lifts 60 lb.",
  "Will be discharged to a home exercise program.",
  "Signed off by Dr. Otto as fully recovered.",
  "Condition stable, home program only.",
  "Ready for discharge, her home is safe.",
  "Will be discharged to his home gym.",
])("argues for the payer: %s", (quote) => expect(harmsCase(quote)).toBe(true));

it.each([
  "Did not come to full extension.",
  "X-ray did not show a fracture.",
  "She never attended school before age 7.",
  "Forgets the sequence without cues.",
  "Coughs when she drinks thin liquids.",
  "Dr. Otto signed off on the plan of care on 08/22/2026.",
  "Will be discharged from the hospital on 9/2.",
  "Will stop the ibuprofen.",
  "Will be discharged to a home with 14 steps and no rail.",
  "Not ready for discharge, falls twice a week.",
  "Would rather use the left arm.",
  "The day after the surgery she could not stand.",
  "Pain began after her trip over a cord.",
])("does not: %s", (quote) => expect(harmsCase(quote)).toBe(false));

it.each([
  ["Walks 2 miles.", true],
  ["No longer needed a brace, plays tennis.", true],
  ["Controlled stance and full squat, back to sport.", true],
  ["Lifts 50 lb at the gym, no limits.", true],
  ["Walked 2 miles before the fall, now 1 block.", false],
  ["Walks a mile, then the hip hurts.", false],
  ["Wants to get back to sport.", false],
  ["Cannot play tennis.", false],
  ["Goal: walks 2 miles.", false],
])("nobody needs care for that: %s", (quote, well) => expect(tellsTooWell(quote)).toBe(well));
