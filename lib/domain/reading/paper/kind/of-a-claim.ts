import type { PaperKind } from "@/lib/core/notice";
import { claimsIn } from "../../signs/claims-in";
import { saidIn, states } from "../../signs/statements";
import { labelsClaim } from "../office-papers";
import { careStageOf } from "../stage";
import type { KindSigns } from "./kind-signs";
import { lettersOf, REMIT_HEAD } from "./layout-signs";
import { paysLowerLevel, saysWhyAndAppeal } from "./of-sentences";
import { CONDITIONAL, PAID_IN_FULL, PARTLY_REFUSED, paysAnother } from "./paid-words";
import { isOfAPayersHand } from "./payers-hand";
import { refusedIn } from "./refusal-words";

/** "Visit our website" and a nurse's visits at a residence are none that are asked for. */
const VISITS =
  /\bvisits\b|\b(?:\d{1,3}|one|this|that|the|each|an?other) (?:more |additional |further )?visit\b/i;
const OF_A_STAY =
  /\b(?:stay|inpatient|admi(?:ssion|tted)|residential|hospitali[sz]ation|hospital days|partial hospital\w*|nursing facility)\b/i;

/** The kind of a paper that pays or refuses a claim or a request; undefined for any other. */
export function kindOfClaim(signs: KindSigns): PaperKind | undefined {
  const { reading, paper, all, families, payments, hasCode, speaksOfRefusal } = signs;
  const listsClaims = REMIT_HEAD.test(lettersOf(paper.head)) && claimsIn(reading) >= 2;
  const isEob = families.eob >= 3 || (payments.paid && (hasCode || (listsClaims && payments.paidRow)));
  if (isEob && listsClaims) return "remittance";
  const refused = refusedIn(paper, all, isEob, payments, speaksOfRefusal);
  if (refused && !isOfAPayersHand(reading, paper)) return "other";
  if (refused) {
    const stage = careStageOf(paper);
    if (!isEob && stage === "pre_service") return "prior_auth_denial";
    // More visits are asked for in advance, before there is a claim or a charge; the days of a stay go on meanwhile.
    const isOfVisits = VISITS.test(paper.text) && !OF_A_STAY.test(paper.text);
    if (stage === "concurrent" && isOfVisits && !labelsClaim(reading) && !/\d\.\d\d\b(?!\.)/.test(paper.text))
      return "prior_auth_denial";
    const partly =
      states(all, PARTLY_REFUSED) || paysAnother(paper) || (isEob && payments.paid) || payments.paidRow;
    return partly ? "partial_denial" : "denial";
  }
  if (payments.paid && paysLowerLevel(signs)) return "partial_denial";
  if (payments.zeroPaid && !payments.paid && !payments.paidRow && saysWhyAndAppeal(paper)) return "denial";
  if (isEob || payments.paid || payments.zeroPaid) return "paid_eob";
  const paysInFull = saidIn(paper).some((said) => PAID_IN_FULL.test(said) && !CONDITIONAL.test(said));
  return paysInFull ? "paid_eob" : undefined;
}
