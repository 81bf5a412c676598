import { expect, it } from "vitest";
import { carcOf } from "./denial-code";

// Seen red: "COB1" was read as the reason B1 of the group CO.
it.each([
  ["CO-B1", "CARC 22. Another health plan must pay before us.", "22"],
  ["", "Claim adjustment reason code 29: too late.", "29"],
  ["CO-97", "CARC 22 on the other line.", "97"],
  ["CO-B7", "CARC 22 and CARC 29.", "B7"],
  ["CO-B7", "The provider was not certified.", "B7"],
  ["PR 204", "", "204"],
])("%s, “%s”: %s", (denialCode, denialText, carc) => expect(carcOf({ denialCode, denialText })).toBe(carc));
