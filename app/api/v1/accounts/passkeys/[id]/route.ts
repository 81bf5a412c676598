import { renamePasskey } from "@/lib/domain/account/passkey/settings";
import { route } from "@/lib/transport/route";

export const PATCH = route(renamePasskey, { params: ["id"] });
