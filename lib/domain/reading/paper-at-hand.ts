import type { PaperKind } from "@/lib/core/notice";
import { withoutOthersLegend } from "./denial/other-claims-legend";
import type { KnownNumbers } from "./judge";
import { type Candidate, firstLine, type Reading, type Scope, withoutOthers } from "./page/candidate";
import { isOfThePractice } from "./paper/kind";
import { isStampedForm } from "./paper/office-papers";
import { type PaperFinding, readPaper } from "./paper/read-paper";
import { readPayer } from "./payer/payer-name";
import { type ClaimForm, readClaimForm } from "./people/claim-form";
import type { ClaimChoice } from "./people/claim-number";
import { chooseBlock, isOfAnother } from "./people/several-people";
import { isMedicareSummary, readSummaryClaim, type SummaryClaim } from "./services/medicare-summary";
import { likelierPayer } from "./weighed/fill";
import { WeighedValues } from "./weighed/weighed-values";

/** A paper, and what is known of it before its values are read. */
export type PaperAtHand = PaperFinding & {
  whole: Reading;
  /** What of it is said of the claim or the person at hand; lines keep their numbers. */
  reading: Reading;
  /** Which claim or person that is, where the paper holds several. */
  block: ClaimChoice;
  scope: Scope | undefined;
  payer: Candidate | undefined;
  weighed: WeighedValues;
  /** The boxes of a claim form; none on other papers. */
  form: ClaimForm;
  /** The claim of a Medicare Summary Notice, whose columns stand in headings of four lines. */
  summary: SummaryClaim | undefined;
};

/** Whose the paper is at hand, who pays, and what paper it is. */
export function paperAtHand(
  whole: Reading,
  known: KnownNumbers | undefined,
  chosen: PaperKind | null | undefined,
): PaperAtHand {
  const block = chooseBlock(whole, [...(known?.claimNumbers ?? []), ...(known?.memberIds ?? [])]);
  const { claim, scope } = block;
  const reading = withoutOthersLegend(withoutOthers(whole, scope), whole, scope);
  const payer = payerAtHand(whole, reading, block);
  const found = findingAtHand(whole, reading, block, payer?.value, chosen);
  const isForm = found.paper.kind === "claim_form" || (found.paper.kind === "denial" && isStampedForm(whole));
  return {
    ...found,
    ...{ whole, reading, block, scope, payer },
    weighed: new WeighedValues(reading),
    form: isForm ? readClaimForm(whole) : {},
    summary: claim && isMedicareSummary(reading) ? readSummaryClaim(reading, firstLine(claim)) : undefined,
  };
}

/** Who pays another one's claim of a list stands in that one's row. */
function payerAtHand(whole: Reading, reading: Reading, block: ClaimChoice): Candidate | undefined {
  const payerOf = (of: Reading) => likelierPayer(readPayer(of, true), new WeighedValues(of));
  const sender = payerOf(whole);
  return sender && isOfAnother(sender, block) ? payerOf(reading) : sender;
}

function findingAtHand(
  whole: Reading,
  reading: Reading,
  block: ClaimChoice,
  payer: string | undefined,
  chosen: PaperKind | null | undefined,
): PaperFinding {
  const isPart = reading !== whole;
  // What was granted to somebody else makes no decision on this one; a remittance is one of all its claims.
  const ofOnePerson = block.people && !isOfThePractice(whole);
  const ofAll = readPaper(ofOnePerson ? reading : whole, payer, chosen, ofOnePerson && isPart);
  if (!PAYS.has(ofAll.paper.kind) || !isPart || block.people) return ofAll;
  // Of two claims one is paid and this one is not: no part of this one was paid.
  const ofOne = readPaper(reading, payer, chosen, true);
  return ofOne.paper.kind === "denial" ? ofOne : ofAll;
}

/** Of several claims on such a paper one may be refused as a whole. */
const PAYS: ReadonlySet<PaperKind | null> = new Set(["partial_denial", "paid_eob"]);

/** Papers of the practice or its patients: a payer is named in them, not their sender. */
export const OF_A_PRACTICE: ReadonlySet<PaperKind | null> = new Set([
  "chart_note",
  "patient_statement",
  "proof_of_sending",
]);
