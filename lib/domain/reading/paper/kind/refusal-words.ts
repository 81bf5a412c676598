import { strengthOf } from "../../denial/denial-cues";
import type { Reading } from "../../page/candidate";
import type { Payments } from "../../signs/payments";
import { FROM_NOW_ON, type Paper, states } from "../../signs/statements";
import { mayDo } from "../../weighed/said";
import { REFUSED } from "../refusal";

const TITLE_REFUSES =
  /\bnotice of (?:\w+ ){0,3}?(?:denial|adverse|action|non-?coverage|non-?certification|claim denial)|\bdenial (?:of|notice|letter|notification)|\badverse (?:benefit )?determination|\bclaim denial|\b(?:status|determination|decision|outcome|disposition)\W{1,8}(?:\w+ )?(?:denied|not (?:certified|approved|authorized)|non-?certified|adverse|denial)\b/i;

/**
 * "Denied:  97110 GP, 8 dates of service", "Disallowed: 2 of 3 lines" at the head of a review's result: what was asked for before was looked at.
 * A form of a request may print the word over an empty or a "no".
 */
const LINE_REFUSES =
  /^\s*(?:denied|disallowed|not allowed)\s*:\s*(?!(?:no|none|nothing|not|n\/?a|0|zero|pending|yes\b[^\n]{0,10}\bno)\b|[[_☐-])\S/i;

export const deniesOnLine = (paper: Paper): boolean =>
  paper.head.split("\n").some((line) => LINE_REFUSES.test(line));

/** "… within 180 days after you receive a notice of denial" titles nothing. */
const OF_RIGHTS = /\b(?:if (?:we|you)|you (?:may|can|have|must|receive|get)|right to|after you)\b/i;

const OF_APPROVAL = /\bnotice of action\W{1,3}approv/i;

/** "This payment replaces our denial of June 3": no heading calls its own denial ours. */
const OF_EARLIER = /\bour (?:\w+ ){0,2}denial\b/i;

export const titleRefuses = (paper: Paper): boolean =>
  paper.head
    .split("\n")
    .some(
      (line) =>
        (TITLE_REFUSES.test(line) || LINE_REFUSES.test(line)) &&
        !OF_RIGHTS.test(line) &&
        !OF_EARLIER.test(line) &&
        !OF_APPROVAL.test(line),
    );

export const NOT_A_REFUSAL =
  /\bneither (?:been )?(?:paid|approved|accepted) nor (?:denied|refused|rejected)\b|\bnone of (?:that|this|these) applies\b|\b(?:this|it)(?: \w+)? (?:is|does) not (?:a |an |constitute )?(?:\w+ ){0,3}?(?:denial|denied|adverse)|\bnot (?:been )?denied|\bno (?:\w+ )?(?:claims?|services?|charges?) (?:was|were|has been|have been|on this \w+ (?:was|were)) denied/i;

/** What a reviewer finds at the end of a clinical summary; no clinician writes so. */
export const FINDS =
  /\bnon-?certified\b|\bnot (?:found )?(?:to be )?(?:medically necessary|certified)\b|\bdo(?:es)? not meet (?:our|the plan's|medical necessity|the (?:medical|coverage|clinical)) /i;

/** "Denies chest pain" is no refusal of a payer. */
export const SAYS_NO =
  /\b(?:(?:was|were|is|are|been) (?:denied|not (?:approved|covered|certified))|we (?:have )?den(?:y|ied))\b/i;

/** "We are unable to approve benefits for these services" */
export const CANNOT_APPROVE =
  /\bwe (?:are unable to|cannot|can not|could not|can['’]t|are not able to) (?:approve|allow|authorize|certify|pay|cover) (?:the |these |this |your |any |further |more )?(?:benefits?|payment|coverage|claims?|services?|charges?|visits?|treatments?)\b/i;

/** "You denied payment", "we ask you to overturn this": a practice's own letter tells what the payer said. */
export const TO_THE_PAYER =
  /\byou (?:have )?denied\b|\byour (?:denial|decision) (?:of|dated|says?|states?|was|is)\b|\bwe (?:ask|are asking|request|are requesting) (?:that )?you\b|\b(?:overturn|reverse) (?:this|the|your) (?:denial|decision)\b|\bI am (?:writing|appealing)\b/i;

/** "We could not pay this claim": whoever writes so decides, though it says at length what it takes as proof of sending. */
export const WE_DO_NOT_PAY =
  /\bwe (?:are |were |have )?(?:could ?not|can ?not|can['’]t|couldn['’]t|did not|didn['’]t|do not|will not|won['’]t|not able to|unable to|not) (?:be )?(?:pay|paying|paid|cover|consider|reimburse)\b|\bwe (?:have )?(?:denied|are denying|deny) (?:the|this|your|these)\b|\b(?:your|this|the) claim (?:was|is|has been) denied\b|\bno payment (?:is|was|has been|will be) (?:being )?(?:made|issued)\b/i;

/** "You have 12 months to ask for a reconsideration", "you may not bill the patient": what a payer tells whom it refused. */
export const TELLS_THE_WAY =
  /\byou (?:may|can|have|must)\b[^.;]{0,100}\b(?:reconsider\w*|appeals?|dispute|review)\b|\b(?:may|must|do|can)(?: ?not|n['’]t) (?:be )?bill(?:ed)?\b[^.;]{0,20}\b(?:patient|member|enrollee|beneficiary)\b/i;

/** "The claim is denied in full": a review that goes through plan of care and scores still decides, where it tells the way to have it looked at again. */
export const CLAIM_IS_DENIED =
  /\b(?:the|this|your) (?:claim|charges?|services?) (?:is|are|was|were|has been|have been) (?:hereby )?denied\b/i;

const WE_DENIED = /\bwe (?:have )?denied (?:the|this|your) claim\b/i;

export const deniedTheClaim = (paper: Paper): boolean =>
  states(paper.sentences, CLAIM_IS_DENIED) || states(paper.sentences, WE_DENIED);

/** "You may ask for a redetermination within 120 days": a doctor who writes for the patient offers none. */
export const OFFERS_APPEAL =
  /\byou (?:may|can|have (?:the right|\d{1,3} (?:calendar )?days|\d{1,2} months) to) (?:(?:ask for|request|file|submit|seek)\b[^.;]{0,40}\b(?:reconsider\w*|redetermination|appeals?|dispute|review|hearing)|appeal|dispute)\b/i;

/** "Ann can be reached by phone from Monday on" has words of a late claim, and refuses nothing. */
const SAYS_OR_TELLS_WHY = [
  ...(["claim_refused", "request_refused", "care_stopped", "paid_less", "why"] as const),
  ...(["appeal_upheld", "appeal_dismissed", "money_back", "records_wanted"] as const),
];

/** A heading and its labels may run into the sentence below them, so that each line counts by itself as well. */
const saysOrTellsWhy = ({ lines }: Reading, { text, spans }: Reading["sentences"][number]): boolean =>
  [text, ...spans.map(({ line, start, end }) => lines[line]?.text.slice(start, end) ?? "")].some((said) =>
    mayDo(said, ...SAYS_OR_TELLS_WHY),
  );

export function saysNo(reading: Reading, paper: Paper, all: string[]): boolean {
  if (titleRefuses(paper) && !NOT_A_REFUSAL.test(paper.text)) return true;
  return (
    states(all, REFUSED) ||
    reading.sentences.some(
      (s) => strengthOf(s) >= 2.5 && !FROM_NOW_ON.test(s.text) && saysOrTellsWhy(reading, s),
    )
  );
}

/** Nothing was paid because the patient owes it: that refuses nothing. */
const TO_THE_PATIENT =
  /\bdeductible:? \$?\d[\d,]{0,9}\.\d\d\b[^\n]{0,30}\bpaid:? \$?0\.00|\b(?:applied|credited|counts?) to(?:ward)?s? (?:your|the|their|his|her)(?: \w+){0,3} deductible|\bPR[ -]?[123]\b|\bdeductible (?:amount|not (?:yet )?met)\b/i;

/** A table that pays everything refuses nothing, whatever its headings and rights say. */
export function refusedIn(
  paper: Paper,
  all: string[],
  isEob: boolean,
  { paid, refused, zeroPaid }: Payments,
  speaksOfRefusal: boolean,
): boolean {
  if (refused) return true;
  if (NOT_A_REFUSAL.test(paper.text) && !states(all, REFUSED)) return false;
  // "Paid ... $0.00", "Why ... Not medically necessary": a list says in two lines what a sentence says in one.
  if (zeroPaid && !paid && states(all, FINDS) && !TO_THE_PATIENT.test(paper.text)) return true;
  if (isEob && zeroPaid && !paid) return speaksOfRefusal || !TO_THE_PATIENT.test(paper.text);
  if (!isEob || !paid) return speaksOfRefusal;
  return states(all, REFUSED) || (speaksOfRefusal && titleRefuses(paper));
}
