import { getEvidence } from "@/lib/domain/letter/questions/evidence";
import { route } from "@/lib/transport/route";

export const GET = route(getEvidence, { params: ["appealId"] });
