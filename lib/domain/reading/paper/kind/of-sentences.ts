import type { PaperKind } from "@/lib/core/notice";
import { PAID_AS_OTHER_LEVEL } from "@/lib/domain/codes/visit-levels";
import type { Reading } from "../../page/candidate";
import type { Paper } from "../../signs/statements";
import { type Act, actsIn, shareOfActs } from "../../weighed/said";
import { payerShare, SURELY_OF_A_PAYER } from "../../weighed/sender";
import { careStageOf } from "../stage";
import type { KindSigns } from "./kind-signs";
import { isAboutOne } from "./layout-signs";
import { NUMBERED_CLAIM } from "./payers-hand";

/** From here on nearly all sentences that the weights had not met were told right (docs/measured/reading.md). */
const TOLD = 0.7;

const REFUSING: readonly Act[] = ["claim_refused", "request_refused", "care_stopped"];

/** Somebody's claim or membership: an office writes of claims without. */
const namesCase = (reading: Reading, paper: Paper): boolean =>
  isAboutOne(reading) || NUMBERED_CLAIM.test(paper.text);

/** A letter of a few words has few that tell its sender. */
const PERHAPS_OF_A_PAYER = 0.5;

/** The kind by what the sentences of a paper about one claim or person do, where no rule knows their words. */
export function kindBySentences({ reading, paper, families }: KindSigns): PaperKind | undefined {
  if (families.claimForm > 0) return undefined;
  if (payerShare(reading) < (namesCase(reading, paper) ? PERHAPS_OF_A_PAYER : SURELY_OF_A_PAYER))
    return undefined;
  const does = (...acts: readonly Act[]) => shareOfActs(paper, ...acts);
  const [refused, asked, back] = [does(...REFUSING), does("records_wanted"), does("money_back")];
  if (back >= TOLD && back > refused) return "recoupment";
  if (asked >= TOLD && asked > refused) return "records_request";
  if (refused < TOLD && !saysWhyAndAppeal(paper)) return undefined;
  const isAdvance =
    refused >= TOLD && Math.max(does("request_refused"), does("care_stopped")) > does("claim_refused");
  const stage = careStageOf(paper);
  return stage === "pre_service" || (stage === null && isAdvance) ? "prior_auth_denial" : "denial";
}

const APPEAL = /\b(?:appeals?|reconsiderations?|redeterminations?|disputes?|grievances?)\b/i;
const SURELY_OFFERED = 0.9;

/** "You may ask for a redetermination within 120 days": a chart names the record and the therapist as well, and offers none. */
export const offersAppeal = ({ sentences }: Paper): boolean =>
  sentences.some((said) => APPEAL.test(said) && (actsIn(said).get("advice") ?? 0) >= SURELY_OFFERED);

const SURELY_WHY = 0.8;
/** Why, and what to do against it: it refuses, whatever it calls that. */
export const saysWhyAndAppeal = (paper: Paper): boolean =>
  shareOfActs(paper, "why") >= SURELY_WHY && offersAppeal(paper);

/** A visit was paid at another level than it was billed, and a sentence says so: nothing is refused by name. */
export const paysLowerLevel = ({ paper }: KindSigns): boolean =>
  PAID_AS_OTHER_LEVEL.test(paper.text) &&
  (shareOfActs(paper, "paid_less") >= TOLD || shareOfActs(paper, "why") >= SURELY_WHY);

/** "The bills stay on hold until we have the notes": what it says of paying or not is of what may come. */
const SURELY_WANTED = 0.9;
const HARDLY_REFUSED = 0.75;

/** The papers are wanted beyond doubt, and a refusal is not told so surely. */
export const waitsForRecords = ({ reading, paper }: KindSigns): boolean =>
  namesCase(reading, paper) &&
  // Whoever tells why and how to appeal has decided, though it names the records that it received.
  !saysWhyAndAppeal(paper) &&
  shareOfActs(paper, "records_wanted") >= SURELY_WANTED &&
  shareOfActs(paper, ...REFUSING) < HARDLY_REFUSED;
