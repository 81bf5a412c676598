import type { PaperKind } from "@/lib/core/notice";
import { hasAging } from "../../signs/kind-cues";
import { states } from "../../signs/statements";
import { mayDo } from "../../weighed/said";
import { answersAppeal, appealOutcomeOf } from "../appeal-outcome";
import { isExternalDecision, isFinalInternal } from "../external-review";
import { labelsClaim } from "../office-papers";
import { DISMISSED, REFUSED } from "../refusal";
import { decidesNothing } from "./decides-nothing";
import type { KindSigns } from "./kind-signs";
import { isPrintedByPayer } from "./layout-signs";
import { waitsForRecords } from "./of-sentences";
import { asksForRecords, asksOfAPaidClaim, WAITS_FOR_RECORDS } from "./records-request";
import { asksMoneyBack, RECOUPED, RECOUPED_HEAD, SURELY_RECOUPED, takesPaidSum } from "./recoupment";
import { SAYS_NO, titleRefuses, WE_DO_NOT_PAY } from "./refusal-words";

/** The kind of a paper that decides an appeal, or nothing at all; undefined for any other. */
export function kindOfAppeal({ reading, paper, all }: KindSigns): PaperKind | undefined {
  if (isExternalDecision(paper)) return "external_review_decision";
  if (decidesNothing(reading, paper)) return "other";
  if (states(all, DISMISSED)) return "dismissal";
  if (!answersAppeal(paper)) return undefined;
  // What stays adverse after the last appeal inside the plan was upheld, in whatever words.
  return appealOutcomeOf(paper) ?? (isFinalInternal(paper) ? "appeal_decision_upheld" : undefined);
}

/** The kind of a paper that asks for something, money or records; undefined for any other. */
export function kindOfDemand(signs: KindSigns): PaperKind | undefined {
  const { paper, all, speaksOfRefusal } = signs;
  if (asksOfAPaidClaim(paper, all, speaksOfRefusal)) return "records_request";
  if (isRecoupment(signs)) return "recoupment";
  if (isPatientStatement(signs)) return "patient_statement";
  return isRecordsRequest(signs) ? "records_request" : undefined;
}

const isRecoupment = ({ paper, all, speaksOfRefusal }: KindSigns): boolean =>
  SURELY_RECOUPED.test(paper.head) ||
  (RECOUPED_HEAD.test(paper.head) && (states(paper.sentences, RECOUPED) || !speaksOfRefusal)) ||
  asksMoneyBack(all) ||
  takesPaidSum(all);

/** What an office's bill, told by its rows, its account and what is owed, says of a patient's statement at least. */
const OF_A_BILL = 3;

const isPatientStatement = ({ paper, families, isBill }: KindSigns): boolean =>
  (families.statement >= 5 || (isBill && (hasAging(paper) || families.statement >= OF_A_BILL))) &&
  families.statement > families.eob &&
  !isPrintedByPayer(paper);

function isRecordsRequest(signs: KindSigns): boolean {
  const { reading, paper, all, families, payments, speaksOfRefusal, asksByDay, deniesByCode } = signs;
  if (asksForRecords(paper, all, speaksOfRefusal)) return true;
  if (asksByDay && !speaksOfRefusal && !states(all, SAYS_NO) && !states(all, WE_DO_NOT_PAY)) return true;
  const printsMoney = families.eob >= 3 || payments.unpaidRow || payments.refused || payments.zeroPaid;
  if (
    !printsMoney &&
    !deniesByCode &&
    !titleRefuses(paper) &&
    !states(all, SAYS_NO) &&
    waitsForRecords(signs)
  )
    return true;
  const isDenied = titleRefuses(paper) || states(all, REFUSED) || deniesByCode;
  return (
    labelsClaim(reading) &&
    !printsMoney &&
    !isDenied &&
    all.some((said) => WAITS_FOR_RECORDS.test(said) && mayDo(said, "records_wanted"))
  );
}
