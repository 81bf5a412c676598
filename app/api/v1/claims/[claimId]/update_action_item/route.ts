import { updateActionItem } from "@/lib/domain/claim/action-item/mutations";
import { route } from "@/lib/transport/route";

export const POST = route(updateActionItem, { params: ["claimId"] });
