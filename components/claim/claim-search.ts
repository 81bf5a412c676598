import { api } from "@/components/app-shell/api-fetch";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { CLAIM_STATUS_LABELS } from "@/lib/core/claim-labels";
import type { ClaimDto, ClaimPage } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";

/** A claim as a combobox offers it. */
export const claimOption = (claim: ClaimDto): ComboboxOption => ({
  id: claim.claim_id,
  label: claimName(claim),
  hint: [claim.patient_name, claim.insurance_plan_name, CLAIM_STATUS_LABELS[claim.status]]
    .filter(Boolean)
    .join(" · "),
});

/** Claims for a combobox: of one patient, or of all. */
export async function searchClaims(
  search: string,
  patient: string | null,
  signal?: AbortSignal,
): Promise<ComboboxOption[]> {
  const query = new URLSearchParams({ page_size: "20" });
  if (search.trim()) query.set("search", search.trim());
  if (patient) query.set("patient_id", patient);
  const { results } = await api<ClaimPage>(`/claims/?${query}`, signal ? { signal } : {});
  return results.map(claimOption);
}
