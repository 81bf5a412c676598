import { expect, it } from "vitest";
import { limitPaidOut } from "./limit-paid-out";

const found = (text: string) => limitPaidOut([{ text, place: "Letter, page 1" }], ["2026-10-23"]);
const LETTER =
  "GEICO   No-fault (PIP)   loss 06/14/2026\nThe PIP benefits of $50,000 were exhausted on 10/05/2026.";

// Seen red: "no further payment will be made" was taken for what is yet to come.
it("takes a letter that says that nothing more will be paid", () =>
  expect(found(`${LETTER} No further payment will be made.`)?.words).toContain("exhausted on 10/05/2026"));
it.each([
  `${LETTER} Med-pay will be used up next.`,
  "GEICO PIP: the benefits of $50,000 will be exhausted by the next bill.",
  LETTER.replace("10/05", "11/05"),
  LETTER.replace("were exhausted", "were not exhausted"),
])("leaves what is not so, or not yet: %s", (text) => expect(found(text)).toBeUndefined());
