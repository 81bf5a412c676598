import { expect, it } from "vitest";
import { saysSettled, settledInFull } from "./settled-in-full";

const found = (text: string) => settledInFull([{ text, place: "Settlement, page 1" }], ["2026-09-10"]);
const FULL =
  "COMPROMISE SETTLEMENT   Approved 05/19/2026\nFull and final settlement of all claims, including weekly benefits and PAST AND FUTURE MEDICAL.";

it.each([
  ["a settlement", FULL],
  [
    "a release",
    "COMPROMISE AND RELEASE\nThe insurer is released from all future medical expense. Order dated May 19, 2026",
  ],
  [
    "a sum for it",
    "Settlement agreement, approved 05/19/2026. Of the sum paid, $38,500.00 is for future medical care.",
  ],
])("finds all later care taken in by %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  [
    "one that leaves it open",
    "AGREEMENT FOR SETTLEMENT   Approved 03/06/2026\nAll claims settled. FUTURE MEDICAL:  [x] REMAINS OPEN   [ ] closed",
  ],
  ["one whose insurer goes on", `${FULL}\nInsurer shall continue to pay medical care for the shoulder.`],
  ["one of a later day", FULL.replace("05/19/2026", "10/19/2026")],
  [
    "one whose money an administrator keeps",
    `${FULL}\nThe set-aside is professionally administered by Ametros.`,
  ],
  ["one of the weekly benefits alone", "STIPULATION   Approved 05/19/2026\nWeekly benefits are settled."],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("knows what an insurer says of a closed case", () => {
  expect(saysSettled("This claim was resolved by settlement and is closed.")).toBe(true);
  expect(saysSettled("The treatment was not authorized.")).toBe(false);
});
