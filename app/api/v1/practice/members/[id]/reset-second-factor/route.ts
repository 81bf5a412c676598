import { resetMemberFactor } from "@/lib/domain/practice/emergency/uses";
import { route } from "@/lib/transport/route";

export const POST = route(resetMemberFactor, { params: ["id"] });
