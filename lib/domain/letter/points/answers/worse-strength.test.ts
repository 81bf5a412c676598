import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofWorseStrength } from "./worse-strength";

const said = (quote: string, date = "2026-11-27") =>
  ({ id: quote, quote, date, topics: [] }) as unknown as ChartFact;
const strength = (date: string, number: number, name = "ankle dorsiflexion") =>
  ({
    ...said(`${name} ${number}/5`, date),
    ...{ id: `${name} ${date}`, measure: { key: `strength:${name}`, number, value: `${number}/5` } },
  }) as unknown as ChartFact;
const RED_FLAG = "Six weeks of care unless there is a red flag such as progressive motor weakness.";

it("tells each muscle that got weaker with its value before, and what the record calls it", () => {
  const drop = said("Progressive right L5 motor deficit, new foot drop.");
  const facts = [strength("2026-11-17", 5), strength("2026-11-27", 3), drop, said("SLR positive at 35.")];
  const found = ofWorseStrength(RED_FLAG, facts);
  expect(found.series.map(({ date }) => date)).toEqual(["2026-11-17", "2026-11-27"]);
  expect(found.passages).toEqual([drop]);
});

it("takes a strength that stayed, grew or was measured once for no loss", () => {
  for (const facts of [
    [strength("2026-11-17", 4), strength("2026-11-27", 4)],
    [strength("2026-11-17", 3), strength("2026-11-27", 4)],
    [strength("2026-11-27", 3)],
    [strength("2026-11-17", 5), strength("2026-11-27", 3, "great toe")],
  ])
    expect(ofWorseStrength(RED_FLAG, facts).series).toEqual([]);
});

it.each([
  "No foot drop.",
  "Denies new weakness.",
  "Watch for new weakness or foot drop.",
  "If new foot drop, go to the ED.",
  "Rule out progressive weakness.",
  "New brace for the foot.",
  "Foot drop resolved in May.",
  "Progressive resistance for the quadriceps, weakness less.",
  "New weakness ruled out.",
  "Worse pain with sitting.",
  "New exercises for hip weakness.",
  "New HEP targets quad weakness.",
  "New patient with leg weakness since childhood.",
  "Chronic foot drop since 2015.",
  "Foot drop unchanged.",
  "History of foot drop.",
  "Foot drop improved with the brace.",
  "Her father has foot drop.",
  "AFO for long-standing foot drop.",
  "Pain worse, weakness better.",
  "Brace to prevent foot drop.",
])("hears no loss of strength in: %s", (quote) =>
  expect(ofWorseStrength(RED_FLAG, [said(quote)]).passages).toEqual([]),
);

it.each([
  "Foot drop on the right, steppage gait.",
  "New right leg weakness, trips on stairs.",
  "Worsening grip weakness.",
  "Progressive bilateral lower extremity weakness.",
])("hears one in: %s", (quote) => expect(ofWorseStrength(RED_FLAG, [said(quote)]).passages).toHaveLength(1));

it.each([
  ["New or worsening neurologic deficit was not documented.", true],
  ["There is no motor deficit that is worsening.", true],
  ["Acute motor weakness was not recorded.", true],
  ["The notes show no progress in strength.", false],
  ["Progressive resistance exercise could be done at home.", false],
  ["New goals were not set.", false],
  ["Strength deficits remain unchanged.", false],
])("asks for it: %s", (asked, is) =>
  expect(ofWorseStrength(asked, [said("New foot drop on the right.")]).passages.length > 0).toBe(is),
);
