import { signInProgram } from "@/lib/auth/sign-in";
import { route } from "@/lib/transport/route";

export const POST = route(signInProgram);
