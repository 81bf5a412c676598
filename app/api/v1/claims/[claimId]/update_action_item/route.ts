import { updateActionItem } from "@/lib/domain/claim/action-item/mutations";
import {
  ACTION_ITEM_MESSAGES,
  savedActionItemAnswer,
  updateActionItemInput,
} from "@/lib/domain/claim/action-item/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("claimId"),
    body: updateActionItemInput,
    summary: "Change an action item of a claim",
    description: "Fields that are left out stay. Completing records who and when.",
    answer: savedActionItemAnswer,
    refuses: ["CONFLICT"],
  },
  async ({ ctx, params: { claimId }, body }) => ({
    status: "success" as const,
    message: ACTION_ITEM_MESSAGES.updated,
    action_item: await updateActionItem(ctx, claimId, body),
  }),
);
