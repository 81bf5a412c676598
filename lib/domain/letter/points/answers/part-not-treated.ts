import { partsIn } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "The neck is not an allowed condition", "the hip was not accepted as part of this injury". */
const NOT_ALLOWED =
  /\bnot (?:been |an? |the )?(?:allowed|accepted|compensable|covered|approved|recognized|included|part of)\b[^.;]{0,40}\b(?:conditions?|injur(?:y|ies)|claim|body parts?|diagnos[ie]s|allowances?)\b|\b(?:conditions?|diagnos[ie]s|body parts?)\b[^.;]{0,30}\b(?:is|are|was|were|has|have) not (?:been )?(?:allowed|accepted)\b/i;
const NOT_TREATED =
  /\b(?:no|not|never|without|isn['’]t|wasn['’]t)\b[^.;]{0,40}\b(?:tx|treat\w*|therapy|care|addressed|billed|worked on|part of (?:this|the) (?:claim|injury|request))\b|\bnot for this (?:claim|injury|request)\b|\blisted (?:in error|by mistake|in)\b[^.;]{0,20}\berror\b/i;
const MOST = 3;

/**
 * A part of the body that the payer holds against a request, as no condition of the claim: what the record says of that part not having been
 * treated. Nothing where the record says no such thing, since then the part may well have been treated.
 */
export function ofPartNotTreated(text: string, facts: readonly ChartFact[]): ChartFact[] {
  const said = text.split(/(?<=[.;])\s+/).filter((sentence) => NOT_ALLOWED.test(sentence));
  const parts = new Set(said.flatMap((sentence) => [...partsIn(sentence)]));
  return facts
    .filter(
      ({ quote, measure }) =>
        !measure && NOT_TREATED.test(quote) && [...partsIn(quote)].some((part) => parts.has(part)),
    )
    .slice(0, MOST);
}
