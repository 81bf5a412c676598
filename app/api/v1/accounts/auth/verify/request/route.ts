import { resendVerification } from "@/lib/domain/account/verification";
import { route } from "@/lib/transport/route";

export const POST = route(resendVerification);
