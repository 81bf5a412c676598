import { listMyActionItems } from "@/lib/domain/claim/action-item/queries";
import { route } from "@/lib/transport/route";

export const GET = route(listMyActionItems);
