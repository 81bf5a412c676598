import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { ACCESS_COOKIE, CALLBACK_COOKIE, CSRF_COOKIE } from "@/lib/core/cookie-names";
import { AppError } from "@/lib/core/errors";
import { type SignInInput, signInInput } from "@/lib/domain/account/schema";
import { endSessionOf } from "@/lib/domain/account/sessions";
import type { Begun, SignedIn } from "@/lib/domain/account/sign-in";
import type { TokenPair } from "@/lib/domain/account/tokens";
import type { Origin } from "@/lib/domain/kernel/origin";
import { parse } from "@/lib/domain/kernel/parse";
import { env } from "@/lib/env";
import { COOKIE_OPTIONS } from "./cookies";
import { database } from "./database";
import { signIn, signInByPasskey } from "./sign-in";

/** What became of the sign-in of one request. */
export type SignInOutcome = {
  pair: TokenPair | null;
  user: SignedIn["user"] | null;
  /** The secret of the device cookie. */
  device: string | null;
  refusal: AppError | null;
};

/**
 * next-auth for one request. Its "JWT" is our opaque access token, which only the database can judge; the route that
 * wraps it (`browser-sign-in.ts`) hands out the refresh token beside it.
 */
export function nextAuthOptions(
  origin: Origin,
  outcome: SignInOutcome,
  passkeyBrowser: string | null = null,
): NextAuthOptions {
  const options = COOKIE_OPTIONS;
  return {
    secret: env.APP_SECRET,
    pages: { signIn: "/login", error: "/login" },
    session: { strategy: "jwt" },
    cookies: {
      sessionToken: { name: ACCESS_COOKIE, options },
      csrfToken: { name: CSRF_COOKIE, options },
      callbackUrl: { name: CALLBACK_COOKIE, options },
    },
    providers: [
      Credentials({
        credentials: { username: {}, password: {}, code: {}, passkey: {} },
        async authorize(credentials) {
          try {
            const begun = await signInBrowser(credentials ?? {}, origin, passkeyBrowser);
            outcome.pair = begun.tokens;
            outcome.user = begun.user;
            outcome.device = begun.device;
            return { id: begun.user.id };
          } catch (error) {
            if (error instanceof AppError) outcome.refusal = error;
            throw error;
          }
        },
      }),
    ],
    jwt: {
      encode: async () => outcome.pair?.access ?? "",
      decode: async ({ token }) => ({ raw: token }),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.raw === "string") await endSessionOf(database(), token.raw, origin);
      },
    },
    // Its own logger prints error objects; ours says what is fit to be logged.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  };
}

/** By password, or by a passkey alone: the form of the sign-in says which. */
function signInBrowser(
  {
    username,
    password,
    code,
    passkey,
  }: Partial<Record<"username" | "password" | "code" | "passkey", string>>,
  origin: Origin,
  browser: string | null,
): Promise<Begun> {
  if (passkey && !username && !password) return signInByPasskey(database(), { passkey, browser }, origin);
  const sent = { username, password, code: code || undefined, passkey: passkey || undefined };
  return signIn(database(), credentialsOf(sent), { ...origin, carrier: "browser" });
}

/** What is none of these, or could stand in no account, is as wrong as a wrong password. */
function credentialsOf(sent: unknown): SignInInput {
  try {
    return parse(signInInput, sent);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("UNAUTHENTICATED", "Wrong username or password.");
  }
}
