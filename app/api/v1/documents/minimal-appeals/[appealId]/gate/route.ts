import { getGate } from "@/lib/domain/letter/gate/get-gate";
import { route } from "@/lib/transport/route";

export const GET = route(getGate, { params: ["appealId"] });
