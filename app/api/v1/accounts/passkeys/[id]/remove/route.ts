import { removePasskey } from "@/lib/domain/account/passkey/settings";
import { route } from "@/lib/transport/route";

/** Not DELETE: it takes the password, which has no place in an address. */
export const POST = route(removePasskey, { params: ["id"] });
