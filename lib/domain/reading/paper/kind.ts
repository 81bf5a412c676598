import type { PaperKind } from "@/lib/core/notice";
import { findCodes } from "../denial/denial-code";
import { strengthOf } from "../denial/denial-cues";
import { refusedRows } from "../denial/refused-rows";
import { withoutWithdrawn } from "../denial/replaced-code";
import type { Reading } from "../page/candidate";
import { isBlank } from "../page/page-lines";
import { claimsIn } from "../signs/claims-in";
import { familiesOf, hasAging } from "../signs/kind-cues";
import { type Payments, paymentsOf } from "../signs/payments";
import { isOfRejected } from "../signs/rejected-claims";
import { FROM_NOW_ON, type Paper, saidIn, states } from "../signs/statements";
import { answersAppeal, appealOutcomeOf, takesAppealIn } from "./appeal-outcome";
import { chartSigns, isOfAChart } from "./chart-signs";
import { isExternalDecision, isFinalInternal } from "./external-review";
import { isOfficeBill } from "./office-bill";
import { isClaimImage, isOfTheOffice, isStampedForm, labelsClaim } from "./office-papers";
import { DISMISSED, REFUSED } from "./refusal";
import { careStageOf } from "./stage";

/** Papers in which a payer refuses something: only these give a reason code, a reason and a time to appeal. */
const REFUSING: ReadonlySet<PaperKind> = new Set([
  "denial",
  "partial_denial",
  "prior_auth_denial",
  "appeal_decision_upheld",
  "partly_overturned",
  "dismissal",
  "external_review_decision",
  "recoupment",
  "remittance",
]);
export const refuses = (kind: PaperKind | null): boolean => kind !== null && REFUSING.has(kind);

const DECIDES_APPEAL: ReadonlySet<PaperKind> = new Set([
  "appeal_decision_upheld",
  "partly_overturned",
  "dismissal",
]);
/** An appeal was made already: the next step lies with a higher level. */
export const decidesAppeal = (kind: PaperKind | null): boolean => kind !== null && DECIDES_APPEAL.has(kind);

/** Papers that no payer wrote about a claim. */
const NOT_OF_A_PAYER: ReadonlySet<PaperKind> = new Set([
  "claim_form",
  "chart_note",
  "policy",
  "proof_of_sending",
  "patient_statement",
  "other",
]);
export const isOfPayer = (kind: PaperKind | null): boolean => kind !== null && !NOT_OF_A_PAYER.has(kind);

/** The paper that is disputed: the one put in its place, else one that a payer sent. */
export const disputedAmong = <P extends { documentType: string; kind: PaperKind | null }>(
  papers: readonly P[],
): P | undefined =>
  papers.find(({ documentType }) => documentType === "denial_letter") ??
  papers.find(({ kind }) => refuses(kind)) ??
  papers.find(({ kind, documentType }) => isOfPayer(kind) && documentType !== "supporting_docs");

/** A case or reference number names the claim only where the payer decides on one. */
export const decidesClaim = (kind: PaperKind | null): boolean =>
  kind === "other" || (isOfPayer(kind) && kind !== "external_review_decision");

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
const titleRefuses = (paper: Paper): boolean =>
  paper.head
    .split("\n")
    .some(
      (line) =>
        (TITLE_REFUSES.test(line) || LINE_REFUSES.test(line)) &&
        !OF_RIGHTS.test(line) &&
        !OF_EARLIER.test(line) &&
        !OF_APPROVAL.test(line),
    );
const NOT_A_REFUSAL =
  /\bneither (?:been )?(?:paid|approved|accepted) nor (?:denied|refused|rejected)\b|\bnone of (?:that|this|these) applies\b|\b(?:this|it)(?: \w+)? (?:is|does) not (?:a |an |constitute )?(?:\w+ ){0,3}?(?:denial|denied|adverse)|\bnot (?:been )?denied|\bno (?:\w+ )?(?:claims?|services?|charges?) (?:was|were|has been|have been|on this \w+ (?:was|were)) denied/i;

const RECORDS_HEAD =
  /\b(?:request(?:s|ed|ing)?|need(?:ed|s)?|notice) (?:of |for )?(?:an? )?(?:additional |more |missing |further |medical |clinical |supporting |the )*(?:records?|documentation|documents|information|notes)\b|\badditional (?:documentation|development) request\b|\bADR\b|\b(?:records|documentation|information) (?:request|needed|required)\b|\b(?:medical )?records? (?:review|request)\b|\bverification request\b|\brequest for (?:\w+ ){0,2}verification\b/i;
/** "ADDITIONAL DOCUMENTATION REQUEST" alone in its line: the heading of the paper asks, in whatever words the letter goes on. */
const RECORDS_TITLE =
  /^[^\S\n]*(?:(?:first|second|third|final) )?(?:(?:additional|medical) (?:documentation|development|information|records?) request|request for (?:(?:additional|medical|more|further|clinical|supporting) ){0,2}(?:records|documentation|information|notes))(?: \(ADR\))?[^\S\n]*$/im;
