import { expect, it } from "vitest";
import { maintenanceByNote } from "./maintenance-by-note";

const NOTES = `BAY CHIROPRACTIC   SOAP   Ames-Tell, Rosa
07/28/26  S monthly check, "keeps me loose". No new inj.  O NPRS 2, L4-S1 restr.  A stable, maintenance.
          P CMT 98941. RTC 1 mo.
08/25/26  S same.  O NPRS 2.  A stable, maint.  P CMT 98941.
09/22/26  S same, gardens daily.  O NPRS 2.  A stable.  P CMT 98941.`;
const DAYS = ["2026-07-28", "2026-08-25", "2026-09-22"];
const found = (text: string, days = DAYS) => maintenanceByNote([{ text, place: "notes, page 1" }], days);

it("tells upkeep in the notes' own word", () =>
  expect(found(NOTES)?.words).toContain("A stable, maintenance."));

it.each([
  ["a flare in one of them", NOTES.replace("S same, gardens daily.", "S flare-up after gardening.")],
  ["a gain in one of them", NOTES.replace("A stable.  P", "A improving.  P")],
  ["a day without a note", NOTES.replace("08/25/26", "08/26/26")],
  ["a word that denies it", NOTES.replaceAll(/A stable, maint\w*\.?/g, "A not maintenance.")],
  ["upkeep named for one day of three alone", NOTES.replace("A stable, maint.", "A stable.")],
  [
    "a maintenance dose",
    NOTES.replaceAll(/A stable, maint\w*\.?/g, "A stable, maintenance dose of inhaler."),
  ],
])("says nothing with %s", (_, text) => expect(found(text)).toBeUndefined());

// Each seen red: a word of maintenance that says nothing of the visit.
it.each([
  ["S LBP 7/10 since moving boxes. P: after this move to maintenance", "S LBP 5/10. P CMT, then maintenance"],
  [
    "A: corrective phase, goal: transition to maintenance in 4 wks",
    "A: corrective phase; maintenance to follow",
  ],
  ["S neck stiff. home maintenance exercises given", "S ROM 60%. maintenance exercises at home"],
  ["S sore. car maintenance yesterday", "S sore from lawn maintenance"],
  ["HTN maintenance meds", "health maintenance reviewed"],
  ["payer says maintenance care; disagree", "payer denied as maintenance care"],
  ["pt asks about maintenance plan price. NDI 44", "pt declined maintenance plan. NDI 30"],
])("gives nothing up on %j and %j", (one, two) =>
  expect(found(`07/28/26  ${one}\n08/25/26  ${two}`, ["2026-07-28", "2026-08-25"])).toBeUndefined(),
);
