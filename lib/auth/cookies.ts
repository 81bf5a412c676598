import { ACCESS_COOKIE, DEVICE_COOKIE, PASSKEY_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import type { TokenPair } from "@/lib/domain/account/tokens";

/** They end with the browser; how long a session lives is the server's business. */
export const COOKIE_OPTIONS = { httpOnly: true, secure: true, sameSite: "lax", path: "/" } as const;

/** As long as browsers keep a cookie at most: 400 days. */
export const DEVICE_SECONDS = 400 * 86_400;

const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** `Set-Cookie` values that hand a pair to the browser. */
export const pairCookies = (pair: TokenPair): string[] => [
  `${ACCESS_COOKIE}=${pair.access}; ${ATTRIBUTES}`,
  `${REFRESH_COOKIE}=${pair.refresh}; ${ATTRIBUTES}`,
];

export const deviceCookie = (secret: string): string =>
  `${DEVICE_COOKIE}=${secret}; ${ATTRIBUTES}; Max-Age=${DEVICE_SECONDS}`;

/** For the five minutes of a challenge. */
export const passkeyCookie = (secret: string): string =>
  `${PASSKEY_COOKIE}=${secret}; ${ATTRIBUTES}; Max-Age=300`;

export const clearedCookies = (): string[] =>
  [ACCESS_COOKIE, REFRESH_COOKIE].map((name) => `${name}=; ${ATTRIBUTES}; Max-Age=0`);

/** A request's cookies; the first of a name wins. */
export function cookiesOf(headers: Headers): Record<string, string> {
  const found = new Map<string, string>();
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !found.has(name)) found.set(name, decoded(part.slice(at + 1).trim()));
  }
  return Object.fromEntries(found);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const cookieOf = (headers: Headers, name: string): string | null => cookiesOf(headers)[name] ?? null;

/** The tokens that a request presents for ending its session, and by which carrier they came. */
export function heldTokens(
  headers: Headers,
  bodyToken: string | undefined,
): { carrier: "browser" | "bearer"; tokens: string[] } {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const own = [bearer, bodyToken].filter((token) => token !== undefined);
  if (own.length > 0) return { carrier: "bearer", tokens: own };
  const cookies = [cookieOf(headers, ACCESS_COOKIE), cookieOf(headers, REFRESH_COOKIE)];
  return { carrier: "browser", tokens: cookies.filter((token) => token !== null) };
}
