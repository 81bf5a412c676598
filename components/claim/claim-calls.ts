import { ApiError, api, apiFetch } from "@/components/app-shell/api-fetch";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";

/** The claims' REST calls as the screens use them. All throw `ApiError`, or `TypeError` without an answer. */

/** Keys of the query cache: everything that shows claims lies under "claims". */
export const claimKey = (claimId: string) => ["claims", "one", claimId] as const;

export const fetchClaim = (claimId: string) => api<ClaimDto>(`/claims/${claimId}/`);

/** `version` is the `updated_at` of the state that was edited. */
export const updateClaim = (claimId: string, body: Record<string, unknown>, version: string) =>
  api<SavedClaimDto>(`/claims/${claimId}/`, { method: "PATCH", json: { ...body, updated_at: version } });

/** The claim's state on the server when an edit was refused because it began from an older one. */
export function currentClaimOf(error: unknown): ClaimDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as ClaimDto | undefined) ?? null;
}

/** Saves the filtered claims as a CSV file on this machine. */
export async function downloadCsv(query: Record<string, string>, day: string): Promise<void> {
  const response = await apiFetch(`/claims/export/?${new URLSearchParams(query)}`);
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    throw new ApiError(response.status, body, "The file could not be created.");
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `claims-${day}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
