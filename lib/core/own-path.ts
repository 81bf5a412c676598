const HERE = "http://here.invalid";
const MOST = 500;

/**
 * Whether a `next` is a page of ours: a path that every reader takes for the same one. What a URL parser, or a server that decodes the
 * path once more, would make something else of ("/..//evil.example", "/%2e%2e//evil.example") is refused.
 */
export function isOwnPath(value: string | null | undefined): value is string {
  if (!value || value.length > MOST) return false;
  const path = /^(\/[^?#]*)/.exec(value)?.[1];
  const decoded = path && decodedPath(path);
  if (!path || !decoded) return false;
  for (const form of [path, decoded]) {
    if (/\/\/|[\\\p{Cc}\s]/u.test(form)) return false;
    if (form.split("/").some((part) => part === "." || part === "..")) return false;
  }
  const url = new URL(path, HERE);
  if (url.origin !== HERE || url.pathname !== path) return false;
  return !/^\/(api|_next|login|signup|resume)(\/|$)/i.test(decoded);
}

/** As a server reads it; null for what is no valid encoding, or is encoded twice. */
function decodedPath(path: string): string | null {
  try {
    const once = decodeURIComponent(path);
    return /%[0-9a-f]{2}/i.test(once) ? null : once;
  } catch {
    return null;
  }
}
