import { describe, expect, it } from "vitest";
import type { CareStage, DecisionLevel, LineOfBusiness } from "@/lib/core/notice";
import { entriesFor, misplacedCitations } from "./misplaced-citations";

const TODAY = "2026-11-22";
const on = (
  lineOfBusiness: LineOfBusiness | null,
  stage: CareStage | null = "post_service",
  level: DecisionLevel | null = "initial",
  decidedOn: string | null = "2026-10-01",
) => ({ lineOfBusiness, stage, level, decidedOn });
const reasons = (text: string, standing: ReturnType<typeof on>, today = TODAY) =>
  misplacedCitations(text, standing, today).map((found) => [found.text, found.reason]);

describe("a citation that may stand", () => {
  it.each<[string, ReturnType<typeof on>]>([
    ["We rely on 29 CFR 2560.503-1(h).", on("erisa")],
    ["We rely on 29 C.F.R. § 2560.503-1(h)(3)(ii), and ask again.", on("erisa")],
    ["Made under 29 CFR 2560.503-1 and 29 USC 1133.", on("erisa")],
    ["Made under 42 CFR 405.940-405.958.", on("medicare_ffs")],
    ["Made under 42 CFR 405.940–405.958.", on("medicare_ffs", null, null)],
    ["As 42 CFR 405.944(b) requires.", on("medicare_ffs")],
    ["Made under 42 CFR 405.960-405.978.", on("medicare_ffs", "post_service", "first")],
    ["Made under 42 CFR part 422 subpart M.", on("medicare_advantage")],
    ["42 CFR 422.122(a) asks for the reason.", on("medicare_advantage", "pre_service")],
    ["Within 30 days, 42 CFR 422.590(a).", on("medicare_advantage", "pre_service")],
    ["Within the time of 42 CFR 422.590.", on("medicare_advantage", "pre_service")],
    ["42 CFR 438.406(b)(2)", on("medicaid_mco")],
    ["Your notice says “under 29 CFR 2560.503-1 you may appeal”.", on("medicare_ffs")],
    ["Section 4100 of your plan booklet covers it; see § 4 there.", on("commercial")],
  ])("%s", (text, standing) => {
    expect(reasons(text, standing)).toEqual([]);
  });
});

describe("a citation that may not stand", () => {
  it.each<[string, ReturnType<typeof on>, [string, string][]]>([
    ["Under 29 CFR 2560.503-1(h) you must.", on("medicare_ffs"), [["29 CFR 2560.503-1(h)", "wrong_plan"]]],
    ["ERISA gives a full review.", on("medicaid_mco"), [["ERISA", "wrong_plan"]]],
    ["ERISA gives a full review.", on(null), [["ERISA", "wrong_plan"]]],
    ["Under 42 CFR 405.944(b).", on(null), [["42 CFR 405.944(b)", "wrong_plan"]]],
    [
      "Under 42 CFR 422.590(a).",
      on("medicare_advantage", "post_service"),
      [["42 CFR 422.590(a)", "wrong_stage"]],
    ],
    ["Under 42 CFR 422.590(a).", on("medicare_advantage", null), [["42 CFR 422.590(a)", "wrong_stage"]]],
    [
      "Under 42 CFR 405.940-405.958.",
      on("medicare_ffs", "post_service", "first"),
      [["42 CFR 405.940-405.958", "wrong_level"]],
    ],
    [
      "Under 42 CFR 422.122(a).",
      on("medicare_advantage", "pre_service", "initial", "2025-12-30"),
      [["42 CFR 422.122(a)", "wrong_date"]],
    ],
    ["Under 42 CFR 405.948.", on("medicare_ffs"), [["42 CFR 405.948", "check"]]],
    ["Under 29 CFR 2560.503-1(l).", on("erisa"), [["29 CFR 2560.503-1(l)", "check"]]],
    ["Under 29 CFR 2560.503-1(h)(3)(v).", on("erisa"), [["29 CFR 2560.503-1(h)(3)(v)", "check"]]],
    ["Under 29 CFR 2560.503-1(m)(8).", on("erisa"), [["29 CFR 2560.503-1(m)(8)", "not_on_shelf"]]],
    ["Under 42 CFR 405.952.", on("medicare_ffs"), [["42 CFR 405.952", "not_on_shelf"]]],
    ["Under 42 CFR 410.32.", on("medicare_ffs"), [["42 CFR 410.32", "not_on_shelf"]]],
    [
      "Cal. Health & Safety Code § 1374.30 applies.",
      on("commercial"),
      [
        ["Health & Safety Code", "wrong_plan"],
        ["Code § 1374.30", "not_on_shelf"],
      ],
    ],
    [
      "See 89 FR 8758 and Public Law 116-260.",
      on("erisa"),
      [
        ["89 FR 8758", "not_on_shelf"],
        ["Public Law 116-260", "not_on_shelf"],
      ],
    ],
    [
      "Section 1862(a)(1)(A) of the Social Security Act applies.",
      on("medicare_ffs"),
      [["Section 1862(a)(1)(A) of the Social Security Act", "not_on_shelf"]],
    ],
    ["NCD 160.27 covers it.", on("erisa"), [["NCD 160.27", "wrong_plan"]]],
    ["NCD 999.9 covers it.", on("medicare_ffs"), [["NCD 999.9", "not_on_shelf"]]],
  ])("%s %j", (text, standing, expected) => {
    expect(reasons(text, standing)).toEqual(expected);
  });

  it("has to be checked again once its edition is old", () => {
    expect(reasons("Under 29 CFR 2560.503-1(h).", on("erisa"), "2027-05-01")).toEqual([
      ["29 CFR 2560.503-1(h)", "check"],
    ]);
  });

  it("is named by the entry that was meant, with a sentence for the screen", () => {
    const [found] = misplacedCitations("Under 42 CFR 422.582(b).", on("erisa"), TODAY);
    expect(found).toMatchObject({ provisionId: "ma-reconsideration-time", start: 6, end: 23 });
    expect(found?.message).toBe("42 CFR 422.582(b) governs another kind of plan than this one.");
  });
});

describe("the entry of a citation", () => {
  it.each([
    ["29 C.F.R. § 2560.503-1(h)(3)(iii)", "erisa-consult"],
    ["29 CFR 2560.503-1", "erisa-procedure"],
    ["45 CFR § 147.136(d)(2)(i)", "aca-external-review"],
    ["42 C.F.R. part 438, subpart F", "medicaid-subpart"],
  ])("%s", (citation, id) => {
    expect(entriesFor(citation).map((entry) => entry.id)).toEqual([id]);
  });
});

it("reads a hostile text in time", () => {
  for (const unit of ["29 CFR 1", "“a", "§", "Section 1", "(a)", "Code ", "Public L", "1-"])
    expect(misplacedCitations(unit.repeat(60_000 / unit.length), on("erisa"), TODAY)).toBeDefined();
});
