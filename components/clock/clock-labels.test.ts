import { describe, expect, it } from "vitest";
import type { ClockDto } from "@/lib/domain/clocks/schema";
import { clockBasis, clockTitle } from "./clock-labels";

const CLOCK: ClockDto = {
  kind: "appeal",
  due: "2026-12-05",
  work_by: "2026-12-04",
  basis: "letter",
  source: "Stated in the notice",
  from: null,
  certain: true,
};
const TODAY = "2026-11-22";

describe("a date of a case", () => {
  it("says what, until when, and how long that is", () => {
    expect(clockTitle(CLOCK, TODAY)).toBe("Appeal by Dec 5, 2026 (aim for Dec 4, 2026), 13 days left");
    expect(clockTitle({ ...CLOCK, kind: "payer_response", work_by: null }, TODAY)).toBe(
      "The payer's answer is due by Dec 5, 2026, 13 days left",
    );
    expect(clockTitle(CLOCK, "2026-12-05")).toBe("Appeal by Dec 5, 2026, due today");
    expect(clockTitle({ ...CLOCK, due: "2026-11-20", work_by: "2026-11-20" }, TODAY)).toBe(
      "Appeal by Nov 20, 2026, expired",
    );
  });

  it("says what it rests on, and to confirm what is not certain", () => {
    expect(clockBasis(CLOCK)).toBe("Stated in the notice.");
    expect(clockBasis({ ...CLOCK, certain: false })).toBe("Stated in the notice; check it.");
    expect(
      clockBasis({
        ...CLOCK,
        basis: "rule",
        source: "Employer plan: 180 days",
        from: "2026-06-08",
        certain: false,
      }),
    ).toBe("Employer plan: 180 days, counted from Jun 8, 2026. To be confirmed.");
  });
});
