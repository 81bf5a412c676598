import { expect, it } from "vitest";
import { quotedReason } from "./said-reason";

it.each([
  [
    "The claim was received after the filing limit. The member is held harmless.",
    "“The claim was received after the filing limit.”",
  ],
  [
    "REMARKS 1 CO-45 Paid at the network rate. 2 CO-18 Exact duplicate of another line.",
    "“CO-18 Exact duplicate of another line.”",
  ],
  // What stands between two reasons stays: a quotation has no gap.
  [
    "No order was sent. The member may not be billed. The notes are not signed.",
    "“No order was sent. The member may not be billed. The notes are not signed.”",
  ],
  ["Remarks K2 CO-97 Part of another service.", "“CO-97 Part of another service.”"],
  ["CO-50: the care given is not medically necessary.", "“the care given is not medically necessary.”"],
  ["Denial code 197 - No authorization was obtained.", "“No authorization was obtained.”"],
  ["12 - 14 visits were planned.", "“12 - 14 visits were planned.”"],
  ["Remarks made by the nurse count.", "“Remarks made by the nurse count.”"],
  ["Reasons: The note describes a stable patient.", "“The note describes a stable patient.”"],
  ["The member is held harmless.", "“The member is held harmless.”"],
  [
    "(CO-22) Our records show an accident. Another payer is first.",
    "“Our records show an accident. Another payer is first.”",
  ],
  ["(CARC 50) The care is not needed.", "“The care is not needed.”"],
  ["(4) visits were not approved.", "“(4) visits were not approved.”"],
  [
    "Our reasons are: The records show no gain. No plan covers the visits.",
    "“The records show no gain. No plan covers the visits.”",
  ],
  ["The reason is: no order was sent.", "“no order was sent.”"],
  [
    "The reasons for the visits are: pain and swelling.",
    "“The reasons for the visits are: pain and swelling.”",
  ],
])("the payer's reason is quoted without what gives none: %s", (denialText, said) => {
  expect(quotedReason({ denialText })).toBe(said);
});
