import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Next can't represent a TRACE request, nor one for `*`, which names the whole server (RFC 9112, 3.2.4), and would answer 500. Such a
 * request goes on under a method that nobody serves, and is refused as any other of those.
 */
export function refuseTrace(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url === "*") request.url = "/api/*";
    else if (request.method !== "TRACE") return;
    request.method = "PROPFIND";
  });
}
