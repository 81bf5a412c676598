import { expect, it } from "vitest";
import { readReading } from "@/lib/domain/reading/extract";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { paperOf } from "../signs/statements";
import { type Act, actsIn, shareOfActs } from "./said";
import { largest } from "./weights";

it.each<[Act, string]>([
  ["claim_refused", "There'll be no check for the ankle taping of March 2."],
  ["request_refused", "Our answer to the eight visits you'd like to begin next month is no."],
  ["care_stopped", "From June 1 on we'll no longer pay for her hand therapy."],
  ["records_wanted", "We can go on once the note of that day is on our desk; please fax it."],
  ["paid_less", "You billed the longer visit and we paid the shorter one."],
  ["money_back", "The $64.00 went to you by mistake, and we'd like to have it back."],
  ["appeal_upheld", "We read everything again and our answer stays the same."],
  ["appeal_dismissed", "We can't look at your appeal, because it came after the last day for one."],
  ["why", "The chart doesn't say that anything was tried before the scan."],
  ["advice", "You can ask us to look again within 60 days by fax."],
  ["fact", "Nothing on this bill was turned down."],
])("tells that a sentence does %s: %s", (act, sentence) => {
  expect(largest(actsIn(sentence))?.choice).toBe(act);
});

const shareIn = (sentence: string, ...acts: Act[]) =>
  shareOfActs(paperOf(readReading(fromPlainText(`Oak Health Plan\n\n${sentence}`))), ...acts);

// Red where a condition counted as said: what may come was taken for a refusal.
it("takes a case that may come, and a question, for nothing said", () => {
  expect(shareIn("We're not going to pay for the visit of May 4.", "claim_refused")).toBeGreaterThan(0.7);
  expect(shareIn("If we're not going to pay for a visit, we tell you why.", "claim_refused")).toBe(0);
  expect(shareIn("Why aren't we going to pay for the visit of May 4?", "claim_refused")).toBe(0);
});
