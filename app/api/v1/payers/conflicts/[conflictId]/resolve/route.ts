import { resolveConflict } from "@/lib/domain/remittance/posting/conflicts";
import { route } from "@/lib/transport/route";

export const POST = route(resolveConflict, { params: ["conflictId"] });
