import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofNoneTaken } from "./none-taken";

const found = (asked: string, section: string, quote: string) =>
  ofNoneTaken(asked, [
    { id: "a", quote, section, heading: "Treatment plan", topics: [] } as unknown as ChartFact,
  ]).length > 0;
const FILMS = "Report of any x-ray taken for this episode. If none was taken, say so.";

it.each([
  [FILMS, "Imaging", "none taken, no red flags", true],
  [FILMS, "", "No x-rays were taken for this episode.", true],
  [FILMS, "X-ray", "None", true],
  ["MRI report, or a statement that none was done", "Imaging", "none ordered", true],
  [FILMS, "Allergies", "none", false],
  [FILMS, "Medications", "none taken today", false],
  [FILMS, "", "No falls since the last visit.", false],
  [FILMS, "Imaging", "no fracture", false],
  [FILMS, "Imaging", "cervical series taken 08/26/2026", false],
  [FILMS, "Pain", "no change", false],
  [FILMS, "", "No new x-rays were taken.", false],
  [FILMS, "Imaging", "no further films needed", false],
  [FILMS, "", "No repeat x-ray was obtained.", false],
  [FILMS, "Imaging", "none taken today", false],
  [FILMS, "", "No x-ray needed at this visit.", false],
  [FILMS, "", "No x-ray machine is available here.", false],
  [FILMS, "Imaging", "no abnormality on the film taken 08/01", false],
  ["Report of the x-ray of 08/26/2026.", "Imaging", "none taken", false],
  ["Treatment plan. If it was changed, say so.", "Imaging", "none taken", false],
  [FILMS, "", "No relief from the brace taken home.", false],
])("%s %s: %s", (asked, section, quote, is) => expect(found(asked, section, quote)).toBe(is));
