import { ApiError, api } from "@/components/app-shell/api-fetch";
import { claimKey } from "@/components/claim/claim-calls";
import type { ActionStatus, ActionType, Priority } from "@/lib/core/enums";
import type {
  ActionCountsDto,
  ActionItemDto,
  ActionItemsAnswer,
  CreateActionItemInput,
  UpdateActionItemInput,
} from "@/lib/domain/claim/action-item/schema";

/** The action items' REST calls. All throw `ApiError`, or `TypeError` without an answer. */

export type ActionItemFilter = {
  status: ActionStatus | null;
  type: ActionType | null;
  priority: Priority | null;
  mine: boolean;
};
export const NO_FILTER: ActionItemFilter = { status: null, type: null, priority: null, mine: false };

function queryOf({ status, type, priority, mine }: ActionItemFilter): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (type) query.set("action_type", type);
  if (priority) query.set("priority", priority);
  if (mine) query.set("assigned_to_me", "true");
  return query.size > 0 ? `?${query}` : "";
}

export const actionItemsKey = (claimId: string, filter: ActionItemFilter) =>
  [...claimKey(claimId), "action-items", queryOf(filter)] as const;
export const MY_SUMMARY_KEY = ["my-action-items"] as const;

export const fetchActionItems = (claimId: string, filter: ActionItemFilter, signal?: AbortSignal) =>
  api<ActionItemsAnswer>(`/claims/${claimId}/action_items/${queryOf(filter)}`, signal ? { signal } : {});

/** The figures of the person who is signed in, over all claims. */
export const fetchMySummary = async () =>
  (await api<{ summary: ActionCountsDto }>("/claims/my_action_items/?page_size=1")).summary;

type Saved = { status: string; action_item: ActionItemDto };

/** Success is `status: "success"` in the answer (docs/product.md, C20). */
async function savedItem(call: Promise<Saved>): Promise<ActionItemDto> {
  const answer = await call;
  if (answer.status !== "success") throw new ApiError(200, {}, "The server's answer could not be read.");
  return answer.action_item;
}

export const updateActionItem = (claimId: string, json: Omit<UpdateActionItemInput, "claimId">) =>
  savedItem(api<Saved>(`/claims/${claimId}/update_action_item/`, { method: "POST", json }));

/** `key` is the same for every try of one filled form, so that a retry can't make a second item. */
export const createActionItem = (claimId: string, json: Partial<CreateActionItemInput>, key: string) =>
  savedItem(
    api<Saved>(`/claims/${claimId}/action_items/`, {
      method: "POST",
      headers: { "Idempotency-Key": key },
      json,
    }),
  );

/** The item's state on the server when an edit was refused because it began from an older one. */
export function currentItemOf(error: unknown): ActionItemDto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.body.current as ActionItemDto | undefined) ?? null;
}
