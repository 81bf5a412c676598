import { endOwnSession } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

export const DELETE = route(endOwnSession, { params: ["id"] });
