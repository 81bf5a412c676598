import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { LinkedClaim } from "./claim-values";

/** What the screen needs of the claim that an appeal is linked to. */
export function linkedClaimOf(claim: ClaimDto): LinkedClaim {
  const { denial_details: denial } = claim;
  return {
    claim_id: claim.claim_id,
    updated_at: claim.updated_at,
    status: claim.status,
    now: {
      policy_number: claim.policy_number,
      group_number: claim.group_number,
      authorization_number: claim.authorization_number,
      payer_claim_number: claim.payer_claim_number,
      insurance_plan_name: claim.insurance_plan_name,
      diagnosis_codes: claim.diagnosis_codes,
      date_of_service_from: claim.date_of_service_from,
      date_of_service_to: claim.date_of_service_to,
      total_charges: claim.total_charges,
      denial_date: denial?.denial_date ?? null,
      denial_category: denial?.denial_category ?? null,
      appeal_deadline: denial?.appeal_deadline ?? null,
    },
  };
}
