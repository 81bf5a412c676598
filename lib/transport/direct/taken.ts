import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers the request, or calls `pass`, before or after having waited. */
export type Taker = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

// On `globalThis`: Next bundles the start hook, which takes the requests, and the handlers apart.
export const globals = globalThis as { appealsDeskCalls?: Taker };
