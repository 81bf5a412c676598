import { describe, expect, it } from "vitest";
import { denialPoints } from "./denial-points";

const kindsOf = (notice: string, reason = "") =>
  denialPoints(notice, reason).map(({ kind, text }) => `${kind}: ${text}`);

describe("the payer's points", () => {
  it("are items in square brackets under what is to be sent", () => {
    expect(
      kindsOf(`Please send one copy of each, with this letter on top:

   [1]  initial evaluation with plan of care for this episode
   [2]  the progress report that falls inside the billed dates, signed
`),
    ).toEqual([
      "item: initial evaluation with plan of care for this episode",
      "item: the progress report that falls inside the billed dates, signed",
    ]);
  });

  it("are the reviewer's words beside each line of the payer's criteria, each whole", () => {
    expect(
      kindsOf(`Our criteria LOC-12 for a day program ask for four things. About three of them our reviewer says:

LOC-12 (2): "It is not documented that the member can take part in three hours of therapy a day."
LOC-12 (3): "The record shows unstable breathing and blood pressure. He must be medically stable."
`),
    ).toEqual([
      "reason: It is not documented that the member can take part in three hours of therapy a day.",
      "reason: The record shows unstable breathing and blood pressure. He must be medically stable.",
    ]);
  });

  it("are the sentences of the reviewer that the notice quotes", () => {
    const points = kindsOf(
      `We do not cover these services, because we regard them as investigational. In the words of our reviewer:

  "The claim form does not say how the repositioning was done. Besides, I see no positional test that would show
  which canal was at fault."
`,
      "We do not cover these services, because we regard them as investigational.",
    );
    expect(points).toContain("reason: The claim form does not say how the repositioning was done.");
    expect(points).toContain(
      "reason: Besides, I see no positional test that would show which canal was at fault.",
    );
  });
});
