import { listOpenDecisions } from "@/lib/domain/case/decision/decisions";
import { route } from "@/lib/transport/route";

export const GET = route(listOpenDecisions);
