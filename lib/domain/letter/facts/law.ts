import type { Provision, Purpose } from "@/lib/domain/authority/provision";
import { provisionsFor, type Standing } from "@/lib/domain/authority/shelf";
import { lineOfBusinessOf } from "@/lib/domain/reading/paper/line-of-business";
import { isStated, type LetterFacts } from "./facts";

/** The decision that a request of this level answers. */
const DECIDED = { 1: "initial", 2: "first", 3: "second" } as const;

/** The decision that the letter answers, as far as the facts tell it. */
export function standingOf(facts: LetterFacts): Standing & { today: string } {
  return {
    lineOfBusiness: lineOfBusinessOf(facts, facts.denialText),
    stage: facts.stage ?? stageOf(facts),
    level: DECIDED[facts.appealLevel ?? 1],
    decidedOn: facts.noticeDate ?? null,
    today: facts.letterDate ?? "",
  };
}

/** A claim is billed after the service; an authorization without a claim is asked for before it. */
function stageOf(facts: LetterFacts): Standing["stage"] {
  if (isStated(facts, "claimNumber")) return "post_service";
  return isStated(facts, "authorizationNumber") ? "pre_service" : null;
}

/** True for the clinical and coverage denials that a claims-procedure rule calls adverse benefit determinations. */
const isBenefitDetermination = (facts: LetterFacts) =>
  facts.appealFor === "patient" ||
  ["medical_necessity", "authorization", "benefit_exclusion", "eligibility"].includes(
    facts.denialCategory ?? "other",
  );

/**
 * The rules of the shelf that this letter may cite for a purpose, or for any. A practice's dispute over its own payment rests on
 * its contract, so the patient's rights are left out of it, but for a coverage decision of an employer plan whose notice leaves
 * open whose appeal it takes.
 */
export function lawFor(facts: LetterFacts, purpose?: Purpose): Provision[] {
  const standing = standingOf(facts);
  const forPatient =
    facts.appealFor === "patient" ||
    (!facts.appealFor && standing.lineOfBusiness === "erisa" && isBenefitDetermination(facts));
  return provisionsFor({
    ...standing,
    ...(purpose ? { purpose } : {}),
    actingFor: forPatient ? "patient" : "practice",
  });
}

/** What may be asked for these purposes, each with the rule that it is asked under. */
export const askedByLaw = (facts: LetterFacts, purposes: readonly Purpose[]): string[] =>
  purposes.flatMap((purpose) =>
    lawFor(facts, purpose).flatMap(({ ask, citation }) => (ask ? [`${ask} (${citation})`] : [])),
  );
