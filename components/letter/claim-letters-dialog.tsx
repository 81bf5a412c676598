"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus2, FileText } from "lucide-react";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { claimFailure, claimName } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Page } from "@/lib/core/page";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { fetchLetters, isUnderWay, lettersKey, nextLook } from "./letter-calls";
import { LettersTable } from "./letters-table";

export interface ClaimLettersDialogProps {
  claim: ClaimDto;
  onClose: () => void;
  onGenerate: (claim: ClaimDto) => void;
}

type Pages = { pages: Page<ClaimLetterDto>[] };
const lettersOf = (data: Pages | undefined) => data?.pages.flatMap(({ results }) => results) ?? [];

/** Appeal Letters for a claim (docs/product.md, H9): newest first, looked at again while one is being written. */
export function ClaimLettersDialog({ claim, onClose, onGenerate }: ClaimLettersDialogProps) {
  const queries = useQueryClient();
  const key = lettersKey(claim.claim_id);
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      fetchLetters(claim.claim_id, pageParam, { background: isKnown(), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => cursorOf(page.next),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      lettersOf(state.data).some(isUnderWay) ? nextLook(state.dataUpdateCount) : false,
  });
  const isKnown = () => queries.getQueryData(key) !== undefined;
  const letters = lettersOf(list.data);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Appeal Letters"
        description={[`Claim ${claimName(claim)}`, claim.patient_name].filter(Boolean).join(" · ")}
        size="lg"
        className="sm:max-w-4xl"
      >
        <DialogBody
          role="region"
          aria-label="Appeal Letters"
          tabIndex={0}
          aria-busy={list.isPending}
          className="outline-offset-[-2px]"
        >
          {list.isError && (
            <Alert
              tone="danger"
              className="mb-4"
              title={claimFailure("load appeal letters", list.error)}
              action={
                <Button size="sm" loading={list.isFetching} onClick={() => list.refetch()}>
                  Try again
                </Button>
              }
            />
          )}
          {list.isPending && (
            <div className="flex flex-col gap-3">
              <Skeleton className="h-10" />
              <Skeleton className="h-10" />
            </div>
          )}
          {list.isSuccess && letters.length === 0 && (
            <EmptyState icon={FileText} title="No Appeal Letters Found">
              Generate Letter writes the first one from the claim and its documents.
            </EmptyState>
          )}
          {letters.length > 0 && <LettersTable letters={letters} />}
          {list.hasNextPage && (
            <div className="pt-3 text-center">
              <Button size="sm" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          {claim.status === "denied" && (
            <Button variant="primary" onClick={() => onGenerate(claim)}>
              <FilePlus2 aria-hidden /> Generate Letter
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
