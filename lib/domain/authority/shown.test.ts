import { expect, it } from "vitest";
import { citationsShown, shelfShown } from "./shown";

const TODAY = "2026-11-22";

it("shows each citation of a letter where it stands, with its rule and what is wrong with it", () => {
  const text =
    "Under 29 CFR 2560.503-1(h) and again 29 CFR 2560.503-1(h); not 42 CFR 410.32, nor 42 CFR 405.948.";
  const standing = { lineOfBusiness: "erisa", stage: "post_service", level: "initial" } as const;
  expect(citationsShown(text, standing, TODAY)).toEqual([
    { text: "29 CFR 2560.503-1(h)", occurrence: 0, provision_id: "erisa-review", problem: null },
    { text: "29 CFR 2560.503-1(h)", occurrence: 1, provision_id: "erisa-review", problem: null },
    {
      text: "42 CFR 410.32",
      occurrence: 0,
      provision_id: null,
      problem: "42 CFR 410.32 is not among the rules that were checked, so a letter does not cite it.",
    },
    {
      text: "42 CFR 405.948",
      occurrence: 0,
      provision_id: "medicare-redetermination-reviewer",
      problem: "42 CFR 405.948 governs another kind of plan than this one.",
    },
  ]);
});

it("shows the shelf of a plan, and says what has to be checked", () => {
  const medicare = shelfShown(TODAY, "medicare_ffs");
  expect(medicare.every(({ lines_of_business }) => lines_of_business.includes("medicare_ffs"))).toBe(true);
  expect(medicare.find(({ id }) => id === "medicare-redetermination-reviewer")?.doubt).toMatch(
    /fewer than two/,
  );
  expect(shelfShown(TODAY, "workers_comp")).toEqual([]);
  expect(shelfShown("2030-01-01", null).every(({ doubt }) => doubt !== null)).toBe(true);
});
