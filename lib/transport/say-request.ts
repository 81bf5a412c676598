import type { CallRequest } from "@/lib/core/call-request";
import { log } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";

type Answered = {
  method: string;
  route: string;
  status: number;
  /** As `performance.now()` said at the beginning. */
  started: number;
  operation?: string | undefined;
  /** The caller left before the end of the answer. */
  left?: true;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The one line of a request, and its place in the metrics: the address as it is declared, never as it was called. */
export function sayRequest({ method, route, status, started, operation, left }: Answered): void {
  const milliseconds = performance.now() - started;
  const known = METHODS.includes(method) ? method : "other";
  metrics.requests.inc({ method: known, route, status });
  metrics.requestSeconds.observe({ route }, milliseconds / 1000);
  const line = { method: known, route, operation, status, ms: Math.round(milliseconds), left };
  // Scripts, styles and fonts say nothing about the work that is done.
  log[route === ASSETS ? "debug" : "info"](line, "request");
}

export const ASSETS = "/_next";

/** Without a variable part in its address a route gets no params at all. */
type Context = { params?: Promise<Record<string, string | string[] | undefined>> };

/** `/api/v1/claims/[claimId]` of a call to one claim: each part of the address that is a parameter by its name. */
export async function routeOf(request: CallRequest, context: Context): Promise<string> {
  const params = Object.entries((await context.params?.catch(() => null)) ?? {});
  const names = new Map<string, string>();
  const rest = new Map<string, string>();
  for (const [name, value] of params) {
    if (typeof value === "string") names.set(value, `[${name}]`);
    else for (const part of value ?? []) rest.set(part, `[...${name}]`);
  }
  const parts = new URL(request.url).pathname.split("/").filter(Boolean).map(decoded);
  const named = parts.map((part) => names.get(part) ?? rest.get(part) ?? literal(part));
  return `/${named.filter((part, place) => part !== named[place - 1] || !part.startsWith("[...")).join("/")}`;
}

/** Folders of ours are short words; anything else is a value that stood in no parameter. */
const literal = (part: string) => (/^[a-z][a-z0-9._-]{0,30}$/.test(part) ? part : "[other]");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
