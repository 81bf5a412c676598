import { confirmValue } from "@/lib/domain/appeal/confirmations/confirm";
import { route } from "@/lib/transport/route";

export const POST = route(confirmValue, { params: ["appealId"] });
