import { removeOwner } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const POST = route(removeOwner, { params: ["id"] });
