import type { NextApiRequest, NextApiResponse } from "next";
import { headers } from "next/headers";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { z } from "zod";
import { ACCESS_COOKIE, PASSKEY_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { AppError } from "@/lib/core/errors";
import { log, withRequestId } from "@/lib/core/log";
import { readLimited } from "@/lib/core/read-limited";
import { signInInput } from "@/lib/domain/account/schema";
import { endSessionOf } from "@/lib/domain/account/sessions";
import type { Begun } from "@/lib/domain/account/sign-in";
import { operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { env, tellNextAuthOurUrl } from "@/lib/env";
import { clearedCookies, cookieOf, cookiesOf, deviceCookie, pairCookies } from "./cookies";
import { database } from "./database";
import { nextAuthOptions, type SignInOutcome } from "./next-auth";
import { isSameOrigin, originOf } from "./origin";

type NextAuthContext = { params: Promise<{ nextauth: string[] }> };

/** All that is served of next-auth. Its session endpoint stays shut: nobody writes into a session from outside. */
const SERVED = new Set(["GET csrf", "GET providers", "POST callback/credentials", "POST signout"]);

const NOTHING_YET: SignInOutcome = { pair: null, user: null, device: null, refusal: null };

/** Sign-in and sign-out of browsers: next-auth's own endpoints, with the refresh token in a second cookie. */
export async function browserSignIn(request: Request, context: NextAuthContext): Promise<Response> {
  const origin = originOf(request.headers);
  const path = (await context.params).nextauth;
  return withRequestId(origin.requestId, async () => {
    const response = await answer(request, path, origin);
    response.headers.set("Cache-Control", "private, no-store");
    response.headers.set("X-Content-Type-Options", "nosniff");
    response.headers.set("X-Request-Id", origin.requestId);
    return response;
  });
}

async function answer(request: Request, path: string[], origin: Origin): Promise<Response> {
  if (!SERVED.has(`${request.method} ${path.join("/")}`)) return refusal(404, "Not found.");
  if (request.method === "POST" && !isSameOrigin(request.headers)) {
    return refusal(403, "This request did not come from the app.");
  }
  const outcome: SignInOutcome = { ...NOTHING_YET };
  const passkeyBrowser = cookieOf(request.headers, PASSKEY_COOKIE);
  try {
    const response = await callNextAuth(request, path, nextAuthOptions(origin, outcome, passkeyBrowser));
    if (outcome.refusal) return refused(outcome.refusal);
    const signsOut = path[0] === "signout";
    // A session that the browser held is over: by signing out, or because the new identifiers replace it.
    if (outcome.pair || signsOut) await endHeldSession(request, origin);
    if (outcome.pair) appendAll(response, pairCookies(outcome.pair));
    if (outcome.device) response.headers.append("Set-Cookie", deviceCookie(outcome.device));
    if (signsOut) {
      appendAll(response, clearedCookies());
      response.headers.set("Clear-Site-Data", '"cache", "storage"');
    }
    return response;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_LARGE") return refusal(413, error.message);
    log.error({ err: error }, "sign-in failed");
    return refusal(500, "Something went wrong on our side. Please try again.");
  }
}

/**
 * The same sign-in for the form that was sent before its scripts had loaded, or without any. That it came from one of
 * our pages is checked by who calls, so the token that next-auth asks for is fetched here.
 */
export const signInByForm = operation(
  {
    name: "signInByForm",
    access: "public",
    input: signInInput,
    answer: z.custom<Begun>(),
    summary: "Sign a browser in",
    transaction: false,
  },
  async ({ origin }, { username, password, code = "" }) => {
    const outcome: SignInOutcome = { ...NOTHING_YET };
    const options = nextAuthOptions(origin, outcome);
    const held = (await headers()).get("cookie") ?? "";
    const asking = new Request(env.APP_URL, { headers: { cookie: held } });
    const token = await callNextAuth(asking, ["csrf"], options);
    const { csrfToken } = (await token.json()) as { csrfToken: string };
    const cookie = [...token.headers.getSetCookie().map((one) => one.split(";")[0]), held].join("; ");
    const body = new URLSearchParams({ username, password, code, csrfToken });
    const sending = new Request(env.APP_URL, { method: "POST", headers: { cookie }, body });
    await callNextAuth(sending, ["callback", "credentials"], options);
    if (outcome.refusal) throw outcome.refusal;
    if (!outcome.pair || !outcome.user) throw new Error("the sign-in opened no session");
    await endHeldSession(asking, origin);
    return { tokens: outcome.pair, user: outcome.user, device: outcome.device };
  },
);

/**
 * next-auth by the form of its handler that is given its request and response. The other form reads Next's own
 * headers and cookies, past the request at hand.
 */
async function callNextAuth(request: Request, path: string[], options: NextAuthOptions): Promise<Response> {
  tellNextAuthOurUrl();
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  const body = isForm ? Object.fromEntries(new URLSearchParams(await formText(request))) : {};
  const given = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: cookiesOf(request.headers),
    query: { nextauth: path },
    body: { ...body, json: "true" },
  };
  const answered: { status: number; body: unknown; cookies: string[] } = {
    status: 200,
    body: {},
    cookies: [],
  };
  const answering = {
    status(code: number) {
      answered.status = code;
      return answering;
    },
    getHeader: () => answered.cookies,
    setHeader(name: string, value: string | string[]) {
      if (name.toLowerCase() === "set-cookie") answered.cookies = [value].flat();
      return answering;
    },
    json(value: unknown) {
      answered.body = value;
    },
    send(value: unknown) {
      answered.body = value;
    },
    end() {},
  };
  await NextAuth(given as unknown as NextApiRequest, answering as unknown as NextApiResponse, options);
  const response = Response.json(answered.body, { status: answered.status });
  // Its session cookie has a lifetime of its own; ours is set beside the refresh cookie instead.
  appendAll(
    response,
    answered.cookies.filter((cookie) => !cookie.startsWith(`${ACCESS_COOKIE}=`)),
  );
  return response;
}

/** Far above a password and what a passkey answers. */
const MOST_FORM_BYTES = 64 * 1024;

const formText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readLimited(request, MOST_FORM_BYTES));

async function endHeldSession(request: Request, origin: Origin): Promise<void> {
  const held = cookieOf(request.headers, REFRESH_COOKIE) ?? cookieOf(request.headers, ACCESS_COOKIE);
  if (held) await endSessionOf(database(), held, origin);
}

function appendAll(response: Response, cookies: string[]): void {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
}

/** The form next-auth's client reads a refusal in: a URL with `error`, which holds our sentence and keys. */
function refused(error: AppError): Response {
  const status = { RATE_LIMITED: 429, UNAVAILABLE: 503, FORBIDDEN: 403 }[error.code as string] ?? 401;
  const url = new URL("/login", env.APP_URL);
  url.searchParams.set("error", JSON.stringify({ message: error.message, ...error.extra }));
  const headers: Record<string, string> = error.retryAfter
    ? { "Retry-After": String(Math.ceil(error.retryAfter)) }
    : {};
  return Response.json({ url: url.href, error: error.message }, { status, headers });
}

const refusal = (status: number, message: string) =>
  Response.json({ detail: message, error: message, message }, { status });
