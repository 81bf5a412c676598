import { clearedCookies } from "@/lib/auth/cookies";
import { endAllOwnSessions } from "@/lib/domain/account/own-sessions";
import { endpoint } from "@/lib/transport/endpoint";

/** Signs the person out everywhere, here too. */
export const POST = endpoint(
  { summary: "Sign out everywhere", status: 204, access: "user" },
  async ({ ctx }) => {
    await endAllOwnSessions(ctx);
    const response = new Response(null, { status: 204 });
    for (const cookie of clearedCookies()) response.headers.append("Set-Cookie", cookie);
    response.headers.set("Clear-Site-Data", '"cache", "storage"');
    return response;
  },
);
