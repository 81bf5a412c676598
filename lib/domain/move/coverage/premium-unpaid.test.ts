import { expect, it } from "vitest";
import { premiumUnpaid } from "./premium-unpaid";

const NOTICE =
  "Coverage ended 07/31/2026. The premium was not paid by the end of the grace period. Claims held in the second month are denied.";
const found = (text: string, notice = NOTICE) =>
  premiumUnpaid([{ text, place: "Check, page 1" }], notice, ["2026-08-20"]);

it.each([
  NOTICE,
  "The policy was terminated for nonpayment of premium.",
  "Your patient's premiums for July are past due, and the grace period has expired.",
])("finds the unpaid premium in: %s", (notice) =>
  expect(found("271 run 08/20/2026: premium paid through 06/30/2026", notice)?.place).toBe(
    "the payer's notice",
  ),
);

it.each([
  ["a premium that was paid", "Patient's bank: premium paid 08/12/2026", NOTICE],
  ["a cover that came back", "Member reinstated 09/01/2026", NOTICE],
  [
    "a claim that still waits",
    "",
    "The premium was not paid. The claim is pended until the grace period ends.",
  ],
  ["another end", "", "Coverage ended with employment on 07/31/2026."],
])("does not take %s", (_, text, notice) => expect(found(text, notice)).toBeUndefined());
