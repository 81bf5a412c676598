import { tellsTooFewMinutes } from "@/lib/domain/move/as-billed/level-by-minutes";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isNotMet } from "../../relevance/against-point";
import { isQuotable } from "../../relevance/quotable";
import { isOfEnrollment } from "../answers/enrollment";
import type { Circumstances } from "./circumstances";
import { isFamilyAsked, isNotThisIllness } from "./not-this-illness";
import { isProvisional } from "./provisional";
import { isUndecided } from "./undecided";

/** It says nothing that a letter can rest on: what letters mean, what is not decided yet, what another illness is. */
export function tellsNoFinding(fact: ChartFact, { all, letter, noticeText, from }: Circumstances): boolean {
  const { quote } = fact;
  return (
    fact.adverse === "refusal" ||
    isAloneNegative(fact, all) ||
    isLegend(quote) ||
    (EDITION.test(quote) && !isOfEnrollment(fact, from)) ||
    (isNotThisIllness(fact) && !isFamilyAsked(quote, noticeText)) ||
    !isQuotable(fact, letter) ||
    (!fact.measure &&
      (isUndecided(quote) ||
        isNotMet(quote) ||
        (quote.length < SHORT && tellsTooFewMinutes(quote, letter.procedureCodes ?? [])))) ||
    isProvisional(fact, letter)
  );
}

/** "Version effective 01/01/2026": the line under a policy's title. */
const EDITION = /^\s*(?:version|edition|revision|effective date)\b[^.;]{0,50}$/i;

/** A sentence that tells nothing beside its minutes. */
const SHORT = 100;

/** "SLR neg" shows no illness; it is an answer only where the test was positive before. */
const isAloneNegative = ({ measure, date }: ChartFact, all: readonly ChartFact[]) =>
  measure?.key === "slr" &&
  /neg/i.test(measure.value) &&
  !/pos|\d/i.test(measure.value) &&
  !all.some(
    (other) =>
      other.measure?.key === "slr" &&
      /pos|\d/i.test(other.measure.value) &&
      !(date && other.date && other.date > date),
  );

/** "Key: NDI = Neck Disability Index", "VAS = worst neck pain": what a sheet's letters mean is no finding. */
const isLegend = (quote: string) =>
  /^(?:key|legend|abbreviations)\s*:/i.test(quote) ||
  /^[A-Z]{2,5} = [a-z]+(?:,? ?[ /][a-z]+){2}/.test(quote) ||
  // A score beside the brackets is one.
  (/\(\d{1,3} (?:questions|items)\b[^()]*= ?\d[^()]*\)/.test(quote) &&
    !/\d/.test(quote.replace(/\([^()]*\)/g, ""))) ||
  /^(?:[A-Z][\w-]+,? total 0 ?[-–] ?\d{1,3}\W*)+$/.test(quote) ||
  (quote.match(/\b[A-Z][A-Z0-9]{1,5} ?= ?[a-z]/g) ?? []).length > 1;
