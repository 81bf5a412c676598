import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readReading } from "../extract";
import { withoutGrantedDays } from "./refused-days";

const CLAIMED = "2026-06-01, 2026-06-03, 2026-06-08, 2026-06-15";
const daysOf = (text: string) =>
  withoutGrantedDays({ value: CLAIMED, score: 0.9, spans: [] }, readReading(fromPlainText(text)))?.value;

describe("the claim's days, where a paper says which were refused and which were paid", () => {
  it.each([
    "Bill dates 06/01 and 06/03 are paid. Bill dates 06/08 and 06/15/2026 are denied on our examination.",
    "   June 1 and June 3, 2026        Overturned. We will pay them.\n   June 8 and June 15, 2026       Upheld.",
    "June 1, 2026: Approved\nJune 8, 2026: Not approved\nJune 15, 2026: Not approved",
    "The visits of June 8 and June 15, 2026 remain denied. June 3, 2026 was allowed.",
    "The visits of June 1 and June 3 are approved. The visits of June 8 and June 15 remain denied.",
    "We will pay for the two visits of June 1 and June 3, 2026. We will not pay for the visits of June 8 and June 15, 2026, which come to $240.00.",
    "The plan has paid the services on June 1, 2026. The plan cannot approve the sessions on June 8 and June 15, 2026.",
  ])("are the refused ones: %s", (text) => expect(daysOf(text)).toBe("2026-06-08, 2026-06-15"));

  it.each([
    // Nothing of the claim was paid.
    "The visits of June 8 and June 15, 2026 are denied.",
    // Another claim of another day was paid.
    "May 4, 2026    Paid    $61.09\nJune 8 and June 15, 2026 are denied.",
    // The same day is told both ways, by code.
    "06/08/2026   Paid\n06/08/2026   Denied",
    // A day of the decision, which no verb of its own follows.
    "On June 3, 2026 we paid one visit. Our letter of June 8, 2026 denied the others.",
  ])("are all of them otherwise: %s", (text) => expect(daysOf(text)).toBe(CLAIMED));
});
