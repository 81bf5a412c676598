import { listWorklist } from "@/lib/domain/case/worklist/queries";
import { route } from "@/lib/transport/route";

export const GET = route(listWorklist);
