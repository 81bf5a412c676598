"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { type ActionItemFilter, actionItemsKey, fetchActionItems } from "./action-item-calls";

/** A claim's items under a filter, in an order that stays when one of them is edited. `refresh` orders them anew. */
export function useActionItems(claimId: string, filter: ActionItemFilter) {
  const key = actionItemsKey(claimId, filter);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchActionItems(claimId, filter, signal),
    placeholderData: keepPreviousData,
  });
  const order = useRef<{ scope: string; ids: string[] }>({ scope: "", ids: [] });
  const scope = key.join("\n");
  if (order.current.scope !== scope && !query.isPlaceholderData) order.current = { scope, ids: [] };
  const items = inOrder(query.data?.action_items ?? [], order.current.ids);
  if (!query.isPlaceholderData) order.current.ids = items.map(({ action_id: id }) => id);

  return {
    items,
    summary: query.data?.summary,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isError: query.isError,
    refresh: () => {
      order.current.ids = [];
      return query.refetch();
    },
  };
}

/** Items in the order of `ids`; those that are new keep the server's order among themselves, at the top. */
export function inOrder<T extends Pick<ActionItemDto, "action_id">>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (place.get(a.action_id) ?? -1) - (place.get(b.action_id) ?? -1));
}
