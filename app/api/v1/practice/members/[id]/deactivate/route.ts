import { deactivateMember } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const POST = route(deactivateMember, { params: ["id"] });
