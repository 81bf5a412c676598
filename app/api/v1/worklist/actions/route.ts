import { changeWorklist } from "@/lib/domain/case/worklist/mutations";
import { route } from "@/lib/transport/route";

export const POST = route(changeWorklist);
