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
    ).toEqual(["granted: A diagnosis of the spine - met", "criterion: Six weeks of exercises"]);
  });
  it("terms and running text are no list", () => {
    expect(pointsOf("Terms and conditions:\n  The plan may change.\n  The plan may end.\n")).toEqual([]);
  });
});

// Seen red without the rule for a sentence.
describe("papers that one sentence asks for", () => {
  it.each([
    [
      "Send: the evaluation, and the order or referral, within 60 days to Medical Review, fax 555-555-0188.",
      ["item: the evaluation", "item: the order or referral"],
    ],
    [
      "Please submit the daily notes, the signed plan of care and the flow sheet by 10/12/2026.",
      ["item: the daily notes", "item: the signed plan of care", "item: the flow sheet"],
    ],
    [
      "Send: plan of care and its certification; evaluation; and the notes of the dates above. Use the case ID.",
      ["item: plan of care and its certification", "item: evaluation", "item: the notes of the dates above"],
    ],
    ["Send: your name; the claim number; a phone number.", []],
    ["Please send the visit notes to us.", ["item: the visit notes"]],
    ["Send an appeal, and a copy of this page, to Box 4.", []],
    ["Submit a corrected claim, with the modifier, within 90 days.", []],
    // How an appeal is made. Seen red: the letter set "the records to" beside a fax header, as asked for and enclosed.
    [
      "Send a letter that states why, a copy of this letter and the records to: Provider Appeals, P.O. Box 14835.",
      [],
    ],
    ["Submit a written statement of your reasons, the denial letter and the medical records to Appeals.", []],
    ["Send a letter and the complete record to Provider Disputes, P.O. Box 9.", []],
    ["Mail your appeal letter, a copy of this EOB and any chart notes to: Appeals, PO Box 9.", []],
    ["Send a signed letter explaining why you disagree, this form and your records within 60 days.", []],
    [
      "Please send the visit notes, the order and a copy of this letter to: Records, fax 555-555-0188.",
      ["item: the visit notes", "item: the order"],
    ],
    [
      "Send the operative note, the order and a letter of the surgeon that says why the test was needed to us.",
      [
        "item: the operative note",
        "item: the order",
        "item: a letter of the surgeon that says why the test was needed",
      ],
    ],
  ])("%s", (sentence, items) => {
    expect(pointsOf(sentence).filter((point) => point.startsWith("item"))).toEqual(items);
  });
});
