import { beginNextLevel } from "@/lib/domain/case/decision/next-level";
import { route } from "@/lib/transport/route";

export const POST = route(beginNextLevel, { params: ["decisionId"], status: 201 });
