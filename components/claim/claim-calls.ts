import { ApiError, api, apiFetch } from "@/components/app-shell/api-fetch";
import type { ClaimDto, ClaimPage, SavedClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimStatisticsDto, ClaimTotalsDto } from "@/lib/domain/claim/statistics/schema";
import type { RefreshDto } from "@/lib/domain/remittance/gateway/schema";
import { askQuery, type ClaimsAsk, type ClaimsFilter, filterQuery } from "./claims-url";

/** The claims' REST calls as the screens use them. All throw `ApiError`, or `TypeError` without an answer. */

/** Keys of the query cache: everything that shows claims lies under "claims". */
export const claimKey = (claimId: string) => ["claims", "one", claimId] as const;
export const STATISTICS_KEY = ["claims", "statistics"] as const;

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

export const fetchClaims = (ask: ClaimsAsk, signal?: AbortSignal) =>
  api<ClaimPage>(withQuery("/claims/", askQuery(ask)), signal ? { signal } : {});

export const fetchTotals = (filter: ClaimsFilter, signal?: AbortSignal) =>
  api<ClaimTotalsDto>(withQuery("/claims/totals/", filterQuery(filter)), signal ? { signal } : {});

export const fetchClaim = (claimId: string) => api<ClaimDto>(`/claims/${claimId}/`);

export const fetchStatistics = () => api<ClaimStatisticsDto>("/claims/statistics/");

/** `key` is the same for every try of one filled form, so that a retry can't make a second claim. */
export const createClaim = (body: Record<string, unknown>, key: string) =>
  api<SavedClaimDto>("/claims/", { method: "POST", headers: { "Idempotency-Key": key }, json: body });

/** `version` is the `updated_at` of the state that was edited. */
export const updateClaim = (claimId: string, body: Record<string, unknown>, version: string) =>
  api<SavedClaimDto>(`/claims/${claimId}/`, { method: "PATCH", json: { ...body, updated_at: version } });

export type RefreshAsk = { payer_id: string } & (
  | { start_date: string; end_date: string }
  | { days_back: number }
);
export const requestUpdate = (ask: RefreshAsk) =>
  api<RefreshDto>("/claims/request-update/", { method: "POST", json: ask });

/** The claim that has the same payer and number already, when that is why a save was refused. */
export type SameClaim = Pick<ClaimDto, "claim_id" | "claim_number" | "status">;
export function sameClaimOf(error: unknown): SameClaim | null {
  if (!(error instanceof ApiError) || error.body.code !== "duplicate_claim") return null;
  return error.body.duplicate as SameClaim;
}

/** The claim's state on the server when an edit was refused because it began from an older one. */
export function currentClaimOf(error: unknown): ClaimDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as ClaimDto | undefined) ?? null;
}

/** Saves the filtered claims as a CSV file on this machine. */
export async function downloadCsv(ask: ClaimsAsk, day: string): Promise<void> {
  const response = await apiFetch(withQuery("/claims/export/", askQuery({ ...ask, cursor: null })));
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
