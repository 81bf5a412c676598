import { findCodes } from "../../denial/denial-code";
import { strengthOf } from "../../denial/denial-cues";
import type { Reading } from "../../page/candidate";
import { type Paper, saidIn, states } from "../../signs/statements";
import { chartSigns } from "../chart-signs";
import { REFUSED } from "../refusal";
import { isLetter } from "./layout-signs";
import { FINDS, titleRefuses } from "./refusal-words";

/** "Secure Provider Portal > Claims > Detail". */
const SCREEN = /^[^\n]{0,80} > /;

/**
 * A school that does not give therapy, a device that is investigational: where no plan, claim, member or amount is spoken of, no
 * payer refuses. A screen's status alone has no reason, code or charge to dispute.
 */
export function isOfAPayersHand(reading: Reading, paper: Paper): boolean {
  if (findCodes(reading).length > 0 || /\d\.\d\d\b/.test(paper.text) || isLetter(paper)) return true;
  if (SCREEN.test(paper.head)) return reading.sentences.some((text) => strengthOf(text) >= 2);
  const all = saidIn(paper);
  const weRefuse = /\b(?:we|our|us)\b/i.test(paper.text) && states(all, REFUSED);
  const writesOfClaim = isMailOfPayer(paper) && NUMBERED_CLAIM.test(paper.text) && states(all, REFUSED);
  return (
    titleRefuses(paper) || weRefuse || writesOfClaim || states(all, FINDS) || chartSigns(reading).payers > 1
  );
}

export const NUMBERED_CLAIM = /\bclaim\b[^.;]{0,20}\b(?=(?:[A-Z-]*\d){6})[A-Z\d-]+\b/i;

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
