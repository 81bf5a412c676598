import { describe, expect, it } from "vitest";
import { denialPoints } from "./denial-points";

const pointsOf = (notice: string, reason = "") =>
  denialPoints(notice, reason).map(({ kind, text, disputed }) => `${disputed ? kind : "granted"}: ${text}`);

describe("what a notice lists as a condition or as awaited", () => {
  it.each(["Conditions", "Criteria not shown:", "Conditions for approval", "Requirements not met:"])(
    "under “%s” each is a criterion of its own",
    (head) => {
      const list = `Your request was reviewed.\n\n${head}\n  A fall in the last six months\n  A home program that was taught\n\nYou may appeal within 180 days.\n`;
      expect(pointsOf(list)).toEqual([
        "criterion: A fall in the last six months",
        "criterion: A home program that was taught",
      ]);
    },
  );
  it.each([
    "We are waiting for:",
    "Still needed",
    "In order to reconsider we need:",
    "Before we can reconsider this claim we need:",
    "Items still outstanding:",
    "Missing items:",
  ])("under “%s” each is a paper that is asked for", (head) => {
    const points = ["item: The signed plan of care", "item: The visit log for August"];
    for (const mark of ["  - ", "  ", "  1. "]) {
      const list = `${mark}The signed plan of care\n${mark}The visit log for August`;
      expect(
        pointsOf(`The claim is closed.\n\n${head}\n${list}\n\nYou may appeal within 180 days.\n`),
      ).toEqual(points);
    }
  });
  it("behind a colon they are parted by semicolons", () => {
    expect(
      pointsOf("Still needed: the signed plan of care; the visit log for August; and the X-ray report."),
    ).toEqual(["item: the signed plan of care", "item: the visit log for August", "item: the X-ray report"]);
  });
  it("what the payer grants is not in dispute", () => {
    expect(
      pointsOf(
        "Criteria for coverage:\n 1. A diagnosis of the spine - met\n 2. Six weeks of exercises - not met\n",
      ),
    ).toEqual(["granted: A diagnosis of the spine - met", "criterion: Six weeks of exercises - not met"]);
  });
  it("terms and running text are no list", () => {
    expect(pointsOf("Terms and conditions:\n  The plan may change.\n  The plan may end.\n")).toEqual([]);
  });
});
