import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { OTHER_ROUTES, PAGES } from "@/lib/core/entry-points";
import { enterRequest } from "@/lib/core/log";
import { metrics } from "@/lib/core/metrics";
import { ASSETS, sayRequest } from "./say-request";

/**
 * Follows each request of this server from its first byte to the end of its answer: pages, server actions and calls of the API
 * alike get one id, one line in the log and one count. Called once when the server starts.
 */
export function followRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = performance.now();
    const { method = "" } = request;
    const path = (request.url ?? "").split("?")[0] ?? "";
    const scope = enterRequest();
    metrics.requestsOpen.inc();
    response.once("close", () => {
      metrics.requestsOpen.dec();
      sayRequest({
        method,
        route: scope.route ?? declaredAddress(path),
        status: response.statusCode,
        started,
        operation: scope.operation,
        ...(!response.writableFinished && { left: true }),
      });
    });
  });
}

const DECLARED = [...Object.keys(PAGES), ...Object.keys(OTHER_ROUTES)]
  .filter((route) => route !== "/api/[...path]")
  // What is spelled out goes before what a parameter would take, too.
  .sort((a, b) => a.split("[").length - b.split("[").length)
  .map((route) => ({ route, pattern: patternOf(route) }));

/** The page or route that an address belongs to, as it is declared. */
export function declaredAddress(path: string): string {
  if (path.startsWith(`${ASSETS}/`)) return ASSETS;
  const bare = path.replace(/(.)\/+$/, "$1");
  return DECLARED.find(({ pattern }) => pattern.test(bare))?.route ?? "other";
}

function patternOf(route: string): RegExp {
  const parts = route.split("/").filter(Boolean);
  const source = parts.map((part) => {
    if (part.startsWith("[[...")) return "(/[^/]+)*";
    if (part.startsWith("[...")) return "(/[^/]+)+";
    return part.startsWith("[") ? "/[^/]+" : `/${part.replaceAll(".", "\\.")}`;
  });
  return new RegExp(`^${source.join("") || "/"}$`);
}
