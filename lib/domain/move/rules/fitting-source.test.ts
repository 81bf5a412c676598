import { describe, expect, it } from "vitest";
import { fittingSource } from "./fitting-source";

const NECESSITY =
  "The payer's own policy; 42 CFR 405.944 for Medicare; 29 CFR 2560.503-1(h) for employer plans";
const URGENT = "29 CFR 2560.503-1(m)(1); 42 CFR 422.584 for Medicare Advantage, 438.410 for Medicaid plans";

describe("the source of a step", () => {
  it.each([
    [NECESSITY, "medicare_ffs", "The payer's own policy; 42 CFR 405.944 for Medicare"],
    [NECESSITY, "erisa", "The payer's own policy; 29 CFR 2560.503-1(h) for employer plans"],
    [NECESSITY, "commercial", "The payer's own policy"],
    [NECESSITY, "medicare_advantage", "The payer's own policy"],
    [NECESSITY, null, "The payer's own policy"],
    [URGENT, "erisa", "29 CFR 2560.503-1(m)(1)"],
    [URGENT, "medicare_advantage", "42 CFR 422.584 for Medicare Advantage"],
    [URGENT, "medicaid_mco", "42 CFR 438.410 for Medicaid plans"],
    [URGENT, "workers_comp", "The plan's own rules"],
    [URGENT, null, "The plan's own rules"],
    [
      "Remark MA130; Medicare contractors' appeals decision trees",
      "medicare_ffs",
      "Remark MA130; Medicare contractors' appeals decision trees",
    ],
    ["Remark MA130; Medicare contractors' appeals decision trees", "commercial", "Remark MA130"],
    ["CARC 29 (X12 code list); 42 CFR 424.44 for Medicare", "medicare_advantage", "CARC 29 (X12 code list)"],
    [
      "CARC 4, 11 and 97 (X12 code list); NCCI Policy Manual, chapter 1",
      null,
      "CARC 4, 11 and 97 (X12 code list); NCCI Policy Manual, chapter 1",
    ],
  ] as const)("%s of a plan that is %s", (source, plan, fitting) => {
    expect(fittingSource(source, plan)).toBe(fitting);
  });

  it.each([null, "commercial", "fehb"] as const)("stays where it is the only one: %s", (plan) => {
    expect(fittingSource("45 CFR 149.510", plan)).toBe("45 CFR 149.510");
    expect(fittingSource("42 CFR 424.44(b)", plan)).toBe("42 CFR 424.44(b)");
  });
});
