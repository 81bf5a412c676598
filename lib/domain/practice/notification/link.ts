import type { PostingCounts } from "./schema";

/** Where differences and remittance files are listed. */
export const REMITTANCES_PAGE = "/claims/remittances";

/** Where the news that a person has to act on is: differences, then denials, then files and decisions left over. */
export function linkFor(counts: PostingCounts): string {
  if (counts.conflicts) return REMITTANCES_PAGE;
  if (counts.newly_denied) return "/claims?view=needs_attention";
  const { unreadable, quarantined, infected, unmatched, waiting } = counts;
  return unreadable || quarantined || infected || unmatched || waiting ? REMITTANCES_PAGE : "/claims";
}
