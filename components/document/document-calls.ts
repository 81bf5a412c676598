import { api } from "@/components/app-shell/api-fetch";
import { claimKey } from "@/components/claim/claim-calls";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimDocumentDto, SettleProposalInput } from "@/lib/domain/document/schema";

/** The REST calls of a claim's documents. All throw `ApiError`, or `TypeError` without an answer. */

export const documentsKey = (claimId: string) => [...claimKey(claimId), "documents"] as const;

/** A look of the screen by itself, while documents are read, does not count as the user's activity. */
export async function fetchDocuments(claimId: string, background: boolean): Promise<ClaimDocumentDto[]> {
  const answer = await api<{ documents: ClaimDocumentDto[] }>(
    `/claims/${claimId}/documents/`,
    { background },
    "Failed to load documents",
  );
  return answer.documents;
}

export const deleteDocument = (documentId: string) =>
  api<void>(`/documents/${documentId}/`, { method: "DELETE" }, "Failed to delete document");

/** `updated_at` is the claim's, as it is shown beside the proposal. */
export const settleProposal = (
  claimId: string,
  documentId: string,
  json: Omit<SettleProposalInput, "claimId" | "documentId">,
) => api<ClaimDto>(`/claims/${claimId}/documents/${documentId}/proposal/`, { method: "POST", json });
