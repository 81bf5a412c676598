import { changePassword } from "@/lib/domain/account/password-reset";
import { route } from "@/lib/transport/route";

export const POST = route(changePassword);
