import { listReferenceEditions } from "@/lib/domain/reference/texts";
import { route } from "@/lib/transport/route";

export const GET = route(listReferenceEditions);
