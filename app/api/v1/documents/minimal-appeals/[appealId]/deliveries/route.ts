import { listProofs } from "@/lib/domain/case/proof/proof";
import { route } from "@/lib/transport/route";

export const GET = route(listProofs, { params: ["appealId"] });
