import { handOverOwnership } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const POST = route(handOverOwnership, { params: ["id"] });
