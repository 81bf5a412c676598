import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { opensFirstLevel, SECOND_AHEAD } from "@/lib/domain/reading/paper/level";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const read = (text: string) => extractByRules(fromPlainText(text));
const CLAIM =
  "Invented Health Plan\nOctober 6, 2026\n\nPatient: Ottilie Brandreth\nClaim number: QX-88120-26\n\n";

describe("the step that a paper opens", () => {
  it.each([
    "If you disagree you may request a redetermination.",
    "You may file a first level appeal within 180 days.",
    "The provider has the right to a level 1 provider appeal.",
  ])("is the first one: %s", (sentence) => expect(opensFirstLevel([sentence])).toBe(true));

  it.each([
    "You may request a reconsideration by a Qualified Independent Contractor.",
    "Your request for a redetermination was received on May 4, 2026.",
    "You may ask for a second level appeal.",
    "You may disagree with this redetermination decision.",
  ])("is not told as the first one: %s", (sentence) => expect(opensFirstLevel([sentence])).toBe(false));

  it("makes no decision on an appeal of a review that had only asked for records", () => {
    const text = readFileSync(
      "tests/fixtures/letters-forty-third/02-chiro-medicare-new-episode-bullets/denial.txt",
      "utf8",
    );
    expect(read(text)).toMatchObject({ kind: "denial", level: "initial" });
  });

  it.each([
    "Thank you for your first level appeal about therapy. We have decided to uphold the denial of July 20, 2026. You may ask for a second level appeal.",
    "Thank you for your recent written provider dispute. Our decision is upheld.",
    "Thank you for the level 1 appeal. We have decided to uphold our denial.",
    "This letter answers your first-level appeal. We uphold our denial.",
  ])("comes after a first appeal: %s", (words) =>
    expect(read(`${CLAIM}${words}`)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" }),
  );

  it("is the first one where somebody is thanked for an interest in appeals", () => {
    const words =
      "Thank you for your interest in the member appeals process. We denied this claim. You may appeal.";
    expect(read(`${CLAIM}${words}`)).toMatchObject({ kind: "denial", level: "initial" });
  });
});

it("takes what was upheld at the first level before for no sign of this paper's own", () => {
  const { level } = read(
    `${CLAIM}RE: SECOND LEVEL APPEAL\n\nWe denied the claim on April 17, 2026 and upheld that decision at the first level on June 22, 2026.\n\nThe panel has upheld the denial. The service is not medically necessary.`,
  );
  expect(level).toBe("second");
});

const STANDS = `${CLAIM}Result of your appeal: THE DENIAL STANDS. The service is not medically necessary.`;
it.each([
  "The plan has two levels of internal appeal, and both must be used. You may ask for the second within 60 days.",
  "An external review can be asked for only after the second level is decided.",
  "The patient may bring a civil action after the internal appeals are finished.",
])("is a first decision while the second level is still ahead: %s", (words) =>
  expect(read(`${STANDS}\n\n${words}`)).toMatchObject({ kind: "appeal_decision_upheld", level: "first" }),
);
it("is the second one where the plan's own appeals are finished", () => {
  expect(read(`${STANDS}\n\nYour internal appeals are finished.`).level).toBe("second");
});
it.each([
  "You have used the two levels of internal appeal, both of which must be used before external review.",
  "An external review may be requested after the second-level appeal decision, which is this letter.",
])("tells no second level that is still ahead where it is over: %s", (words) =>
  expect(SECOND_AHEAD.test(words)).toBe(false),
);

it("takes a letter about the first-level appeal for its decision, and what is still open for none", () => {
  const levelOf = (said: string) =>
    read(`${CLAIM}${said}\nWe are upholding the first decision. The service remains not covered.`).level;
  const next = "\nSecond-level appeal. You may ask for a second review within 60 days.";
  expect(levelOf(`This letter is about your first-level appeal for the tests.${next}`)).toBe("first");
  expect(levelOf("This letter is about your second-level appeal for the tests.")).toBe("second");
});
