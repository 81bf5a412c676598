import { addOwner } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const POST = route(addOwner, { params: ["id"] });
