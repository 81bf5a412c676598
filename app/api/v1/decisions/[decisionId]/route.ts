import { getDecision } from "@/lib/domain/case/decision/decisions";
import { route } from "@/lib/transport/route";

export const GET = route(getDecision, { params: ["decisionId"] });
