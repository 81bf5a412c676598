import type { ClaimDto } from "@/lib/domain/claim/schema";
import { DenialFacts } from "./claim-facts";

/** A claim as its form takes it: without the line items, which it doesn't show, and with the facts of an earlier denial. */
export function editedClaim(claim: ClaimDto, today: string) {
  const { denial_details: denial } = claim;
  return {
    claim: { ...claim, line_items: [] },
    today,
    pastDenial: denial && <DenialFacts denial={{ ...denial, historical: true }} today={today} />,
  };
}
