import { clearedCookies, heldTokens } from "@/lib/auth/cookies";
import { database } from "@/lib/auth/database";
import { requireSameOriginForCookies } from "@/lib/auth/origin";
import { refreshInput } from "@/lib/domain/account/schema";
import { endSessionOf } from "@/lib/domain/account/sessions";
import { endpoint } from "@/lib/transport/endpoint";

/** Ends the session of the bearer header, of `refresh` in the body, or of the cookies. Always succeeds. */
export const POST = endpoint(
  { access: "public", body: refreshInput, status: 204, summary: "Sign out" },
  async ({ body, request, origin }) => {
    const held = heldTokens(request.headers, body.refresh);
    if (held.carrier === "browser") requireSameOriginForCookies(request.headers);
    for (const token of held.tokens) await endSessionOf(database(), token, origin);
    const response = new Response(null, { status: 204 });
    if (held.carrier === "bearer") return response;
    for (const cookie of clearedCookies()) response.headers.append("Set-Cookie", cookie);
    response.headers.set("Clear-Site-Data", '"cache", "storage"');
    return response;
  },
);
