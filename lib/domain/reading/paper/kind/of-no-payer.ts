import type { PaperKind } from "@/lib/core/notice";
import { isOfRejected } from "../../signs/rejected-claims";
import { states } from "../../signs/statements";
import { answersAppeal, appealOutcomeOf } from "../appeal-outcome";
import { chartSigns, isOfAChart } from "../chart-signs";
import { isClaimImage, isOfTheOffice, isStampedForm, labelsClaim } from "../office-papers";
import { REFUSED } from "../refusal";
import { grantsCare } from "./decides-nothing";
import type { KindSigns } from "./kind-signs";
import { CLAIM_DECIDED, isAboutOne, isLetter, isTitledEob } from "./layout-signs";
import { offersAppeal } from "./of-sentences";
import { NUMBERED_CLAIM } from "./payers-hand";
import { asksForRecords, RECORDS_HEAD, UNDECIDED } from "./records-request";
import {
  CANNOT_APPROVE,
  CLAIM_IS_DENIED,
  FINDS,
  OFFERS_APPEAL,
  SAYS_NO,
  TELLS_THE_WAY,
  TO_THE_PAYER,
  titleRefuses,
  WE_DO_NOT_PAY,
} from "./refusal-words";
import { isFaxCover, wentNowhere } from "./transmission";

const SURELY_SENT = 6;

/** The kind of a paper that no payer wrote about a claim, or that grants care; undefined for any other. */
export function kindOfNoPayer(signs: KindSigns): PaperKind | undefined {
  const { reading, paper, families, isBill } = signs;
  const isForm = families.claimForm >= 4 || isClaimImage(reading);
  if (isForm && families.eob < 4 && !isLetter(paper)) return isStampedForm(reading) ? "denial" : "claim_form";
  if (families.sending < SURELY_SENT && isOfTheOffice(reading)) return "other";
  const decision = signsOfDecision(signs);
  const charted = isOfAChart(reading) && !decides(signs, decision);
  if (tellsSending(signs, charted))
    return isOfRejected(reading) || wentNowhere(paper) ? "other" : "proof_of_sending";
  if (isFaxCover(reading, paper)) return "other";
  if (isPolicy(signs)) return "policy";
  if (grantsCare(reading, paper)) return "other";
  if (charted || isRecord(signs, decision)) return isBill ? "patient_statement" : "chart_note";
  return undefined;
}

/** What makes a decision of a paper that speaks at length of the record. */
type DecisionSigns = {
  /** A reviewer goes through the record at length; a letter with the outcome of an appeal is no note of it. */
  tellsOutcome: boolean;
  deniesClaim: boolean;
  /** "We read the daily notes and the plan of care … not medically necessary, and payment is denied", over the claim's own number. */
  findsAgainst: boolean;
  isEobByName: boolean;
};

const signsOfDecision = ({ reading, paper, all }: KindSigns): DecisionSigns => ({
  tellsOutcome: isLetter(paper) && tellsAppealsOutcome({ paper }),
  deniesClaim:
    isLetter(paper) && states(all, CLAIM_IS_DENIED) && OFFERS_APPEAL.test(paper.text.replace(/\s+/g, " ")),
  findsAgainst:
    labelsClaim(reading) &&
    !isOfAChart(reading) &&
    states(all, FINDS) &&
    (states(all, SAYS_NO) || states(all, CANNOT_APPROVE)) &&
    !states(all, TO_THE_PAYER),
  isEobByName: labelsClaim(reading) && isTitledEob(reading),
});

const decides = (
  { reading, paper, all, asksByDay }: KindSigns,
  { isEobByName, tellsOutcome, deniesClaim }: DecisionSigns,
): boolean =>
  isEobByName ||
  asksByDay ||
  titleRefuses(paper) ||
  tellsOutcome ||
  deniesClaim ||
  states(all, FINDS) ||
  (chartSigns(reading).payers > 1 && states(all, SAYS_NO));

function tellsSending(signs: KindSigns, charted: boolean): boolean {
  const { paper, families, payments, all, deniesByCode } = signs;
  const mayBeSent = families.sending >= 4 && !CLAIM_DECIDED.test(paper.head) && !charted;
  const sent = families.sending >= SURELY_SENT || mayBeSent;
  // A remittance that asks for a 277CA as proof is none: a report of sending carries no reason for an adjustment and pays no line nothing.
  const adjusted = deniesByCode && (families.eob > 0 || payments.unpaidRow);
  return (
    sent &&
    !adjusted &&
    families.sending > families.eob &&
    !isLetter(paper) &&
    !(states(all, WE_DO_NOT_PAY) && (deniesByCode || states(paper.sentences, TELLS_THE_WAY))) &&
    // A decision may speak at length of the proof that was sent with the appeal.
    !tellsAppealsOutcome(signs)
  );
}

const tellsAppealsOutcome = ({ paper }: Pick<KindSigns, "paper">): boolean =>
  answersAppeal(paper) && appealOutcomeOf(paper) !== null;

function isPolicy({ reading, paper, families, all, hasCode }: KindSigns): boolean {
  const quotes = isAboutOne(reading) && (hasCode || titleRefuses(paper) || states(all, REFUSED));
  return families.policy >= 7 && families.policy > families.eob && !quotes;
}

const isRecord = (
  { paper, families, all, speaksOfRefusal, asksByDay }: KindSigns,
  { tellsOutcome, deniesClaim, findsAgainst, isEobByName }: DecisionSigns,
): boolean =>
  families.record >= 6 &&
  families.record > families.eob + (answersAppeal(paper) ? 6 : 0) &&
  !titleRefuses(paper) &&
  !tellsOutcome &&
  !deniesClaim &&
  !findsAgainst &&
  !isEobByName &&
  !asksByDay &&
  !(NUMBERED_CLAIM.test(paper.text) && speaksOfRefusal && offersAppeal(paper)) &&
  !RECORDS_HEAD.test(paper.head) &&
  !((isLetter(paper) || UNDECIDED.test(paper.text)) && asksForRecords(paper, all, speaksOfRefusal));
