import { api } from "@/components/frame/api-fetch";
import type { Page } from "@/lib/core/page";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

/** The REST calls of claims' appeal letters, each with the message that the spec gives its failure. */

export const LETTERS_KEY = ["claim-letters"] as const;
export const LETTERS_FAILED = "Failed to fetch appeals";

/** `background`: a look by itself while one is being written. It does not count as the user's activity. */
export function fetchLetters(
  search: string,
  cursor: string | null,
  background: boolean,
  signal: AbortSignal,
) {
  const ask = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) });
  return api<Page<ClaimLetterDto>>(`/documents/appeals/?${ask}`, { background, signal }, LETTERS_FAILED);
}

/** Whole, where the list cuts a long one. */
export const fetchLetter = (id: string) =>
  api<ClaimLetterDto>(`/documents/appeals/${id}/`, {}, LETTERS_FAILED);

export const deleteLetter = (id: string) =>
  api<void>(`/documents/appeals/${id}/`, { method: "DELETE" }, "Failed to delete appeal letter");