const RECORDS_ASKED =
  /^(?:please )?(?:send|mail|fax|upload)(?: us)?:? [^.]{0,70}\b(?:records?|documentation|notes|itemized|reports?|treatment plan|plan of care|charts?)\b|\bplease (?:mail|fax|send|upload|return) (?:(?:or|and) \w+ )?(?:us )?(?:each|every|all|the|these) (?:\w+ )?items?\b|\b(?:please|must|would like to (?:see|have)|need (?:what is|the following|these)|need you to|ask(?:ing)? (?:that )?you(?: to)?|kindly|need:?|require:?|requesting|you to) (?:\w+ ){0,3}?(?:send|submit|provide|return|fax|upload|furnish|forward)?[^.]{0,70}\b(?:records?|documentation|notes|information|itemized|questionnaire|reports?|plan of care|charts?)\b/i;
const PENDING =
  /\b(?:no payment (?:is|was|has been|can be) (?:being )?made (?:at this time|at present|for now|yet|until)|payment is (?:being )?(?:held|withheld|deferred|delayed)|pend(?:ed|ing)|on hold|suspended|has not been (?:processed|decided|finalized)|can ?not (?:be )?(?:process|complete|finish|finaliz|decid|make a (?:decision|determination))\w*|before we (?:decide|pay|finish)\b|before (?:we|the (?:plan|fund|claim)) can (?:be )?(?:process|decide|complete|finish|consider|make|settle|pay|go on|continue|proceed|work on)|in order to (?:process|complete|review|make)|(?:to|and) (?:finish|complete) (?:our|the|its) review|not yet|prepayment review|pre-payment review|post-?payment review|selected for review|audit)\b/i;

