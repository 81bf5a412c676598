import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { log } from "@/lib/core/log";
import { globals, type Taker } from "./taken";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Has this process's HTTP servers answer the calls of the API by their handlers without Next's router between them
 * (docs/decisions/direct-calls.md), and what `first` takes by that. All else goes to Next as before. `begin` is called once, at
 * the first request, and leads to `offerCalls`.
 */
export function answerDirectly(begin: () => Promise<void>, first: Taker = (_, __, pass) => pass()): void {
  const taken = new WeakSet<Server>();
  let begun = false;
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (taken.has(server)) return;
    taken.add(server);
    if (!begun) begin().catch((error) => log.warn({ err: error }, "calls go through Next"));
    begun = true;
    const others = server.listeners("request") as Listener[];
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const toNext = () => {
        for (const listener of others) listener.call(server, request, response);
      };
      first(request, response, () => {
        if (globals.appealsDeskCalls) globals.appealsDeskCalls(request, response, toNext);
        else toNext();
      });
    });
  });
}
