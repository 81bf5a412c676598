import type { QueryClient } from "@tanstack/react-query";
import { ApiError, api } from "@/components/app-shell/api-fetch";
import { claimKey } from "@/components/claim/claim-calls";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { Page } from "@/lib/core/page";
import type { ClaimLetterDto, GenerateClaimLetterDto } from "@/lib/domain/letter/schema";

/** The REST calls of claims' appeal letters. All throw `ApiError`, or `TypeError` without an answer. */

/** Of one claim, under its own key. */
export const lettersKey = (claimId: string) => [...claimKey(claimId), "letters"] as const;
/** Of all claims. */
export const ALL_LETTERS_KEY = ["claim-letters"] as const;
export const letterKey = (letterId: string) => ["claim-letter", letterId] as const;

/** A list carries the letters' text, hence short pages. */
const PAGE_SIZE = 10;

/** `background`: a look of the screen by itself, which does not count as the user's activity. */
type Look = { background: boolean; signal?: AbortSignal };

export function fetchAllLetters(search: string, cursor: string | null, look: Look) {
  const ask = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) });
  return api<Page<ClaimLetterDto>>(`/documents/appeals/?${ask}`, look);
}

export const fetchLetters = (claimId: string, cursor: string | null, look: Look) =>
  api<Page<ClaimLetterDto>>(
    `/documents/claims/${claimId}/appeals/?page_size=${PAGE_SIZE}${cursor ? `&cursor=${cursor}` : ""}`,
    look,
  );

export const fetchLetter = (letterId: string, look: Look) =>
  api<ClaimLetterDto>(`/documents/appeals/${letterId}/`, look);

/** `key` is the same for every try of one filled form, so that a retry can't order a second letter. */
export const generateLetter = (claimId: string, templateId: string | null, key: string) =>
  api<GenerateClaimLetterDto>("/documents/appeal/generate/", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    json: { claim_id: claimId, template_id: templateId, model: DEFAULT_MODEL },
  });

export const deleteLetter = (letterId: string) =>
  api<void>(`/documents/appeals/${letterId}/`, { method: "DELETE" });

/** The letter of the claim that is being written already, when that is why another one was refused. */
export function letterUnderWay(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.body.code !== "letter_under_way") return null;
  return typeof error.body.appeal === "string" ? error.body.appeal : null;
}

/** After a letter was ordered or deleted: what shows letters, or tells of them in the claim, asks again. */
export const lettersChanged = (queries: QueryClient, claimId: string | null): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ALL_LETTERS_KEY }),
    claimId && queries.invalidateQueries({ queryKey: claimKey(claimId) }),
  ]);

export const isUnderWay = ({ generation }: Pick<ClaimLetterDto, "generation">): boolean =>
  generation?.status === "queued" || generation?.status === "writing";

const POLL_MS = 1500;
const SLOW_POLL_MS = 5000;
const QUICK_LOOKS = 60;

/** Milliseconds until the next look at a letter that is being written: soon at first, then every 5 seconds (docs/product.md, H6). */
export const nextLook = (looks: number): number => (looks < QUICK_LOOKS ? POLL_MS : SLOW_POLL_MS);
