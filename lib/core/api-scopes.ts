/**
 * What an API key may be allowed (docs/product.md, A13): for each resource to read, to write, or both. Isomorphic.
 */
export const API_RESOURCES = [
  "patients",
  "claims",
  "appeals",
  "documents",
  "payers",
  "worklist",
  "practice",
] as const;
export type ApiResource = (typeof API_RESOURCES)[number];

export const API_SCOPES = [
  ...API_RESOURCES.map((resource) => `${resource}:read` as const),
  // Of the practice itself, its people and the reference files a key changes nothing.
  ...API_RESOURCES.filter((resource) => resource !== "practice").map(
    (resource) => `${resource}:write` as const,
  ),
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Paths by their beginnings, the first that fits; `null` is for people only. */
const RESOURCES: readonly [beginning: RegExp, resource: ApiResource | null][] = [
  // A person's own things, and what a person vouches for.
  [/^claims\/saved-filters(\/|$)/, null],
  [/^patients\/[^/]+\/reveal-ssn(\/|$)/, null],
  [/^documents\/minimal-appeals\/[^/]+\/(send|confirmations)(\/|$)/, null],
  [/^decisions\/[^/]+\/(confirm|dismiss)(\/|$)/, null],
  [/^worklist\/undo(\/|$)/, null],
  [/^patients(\/|$)/, "patients"],
  [/^(claims|contacts)(\/|$)/, "claims"],
  [/^documents\/(minimal-appeals|appeals|appeal|appeal-templates|claims)(\/|$)/, "appeals"],
  [/^(minimal-appeals|appeals|decisions)(\/|$)/, "appeals"],
  [/^documents(\/|$)/, "documents"],
  [/^payers(\/|$)/, "payers"],
  [/^worklist(\/|$)/, "worklist"],
  [/^(users|reference)(\/|$)/, "practice"],
  [/^practice(\/members)?\/?$/, "practice"],
];

/**
 * The scope that a key needs for a call, or null where keys are never let in. `path` is below `/api/v1/`, as an address
 * or as the API's document writes it. A path that no rule names is for people only.
 */
export function scopeOf(method: string, path: string): ApiScope | null {
  const place = path.replace(/^\/+/, "");
  const resource = RESOURCES.find(([beginning]) => beginning.test(place))?.[1] ?? null;
  if (!resource) return null;
  const scope = `${resource}:${method === "GET" || method === "HEAD" ? "read" : "write"}`;
  return (API_SCOPES as readonly string[]).includes(scope) ? (scope as ApiScope) : null;
}
