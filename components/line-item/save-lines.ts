import { ApiError, api } from "@/components/app-shell/api-fetch";
import type { ClaimDto, SavedClaimDto } from "@/lib/domain/claim/schema";
import { type Line, lineBody } from "./line";

/** Saves the full list. `version` is the `updated_at` of the state that was edited. Throws `ApiError` and `TypeError`. */
export const saveLines = (claimId: string, lines: readonly Line[], version: string) =>
  api<SavedClaimDto>(`/claims/${claimId}/`, {
    method: "PATCH",
    json: { line_items: lines.map(lineBody), updated_at: version },
  });

/** The claim's state on the server when a save was refused because it began from an older one. */
export function currentClaimOf(error: unknown): ClaimDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as ClaimDto | undefined) ?? null;
}
