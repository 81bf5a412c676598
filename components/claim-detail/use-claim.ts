"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/components/app-shell/api-fetch";
import { CLAIMS_KEY, claimKey, fetchClaim } from "@/components/claim/claim-calls";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** What the server drew, and when, in milliseconds. */
export type FirstClaim = { claim: ClaimDto; at: number };

/** The claim as the server last told it. */
export function useClaim(first: FirstClaim) {
  const cache = useQueryClient();
  const key = claimKey(first.claim.claim_id);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => fetchClaim(first.claim.claim_id),
    initialData: first.claim,
    initialDataUpdatedAt: first.at,
  });
  /** Everything that shows this claim is asked for again: its documents, items and activity lie under its key. */
  const changed = () => void cache.invalidateQueries({ queryKey: CLAIMS_KEY });
  return {
    claim: data,
    isGone: error instanceof ApiError && error.status === 404,
    /** The last look failed; what is shown may be old. */
    isStale: error !== null,
    isFetching,
    refetch: () => void refetch(),
    changed,
    /** Shows what a call answered at once. */
    show: (claim: ClaimDto) => {
      cache.setQueryData(key, claim);
      changed();
    },
  };
}
