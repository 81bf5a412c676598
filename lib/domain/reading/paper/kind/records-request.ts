import { type Paper, states } from "../../signs/statements";
import { RECOUPED, RECOUPED_HEAD, WILL_BE_RECOUPED } from "./recoupment";
import { deniesOnLine, NOT_A_REFUSAL, titleRefuses } from "./refusal-words";

export const RECORDS_HEAD =
  /\b(?:request(?:s|ed|ing)?|need(?:ed|s)?|notice) (?:of |for )?(?:an? )?(?:additional |more |missing |further |medical |clinical |supporting |the )*(?:records?|documentation|documents|information|notes)\b|\badditional (?:documentation|development) request\b|\bADR\b|\b(?:records|documentation|information) (?:request|needed|required)\b|\b(?:medical )?records? (?:review|request)\b|\bverification request\b|\brequest for (?:\w+ ){0,2}verification\b/i;

/** "ADDITIONAL DOCUMENTATION REQUEST" alone in its line: the heading of the paper asks, in whatever words the letter goes on. */
const RECORDS_TITLE =
  /^[^\S\n]*(?:(?:first|second|third|final) )?(?:(?:additional|medical) (?:documentation|development|information|records?) request|request for (?:(?:additional|medical|more|further|clinical|supporting) ){0,2}(?:records|documentation|information|notes))(?: \(ADR\))?[^\S\n]*$/im;

const RECORDS_ASKED =
  /^(?:please )?(?:send|mail|fax|upload)(?: us)?:? [^.]{0,70}\b(?:records?|documentation|notes|itemized|reports?|treatment plan|plan of care|charts?)\b|\bplease (?:mail|fax|send|upload|return) (?:(?:or|and) \w+ )?(?:us )?(?:each|every|all|the|these) (?:\w+ )?items?\b|\b(?:please|must|would like to (?:see|have)|need (?:what is|the following|these)|need you to|ask(?:ing)? (?:that )?you(?: to)?|kindly|need:?|require:?|requesting|you to) (?:\w+ ){0,3}?(?:send|submit|provide|return|fax|upload|furnish|forward)?[^.]{0,70}\b(?:records?|documentation|notes|information|itemized|questionnaire|reports?|plan of care|charts?)\b/i;

const PENDING =
  /\b(?:no payment (?:is|was|has been|can be) (?:being )?made (?:at this time|at present|for now|yet|until)|payment is (?:being )?(?:held|withheld|deferred|delayed)|pend(?:ed|ing)|on hold|suspended|has not been (?:processed|decided|finalized)|can ?not (?:be )?(?:process|complete|finish|finaliz|decid|make a (?:decision|determination))\w*|before we (?:decide|pay|finish)\b|before (?:we|the (?:plan|fund|claim)) can (?:be )?(?:process|decide|complete|finish|consider|make|settle|pay|go on|continue|proceed|work on)|in order to (?:process|complete|review|make)|(?:to|and) (?:finish|complete) (?:our|the|its) review|not yet|prepayment review|pre-payment review|post-?payment review|selected for review|audit)\b/i;

