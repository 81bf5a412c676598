import { amountsOf, type FinishedClaim } from "./claim-block";
import { type EobSheet, SUMMED, type Sums } from "./sheet";

/**
 * A row that says only "Total" stands below the last claim and may sum them all: where it fits the paper and not the claim,
 * it is the paper's.
 */
export function settleTotals(
  head: Omit<EobSheet, "claims">,
  finished: readonly FinishedClaim[],
  ofPaper: Sums,
): EobSheet {
  const claims = finished.map(({ claim }) => claim);
  const last = finished.at(-1);
  if (last?.hasPlainTotals && claims.length > 1) {
    const { lines, totals } = last.claim;
    const all = claims.flatMap((claim) => claim.lines);
    const printed = SUMMED.filter((column) => totals[column] !== undefined);
    const agreeing = (some: typeof lines) =>
      printed.filter((column) => amountsOf(some, column) === totals[column]).length;
    if (agreeing(all) > agreeing(lines)) {
      for (const column of printed) ofPaper[column] ??= totals[column];
      last.claim.totals = {};
    }
  }
  return { ...head, total: head.total ?? ofPaper.paid ?? null, claims };
}
