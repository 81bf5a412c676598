import { createActionItem } from "@/lib/domain/claim/action-item/mutations";
import { listActionItems } from "@/lib/domain/claim/action-item/queries";
import { route } from "@/lib/transport/route";

const params = ["claimId"];

export const GET = route(listActionItems, { params });
export const POST = route(createActionItem, { params, status: 201 });
