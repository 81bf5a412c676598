import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Database } from "@/db/client";
import type { CallRequest } from "@/lib/core/call-request";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import type { Role } from "@/lib/core/enums";
import type { PracticeId } from "@/lib/core/ids";
import { isOwnPath } from "@/lib/core/own-path";
import { type Carrier, IDLE_SECONDS } from "@/lib/domain/account/sessions";
import { hashToken, isAccessToken } from "@/lib/domain/account/tokens";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Origin } from "@/lib/domain/kernel/origin";
import { apiKeyContext, isApiKey } from "./api-key";
import { cookieOf } from "./cookies";
import { database } from "./database";
import { originOf } from "./origin";

export type Caller = { ctx: Ctx; carrier: Carrier };

/**
 * Who sends this request, or null. A bearer header decides alone: with one, cookies are not looked at, and a header
 * that is not `Bearer <token of ours>` is nobody. Requests with `x-background: 1` don't count as activity.
 */
export async function authenticate(
  request: CallRequest,
  origin: Origin = originOf(request.headers),
): Promise<Caller | null> {
  const credential = credentialOf(request.headers);
  if (!credential) return null;
  if (credential.carrier === "bearer" && isApiKey(credential.token)) {
    const byKey = await apiKeyContext(database(), credential.token, origin);
    return byKey && { ctx: byKey, carrier: "bearer" };
  }
  const quiet = request.headers.get("x-background") === "1";
  const ctx = await contextOf(database(), credential.token, credential.carrier, origin, quiet);
  return ctx && { ctx, carrier: credential.carrier };
}

function credentialOf(requestHeaders: Headers): { token: string; carrier: Carrier } | null {
  const authorization = requestHeaders.get("authorization");
  if (authorization !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return token ? { token, carrier: "bearer" } : null;
  }
  const token = cookieOf(requestHeaders, ACCESS_COOKIE);
  return token ? { token, carrier: "browser" } : null;
}

type ActorRow = {
  session_id: string;
  user_id: string;
  practice_id: PracticeId;
  role: Role;
  is_owner: boolean;
  email_verified: boolean;
};

/** The context of a raw access token, checked in the database by one query; null when it is not valid, or no longer. */
export async function contextOf(
  db: Database,
  token: string,
  carrier: Carrier,
  origin: Origin,
  quiet = false,
): Promise<Ctx | null> {
  if (!isAccessToken(token)) return null;
  const [row] = await db.$client.unsafe<ActorRow[]>(
    "select * from session_actor($1, $2, $3, $4)",
    [hashToken(token), carrier, IDLE_SECONDS, quiet],
    { prepare: true },
  );
  if (!row) return null;
  return {
    practiceId: row.practice_id,
    actor: {
      kind: "user",
      userId: row.user_id,
      role: row.role,
      isOwner: row.is_owner,
      emailVerified: row.email_verified,
      sessionId: row.session_id,
      address: origin.address,
    },
    requestId: origin.requestId,
    db,
  };
}

/** For server components and actions: the browser's session, looked up once for all that draw one page. */
export const currentCtx = cache(async (): Promise<Ctx | null> => {
  const token = (await cookies()).get(ACCESS_COOKIE)?.value;
  if (!token) return null;
  const requestHeaders = await headers();
  const quiet = requestHeaders.get("x-background") === "1";
  return contextOf(database(), token, "browser", originOf(requestHeaders), quiet);
});

/**
 * For pages: the context, or away to where one is made. Cookies that no longer work go through `/resume`, which
 * refreshes or clears them; sent straight to `/login` they would bounce off the middleware. `next` is by default the
 * page that was asked for.
 */
export async function requireCtx(next?: string): Promise<Ctx> {
  const ctx = await currentCtx();
  if (ctx) return ctx;
  const jar = await cookies();
  const asked = next ?? (await headers()).get("x-asked-path");
  const query = isOwnPath(asked) ? `?next=${encodeURIComponent(asked)}` : "";
  const holdsAny = jar.has(ACCESS_COOKIE) || jar.has(REFRESH_COOKIE);
  redirect(holdsAny ? `/resume${query}` : `/login${query}`);
}
