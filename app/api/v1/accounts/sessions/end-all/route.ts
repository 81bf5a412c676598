import { clearedCookies } from "@/lib/auth/cookies";
import { endAllOwnSessions } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

/** Here too, so the browser's cookies go. */
export const POST = route(endAllOwnSessions, {
  respond: () => {
    const response = new Response(null, { status: 204 });
    for (const cookie of clearedCookies()) response.headers.append("Set-Cookie", cookie);
    response.headers.set("Clear-Site-Data", '"cache", "storage"');
    return response;
  },
});
