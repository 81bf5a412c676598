import type { ExtractionFact } from "@/lib/core/extraction";

/** Of these a practice's papers hold others beside the claim's own: an approval that has ended, the one of another service. */
const OF_MANY: ReadonlySet<ExtractionFact> = new Set(["authorization_number"]);

/**
 * The facts that a letter may state as the claim's own. An approval among the supporting papers is told as evidence, with its dates and
 * its page; as the claim's authorization it is stated where the notice, the claim or a person says so.
 */
export function statableFacts<F extends { documentId: string; confirmed?: unknown }>(
  facts: Partial<Record<ExtractionFact, F>>,
  supporting: ReadonlySet<string>,
): Partial<Record<ExtractionFact, F>> {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, { documentId, confirmed }]) =>
        confirmed || !supporting.has(documentId) || !OF_MANY.has(name as ExtractionFact),
    ),
  );
}
