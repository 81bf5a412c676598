import { getProof } from "@/lib/domain/case/proof/proof";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const GET = route(getProof, { params: ["appealId", "deliveryId"] });
