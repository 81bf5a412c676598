import type { PaperKind } from "@/lib/core/notice";
import { findCodes } from "../denial/denial-code";
import { withoutWithdrawn } from "../denial/replaced-code";
import type { Reading } from "../page/candidate";
import { claimsIn } from "../signs/claims-in";
import { familiesOf, hasAging } from "../signs/kind-cues";
import { paymentsOf } from "../signs/payments";
import { isOfRejected } from "../signs/rejected-claims";
import { type Paper, saidIn, states } from "../signs/statements";
import { answersAppeal, appealOutcomeOf } from "./appeal-outcome";
import { chartSigns, isOfAChart } from "./chart-signs";
import { isExternalDecision, isFinalInternal } from "./external-review";
import { decidesNothing, grantsCare } from "./kind/decides-nothing";
import {
  CLAIM_DECIDED,
  isAboutOne,
  isLetter,
  isPrintedByPayer,
  isTitledEob,
  lettersOf,
  REMIT_HEAD,
} from "./kind/layout-signs";
import { CONDITIONAL, PAID_IN_FULL, PARTLY_REFUSED, paysAnother } from "./kind/paid-words";
import { isOfAPayersHand } from "./kind/payers-hand";
import {
  asksForRecords,
  asksForRecordsByDay,
  asksOfAPaidClaim,
  isUnderReview,
  RECORDS_HEAD,
  UNDECIDED,
  WAITS_FOR_RECORDS,
} from "./kind/records-request";
import { asksMoneyBack, RECOUPED, RECOUPED_HEAD, SURELY_RECOUPED, takesPaidSum } from "./kind/recoupment";
import {
  CANNOT_APPROVE,
  CLAIM_IS_DENIED,
  FINDS,
  OFFERS_APPEAL,
  refusedIn,
  SAYS_NO,
  saysNo,
  TELLS_THE_WAY,
  TO_THE_PAYER,
  titleRefuses,
  WE_DO_NOT_PAY,
} from "./kind/refusal-words";
import { isFaxCover, wentNowhere } from "./kind/transmission";
import { isOfPayer } from "./kind-groups";
import { isOfficeBill } from "./office-bill";
import { isClaimImage, isOfTheOffice, isStampedForm, labelsClaim } from "./office-papers";
import { DISMISSED, REFUSED } from "./refusal";
import { careStageOf } from "./stage";

/** A decision may speak at length of the proof that was sent with the appeal. */
const decidesAppealOf = (paper: Paper): boolean => answersAppeal(paper) && appealOutcomeOf(paper) !== null;

const SURELY_SENT = 6;

/** What an office's bill, told by its rows, its account and what is owed, says of a patient's statement at least. */
const OF_A_BILL = 3;

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
