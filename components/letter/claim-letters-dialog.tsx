"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus2, FileText } from "lucide-react";
import { useState } from "react";
import { downloadPdf } from "@/components/appeal/appeal-calls";
import { sentenceOf } from "@/components/appeal/messages";
import { claimFailure, claimName, reasonOf } from "@/components/claim/claim-words";
import { cursorOf } from "@/components/claim/claims-url";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { Page } from "@/lib/core/page";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { deleteLetter, fetchLetters, isPending, lettersKey, nextLook } from "./letter-calls";
import { LetterDialog } from "./letter-dialog";
import { LettersTable } from "./letters-table";

export interface ClaimLettersDialogProps {
  claim: ClaimDto;
  onClose: () => void;
  onGenerate: (claim: ClaimDto) => void;
}

type Pages = { pages: Page<ClaimLetterDto>[] };
const lettersOf = (data: Pages | undefined) => data?.pages.flatMap(({ results }) => results) ?? [];

/** Appeal Letters for a claim (spec document 2, section 2): newest first, looked at again while one is being written. */
export function ClaimLettersDialog({ claim, onClose, onGenerate }: ClaimLettersDialogProps) {
  const queries = useQueryClient();
  const key = lettersKey(claim.claim_id);
  const [viewed, setViewed] = useState<ClaimLetterDto | null>(null);
  const [deleting, setDeleting] = useState<ClaimLetterDto | null>(null);
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      fetchLetters(claim.claim_id, pageParam, { background: isKnown(), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => cursorOf(page.next),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      lettersOf(state.data).some(isPending) ? nextLook(state.dataUpdateCount) : false,
  });
  const isKnown = () => queries.getQueryData(key) !== undefined;
  const letters = lettersOf(list.data);

  const download = async (letter: ClaimLetterDto) => {
    try {
      await downloadPdf(letter.id);
      toast.success("PDF downloaded successfully!");
    } catch (error) {
      toast.error(sentenceOf(error, "Failed to download appeal"));
    }
  };

  const remove = async (letter: ClaimLetterDto) => {
    try {
      await deleteLetter(letter.id);
    } catch (error) {
      throw new Error(`Failed to delete appeal letter: ${reasonOf(error)}`);
    }
    toast.success("Appeal letter deleted successfully!");
    await queries.invalidateQueries({ queryKey: key });
  };

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
          data-autofocus
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
          {letters.length > 0 && (
            <LettersTable letters={letters} onView={setViewed} onDownload={download} onDelete={setDeleting} />
          )}
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
        {viewed && (
          <LetterDialog letter={viewed} onDownload={() => download(viewed)} onClose={() => setViewed(null)} />
        )}
        {deleting && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setDeleting(null)}
            title="Delete Appeal Letter"
            description="Are you sure you want to delete this appeal letter? This action cannot be undone."
            facts={[
              { label: "Claim Number", value: claimName(claim) },
              { label: "Template", value: deleting.template_name },
              { label: "Created", value: <TimeText value={deleting.created_at} /> },
            ]}
            confirmLabel="Delete Letter"
            onConfirm={() => remove(deleting)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
