import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { AppError } from "@/lib/core/errors";
import { log, withRequestId } from "@/lib/core/log";
import { endSessionOf } from "@/lib/domain/account/sessions";
import { env } from "@/lib/env";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { clearedCookies, cookieOf, pairCookies } from "./cookies";
import { database } from "./database";
import { nextAuthOptions, type SignInOutcome } from "./next-auth";
import { isSameOrigin, originOf } from "./origin";

type NextAuthContext = { params: Promise<{ nextauth: string[] }> };

/** All that is served of next-auth. Its session endpoint stays shut: nobody writes into a session from outside. */
const SERVED = new Set(["GET csrf", "GET providers", "POST callback/credentials", "POST signout"]);

/** Sign-in and sign-out of browsers: next-auth's own endpoints, with the refresh token in a second cookie. */
export async function browserSignIn(request: NextRequest, context: NextAuthContext): Promise<Response> {
  const origin = originOf(request.headers);
  const path = (await context.params).nextauth.join("/");
  return withRequestId(origin.requestId, async () => {
    const response = await answer(request, context, path, origin);
    response.headers.set("Cache-Control", "private, no-store");
    response.headers.set("X-Content-Type-Options", "nosniff");
    response.headers.set("X-Request-Id", origin.requestId);
    return response;
  });
}

async function answer(
  request: NextRequest,
  context: NextAuthContext,
  path: string,
  origin: ReturnType<typeof originOf>,
): Promise<Response> {
  if (!SERVED.has(`${request.method} ${path}`)) return refusal(404, "Not found.");
  if (request.method === "POST" && !isSameOrigin(request.headers)) {
    return refusal(403, "This request did not come from the app.");
  }
  // next-auth builds its addresses from this alone, never from the request's host.
  process.env.NEXTAUTH_URL ??= env.APP_URL;
  const outcome: SignInOutcome = { pair: null, refusal: null };
  try {
    const inner = await NextAuth(request, context, nextAuthOptions(origin, outcome));
    if (outcome.refusal) return refused(outcome.refusal);
    const response = withoutAccessCookie(inner);
    if (path === "signout") await finishSignOut(request, response, origin);
    // A session that the browser held before is over: the new identifiers replace it.
    if (outcome.pair) {
      await endHeldSession(request, origin);
      for (const cookie of pairCookies(outcome.pair)) response.headers.append("Set-Cookie", cookie);
    }
    return response;
  } catch (error) {
    log.error({ err: error }, "sign-in failed");
    return refusal(500, "Something went wrong on our side. Please try again.");
  }
}

async function finishSignOut(request: NextRequest, response: Response, origin: ReturnType<typeof originOf>) {
  // The access cookie may have expired before the session did.
  await endHeldSession(request, origin);
  for (const cookie of clearedCookies()) response.headers.append("Set-Cookie", cookie);
  response.headers.set("Clear-Site-Data", '"cache", "storage"');
}

async function endHeldSession(request: NextRequest, origin: ReturnType<typeof originOf>): Promise<void> {
  const held = cookieOf(request.headers, REFRESH_COOKIE) ?? cookieOf(request.headers, ACCESS_COOKIE);
  if (held) await endSessionOf(database(), held, origin);
}

/** next-auth's cookie has a lifetime of its own; ours is set beside the refresh cookie instead. */
function withoutAccessCookie(inner: Response): Response {
  const headers = new Headers(inner.headers);
  const kept = inner.headers.getSetCookie().filter((cookie) => !cookie.startsWith(`${ACCESS_COOKIE}`));
  headers.delete("Set-Cookie");
  for (const cookie of kept) headers.append("Set-Cookie", cookie);
  return new Response(inner.body, { status: inner.status, headers });
}

/** The form next-auth's client reads a refusal in: a URL with `error`, plus our own keys. */
function refused(error: AppError): Response {
  const status = { RATE_LIMITED: 429, UNAVAILABLE: 503, FORBIDDEN: 403 }[error.code as string] ?? 401;
  const url = new URL("/login", env.APP_URL);
  url.searchParams.set("error", JSON.stringify({ message: error.message, ...error.extra }));
  const headers: Record<string, string> = error.retryAfter ? { "Retry-After": String(Math.ceil(error.retryAfter)) } : {};
  return Response.json({ url: url.href, error: error.message }, { status, headers });
}

const refusal = (status: number, message: string) =>
  Response.json({ detail: message, error: message, message }, { status });
