import { clearedCookies } from "@/lib/auth/cookies";
import { endAllOwnSessions } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

/** Signs the person out everywhere, here too. */
export const POST = route(
  { summary: "Sign out everywhere", status: 204, access: "user" },
  async ({ ctx }) => {
    await endAllOwnSessions(ctx);
    const response = new Response(null, { status: 204 });
    for (const cookie of clearedCookies()) response.headers.append("Set-Cookie", cookie);
    response.headers.set("Clear-Site-Data", '"cache", "storage"');
    return response;
  },
);
