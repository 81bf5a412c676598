import { listOwnSessions } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

export const GET = route(listOwnSessions);
