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

// Red where the question alone was looked at.
it.each([
  ["Possible lumbar radiculopathy, EMG confirmed L5 on 08/12.", false],
  ["Rule out fracture: films negative for fracture, MRI showed a tear.", false],
  ["Question of stone, CT showed 6 mm stone.", false],
  ["Result: failed hearing screen in both ears.", false],
  ["Result: incomplete colonoscopy, stopped at 40 cm.", false],
  ["Fax 09/02, status: failed.", true],
  ["Result: failed, line busy", true],
  ["Possible tear, MRI to be confirmed.", true],
  ["Possible radiculopathy, EMG ordered.", true],
  ["Rule out stone with CT.", true],
  ["Possible tear, MRI not confirmed.", true],
  ["Rule out infection, labs pending.", true],
  ["Possible sprain.", true],
  ["Possible surgery if MRI shows a tear.", true],
  ["Rule out stone, refer once CT showed it.", true],
  ["Possible injection when the x-ray shows healing.", true],
  ["Possible discharge unless films showed loosening.", true],
  ["Status: not sent to therapy.", true],
  ["Result: cancelled study.", true],
  ["Status: error in test.", true],
  ["Question of rotator cuff tear, MRI?", true],
])("a question that a test settled: %s", (quote, undecided) => expect(isUndecided(quote)).toBe(undecided));
