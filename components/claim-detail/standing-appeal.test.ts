import { describe, expect, it } from "vitest";
import type { AppealOfClaimDto } from "@/lib/domain/appeal/schema";
import { standingAppeal } from "./standing-appeal";

const sent: AppealOfClaimDto = {
  id: "a1",
  status: "sent",
  sent_at: "2026-10-23T16:40:00.000Z",
  outcome: null,
};
const of = (appeal: Partial<AppealOfClaimDto> | null, denial_date: string | null = "2026-09-15") =>
  standingAppeal(appeal && { ...sent, ...appeal }, { denial_date }, "America/New_York");

describe("the appeal that stands for a denial", () => {
  it("is gone on with while it is a draft, and opened once it was sent", () => {
    expect(of({ status: "draft", sent_at: null })).toMatchObject({
      label: "Continue the Letter",
      href: "/appeals/a1",
    });
    expect(of({})).toMatchObject({ label: "Open the Appeal", href: "/appeals/a1/case", isKept: false });
  });

  it("has a next level where the payer kept its denial, in part too", () => {
    for (const outcome of ["upheld", "partly_overturned", "dismissed"] as const)
      expect(of({ outcome })?.isKept).toBe(true);
    for (const outcome of ["acknowledged", "more_information", "overturned"] as const)
      expect(of({ outcome })?.isKept).toBe(false);
  });

  it("is none without one, nor where the claim was denied anew after it went out", () => {
    expect(of(null)).toBeNull();
    expect(of({}, "2026-11-02")).toBeNull();
    expect(of({}, null)).not.toBeNull();
  });

  // Red where the evening of October 23 in New York counted as October 24, which it is in UTC.
  it("went out on the practice's own day", () => {
    const evening = { sent_at: "2026-10-24T02:30:00.000Z" };
    expect(of(evening, "2026-10-24")).toBeNull();
    expect(of(evening, "2026-10-23")).not.toBeNull();
  });
});
