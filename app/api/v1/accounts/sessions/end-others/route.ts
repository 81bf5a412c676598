import { endOtherOwnSessions } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

export const POST = route(endOtherOwnSessions);
