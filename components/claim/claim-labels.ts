import { whole } from "@/lib/core/number-text";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** The claim number; without one, "Claim-" and the first 8 characters of the id (docs/product.md, F1). */
export const claimName = (claim: Pick<ClaimDto, "claim_id" | "claim_number">): string =>
  claim.claim_number || `Claim-${claim.claim_id.slice(0, 8)}`;

/** "claim" or "claims", with its number. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`;