const UNDECIDED =
  /\b(?:neither (?:been )?(?:paid|approved|accepted) nor (?:denied|refused|rejected)|not (?:yet )?(?:been )?(?:paid or denied|decided)|nothing (?:has (?:yet )?been|was|is) decided|no decision has (?:yet )?been (?:made|reached)|(?:cannot|can ?not|can['’]t|could not|unable to) (?:decide|make a decision) yet)\b/i;
/** "Without it the claim will be closed as denied": what happens if nothing comes has not happened. */
const WILL_BE_DENIED =
  /\b(?:if (?:we|you|they|it|nothing|no)|without|unless|failure to|should (?:we|you))\b[^.;]{0,110}\b(?:will|may|must|can) (?:\w+ )?(?:be )?(?:\w+ (?:as|and) )?(?:denied|deny|closed|rejected)\b|(?:^|[.;,] )(?:otherwise|or(?: else)?),? (?:the|this|your|these) (?:claims?|bills?|charges?|services?) (?:will|may|must) be (?:denied|rejected|closed)\b/i;
const ASKS =
  /\b(?:please (?:let us have|send|give|provide|answer|mail|fax|upload)|we (?:still |also )?(?:need|require|must have)|what (?:we need|is (?:needed|missing)|to send)|we (?:have )?asked (?:you )?for|send (?:us )?(?:the following|these|copies)|kindly)\b/i;

/** "To process the claim of Sgt. Doe we need:" */
const NEEDED_FIRST =
  /\bto (?:process|complete|finish|decide)\b[\s\S]{0,160}?\bwe (?:need|require|must have)\b/i;

/** "A demand letter under the statute goes to PIP Demands" tells where the provider's own goes. */
const RECOUPED_HEAD =
  /\b(?:overpayment|refund request|request for (?:a )?(?:refund|repayment)|recoupment|(?<!\b(?:an?|any|your) )demand letter|(?<=\bthis is (?:a|our) )demand letter|demand (?:for (?:repayment|refund|payment))|recovery (?:notice|request|of)|payment recovery|take[- ]?back|overpaid)\b/i;
/** "Notice of overpayment and intent to recover": the title says it, whatever reason below it is given as a denial's. */
const SURELY_RECOUPED =
  /^[^\S\n]*(?:notice of (?:an? )?overpayment|overpayment (?:notice|notification|demand)|(?:notice of )?intent to (?:recover|recoup))\b[^.\n]{0,60}$/im;
const RECOUPED =
  /\b(?:(?:have |has been |was |were |been )?overpaid|paid (?:you |\w+ )?too much|paid (?:you |\w+ )?more than (?:was|is|were|we) (?:due|owed?)\b|(?:be|been|is|are) taken (?:from|out of) (?:a |an |your |the |one of (?:your|the) )?(?:later|next|future|coming|other)\b|(?:send|pay|give) back (?:\S+ ){0,2}\$|(?:send|pay|give) (?:it|the \w+|this \w+) back\b|(?:please )?(?:send|pay|mail|return) \$ ?[\d,]+(?:\.\d\d)? (?:back\b|to us\b)|(?:send|mail) (?:us )?a check for (?:the|this|that) (?:full |whole )?(?:amount|sum|balance|money)\b|paid (?:\S+ ){0,6}in error|(?<!\bif )(?:the |our |this |these |a )?payments? (?:\S+ ){0,3}(?:was|were|has been|have been) made (?:\w+ )?(?:in error|by mistake)|overpayment (?:of|in the amount|has|was|is)|(?:is|are|was|were|as) an overpayment|(?:refund|repay|return) (?:\S+ ){0,4}(?:overpayment|amount|\$)|(?:refund|repay|return) (?:the|this|that|these) (?:\w+ )?(?:money|sum|balance|payment|difference|funds)|will (?:be )?(?:recoup|offset|withhold|withheld|deduct)\w*|(?:recoup|offset|deduct)(?:ed|ing)? (?:\S+ ){0,5}(?:future|payments?))\b/i;
/** "If we do not have the records by then, we will call the claim an overpayment": nothing is asked back yet. */
const WILL_BE_RECOUPED =
  /\b(?:if|without|unless|failure to|when|should)\b[^.;]{0,140}\b(?:overpayment|overpaid|recoup\w*|recover\w*|refund|offset|take (?:\w+ ){0,3}back)\b/i;
const REMIT_HEAD =
  /\bprovider RA\b|\bRA (?:date|no|nbr|number|#)|\bRA \d{5}|\bremit(?:tance)?\b|\bexplanation of (?:payment|provider payment)|\bprovider (?:explanation|claim summary|payment|voucher)|\bvoucher\b|\bpayment (?:register|summary|disbursement)|\bcheck\/eft\b|\bPRA\b|\bRAD\b|\bEOP\b|\bEFT (?:number|no|trace)|\bcheck (?:number|no|#|date)|\bwarrant\b|\bpayee\b/i;

/** Headings in capitals with a scanner's "l" and "0": "REMlTTANCE". */
const lettersOf = (head: string): string =>
  head.replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, "I").replace(/(?<=\p{Lu})0(?=\p{Lu})/gu, "O");

/** A decision may speak at length of the proof that was sent with the appeal. */
const decidesAppealOf = (paper: Paper): boolean => answersAppeal(paper) && appealOutcomeOf(paper) !== null;

const SURELY_SENT = 6;
/** What an office's bill, told by its rows, its account and what is owed, says of a patient's statement at least. */
const OF_A_BILL = 3;
/** What a reviewer finds at the end of a clinical summary; no clinician writes so. */
const FINDS =
  /\bnon-?certified\b|\bnot (?:found )?(?:to be )?(?:medically necessary|certified)\b|\bdo(?:es)? not meet (?:our|the plan's|medical necessity|the (?:medical|coverage|clinical)) /i;
/** "Denies chest pain" is no refusal of a payer. */
const SAYS_NO =
  /\b(?:(?:was|were|is|are|been) (?:denied|not (?:approved|covered|certified))|we (?:have )?den(?:y|ied))\b/i;

/** "We are unable to approve benefits for these services" */
const CANNOT_APPROVE =
  /\bwe (?:are unable to|cannot|can not|could not|can['’]t|are not able to) (?:approve|allow|authorize|certify|pay|cover) (?:the |these |this |your |any |further |more )?(?:benefits?|payment|coverage|claims?|services?|charges?|visits?|treatments?)\b/i;

/** "You denied payment", "we ask you to overturn this": a practice's own letter tells what the payer said. */
const TO_THE_PAYER =
  /\byou (?:have )?denied\b|\byour (?:denial|decision) (?:of|dated|says?|states?|was|is)\b|\bwe (?:ask|are asking|request|are requesting) (?:that )?you\b|\b(?:overturn|reverse) (?:this|the|your) (?:denial|decision)\b|\bI am (?:writing|appealing)\b/i;

/** "We could not pay this claim": whoever writes so decides, though it says at length what it takes as proof of sending. */
const WE_DO_NOT_PAY =
  /\bwe (?:are |were |have )?(?:could ?not|can ?not|can['’]t|couldn['’]t|did not|didn['’]t|do not|will not|won['’]t|not able to|unable to|not) (?:be )?(?:pay|paying|paid|cover|consider|reimburse)\b|\bwe (?:have )?(?:denied|are denying|deny) (?:the|this|your|these)\b|\b(?:your|this|the) claim (?:was|is|has been) denied\b|\bno payment (?:is|was|has been|will be) (?:being )?(?:made|issued)\b/i;

/** "You have 12 months to ask for a reconsideration", "you may not bill the patient": what a payer tells whom it refused. */
const TELLS_THE_WAY =
  /\byou (?:may|can|have|must)\b[^.;]{0,100}\b(?:reconsider\w*|appeals?|dispute|review)\b|\b(?:may|must|do|can)(?: ?not|n['’]t) (?:be )?bill(?:ed)?\b[^.;]{0,20}\b(?:patient|member|enrollee|beneficiary)\b/i;

/** "The claim is denied in full": a review that goes through plan of care and scores still decides, where it tells the way to have it looked at again. */
const CLAIM_IS_DENIED =
  /\b(?:the|this|your) (?:claim|charges?|services?) (?:is|are|was|were|has been|have been) (?:hereby )?denied\b/i;

const WE_DENIED = /\bwe (?:have )?denied (?:the|this|your) claim\b/i;
export const deniedTheClaim = (paper: Paper): boolean =>
  states(paper.sentences, CLAIM_IS_DENIED) || states(paper.sentences, WE_DENIED);

/** "You may ask for a redetermination within 120 days": a doctor who writes for the patient offers none. */
const OFFERS_APPEAL =
  /\byou (?:may|can|have (?:the right|\d{1,3} (?:calendar )?days|\d{1,2} months) to) (?:(?:ask for|request|file|submit|seek)\b[^.;]{0,40}\b(?:reconsider\w*|redetermination|appeals?|dispute|review|hearing)|appeal|dispute)\b/i;

/** A fax that the machine could not deliver proves no sending. */
const wentNowhere = ({ text }: Paper): boolean =>
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
function isFaxCover(reading: Reading, paper: Paper): boolean {
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

/** What the paper is. Null only where there is nothing to read. */
export function paperKindOf(reading: Reading, paper: Paper): PaperKind | null {
  if (paper.text.replace(/\W/g, "").length < 20) return null;
  const families = familiesOf(paper);
  const codes = findCodes(reading);
  const all = withoutWithdrawn(saidIn(paper));
  const payments = paymentsOf(reading);
  const speaksOfRefusal = saysNo(reading, paper, all) || codes.some((c) => c.isDenial === "yes");

  const isForm = families.claimForm >= 4 || isClaimImage(reading);
  if (isForm && families.eob < 4 && !isLetter(paper)) return isStampedForm(reading) ? "denial" : "claim_form";
  if (families.sending < SURELY_SENT && isOfTheOffice(reading)) return "other";
  // A remittance that asks for a 277CA as proof is none: a report of sending carries no reason for an adjustment and pays no line nothing.
  const adjusted = codes.some((c) => c.isDenial === "yes") && (families.eob > 0 || payments.unpaidRow);
  const decidesAppeal = answersAppeal(paper);
  // A reviewer goes through the record at length; a letter with the outcome of an appeal is no note of it.
  const tellsOutcome = decidesAppeal && isLetter(paper) && appealOutcomeOf(paper) !== null;
  const deniesClaim =
    isLetter(paper) && states(all, CLAIM_IS_DENIED) && OFFERS_APPEAL.test(paper.text.replace(/\s+/g, " "));
  // "We read the daily notes and the plan of care … not medically necessary, and payment is denied", over the claim's own number.
  const findsAgainst =
    labelsClaim(reading) &&
    !isOfAChart(reading) &&
    states(all, FINDS) &&
    (states(all, SAYS_NO) || states(all, CANNOT_APPROVE)) &&
    !states(all, TO_THE_PAYER);
  // "Send within 45 days: the evaluation and the daily notes" names papers of a chart, and is none.
  const asksByDay = asksForRecordsByDay(paper) && isUnderReview(paper);
  const isEobByName = labelsClaim(reading) && isTitledEob(reading);
  const decides =
    isEobByName ||
    asksByDay ||
    titleRefuses(paper) ||
    tellsOutcome ||
    deniesClaim ||
    states(all, FINDS) ||
    (chartSigns(reading).payers > 1 && states(all, SAYS_NO));
  const charted = isOfAChart(reading) && !decides;
  const mayBeSent = families.sending >= 4 && !CLAIM_DECIDED.test(paper.head) && !charted;
  const sent = families.sending >= SURELY_SENT || mayBeSent;
  const onItsWay =
    sent &&
    !adjusted &&
    families.sending > families.eob &&
    !isLetter(paper) &&
    !(
      states(all, WE_DO_NOT_PAY) &&
      (codes.some((c) => c.isDenial === "yes") || states(paper.sentences, TELLS_THE_WAY))
    );
  if (onItsWay && !decidesAppealOf(paper))
    return isOfRejected(reading) || wentNowhere(paper) ? "other" : "proof_of_sending";
  if (isFaxCover(reading, paper)) return "other";
  const quotes = isAboutOne(reading) && (codes.length > 0 || titleRefuses(paper) || states(all, REFUSED));
  if (families.policy >= 7 && families.policy > families.eob && !quotes) return "policy";
  if (grantsCare(reading, paper)) return "other";
  const isBill = isOfficeBill(paper) && families.eob < 3 && !isLetter(paper) && !isPrintedByPayer(paper);
  if (charted) return isBill ? "patient_statement" : "chart_note";
  if (
    families.record >= 6 &&
    families.record > families.eob + (decidesAppeal ? 6 : 0) &&
    !titleRefuses(paper) &&
    !tellsOutcome &&
    !deniesClaim &&
    !findsAgainst &&
    !isEobByName &&
    !asksByDay &&
    !RECORDS_HEAD.test(paper.head) &&
    !((isLetter(paper) || UNDECIDED.test(paper.text)) && asksForRecords(paper, all, speaksOfRefusal))
  )
    return isBill ? "patient_statement" : "chart_note";

  if (isExternalDecision(paper)) return "external_review_decision";
  if (decidesNothing(reading, paper)) return "other";
  if (states(all, DISMISSED)) return "dismissal";
  if (decidesAppeal) {
    const outcome = appealOutcomeOf(paper);
    if (outcome) return outcome;
    // What stays adverse after the last appeal inside the plan was upheld, in whatever words.
    if (isFinalInternal(paper)) return "appeal_decision_upheld";
  }
  if (asksOfAPaidClaim(paper, all, speaksOfRefusal)) return "records_request";
  if (
    SURELY_RECOUPED.test(paper.head) ||
    (RECOUPED_HEAD.test(paper.head) && (states(paper.sentences, RECOUPED) || !speaksOfRefusal))
  )
    return "recoupment";
  if (asksMoneyBack(all) || takesPaidSum(all)) return "recoupment";
  const isStatement =
    families.statement >= 5 || (isBill && (hasAging(paper) || families.statement >= OF_A_BILL));
  if (isStatement && families.statement > families.eob && !isPrintedByPayer(paper))
    return "patient_statement";
  if (asksForRecords(paper, all, speaksOfRefusal)) return "records_request";
  if (asksByDay && !speaksOfRefusal && !states(all, SAYS_NO) && !states(all, WE_DO_NOT_PAY))
    return "records_request";
  const printsMoney = families.eob >= 3 || payments.unpaidRow || payments.refused || payments.zeroPaid;
  const isDenied = titleRefuses(paper) || states(all, REFUSED) || codes.some((c) => c.isDenial === "yes");
  if (labelsClaim(reading) && !printsMoney && !isDenied && all.some((said) => WAITS_FOR_RECORDS.test(said)))
    return "records_request";

  const listsClaims = REMIT_HEAD.test(lettersOf(paper.head)) && claimsIn(reading) >= 2;
  const isEob =
    families.eob >= 3 || (payments.paid && (codes.length > 0 || (listsClaims && payments.paidRow)));
  if (isEob && listsClaims) return "remittance";
  const refused = refusedIn(paper, all, isEob, payments, speaksOfRefusal);
  if (refused && !isOfAPayersHand(reading, paper)) return "other";
  if (refused) {
    if (!isEob && careStageOf(paper) === "pre_service") return "prior_auth_denial";
    const partly =
      states(all, PARTLY_REFUSED) || paysAnother(paper) || (isEob && payments.paid) || payments.paidRow;
    return partly ? "partial_denial" : "denial";
  }
  if (isEob || payments.paid || payments.zeroPaid) return "paid_eob";
  if (saidIn(paper).some((said) => PAID_IN_FULL.test(said) && !CONDITIONAL.test(said))) return "paid_eob";
  if (families.record >= 4) return isBill ? "patient_statement" : "chart_note";
  if (families.policy >= 5) return "policy";
  if (families.statement >= 4 || isBill) return "patient_statement";
  return families.sending >= 3 ? "proof_of_sending" : "other";
}

/** A log, a claim and a chart are what they are, whoever else stands in them. */
export const isOfThePractice = (reading: Reading): boolean =>
  isOfTheOffice(reading) || isClaimImage(reading) || isOfAChart(reading);

/** Its own shape tells what the paper is: no weight of its words makes a payer's decision of it. */
export const isSettled = (reading: Reading, paper: Paper, kind: PaperKind | null): boolean =>
  decidesNothing(reading, paper) ||
  (kind === "other" && isFaxCover(reading, paper)) ||
  (!isOfPayer(kind) && isOfThePractice(reading)) ||
  (kind === "other" && !isOfAPayersHand(reading, paper));

const APPROVAL_HEAD =
  /\b(?:approval (?:of|letter|notice)|notice of (?:approval|authorization)|(?:services?|request|authorization|certification)\b[^.]{0,30}\b(?:is |was |has been )?approved)\b/i;
const APPROVES = /\bwe (?:have )?(?:approved|authorized|certified) (?:the following|your|this|these|all)\b/i;
/** A line of the head that grants by itself, without a sentence. */
const GRANTED =
  /^(?:notice of (?:action\W{1,3})?(?:approval|authorization)\b|(?:authorization )?approval (?:notice|of (?:services|care))\b|authorization approval\b|approved: |your request (?:is|was|has been) approved\b)/i;
const GRANTED_VISITS =
  /\b\d+ (?:\w+ ){0,3}(?:visits|units|days|sessions)\b[^.]{0,50}\b(?:is|are|was|were) approved\b/i;
const grantsCare = (reading: Reading, paper: Paper): boolean =>
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
function decidesNothing(reading: Reading, paper: Paper): boolean {
  if (takesAppealIn(paper) || isOfRejected(reading) || grantsCare(reading, paper)) return true;
  if (tellsCoverage(reading, paper)) return true;
  if (!APPROVAL_HEAD.test(paper.head) || !states(paper.sentences, APPROVES)) return false;
  const { paid, zeroPaid } = paymentsOf(reading);
  const all = saidIn(paper);
  return !states(all, REFUSED) && !titleRefuses(paper) && !paid && !zeroPaid && !answersAppeal(paper);
}

/**
 * "UMR          Explanation of Benefits": its lines may name visits, films and notes as a chart does. A log tells of one in a sentence.
 */
const EOB_ALONE =
  /^(?:provider |member )?explanation of (?:(?:medical|dental|provider|claim|health) ){0,2}(?:benefits|payments?|review)(?: \(EO[BPR]\))?$/i;
const LINES_OF_TITLE = 5;
const isTitledEob = ({ lines }: Reading): boolean =>
  lines
    .filter((line) => !isBlank(line))
    .slice(0, LINES_OF_TITLE)
    .some(({ cells }) => cells.some(({ text }) => EOB_ALONE.test(text.trim())));

const CLAIM_DECIDED =
  /\b(?:denied|denial|adverse|explanation of (?:(?:medical|dental|provider|claim|health) ){0,2}(?:benefits|payments?)|remittance)\b/i;
const PARTLY_REFUSED =
  /\bpart of (?:this|your|the) (?:claim|request|bill) (?:is|was|has been) (?:paid|allowed|approved|covered)\b|\b(?:paid|allowed|approved|covered) [^.;]{3,60} but not (?:the|for|your)(?! (?:\w+ )?(?:co-?pay\w*|co-?insurance|deductible|cost share))\b|\b(?:denied|denying|approved|approve|paid|covered|certified|authorized) (?:only )?(?:in )?part(?:ly|ially)?\b|\bpartial(?:ly)? (?:denied|denial|approv\w+|certif\w+|paid)|\bpart of (?:this|your|the) (?:claim|request|bill) (?:is|was|has been) (?:denied|not)|\bdenied part of\b|\bother (?:services?|lines?) (?:was|were|has been|have been) (?:paid|approved|allowed)/i;

/**
 * "We processed this claim and paid 99396.", "The charge for 97110 was paid.": another service of the same claim. One that was paid before
 * has a day or a claim of its own behind it.
 */
const PAID_ANOTHER =
  /(?:^|(?<=[.:] ))(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})? (?:was|has been) paid(?: as billed| in full)?(?=\s*(?:\.|$|, (?:and|but)|;))|\b(?:the|this|your) claim (?:was processed )?and (?:have |has )?paid (?:for )?(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?(?=\s*(?:\.|$|, and|;))|\bwe (?:have )?(?:paid|allowed|approved)(?: for)?(?: the [\w -]{3,30},| the [\w -]{3,30}(?= \())? \(?(?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})?\)?,?(?: in full)?(?=\s*(?:\.|$|, (?:and|but)|;))|\b(?:the|your) charges? for (?:CPT |HCPCS |code )?(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})? (?:was|were|has been|have been) (?:paid|allowed)(?: as billed| in full)?(?=\s*(?:\.|$|, and|;))/i;

/** "We paid $190.00 for the well visit." beside what was not paid; what was paid before or by mistake is another claim's. */
const PAID_SUM =
  /\bwe (?:have )?(?:paid|allowed|are paying) (?:you )?\$ ?(?=[\d,.]{0,10}[1-9])[\d,]+(?:\.\d\d)? (?:for|toward) (?:the|your|his|her|this|CPT|code|\d{5})\b/i;
/** "We reprocessed this claim and paid it in full": a letter may tell what a table does. */
const PAID_IN_FULL =
  /\bwe (?:have )?(?:re)?processed (?:this|your|the) claim,? and (?:have )?paid (?:it|\$)|\b(?:this|your|the) claim (?:was|has been) (?:re)?(?:processed and )?paid in full\b|\bwe (?:have )?paid (?:this|your|the) claim in full\b/i;
const CONDITIONAL = /\b(?:if|when|once|until|unless|whether|may|might|would|other|another|earlier)\b/i;
/** "This letter explains why we paid only part of what you billed" */
const PAID_PART =
  /\b(?:paid|allowed|covered) only (?:a )?part of (?:what|the|your|this)\b|\bwe (?:have )?(?:paid|allowed|covered) (?:only )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) of (?:the|your) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:units|visits|sessions|services|lines|charges)\b/i;
const OF_ANOTHER_TIME =
  /\b(?:earlier|already|another|other claim|previous|prior|in error|by mistake|duplicate|first claim|before|back|refund)\b/i;

export const paysAnother = (paper: Paper): boolean =>
  saidIn(paper).some(
    (text) =>
      PAID_ANOTHER.test(text) ||
      ((PAID_SUM.test(text) || PAID_PART.test(text)) && !OF_ANOTHER_TIME.test(text)),
  );

const LETTER =
  /\bdear\b|\bsincerely\b|\byours (?:truly|faithfully)\b|\b(?:kind|best|warm) regards\b|\brespectfully yours\b|^[^\S\n]*(?:hello|greetings|to whom it may concern|good (?:morning|afternoon|day))\b[^\n]{0,40}[,:][^\S\n]*$/im;
const isLetter = (paper: Paper) => LETTER.test(paper.text);
const isPrintedByPayer = (paper: Paper) =>
  /\b(?:this is )?not a bill\b|\bexplanation of (?:benefits|payment)/i.test(paper.head);
/** A policy names no member, claim or date of service; what quotes one may. */
const isAboutOne = ({ labeled }: Reading) =>
  labeled.some(
    (v) => ["patient", "member", "member_id", "claim"].includes(v.label.kind) && v.label.weight >= 0.9,
  );

function saysNo(reading: Reading, paper: Paper, all: string[]): boolean {
  if (titleRefuses(paper) && !NOT_A_REFUSAL.test(paper.text)) return true;
  return (
    states(all, REFUSED) || reading.sentences.some((s) => strengthOf(s) >= 2.5 && !FROM_NOW_ON.test(s.text))
  );
}

/** "Secure Provider Portal > Claims > Detail". */
const SCREEN = /^[^\n]{0,80} > /;
/**
 * A school that does not give therapy, a device that is investigational: where no plan, claim, member or amount is spoken of, no
 * payer refuses. A screen's status alone has no reason, code or charge to dispute.
 */
function isOfAPayersHand(reading: Reading, paper: Paper): boolean {
  if (findCodes(reading).length > 0 || /\d\.\d\d\b/.test(paper.text) || isLetter(paper)) return true;
  if (SCREEN.test(paper.head)) return reading.sentences.some((text) => strengthOf(text) >= 2);
  const all = saidIn(paper);
  const weRefuse = /\b(?:we|our|us)\b/i.test(paper.text) && states(all, REFUSED);
  const writesOfClaim = isMailOfPayer(paper) && NUMBERED_CLAIM.test(paper.text) && states(all, REFUSED);
  return (
    titleRefuses(paper) || weRefuse || writesOfClaim || states(all, FINDS) || chartSigns(reading).payers > 1
  );
}

const NUMBERED_CLAIM = /\bclaim\b[^.;]{0,20}\b(?=(?:[A-Z-]*\d){6})[A-Z\d-]+\b/i;
/** "From: Harbor Mutual Health Claims" over "To:" and "Subject:": a mail may say in few words what came of a claim. */
function isMailOfPayer({ head }: Paper): boolean {
  const sender = /^(?:from|sender) ?: ?(.{3,80})$/im.exec(head)?.[1] ?? "";
  return (
    /^(?:subject|re) ?:/im.test(head) &&
    /\b(?:health ?(?:care|plans?)?|insurance|mutual|benefits?|claims?|provider (?:services?|relations|support)|plans?)\b/i.test(
      sender,
    ) &&
    !/\b(?:clinics?|therapy|chiropractic|associates|practice|medical group|family medicine|p\.?t\.?|billing)\b/i.test(
      sender,
    )
  );
}

/** Nothing was paid because the patient owes it: that refuses nothing. */
const TO_THE_PATIENT =
  /\bdeductible:? \$?\d[\d,]{0,9}\.\d\d\b[^\n]{0,30}\bpaid:? \$?0\.00|\b(?:applied|credited|counts?) to(?:ward)?s? (?:your|the|their|his|her)(?: \w+){0,3} deductible|\bPR[ -]?[123]\b|\bdeductible (?:amount|not (?:yet )?met)\b/i;

/** A table that pays everything refuses nothing, whatever its headings and rights say. */
function refusedIn(
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

/** "We should not have paid it. Please return $98.00": without a heading both must be said, and neither behind an "if". */
const MISPAID =
  /\b(?:should (?:not|never) have (?:been )?paid|(?:paid|payment) (?:\S+ ){0,6}(?:in error|by mistake)|overpaid|paid (?:\w+ ){0,3}(?:too much|twice)|by mistake[^.;]{0,20} paid|paid [^;]{0,24}more than (?:was|is|were) (?:due|owed)|made (?:a mistake|an error)|we (?:later|have since|since|then|have now|now) (?:learned|found|discovered))\b/i;
const ASKED_BACK =
  /\b(?:please|you (?:must|need to|have to)|we ask (?:that )?you(?: to)?) (?:return|refund|repay|send (?:us )?(?:back )?|pay back|reimburse us)(?:[^.]{0,30}\$ ?\d(?![\d,.]{0,12} to (?:the|your|our|this) (?:patient|member)\b)| (?:this|the|that) (?:sum|amount|money|overpayment)\b)|\bwe (?:will|are going to) (?:deduct|take|offset|withhold|recover)\b[^.]{0,60}\b(?:next|future|later|coming|other) (?:\w+ )?(?:payments?|remittances?|checks?)\b/i;
/** "We will recover $96.00 from your payment of October 18": a sum that was paid is taken, whatever the mistake is called. */
const TAKES_SUM =
  /\bwe (?:will|are going to|intend to|plan to) (?:recover|recoup|deduct|offset|withhold|take back|take) \$ ?\d[\d,]*(?:\.\d\d)? (?:from|out of|against)\b[^.;]{0,60}\b(?:payments?|checks?|remittances?|deposits?|paid|pay)\b/i;
const WE_PAID =
  /\b(?:we (?:have )?paid|you (?:were|have been) paid|(?:was|were) paid|payment of) (?:you )?\$ ?\d/i;
const takesPaidSum = (all: readonly string[]): boolean =>
  all.some((said) => TAKES_SUM.test(said) && !WILL_BE_RECOUPED.test(said.split(/\bunless\b/i, 1)[0] ?? "")) &&
  all.some((said) => WE_PAID.test(said));
const asksMoneyBack = (all: readonly string[]): boolean =>
  all.some((said) => MISPAID.test(said) && !WILL_BE_RECOUPED.test(said)) &&
  all.some((said) => ASKED_BACK.test(said));

/** A review after payment asks for the records first: that money may be asked back comes only behind an "if". */
function asksOfAPaidClaim(paper: Paper, all: string[], speaksOfRefusal: boolean): boolean {
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
const WAITS_FOR_RECORDS =
  /\bwe (?:still |also )?(?:need|require|must have)\b(?=[^.]{0,160}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)[^.]{0,160}\bbefore we can (?:process|decide|pay|complete|finish)\b|\bwe (?:still |also )?(?:need|require|must have)\b[^.]{0,60}\bbefore we can (?:process|decide|pay|complete|finish)\b[^.]{0,40}: (?=[^.]{0,100}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)|\b(?:cannot|can not|can['’]t) (?:process|decide|complete|finish) (?:the|this|your) (?:claim|bill|review)\b[^.]{0,20}\b(?:until|before) we (?:have|get|receive|see) (?=[^.]{0,60}\b(?:records?|documentation|notes|itemized|plan of care|charts?|reports?)\b)/i;

/** "Please fax them by November 4", "Send within 45 days: …": what is to come, and until when. */
const BY_A_DAY =
  /(?:^|\bplease )(?:send|fax|mail|upload|submit|return|provide)\b[^.]{0,80}\b(?:within \d{1,2} (?:\w+ )?days|(?:by|before|no later than) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d))/i;
const PAPERS_OF_CARE =
  /\b(?:records|documentation|evaluation|progress (?:notes?|reports?)|(?:daily|treatment|visit|chart|office|clinical) notes?|plan of care|itemized|(?:signed )?orders?)\b/i;
const asksForRecordsByDay = ({ sentences }: Paper): boolean =>
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
const isUnderReview = ({ text, sentences }: Paper): boolean =>
  UNDER_REVIEW.test(text) || sentences.some((said) => UNDER_REVIEW.test(said));

function asksForRecords(paper: Paper, all: string[], speaksOfRefusal: boolean): boolean {
  const asked = RECORDS_HEAD.test(paper.head);
  const asks = paper.sentences.some((s) => RECORDS_ASKED.test(s));
  const pending = all.some((s) => PENDING.test(s)) || NEEDED_FIRST.test(paper.text);
  const open = all
    .filter((sentence) => !WILL_BE_DENIED.test(sentence))
    .map((sentence) => sentence.replace(NOT_A_REFUSAL, ""));
  // "If we do not hear from you / the claim stays denied": a line of the head holds half of the sentence.
  const undecided = UNDECIDED.test(paper.text);
  const refused =
    !undecided &&
    (deniesOnLine(paper) ||
      states(open, /\b(?:denied|denying|deny|disallowed|rejected|not approved|adverse)\b/i));
  if (asked && (asks || pending || RECORDS_TITLE.test(paper.head)) && !refused) return true;
  // Neither paid nor denied, on hold, and something is asked for: what else it says of payment is at large.
  const says = (words: RegExp) => words.test(paper.text) || paper.sentences.some((s) => words.test(s));
  const notYet = says(UNDECIDED) || (says(WILL_BE_DENIED) && !titleRefuses(paper));
  if (pending && !refused && notYet && says(ASKS)) return true;
  const refuses = speaksOfRefusal && !undecided && !NOT_A_REFUSAL.test(paper.text);
  return asks && pending && !refused && !(refuses && !asked);
}
