import { dismissDecision } from "@/lib/domain/case/decision/decisions";
import { route } from "@/lib/transport/route";

export const POST = route(dismissDecision, { params: ["decisionId"] });
