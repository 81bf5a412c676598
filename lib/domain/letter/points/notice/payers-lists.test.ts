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

describe("a list that a notice marks in its own way", () => {
  it("takes numbers in a column of their own for marks, and asks for each line once", () => {
    const notice =
      "What we looked for and did not find in the information sent on November 13:\n\n   1   Six weeks of treatment directed by a provider\n   2   A repeat visit after that treatment\n   3   How the result will change what is done next\n\nCase number 1907744126\n";
    const merged =
      "1 Six weeks of treatment directed by a provider 2 A repeat visit after that treatment 3 How the result will change what is done next";
    expect(denialPoints(notice, merged, [merged])).toMatchObject([
      { kind: "criterion", text: "Six weeks of treatment directed by a provider", disputed: true },
      { kind: "criterion", text: "A repeat visit after that treatment", disputed: true },
      { kind: "criterion", text: "How the result will change what is done next", disputed: true },
    ]);
  });

  it("takes no row of a bill for a line of a list", () => {
    const notice =
      "We did not pay these lines because the criteria were not met:\n   1   Exam     99213     120.00\n   2   Therapy  97110     90.00\n";
    const said = denialPoints(notice, "The criteria were not met for this service.");
    expect(said.filter(({ text }) => /^(?:Exam|Therapy)\b/.test(text))).toEqual([]);
  });

  it("holds each condition that makes a service experimental against the claim", () => {
    const notice =
      "Biofeedback is not a covered benefit. Under the certificate a service is experimental when any of these is true:\n\n    (i)    the device has no clearance for the use;\n    (ii)   standard treatment has not first been tried;\n    (iii)  no measured benefit to this patient is recorded.\n";
    expect(
      denialPoints(notice, "Biofeedback is experimental.").map(({ kind, text }) => [kind, text]),
    ).toEqual(
      expect.arrayContaining([
        ["reason", "the device has no clearance for the use;"],
        ["reason", "standard treatment has not first been tried;"],
        ["reason", "no measured benefit to this patient is recorded."],
      ]),
    );
  });
});
