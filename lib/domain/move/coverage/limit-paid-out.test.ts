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

// Seen red: what holds once the sum is gone, or ends for another reason, was taken for a sum that is gone.
it.each([
  "No further benefits will be paid once the policy limit of $50,000 for this loss has been reached.",
  "We will send you and the provider a letter as soon as the benefits under this policy are exhausted.",
  "Once PIP limits are exhausted no further payment will be made.",
  "No further payment will be made on this bill; it is a duplicate.",
  "After the examination of 09/09/2026 no further PIP benefits will be paid.",
])("leaves: %s", (words) =>
  expect(found(`GEICO   No-fault (PIP)   loss 06/14/2026\n${words}`)).toBeUndefined(),
);
it("takes what is so beside what holds in general", () =>
  expect(found(`${LETTER} When benefits are exhausted, send bills to the health plan.`)).toBeDefined());

// Seen red: in some states the accident benefit is called by the first party or by medical expenses.
it.each([
  ["Medical expense coverage, policy 881. The limit of $5,000.00 has been paid out in full.", true],
  ["FIRST PARTY BENEFITS\nThe limit of $5,000.00 has now been paid out in full.", true],
  ["FIRST PARTY BENEFITS\nThe limit will be paid out in full by the next bill.", false],
  ["The first party named in the lease. The limit has been paid out in full.", false],
])("knows an accident benefit by its other names: %s", (text, isOut) =>
  expect(found(text) !== undefined).toBe(isOut),
);
