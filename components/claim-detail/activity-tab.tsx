"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { actionItemsKey, fetchActionItems, NO_FILTER } from "@/components/action-item/action-item-calls";
import { api } from "@/components/app-shell/api-fetch";
import { cursorOf } from "@/components/app-shell/page-cursor";
import { claimKey } from "@/components/claim/claim-calls";
import { documentsKey, fetchDocuments } from "@/components/document/document-calls";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import type { Page } from "@/lib/core/page";
import type { ClaimActivityDto } from "@/lib/domain/claim/schema";
import { activityWords, type NamesById } from "./activity-labels";

const PAGE_SIZE = 25;

const fetchActivity = (claimId: string, cursor: string | null) =>
  api<Page<ClaimActivityDto>>(
    `/claims/${claimId}/activity/?page_size=${PAGE_SIZE}${cursor ? `&cursor=${cursor}` : ""}`,
    {},
    "Failed to load activity",
  );

/** Who did what on the claim, its documents, its action items and its appeal letters, newest first. */
export function ActivityTab({ claimId }: { claimId: string }) {
  const list = useInfiniteQuery({
    queryKey: [...claimKey(claimId), "activity"],
    queryFn: ({ pageParam }) => fetchActivity(claimId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => cursorOf(page.next),
  });
  const names = useNames(claimId);
  const entries = list.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Card flush aria-busy={list.isPending}>
      {list.isError && (
        <Alert
          tone="danger"
          className="m-4"
          title="Failed to load activity"
          action={
            <Button size="sm" onClick={() => list.refetch()} loading={list.isFetching}>
              Try again
            </Button>
          }
        />
      )}
      {list.isPending && (
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState icon={History} title="No activity on this claim yet">
          Changes, uploads and action items are recorded here, with who made them.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ol aria-label="Activity" className="divide-y">
          {entries.map((entry) => (
            <ActivityLine key={entry.id} entry={entry} names={names} />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <div className="border-t p-3 text-center">
          <Button size="sm" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}

function ActivityLine({ entry, names }: { entry: ClaimActivityDto; names: NamesById }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-72 break-words">
        <span className="font-medium">{entry.actor_name}</span> {activityWords(entry, names)}
      </p>
      <TimeText value={entry.at} className="shrink-0 text-ink-muted" />
    </li>
  );
}

/** What the items and documents are called. Without an answer, or when they are deleted, they stay unnamed. */
function useNames(claimId: string): NamesById {
  const items = useQuery({
    queryKey: actionItemsKey(claimId, NO_FILTER),
    queryFn: () => fetchActionItems(claimId, NO_FILTER),
  });
  const documents = useQuery({
    queryKey: documentsKey(claimId),
    queryFn: () => fetchDocuments(claimId, false),
  });
  return new Map([
    ...(items.data?.action_items ?? []).map(({ action_id, title }) => [action_id, title] as const),
    ...(documents.data ?? []).map(({ id, original_filename }) => [id, original_filename] as const),
  ]);
}
