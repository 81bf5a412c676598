import { findCodes } from "../../denial/denial-code";
import { strengthOf } from "../../denial/denial-cues";
import { refusedRows } from "../../denial/refused-rows";
import type { Reading } from "../../page/candidate";
import { paymentsOf } from "../../signs/payments";
import { isOfRejected } from "../../signs/rejected-claims";
import { type Paper, saidIn, states } from "../../signs/statements";
import { answersAppeal, takesAppealIn } from "../appeal-outcome";
import { labelsClaim } from "../office-papers";
import { REFUSED } from "../refusal";
import { RECOUPED_HEAD } from "./recoupment";
import { titleRefuses } from "./refusal-words";

const APPROVAL_HEAD =
  /\b(?:approval (?:of|letter|notice)|notice of (?:approval|authorization)|(?:services?|request|authorization|certification)\b[^.]{0,30}\b(?:is |was |has been )?approved)\b/i;

const APPROVES = /\bwe (?:have )?(?:approved|authorized|certified) (?:the following|your|this|these|all)\b/i;

/** A line of the head that grants by itself, without a sentence. */
const GRANTED =
  /^(?:notice of (?:action\W{1,3})?(?:approval|authorization)\b|(?:authorization )?approval (?:notice|of (?:services|care))\b|authorization approval\b|approved: |your request (?:is|was|has been) approved\b)/i;

const GRANTED_VISITS =
  /\b\d+ (?:\w+ ){0,3}(?:visits|units|days|sessions)\b[^.]{0,50}\b(?:is|are|was|were) approved\b/i;

export const grantsCare = (reading: Reading, paper: Paper): boolean =>
  (paper.head.split("\n").some((line) => GRANTED.test(line)) ||
    paper.sentences.some((text) => GRANTED_VISITS.test(text))) &&
  findCodes(reading).length === 0 &&
  !states(paper.sentences, REFUSED) &&
  !reading.sentences.some((said) => strengthOf(said) >= 2.5 && !NO_PROMISE.test(said.text)) &&
  !titleRefuses(paper);

/** "An approval is no promise of payment when the member is no longer covered." */
const NO_PROMISE = /\b(?:approval|authorization)\b[^.]{0,40}\b(?:not a|no) (?:guarantee|promise)/i;

/** Who is covered and since when: of a plan or a state, about no claim. */
const TELLS_COVERAGE =
  /\b(?:policy|coverage|medical assistance)\b[^.]{0,60}\b(?:has ended|ended|(?:is|was) reinstated|began|is effective)\b|\bapplication for (?:medicaid|medical assistance|coverage)\b/i;

const ABOUT_CARE =
  /\b(?:this|the|your|our) (?:claim|bill|charges?|visit|services?)\b|\bclaim (?:no|number|#)/i;

const tellsCoverage = (reading: Reading, paper: Paper): boolean =>
  !ABOUT_CARE.test(paper.text) &&
  // "Coverage ended on January 31": why the money is asked back.
  !RECOUPED_HEAD.test(paper.head) &&
  paper.sentences.some((text) => TELLS_COVERAGE.test(text)) &&
  !states(saidIn(paper), REFUSED) &&
  findCodes(reading).length === 0 &&
  // "E7  THE PATIENT'S COVERAGE ENDED BEFORE THE DATE OF SERVICE" under charges says why they were refused.
  refusedRows(reading).size === 0 &&
  !labelsClaim(reading);

/** Care that is approved, an appeal that was only taken in, and claims that never came: nothing is refused or paid by these. */
export function decidesNothing(reading: Reading, paper: Paper): boolean {
  if (takesAppealIn(paper) || isOfRejected(reading) || grantsCare(reading, paper)) return true;
  if (tellsCoverage(reading, paper)) return true;
  if (!APPROVAL_HEAD.test(paper.head) || !states(paper.sentences, APPROVES)) return false;
  const { paid, zeroPaid } = paymentsOf(reading);
  const all = saidIn(paper);
  return !states(all, REFUSED) && !titleRefuses(paper) && !paid && !zeroPaid && !answersAppeal(paper);
}
