import { clearedCookies, cookieOf, pairCookies } from "@/lib/auth/cookies";
import { database } from "@/lib/auth/database";
import { requireSameOriginForCookies } from "@/lib/auth/origin";
import { REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { AppError } from "@/lib/core/errors";
import { tokensAnswer } from "@/lib/domain/account/answers";
import { refreshInput } from "@/lib/domain/account/schema";
import { IDLE_SECONDS, refreshSession } from "@/lib/domain/account/sessions";
import { endpoint } from "@/lib/transport/endpoint";

/** A pair in the body for a pair in the body; for browsers, cookies for cookies. */
export const POST = endpoint(
  {
    access: "public",
    body: refreshInput,
    summary: "Get the next pair of tokens",
    answer: tokensAnswer,
    refuses: ["UNAUTHENTICATED", "FORBIDDEN"],
  },
  async ({ body, request, origin }) => {
    const quiet = request.headers.get("x-background") === "1";
    if (body.refresh !== undefined) {
      return refreshSession(database(), body.refresh, { ...origin, carrier: "bearer", quiet });
    }
    const token = cookieOf(request.headers, REFRESH_COOKIE);
    if (!token) throw new AppError("UNAUTHENTICATED", "Please sign in.");
    requireSameOriginForCookies(request.headers);
    try {
      const pair = await refreshSession(database(), token, { ...origin, carrier: "browser", quiet });
      return withCookies(Response.json({ idle_seconds: IDLE_SECONDS }), pairCookies(pair));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "UNAUTHENTICATED") throw error;
      const body = { detail: error.message, error: error.message, message: error.message };
      return withCookies(Response.json(body, { status: 401 }), clearedCookies());
    }
  },
);

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
