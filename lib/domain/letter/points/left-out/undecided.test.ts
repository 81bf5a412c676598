import { expect, it } from "vitest";
import { isUndecided } from "./undecided";

// Seen red: the last line of a notice that a request still waits stood in a letter as if it were a call about the approval.
it.each([
  ["This is not an approval.", true],
  ["A reference number is not an authorization.", true],
  ["This letter is not yet a certification of visits.", true],
  ["Rep says this is not an authorization issue, the claim was keyed wrong.", false],
  ["Approved under PA-118204, not an estimate.", false],
  ["Approval was not needed for an evaluation.", false],
  ["Rep: 97110 is not an authorization code, no approval needed.", false],
  ["Rep said the evaluation was not an authorization service.", false],
])("what says that it grants nothing: %s", (quote, undecided) => expect(isUndecided(quote)).toBe(undecided));
