import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutEndedPlans } from "./ended-plans";

const factOf = (quote: string, at: number): ChartFact => ({
  ...{ id: `d:1:${at}p`, quote, heading: "", section: "", topics: [] },
  place: { documentId: "d", page: 1, boxes: [] },
});
const kept = (...quotes: string[]) => {
  const facts = quotes.map(factOf);
  return withoutEndedPlans(facts, facts, {}, ["2026-09-09"]).map(({ quote }) => quote);
};

it("quotes no plan that was over before the service, but that it was over", () => {
  const over = "Regence ended July 31, 2026";
  expect(kept(over, "Regence card on file", "Regence: status inactive")).toEqual([
    over,
    "Regence: status inactive",
  ]);
});

it("takes a column's name for no plan", () => {
  const said = ["Medical ended 06/30/2026", "Plan PPO Medical, active"];
  expect(kept(...said)).toEqual(said);
  const editions = ["Version July; Status current", "Version January; Status ended 06/30/2026"];
  expect(kept(...editions)).toEqual(editions);
});

it("keeps a coverage that was reinstated, and takes no pronoun for a plan", () => {
  const said = [
    "Your coverage ended July 31, 2026",
    "Your policy is REINSTATED from August 1, 2026 with no gap",
  ];
  expect(kept(...said)).toEqual(said);
});

// Seen red: an approval or a job that ended took the next approval out of the letter.
it.each([
  ["Authorization TM-1234 expired 07/31/2026", "Authorization TM-1300 approved for 12 visits"],
  ["Referral expired 06/30/2026", "Referral on file, approved for 10 visits"],
  ["Approval ended 07/31/2026", "Approval number 477 covers 12 visits"],
  ["Previous Coverage ended 07/31/2026", "Previous auth had 12 visits, all used"],
  ["Treatment ended 07/31/2026", "Treatment plan approved by the plan"],
])("takes what is no plan for none: %s", (...said) => expect(kept(...said)).toEqual(said));
