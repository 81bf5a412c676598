import { signUp } from "@/lib/domain/account/sign-up";
import { route } from "@/lib/transport/route";

export const POST = route(signUp, { status: 201 });
