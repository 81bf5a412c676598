import { attachToAppeal } from "@/lib/domain/appeal/mutations";
import { route } from "@/lib/transport/route";

export const POST = route(attachToAppeal, { params: ["appealId"] });
