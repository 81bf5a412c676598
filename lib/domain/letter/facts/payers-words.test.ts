import { describe, expect, it } from "vitest";
import type { LetterFacts } from "./facts";
import { withPayersWords } from "./payers-words";

const NOTICE = `Notice of Claim Denial. Patient Name: Rosa Ames-Tell. Claim Number 2609. Date of Service 09/08/2026.
We have denied this claim because the records do not show that the services were medically necessary.
If you disagree with this decision you may appeal in writing within 180 days.`;
const OWN =
  "The payer does not see why therapy had to go on. Progress notes show measured gains at each visit.";
const typed = (denialText: string): LetterFacts => ({
  denialText,
  provenance: { denialText: { record: "appeal" } },
});

describe("the payer's reason", () => {
  it("is nothing that the practice says of the denial", () => {
    expect(withPayersWords(typed(OWN), NOTICE).denialText).toBeUndefined();
    expect(
      withPayersWords(
        typed(
          "The records do not show that the services were medically necessary. Progress notes show gains.",
        ),
        NOTICE,
      ).denialText,
    ).toBe("The records do not show that the services were medically necessary.");
  });

  it("stays as typed with a slip, as confirmed or read, and where no notice was read", () => {
    const slip = "The records do not shew that the services were medically necessary.";
    expect(withPayersWords(typed(slip), NOTICE).denialText).toBe(slip);
    expect(withPayersWords(typed(OWN), "").denialText).toBe(OWN);
    const confirmed = { denialText: OWN, provenance: { denialText: { record: "user" } } } as const;
    expect(withPayersWords(confirmed, NOTICE)).toBe(confirmed);
    expect(withPayersWords({ denialText: OWN }, NOTICE).denialText).toBe(OWN);
  });
});
