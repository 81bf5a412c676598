import { endMemberSessions } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const POST = route(endMemberSessions, { params: ["id"] });
