import { findCodes } from "../../denial/denial-code";
import type { Reading } from "../../page/candidate";
import { type Paper, saidIn, states } from "../../signs/statements";
import { isLetter } from "./layout-signs";
import { asksForRecordsByDay } from "./records-request";
import { SAYS_NO, WE_DO_NOT_PAY } from "./refusal-words";

/** A fax that the machine could not deliver proves no sending. */
export const wentNowhere = ({ text }: Paper): boolean =>
  /\b(?:busy|not sent|no answer|failed)\b/i.test(text) &&
  !/\b(?:ok|success\w*|delivered|completed?|accepted)\b/i.test(text);

const COVER_TITLE =
  /^\W*(?:(?:fax|facsimile)(?: transmission)? (?:cover(?: ?(?:sheet|page|letter))?|transmittal)|cover sheet)\b/im;

const COVER_FIELDS: readonly RegExp[] = [
  /^\W*(?:to|attn|attention|recipient)\b ?[:.]/im,
  /\b(?:from|sender) ?[:.]/i,
  /\b(?:pages?|no\.? of pages|number of pages)\b[^\n]{0,20}\d/i,
];

const COVER_LINES = 16;

/** "Status: Denied", "Decision: not approved": a notice that was put under a cover's head. */
const REFUSED_STATUS =
  /\b(?:status|determination|decision|outcome|disposition)\W{1,8}(?:\w+ )?(?:denied|not (?:certified|approved|authorized|covered)|non-?certified|adverse)\b/i;

/** A sheet before other pages says where they go: what its "Re:" line names is decided elsewhere. */
export function isFaxCover(reading: Reading, paper: Paper): boolean {
  const title = paper.head.split("\n").slice(0, 5).join("\n");
  return (
    COVER_TITLE.test(title) &&
    COVER_FIELDS.every((one) => one.test(paper.text)) &&
    paper.text.split("\n").length <= COVER_LINES &&
    !isLetter(paper) &&
    findCodes(reading).length === 0 &&
    !states(saidIn(paper), WE_DO_NOT_PAY) &&
    !states(saidIn(paper), SAYS_NO) &&
    !REFUSED_STATUS.test(paper.text) &&
    !asksForRecordsByDay(paper)
  );
}
