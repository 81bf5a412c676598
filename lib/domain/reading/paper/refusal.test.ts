import { expect, it } from "vitest";
import { REFUSED } from "./refusal";

it.each([
  "You do not pay it.",
  "The network discount is what your provider takes off, and the member does not pay it.",
  "You cannot pay this by card.",
])("takes what the patient need not pay for no refusal: %s", (sentence) => {
  expect(REFUSED.test(sentence)).toBe(false);
});

it.each([
  "We do not pay for massage.",
  "The plan will not cover these visits.",
  "You will not be paid for 97140.",
  "You cannot be reimbursed for it.",
  "This service cannot be approved.",
  "For your patients the plan does not pay it.",
  "The plan that covers you does not cover massage.",
  "The plan covering this member does not cover acupuncture.",
  "The benefit plan of this patient does not cover massage.",
  "The plan of the above named patient does not cover massage.",
  "The plan your employer bought for you will not pay for this.",
  "The contract between us and the member does not cover hearing aids.",
  "The bill we got from the patient cannot be paid.",
])("still takes for one: %s", (sentence) => {
  expect(REFUSED.test(sentence)).toBe(true);
});