export const UNDECIDED =
  /\b(?:neither (?:been )?(?:paid|approved|accepted) nor (?:denied|refused|rejected)|not (?:yet )?(?:been )?(?:paid or denied|decided)|nothing (?:has (?:yet )?been|was|is) decided|no decision has (?:yet )?been (?:made|reached)|(?:cannot|can ?not|can['’]t|could not|unable to) (?:decide|make a decision) yet)\b/i;

/** "Without it the claim will be closed as denied": what happens if nothing comes has not happened. */
const WILL_BE_DENIED =
  /\b(?:if (?:we|you|they|it|nothing|no)|without|unless|failure to|should (?:we|you))\b[^.;]{0,110}\b(?:will|may|must|can) (?:\w+ )?(?:be )?(?:\w+ (?:as|and) )?(?:denied|deny|closed|rejected)\b|(?:^|[.;,] )(?:otherwise|or(?: else)?),? (?:the|this|your|these) (?:claims?|bills?|charges?|services?) (?:will|may|must) be (?:denied|rejected|closed)\b/i;

const ASKS =
  /\b(?:please (?:let us have|send|give|provide|answer|mail|fax|upload)|we (?:still |also )?(?:need|require|must have)(?! (?:nothing|no (?:more|further|other|additional))\b)|what (?:we need|is (?:needed|missing)|to send)|we (?:have )?asked (?:you )?for|send (?:us )?(?:the following|these|copies)|kindly)\b/i;

/** "To process the claim of Sgt. Doe we need:" */
const NEEDED_FIRST =
  /\bto (?:process|complete|finish|decide)\b[\s\S]{0,160}?\bwe (?:need|require|must have)\b/i;

/** A review after payment asks for the records first: that money may be asked back comes only behind an "if". */
export function asksOfAPaidClaim(paper: Paper, all: string[], speaksOfRefusal: boolean): boolean {
  const told = all.filter((said) => !WILL_BE_RECOUPED.test(said));
  return (
    told.length < all.length &&
    RECORDS_HEAD.test(paper.head) &&
    asksForRecords(paper, all, speaksOfRefusal) &&
    // A heading has no full stop: "Appeal rights come with the demand letter." heads nothing.
    !told.some((said) => RECOUPED_HEAD.test(said) && !said.endsWith(".")) &&
    !states(told, RECOUPED)
  );
}

/** "We need the daily notes before we can process this claim", "We cannot finish this claim until we have the notes": nothing is decided yet. */
export const WAITS_FOR_RECORDS =
  /\bwe (?:still |also )?(?:need|require|must have)\b(?=[^.]{0,160}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)[^.]{0,160}\bbefore we can (?:process|decide|pay|complete|finish)\b|\bwe (?:still |also )?(?:need|require|must have)\b[^.]{0,60}\bbefore we can (?:process|decide|pay|complete|finish)\b[^.]{0,40}: (?=[^.]{0,100}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)|\b(?:cannot|can not|can['’]t) (?:process|decide|complete|finish) (?:the|this|your) (?:claim|bill|review)\b[^.]{0,20}\b(?:until|before) we (?:have|get|receive|see) (?=[^.]{0,60}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)/i;

/** "Please fax them by November 4", "Send within 45 days: …": what is to come, and until when. */
const BY_A_DAY =
  /(?:^|\bplease )(?:send|fax|mail|upload|submit|return|provide)\b[^.]{0,80}\b(?:within \d{1,2} (?:\w+ )?days|(?:by|before|no later than) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d))/i;

const PAPERS_OF_CARE =
  /\b(?:records|documentation|evaluation|progress (?:notes?|reports?)|(?:daily|treatment|visit|chart|office|clinical) notes?|plan of care|itemized|(?:signed )?orders?)\b/i;

export const asksForRecordsByDay = ({ sentences }: Paper): boolean =>
  sentences.some((said, at) => {
    if (!BY_A_DAY.test(said)) return false;
    return (
      PAPERS_OF_CARE.test(said) ||
      (/\b(?:them|these|it|this)\b/i.test(said) && PAPERS_OF_CARE.test(sentences[at - 1] ?? ""))
    );
  });

/** The asking one holds a claim or a request in its hand, and says so. */
const UNDER_REVIEW =
  /\b(?:your|this|the) (?:claim|request|bill)s? (?:was|is|has been|were) (?:selected|chosen|under|being|in|on|held|pended)\b|\bwe (?:have|received|are reviewing) (?:your|this|the) (?:claim|request|bill)\b|\bto (?:decide|review|process|finish|complete) (?:it|your|this|the)\b[^.]{0,40}\bwe (?:still )?(?:need|require)\b|\b(?:pre-?payment|before payment) review\b|\breview before payment\b/i;

export const isUnderReview = ({ text, sentences }: Paper): boolean =>
  UNDER_REVIEW.test(text) || sentences.some((said) => UNDER_REVIEW.test(said));

const REFUSED = /\b(?:denied|denying|deny|disallowed|rejected|not approved|adverse)\b/i;

export function asksForRecords(paper: Paper, all: string[], speaksOfRefusal: boolean): boolean {
  const asked = RECORDS_HEAD.test(paper.head);
  const asks = paper.sentences.some((s) => RECORDS_ASKED.test(s));
  const pending = all.some((s) => PENDING.test(s)) || NEEDED_FIRST.test(paper.text);
  const open = all
    .filter((sentence) => !WILL_BE_DENIED.test(sentence))
    .map((sentence) => sentence.replace(NOT_A_REFUSAL, ""));
  // "If we do not hear from you / the claim stays denied": a line of the head holds half of the sentence.
  const says = (words: RegExp) => words.test(paper.text) || paper.sentences.some((s) => words.test(s));
  const undecided = says(UNDECIDED);
  const refused = !undecided && (deniesOnLine(paper) || states(open, REFUSED));
  if (asked && (asks || pending || RECORDS_TITLE.test(paper.head)) && !refused) return true;
  // Neither paid nor denied, on hold, and something is asked for: what else it says of payment is at large.
  const notYet = undecided || (says(WILL_BE_DENIED) && !titleRefuses(paper));
  // "No decision has been made on your other claims" stands in denials, too.
  const isOpen =
    pending ||
    (undecided &&
      !states(
        open.filter((said) => !UNDECIDED.test(said)),
        REFUSED,
      ));
  if (isOpen && !refused && notYet && says(ASKS)) return true;
  const refuses = speaksOfRefusal && !undecided && !NOT_A_REFUSAL.test(paper.text);
  return asks && pending && !refused && !(refuses && !asked);
}
