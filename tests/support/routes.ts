import type { Database } from "@/db/client";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Lets the route handlers of this process work on a test's database. */
export function useDatabase(db: Database): void {
  (globalThis as { appealsDeskDatabase?: Database }).appealsDeskDatabase = db;
}

export type CallOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  bearer?: string;
};

/** Calls a route handler as Next would, without a server. */
export async function call(handler: unknown, options: CallOptions = {}) {
  const { method = "GET", body, headers = {}, params = {}, query = {}, bearer } = options;
  const request = new Request(`http://localhost:3000/api/v1/test?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as Record<string, unknown>,
  };
}
