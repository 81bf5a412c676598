import { type NextRequest, NextResponse } from "next/server";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { redirectFor } from "@/lib/core/route-table";

/**
 * Courtesy only: the route table's redirects by the presence of a cookie, and the nonce of the page's policy. Data is
 * guarded where it is read. API calls don't pass here, so that uploads stream.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = contentSecurityPolicy(nonce);
  const loggedIn = [ACCESS_COOKIE, REFRESH_COOKIE].some((name) => Boolean(request.cookies.get(name)?.value));
  const { pathname, search } = request.nextUrl;
  const target = redirectFor(pathname.replace(/(.)\/+$/, "$1"), search, loggedIn);
  // On the same host Next makes the address relative, so that the request's `Host` is not repeated.
  const response = target
    ? NextResponse.redirect(new URL(target, request.nextUrl))
    : proceed(request, nonce, policy);
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function proceed(request: NextRequest, nonce: string, policy: string): NextResponse {
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from this header; a caller's is overwritten.
  headers.set("Content-Security-Policy", policy);
  headers.set("x-nonce", nonce);
  // Where to come back to after a sign-in, for pages that find nobody signed in.
  headers.set("x-asked-path", request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.next({ request: { headers } });
}

function contentSecurityPolicy(nonce: string): string {
  const forDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  matcher: [
    "/((?!api/|api$|_next/static|_next/image|.*\\.(?:ico|svg|png|jpg|webp|woff2|txt|webmanifest)$).*)",
  ],
};
