import { IDLE_SECONDS } from "@/lib/domain/account/sessions";
import { route } from "@/lib/transport/route";

/** Asked by the frame when the person is active on a page that calls nothing: it keeps the session from idling out. */
export const GET = route({ access: "user" }, async () => ({ idle_seconds: IDLE_SECONDS }));
