import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutEndedPlans, withoutOlderPlans } from "./ended-plans";

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

// Seen red: the plan of the year before was quoted against a denial that turns on the one of today.
describe("an older plan", () => {
  const AETNA = "Aetna PPO W771204410, coverage effective 01/01/2022, terminated 12/31/2025.";
  const OWN = "Premera Blue Cross 301144882-01, coverage effective 01/01/2026, active.";
  const CIGNA = "Cigna eligibility: Carla Voss U880 terminated 08/31/2026.";
  const left = (denialText: string, ...quotes: string[]) => {
    const facts = quotes.map(factOf);
    const letter = { payerName: "Premera Blue Cross", denialText };
    return withoutOlderPlans(facts, facts, letter, ["2026-09-09"]).map(({ quote }) => quote);
  };

  it("is no answer to a denial that turns on the payer's own coverage, or on another plan by name", () => {
    expect(left("The member was not covered by Premera on this date.", AETNA, OWN)).toEqual([OWN]);
    const portal = "Premera portal 11/10/2026: Carla Voss active 01/01/2026 - 12/31/2026.";
    expect(left("The member was not covered on this date.", AETNA, portal)).toEqual([portal]);
    expect(left("Our records show coverage with Cigna that is primary.", AETNA, CIGNA)).toEqual([CIGNA]);
  });

  it("takes its page's title with it", () => {
    const on = (quote: string, documentId: string): ChartFact => ({
      ...factOf(quote, 1),
      topics: ["coverage"],
      place: { documentId, page: 1, boxes: [] },
    });
    const facts = [on("Certificate of coverage.", "a"), on(AETNA, "a"), on(OWN, "b")];
    const letter = { payerName: "Premera Blue Cross", denialText: "The member was not covered." };
    expect(withoutOlderPlans(facts, facts, letter, ["2026-09-09"])).toEqual([facts[2]]);
  });

  it.each([
    ["Our records show other coverage that is primary.", [AETNA, OWN]],
    ["The member has Aetna, which is primary.", [AETNA, OWN]],
    ["The member was not covered on this date.", [AETNA]],
    ["The member was not covered on this date.", ["Aetna PPO, effective 01/01/2022, active.", OWN]],
    ["The member was not covered on this date.", ["Aetna PPO coverage terminated 12/31/2026.", OWN]],
    ["The member was not covered on this date.", ["Premera Blue Cross terminated 12/31/2025.", OWN]],
    ["The member was not covered on this date.", ["Therapy ended 12/31/2025.", OWN]],
    ["The member was not covered on this date.", ["Aetna denied the claim 03/01/2026.", OWN]],
    ["The member was not covered on this date.", ["Authorization expired 12/31/2025.", OWN]],
    ["The member was not covered on this date.", ["Aetna ended 12/31/2025; Premera since 01/01/2026.", OWN]],
    ["Please send the prior coverage.", [AETNA, OWN]],
    ["Premera is secondary on this date.", [AETNA, OWN]],
    ["Submit the EOB from the patient's employer plan.", [AETNA, OWN]],
    ["This service is covered by a different insurer.", [AETNA, OWN]],
  ])("stays otherwise: %s", (denialText, quotes) => expect(left(denialText, ...quotes)).toEqual(quotes));
});
