import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const letter = (...said: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE HEALTH PLAN",
        "September 2, 2026",
        "",
        "Patient: Odette Marlowe",
        "Claim number: 26-HL-0904417",
        "",
        ...said,
      ].join("\n"),
    ),
  );

describe("reasons that running text counts", () => {
  it("are each a point of their own, without what sums them up", () => {
    const { fields } = letter(
      "We are unable to pay for 97112 on this claim. First, the note does not say how long the care took. It has",
      "no times at all. Second, the order ended on July 1, 2026. The plan cannot pay for either reason.",
    );
    expect(fields.denial_text?.value).toBe(
      "First, the note does not say how long the care took. It has no times at all. Second, the order ended on July 1, 2026.",
    );
    expect(fields.denial_text?.points).toHaveLength(2);
  });

  it("are no steps that a reader is told to take", () => {
    const { fields } = letter(
      "This claim was denied because the records were not received. First, complete the form below. Second, send",
      "the records with it.",
    );
    expect(fields.denial_text?.value).toContain("the records were not received");
    expect(fields.denial_text?.points).toBeUndefined();
  });
});

describe("a claim of which another service was paid", () => {
  it.each([
    "We processed this claim and paid 99396. We did not pay 80061, which is not covered twice a year.",
    "We cannot pay for 97112, since the note does not name it. The charge for 97140 was paid.",
  ])("is refused in part: %s", (said) => expect(letter(said).kind).toBe("partial_denial"));
  it("is refused as a whole where the payment was another claim's", () => {
    expect(
      letter("This claim is denied as a duplicate. The charge for 97140 was paid on July 3 under claim 4471.")
        .kind,
    ).toBe("denial");
  });
});

describe("a refused code with its charge in brackets", () => {
  const linesOf = (said: string) => letter(said).deniedLines.map((line) => [line.procedureCode, line.amount]);
  it("is the line that is denied, whatever was paid beside it", () => {
    expect(
      linesOf(
        "We processed this claim and paid 99396. We did not pay 80061 ($62.00) because it is not covered twice a year.",
      ),
    ).toEqual([["80061", "62.00"]]);
  });
  it("is none where the sentence says that it was paid", () => {
    expect(
      linesOf("We did not pay 80061 because it is not covered twice a year, but we paid 99396 ($62.00)."),
    ).not.toContainEqual(["99396", "62.00"]);
  });
});
