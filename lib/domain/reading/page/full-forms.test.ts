import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";
import { withFullForms } from "./full-forms";

it.each([
  ["It doesn't meet the rule, and we can’t pay it.", "It does not meet the rule, and we cannot pay it."],
  ["We won't, and they aren't.", "We will not, and they are not."],
  ["We've closed it, they're told, and you'll hear.", "We have closed it, they are told, and you will hear."],
  ["Can the Wont family pay?", "Can the Wont family pay?"],
])("says in full what is contracted: %s", (text, full) => expect(withFullForms(text)).toBe(full));

const read = (said: string, asked: string) =>
  extractByRules(
    fromPlainText(
      [
        "Hi-Line Health Plan",
        "PO Box 900, Helena MT 59601                              September 14, 2026",
        "",
        "Bitterroot Physical Therapy",
        "12 Elm St, Missoula MT 59801",
        "",
        `Member: Ada Moor          ID: 774410293          ${asked}`,
        "",
        said,
        "",
        "You have 180 days from the date of this letter to appeal. Fax your appeal to 406-555-0144.",
      ].join("\n"),
    ),
  );
const OF_VISITS = "Reference: 26-4471-88120\nRequested: 12 visits, 09/20/2026 to 11/20/2026";
const OF_A_CLAIM = "Claim: 26-4471-88120\nDate of service: 08/11/2026     Charge: $168.00";

// Seen red: each was "other", without a reason.
it.each([
  "We can't continue to cover this service, because no gain was measured in a month.",
  "We will not continue to pay for this care. No gain was measured in a month.",
  "Coverage of these visits can't be continued because no gain was measured in a month.",
  "We can no longer approve visits, as no gain was measured in a month.",
  "We reviewed your request and it doesn't meet our guideline for further therapy.",
  "Approval can't be given for these visits because no new findings were sent.",
  "We can't say yes to 12 more visits. Your notes don't show progress.",
])("knows a refusal of what was asked for: %s", (said) => {
  const { kind, fields } = read(said, OF_VISITS);
  expect(kind).toBe("prior_auth_denial");
  expect(fields.denial_text?.value).toBeTruthy();
});

it.each([
  ["We continue to cover this service. You don't need to do anything.", OF_VISITS],
  ["We can't decide yet. Coverage isn't changed while we wait for your notes.", OF_VISITS],
  ["We've paid the claim in full. You don't owe anything.", OF_A_CLAIM],
])("takes none from what refuses nothing: %s", (said, asked) =>
  expect(read(said, asked).kind).not.toMatch(/denial/),
);
