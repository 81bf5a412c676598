import { expect, it } from "vitest";
import { symptomsOfDay } from "./symptoms-of-day";

const ground = (text: string) =>
  symptomsOfDay(
    [{ text: `10/08/2026 Visit\n${text}\nJ. Orr MD signed`, place: "Note, page 1" }],
    ["2026-10-08"],
  );

it.each([
  "Plantar wart, painful on walking, bleeds, 3 months.",
  "Skin tag at the collar line, irritated and bleeding daily.",
  "The upper lid obstructs the visual field.",
])("the note tells what ailed the patient: %s", (text) => expect(ground(text)?.words).toBe(text));

it.each([
  "No pain, not bleeding. Wants it gone.",
  "Denies itching or bleeding.",
  "Removed for cosmetic reasons; the spot itches.",
  "Risks of bleeding and infected wound explained.",
  "Return if infected or painful.",
  "Bleeding controlled with pressure.",
  "Area may be tender for two days.",
  "History of an infected cyst in 2019.",
  "Non-tender lesion of the cheek.",
  "Injection was painful after the anesthetic wore off.",
  "Bothered by the appearance of the mole, which bleeds.",
])("tells of no illness: %s", (text) => expect(ground(text)).toBeUndefined());

it("wants a signed note of the day", () =>
  expect(symptomsOfDay([{ text: "10/08/2026 painful wart", place: "p" }], ["2026-10-08"])).toBeUndefined());

// Seen red: another part of the body ailed.
it.each([
  "Knee painful since Monday. Botox for forehead lines, wants smoother skin.",
  "ROS: bleeding gums.",
  "Patient unhappy with scar, self-conscious.\nBack: tender at L4.",
  "Abdomen soft, mildly tender. Cosmetic: glabellar lines.",
  "Left ear infected. Also wants skin tags removed.",
  "PMH: ruptured appendix.",
  "Shoulder: painful arc. Lipoma removal today, patient wants it gone.",
  "Area was irritated by the tape.",
  "Allergies: latex (itching).",
  "Wants it gone for aesthetic reasons. Spot itches.",
  "Patient is worried it looks ugly; itches.",
  "Breasts: tender on exam, benign. Here for filler.",
  "Nasal mucosa inflamed. Plan: filler next week.",
  "If the mole bleeds, call.",
  "Mole is asymptomatic; mother's moles were itchy.",
])("tells nothing of what was treated: %s", (text) => expect(ground(text)).toBeUndefined());
