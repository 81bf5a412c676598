import { confirmPasskey } from "@/lib/domain/account/passkey/settings";
import { route } from "@/lib/transport/route";

export const POST = route(confirmPasskey, { status: 201 });
