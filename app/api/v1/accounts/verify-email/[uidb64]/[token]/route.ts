import { verifyEmail } from "@/lib/domain/account/verification";
import { route } from "@/lib/transport/route";

export const GET = route(verifyEmail, { params: ["uidb64", "token"] });
