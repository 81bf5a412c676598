import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Next can't represent a TRACE request and would answer 500. Such a request goes on under a method that nobody serves,
 * and is refused as any other of those.
 */
export function refuseTrace(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === "TRACE") request.method = "PROPFIND";
  });
}
