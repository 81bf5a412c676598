import { createActionItem } from "@/lib/domain/claim/action-item/mutations";
import { listActionItems } from "@/lib/domain/claim/action-item/queries";
import {
  ACTION_ITEM_MESSAGES,
  actionItemsAnswer,
  createActionItemInput,
  listActionItemsQuery,
  savedActionItemAnswer,
} from "@/lib/domain/claim/action-item/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";
import { idempotencyKey } from "@/lib/transport/idempotency-key";

const params = idParam("claimId");

export const GET = endpoint(
  {
    access: "user",
    params,
    query: listActionItemsQuery,
    summary: "List a claim's action items",
    answer: actionItemsAnswer,
  },
  ({ ctx, params: { claimId }, query }) => listActionItems(ctx, claimId, query),
);

export const POST = endpoint(
  {
    access: "user",
    params,
    body: createActionItemInput,
    status: 201,
    summary: "Create an action item by hand",
    description: "Takes an Idempotency-Key.",
    answer: savedActionItemAnswer,
    refuses: ["CONFLICT"],
  },
  async ({ ctx, params: { claimId }, body, request }) => ({
    status: "success" as const,
    message: ACTION_ITEM_MESSAGES.created,
    action_item: await createActionItem(ctx, claimId, body, idempotencyKey(request)),
  }),
);
