import { expect, it } from "vitest";
import { withoutClerksAdvice } from "./clerks-advice";

const said = (quote: string, heading = "Call Log") =>
  withoutClerksAdvice({ quote, heading, topics: ["call"] } as unknown as Parameters<
    typeof withoutClerksAdvice
  >[0])?.quote;

// Seen red with either pattern taken out.
it.each([
  [
    "10/22 rep Ana sees approval A-33910 on file, active. Said you could maybe appeal.",
    "10/22 rep Ana sees approval A-33910 on file, active.",
  ],
  [
    "10/22 ref C-4498: claim was keyed without the number; maybe they will reprocess.",
    "10/22 ref C-4498: claim was keyed without the number;",
  ],
  ["9/30 14:20 Acme/UM Ames - rep said it may be cancelled by system, not sure. call back", undefined],
  ["Rep Ilse: You may want to appeal.", undefined],
  ["Rep Sol thinks it should be fine, not sure.", undefined],
  [
    "Rep Ana: those visits were chiropractic. We may want to appeal. Ref 88-30917",
    "Rep Ana: those visits were chiropractic. Ref 88-30917",
  ],
])("leaves out what a clerk would try or isn't sure of: %s", (quote, rest) => {
  expect(said(quote)).toBe(rest);
});

it.each([
  "Rep Ana: you may resubmit under approval A-339107, 8 visits",
  "Rep Tom: claim was denied in error, sent back for reprocessing 10/22",
])("keeps what can be checked: %s", (quote) => {
  expect(said(quote)).toBe(quote);
});

it("keeps a chart's own doubt and a plan's own words", () => {
  const note = "Knee pain, possibly a meniscus tear, may be worse on stairs.";
  expect(said(note, "Office Visit")).toBe(note);
  const policy = "The member may appeal, and we might ask for records.";
  expect(said(policy, "Payment Policy")).toBe(policy);
});
