import { getRebuttalGate } from "@/lib/domain/case/proof/send-rebuttal";
import { route } from "@/lib/transport/route";

export const GET = route(getRebuttalGate, { params: ["appealId", "deliveryId"] });
