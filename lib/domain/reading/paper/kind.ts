import type { PaperKind } from "@/lib/core/notice";
import type { Reading } from "../page/candidate";
import type { Paper } from "../signs/statements";
import { OF_A_PAYER, payerShare, SURELY_OF_A_PAYER } from "../weighed/sender";
import { isOfAChart } from "./chart-signs";
import { kindOfAppeal, kindOfDemand } from "./kind/appeal-or-demand";
import { decidesNothing } from "./kind/decides-nothing";
import { type KindSigns, kindSignsOf } from "./kind/kind-signs";
import { kindOfClaim } from "./kind/of-a-claim";
import { kindOfNoPayer } from "./kind/of-no-payer";
import { kindBySentences } from "./kind/of-sentences";
import { isOfAPayersHand } from "./kind/payers-hand";
import { isFaxCover } from "./kind/transmission";
import { isOfPayer } from "./kind-groups";
import { isClaimImage, isOfTheOffice } from "./office-papers";

/** Fewer letters tell nothing. */
const LEAST_PRINTED = 20;

/** What the paper is. Null only where there is nothing to read. */
export function paperKindOf(reading: Reading, paper: Paper): PaperKind | null {
  if (paper.text.replace(/\W/g, "").length < LEAST_PRINTED) return null;
  const signs = kindSignsOf(reading, paper);
  return (
    kindOfNoPayer(signs) ??
    kindOfAppeal(signs) ??
    kindOfDemand(signs) ??
    kindOfClaim(signs) ??
    kindBySentences(signs) ??
    likeliestOfNoPayer(signs)
  );
}

/** Where nothing is decided and nothing asked for, weaker signs of a paper that no payer wrote are enough. */
function likeliestOfNoPayer({ families, isBill }: KindSigns): PaperKind {
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
  (!isOfPayer(kind) && isOfThePractice(reading) && payerShare(reading) < SURELY_OF_A_PAYER) ||
  (kind === "other" && payerShare(reading) < OF_A_PAYER && !isOfAPayersHand(reading, paper));
