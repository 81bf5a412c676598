import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { pictureAsked } from "./pictures";

const FILM = pictureAsked("Plain x-ray of the shoulder");
const fact = (quote: string, heading = "Office visit") => ({ quote, heading }) as ChartFact;

// Seen red: the MRI that was asked for, and a film that was only ordered, stood as the film.
it.each([
  ["MRI of the shoulder without contrast."],
  ["XR shoulder ordered, patient will go to the imaging center."],
  ["X-rays scheduled for Friday."],
  ["Pain with reaching overhead."],
  ["X-ray ordered to rule out a fracture."],
  ["X-ray pending; MRI normal."],
  ["X-ray ordered as the ultrasound was normal."],
])("takes no film from %s", (quote) => expect(FILM?.(fact(quote))).toBe(false));

it.each([
  ["X-ray shoulder 2 views: mild narrowing of the joint.", "Office visit"],
  ["X-rays ordered and read today, no fracture; impression: normal.", "Office visit"],
  ["No fracture.", "Radiology report"],
  ["X ray knee: spurs.", "Office visit"],
  ["Compared with the MRI of 08/01, the joint is narrower.", "X-ray shoulder"],
  ["X-rays ordered by Dr. Otto, done 08/20.", "Office visit"],
  ["Disc heights kept.", "X-Ray Report"],
])("takes one from %s", (quote, heading) => expect(FILM?.(fact(quote, heading))).toBe(true));

it("takes a title without its last letter for an MRI", () =>
  expect(pictureAsked("MRI of the spine")?.(fact("MR LUMBAR SPINE W/O CONTRAST: disc extrusion"))).toBe(
    true,
  ));

it("bars nothing where any picture will do, or the order is asked for", () => {
  expect(pictureAsked("Advanced imaging that shows a tear")).toBeUndefined();
  expect(pictureAsked("An x-ray was ordered")).toBeUndefined();
  expect(pictureAsked("X-ray or MRI of the knee")?.(fact("MRI shows a tear."))).toBe(true);
});
