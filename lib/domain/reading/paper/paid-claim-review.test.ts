import { expect, it } from "vitest";
import { extractByRules } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const kindOf = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "Invented Health Plan",
        "October 6, 2026",
        "Patient: Ottilie Brandreth",
        "Claim number: QX-88120-26",
        "",
        ...lines,
      ].join("\n"),
    ),
  ).kind;

it.each([
  [
    "a contractor's review",
    "ADDITIONAL DOCUMENTATION REQUEST     Project 01-418",
    "We are doing a post-payment review. The claim was PAID. We need the records to decide whether the payment was proper.",
    "If we do not have the records by 12/12/2026, we will call the claim an overpayment and take the payment back.",
  ],
  [
    "a plan's audit",
    "MEDICAL RECORDS REQUEST - PAYMENT INTEGRITY",
    "This paid claim was selected for audit. Please send the office notes within 30 days.",
    "Without the records we may recover the payment from a later remittance.",
  ],
])("records asked for of a paid claim are a request: %s", (_, ...lines) =>
  expect(kindOf(...lines)).toBe("records_request"),
);

it.each([
  [
    "a finding",
    "POST-PAYMENT REVIEW, REFUND REQUEST",
    "You were overpaid $25.34. Please send the refund or the records for a dispute within 45 days.",
    "If you do not pay, we will offset the amount from a later payment.",
  ],
  [
    "records that never came",
    "OVERPAYMENT NOTICE",
    "We made a request for records and none came. The claim is an overpayment of $90.00. Please send the refund.",
    "If nothing comes, we will recoup it from future payments.",
  ],
])("money asked back stays that: %s", (_, ...lines) => expect(kindOf(...lines)).toBe("recoupment"));
