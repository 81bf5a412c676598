import { ApiError, api } from "@/components/app-shell/api-fetch";
import type { Page } from "@/lib/core/page";
import type {
  ApplyAnswer,
  ConflictDto,
  RemittanceFileDto,
  RemittancePreviewDto,
} from "@/lib/domain/remittance/schema";

/** The remittances' REST calls as the screens use them. All throw `ApiError`. */

/** More than a person reads before applying; the counts are of the whole file. */
const SHOWN_CLAIMS = 200;

export function uploadRemittance(file: File): Promise<RemittancePreviewDto> {
  const form = new FormData();
  form.append("file", file);
  return api(`/payers/remittances/?max_claims=${SHOWN_CLAIMS}`, { method: "POST", body: form });
}

export const fetchRemittance = (id: string) =>
  api<RemittancePreviewDto>(`/payers/remittances/${id}/?max_claims=${SHOWN_CLAIMS}`);

export const REMITTANCES_KEY = ["remittances"];
export const fetchRemittances = (cursor: string | null, signal: AbortSignal) =>
  api<Page<RemittanceFileDto>>(`/payers/remittances/?${pageQuery({ cursor })}`, { signal });

export const applyRemittance = (id: string, createMissing: boolean) =>
  api<ApplyAnswer>(`/payers/remittances/${id}/apply/`, {
    method: "POST",
    json: { create_missing: createMissing },
  });

export const CONFLICTS_KEY = ["payer-conflicts"];
/** All open differences, or those of one claim. */
export const fetchConflicts = (claimId: string | null, cursor: string | null, signal: AbortSignal) =>
  api<Page<ConflictDto>>(`/payers/conflicts/?${pageQuery({ claim_id: claimId, cursor })}`, { signal });

function pageQuery(asked: Record<string, string | null>): URLSearchParams {
  const query = new URLSearchParams({ page_size: "25" });
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return query;
}

export const settleConflict = (id: string, take: "ours" | "theirs") =>
  api<void>(`/payers/conflicts/${id}/resolve/`, { method: "POST", json: { take } });

export function failure(action: string, error: unknown): string {
  const reason =
    error instanceof ApiError
      ? error.message
      : "The server did not respond. Check your connection and try again.";
  return `Failed to ${action}: ${reason}`;
}
