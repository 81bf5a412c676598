import { listDecisions, recordDecision } from "@/lib/domain/case/decision/decisions";
import { route } from "@/lib/transport/route";

const params = ["appealId"];

export const GET = route(listDecisions, { params });
export const POST = route(recordDecision, { params, status: 201 });
