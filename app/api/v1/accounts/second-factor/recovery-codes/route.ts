import { renewRecoveryCodes } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route(renewRecoveryCodes);
