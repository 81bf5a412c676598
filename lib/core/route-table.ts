import { isOwnPath } from "./own-path";

/** The route table (docs/product.md, D1): where a page sends those who are, or are not, signed in. */

const SIGNED_IN_ONLY = ["/profile", "/patients", "/documents", "/claims", "/appeals"];
const isAt = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Where to send a browser that asks for `path`, or null to let it through. `search` begins with `?` or is empty. */
export function redirectFor(path: string, search: string, loggedIn: boolean): string | null {
  if (!loggedIn) {
    const closed = SIGNED_IN_ONLY.some((base) => isAt(path, base));
    return closed ? `/login?next=${encodeURIComponent(path + search)}` : null;
  }
  if (path === "/") return "/claims";
  if (path === "/login") {
    const next = new URLSearchParams(search).get("next");
    return isOwnPath(next) ? next : "/claims";
  }
  if (["/signup", "/forgot-password", "/reset-password"].some((base) => isAt(path, base))) return "/profile";
  return null;
}
