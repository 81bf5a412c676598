import { getProof } from "@/lib/domain/case/proof/proof";
import { route } from "@/lib/transport/route";

export const GET = route(getProof, { params: ["appealId", "deliveryId"] });
