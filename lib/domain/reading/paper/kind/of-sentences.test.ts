import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const kindOf = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n"))).kind;

const letter = (said: string) =>
  kindOf(
    "Oak Health Plan     PO Box 2200, Columbus OH 43216     10/20/2026",
    "Elm Street Clinic LLC",
    "Concerning:  Ann Doe    ID OHP448812904     Claim 26284000917",
    "",
    said,
    "",
    "Questions about benefits and payments of the plan: 614-555-0100.",
  );

describe("a paper whose words no rule knows is told by what its sentences do", () => {
  // Each was "other" before.
  it.each([
    [
      "records_request",
      "We can go on once the notes for that day have come in; please fax them.",
    ],
    [
      "records_request",
      "The claim is resting with us. We can take it up again as soon as we've got the chart.",
    ],
    ["denial", "You won't get a check for the visit of September 22. She had left the plan by then."],
    ["recoupment", "The $96.00 that we sent in June was for somebody else. Please mail it back to us."],
  ])("%s: %s", (kind, said) => expect(letter(said)).toBe(kind));

  it.each([
    "Ann can be reached at the new number from Monday on.",
    "Our payment offices are closed on November 26 and 27 for the holiday.",
    "The notes of a visit are asked for in writing where they are needed.",
  ])("and nothing is made of what does nothing: %s", (said) => expect(letter(said)).toBe("other"));
});

describe("a visit that was paid as a lower one", () => {
  const remit = (row: string, note: string) =>
    kindOf(
      "Oak Marketplace Plan                         Remit date 11/11/2026",
      "Elm Street Clinic LLC",
      "Member ANN DOE   ID U90417728   Claim Z316GAE40081   DOS 10/21/2026",
      "",
      "   proc     paid as    charge    paid     expl",
      row,
      "   36415    36415       12.00     3.00    -",
      "",
      note,
      "",
      "Provider dispute: within 180 calendar days of this remit.",
    );
  const LOWER = "   99214    99213      182.00    71.28     yK";

  it("is refused in part, though no word says no", () =>
    expect(remit(LOWER, "   yK  It reads like a short visit, so we paid what a short visit is worth.")).toBe(
      "partial_denial",
    ));

  it("is paid where it is the same", () =>
    expect(remit("   99214    99214      182.00   104.00     yK", "   yK  Contract rate.")).toBe("paid_eob"));
});

// Red before: "can't pay" was a refusal, whatever the letter waited for.
it("waits for records where it may come to a refusal only later", () => {
  const said =
    "We can't pay or turn down the bill yet because no notes came with it. It stays on hold until we have them. Please send the daily notes.";
  expect(letter(said)).toBe("records_request");
  expect(
    letter("We can't pay the bill, because she had left the plan. Please send it to the new plan."),
  ).toBe("denial");
  expect(letter("We denied the bill because the care was not needed. If you appeal, send the notes.")).toBe(
    "denial",
  );
});

// Red where "without contrast" turned the refusal round.
it("refuses a scan without contrast", () => {
  const said = (outcome: string) =>
    kindOf(
      "Oak Health Plan                              date of notice: 11/18/2026",
      "To   Elm Street Clinic LLC",
      "For  Ann Doe   DOB 04/26/1975   ID JWB4410 77382",
      `Request no. EVC-A26-664019     72148 MRI lumbar without contrast     ${outcome}`,
      "",
      "Reason. Six weeks of treatment were not tried.",
      "You may appeal in writing within 180 days.",
    );
  expect(said("NOT APPROVED, test not yet done")).toBe("prior_auth_denial");
});
