import { expect, it } from "vitest";
import { modifierMiskeyed, saidMiskeyed } from "./miskeyed-modifier";

it.each([
  ["audit 11/02: ln 3 keyed RT, encounter form says LT. Wrong modifier, line 3 should be LT", "RT", "LT"],
  ["Line 2 was billed with RT instead of LT", "RT", "LT"],
  ["Line 2 went out RT; slip has LT", "RT", "LT"],
  ["Second line went out as RT. It should have been LT per Dr", "RT", "LT"],
  ["97140 keyed 25, should be 59", "25", "59"],
  ["97530-GO s/b GP", "GO", "GP"],
  ["The chart says LT but we keyed RT", "RT", "LT"],
  ["Line 3 was keyed with RT.\n      It should read LT.", "RT", "LT"],
])("reads which modifier was keyed and which belongs there: %s", (said, had, becomes) =>
  expect(saidMiskeyed(said)[0]).toEqual({ had, becomes }),
);

it.each([
  "Billed RT, not LT",
  "20610 RT and 20610 LT were billed",
  "Keyed RT as ordered; the form says RT",
  "try mod 25 on the 97140 & rebill?",
  "Billed 59 dollars, should be 77 dollars and not 5.91",
])("takes nothing else for such an error: %s", (said) => expect(saidMiskeyed(said)).toEqual([]));

const DAY = ["2026-10-07"];
const NOTICE = "1007  20610   RT   142.00   52.37\n1007  20610   RT   142.00   0.00  CO-18";
const note = (second: string) =>
  `NOTE 10/07/2026\nPROCEDURE 1 Right knee: triamcinolone 40 mg\nPROCEDURE 2 ${second}: triamcinolone 40 mg`;

it("asks for a page of the day, and for the modifier on the payer's notice", () => {
  const list = "Charge entry 10/07/2026\nln 3 keyed RT, should be LT";
  expect(modifierMiskeyed([list], DAY, NOTICE)).toEqual({ had: "RT", becomes: "LT" });
  expect(modifierMiskeyed([list.replace("10/07", "09/02")], DAY, NOTICE)).toBeUndefined();
  expect(modifierMiskeyed([list], DAY, NOTICE.replaceAll("RT", "50"))).toBeUndefined();
  expect(modifierMiskeyed([`${list}\nln 4 keyed RT, should be 50`], DAY, NOTICE)).toBeUndefined();
});

it("finds one side billed twice where the record of the day has both", () => {
  expect(modifierMiskeyed([note("Left knee")], DAY, NOTICE)).toEqual({ had: "RT", becomes: "LT" });
  expect(modifierMiskeyed([note("Right knee again")], DAY, NOTICE)).toBeUndefined();
  expect(modifierMiskeyed([note("Left shoulder")], DAY, NOTICE)).toBeUndefined();
  expect(modifierMiskeyed([note("Left knee")], DAY, NOTICE.replace("RT", "LT"))).toBeUndefined();
  expect(
    modifierMiskeyed([`${note("Left knee").replace("NOTE", "Claim form")}`], DAY, NOTICE),
  ).toBeUndefined();
});
