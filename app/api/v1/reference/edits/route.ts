import { checkNcciEdit } from "@/lib/domain/reference/edits";
import { route } from "@/lib/transport/route";

export const GET = route(checkNcciEdit);
