import { expect, it } from "vitest";
import { categoryOfReason, reasonOnPaper } from "./reason-on-paper";

const of = (text: string) => categoryOfReason(reasonOnPaper(text, "denial"));

// Seen red: where no reason was read nothing was denied, and nothing was advised.
it.each([
  [
    "DENIED: EX-TF1 Timely filing. Claim received 10/15/2026. Network limit 180 days from DOS.",
    "timely_filing",
  ],
  ["09/29/2026   99213    104.00   0.00   EX18  DUPLICATE CLAIM/SERVICE  see TX2628801120", "duplicate"],
  ["We have not received the notes, so that the claim is closed as denied.", "documentation"],
  ["Denial reason: no prior authorization on file for 64483", "authorization"],
  ["Status: finalized\nReason - coverage ended 08/31/2026, before the service", "eligibility"],
])("reads the reason that stands there: %s", (text, category) => expect(of(text)).toBe(category));

it.each([
  "Appeals: you may dispute a denied claim within 180 days.\nSend the record to us.",
  "Total   104.00   0.00\nThank you.",
])("takes no words of rights, and no amounts: %s", (text) => expect(reasonOnPaper(text, "denial")).toBe(""));
it("gives no reason of a paper that denies nothing", () => {
  const text = "DENIED: EX-TF1 Timely filing.";
  expect(reasonOnPaper(text, "paid_eob")).toBe("");
  expect(reasonOnPaper(text, "patient_statement")).toBe("");
  expect(reasonOnPaper(text, null)).not.toBe("");
});
