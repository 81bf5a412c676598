import { type NextRequest, NextResponse } from "next/server";
import { bucketOrigin } from "@/lib/core/bucket-origin";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { redirectFor } from "@/lib/core/route-table";

/**
 * Courtesy only: the route table's redirects by the presence of a cookie, and the nonce of the page's policy. Data is
 * guarded where it is read. API calls don't pass here, so that uploads stream, but for addresses with a percent sign: one that can't be
 * decoded names nothing, and Next would fail on it. Everything else does, whatever its name ends with: a page's address may end
 * like a picture's, and what is no page is still answered by one.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname: path } = new URL(request.url);
  const isCall = /^\/api\/./.test(path);
  if (!isDecodable(path)) {
    return isCall
      ? refusal(404, "Not found.")
      : new NextResponse("Page not found.", { status: 404, headers: SEALED });
  }
  if (isCall) return NextResponse.next();
  if (isForeignWrite(request)) return refusal(403, "This request did not come from the app.");
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
  if (!OWN_FILES.test(path)) response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** Files that everybody gets alike, under the names that their folder has (`public/`, `app/icon.svg`). */
const OWN_FILES = /^\/(icon\.svg$|landing\/)/;

const SEALED = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
};

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** A server action or a form from another site. Next would refuse it too, but as a fault of ours. */
function isForeignWrite({ method, headers }: NextRequest): boolean {
  const origin = headers.get("origin");
  if (method === "GET" || method === "HEAD" || origin === null) return false;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function refusal(status: number, message: string): NextResponse {
  return NextResponse.json(
    { detail: message, error: message, message },
    { status, headers: { ...SEALED, "X-Request-Id": crypto.randomUUID() } },
  );
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
    `connect-src 'self'${storeOrigin()}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Browsers send files straight to the bucket, where there is one (`lib/integrations/storage/s3-staging.ts`). */
function storeOrigin(): string {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = process.env;
  if (!bucket) return "";
  const flag = process.env.S3_FORCE_PATH_STYLE;
  return ` ${bucketOrigin({ bucket, region: region || "us-east-1", endpoint, forcePathStyle: flag === "true" || flag === "1" })}`;
}

export const config = {
  matcher: ["/api/(.*%.*)", "/((?!api/.|_next/static/).*)"],
};
