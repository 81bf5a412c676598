import { beginPasskey, listPasskeys } from "@/lib/domain/account/passkey/settings";
import { route } from "@/lib/transport/route";

export const GET = route(listPasskeys);
export const POST = route(beginPasskey);
