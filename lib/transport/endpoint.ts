import type { z } from "zod";
import { requireScope } from "@/lib/auth/api-key";
import { authenticate, type Caller } from "@/lib/auth/authenticate";
import { isSameOrigin, originOf } from "@/lib/auth/origin";
import type { CallRequest } from "@/lib/core/call-request";
import { AppError } from "@/lib/core/errors";
import { currentRequest, withRequestId } from "@/lib/core/log";
import type { Ctx } from "@/lib/domain/kernel/context";
import { admit } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { parse } from "@/lib/domain/kernel/parse";
import { errorResponse } from "./error-response";
import { jsonText } from "./json-text";
import { readJson } from "./read-json";
import { recorded, requestSubject } from "./recorded-refusal";
import type { Access, RouteSpec } from "./route-spec";
import { routeOf, sayRequest } from "./say-request";

export type { Access };

type Input<A extends Access, B, Q, P> = {
  ctx: A extends "public" ? null : Ctx;
  body: B;
  query: Q;
  params: P;
  origin: Origin;
  request: CallRequest;
};

/** `route`: the declared address, where whoever found the handler knows it; Next doesn't say. */
type NextContext = { params: Promise<Record<string, string | string[] | undefined>>; route?: string };
export type RouteHandler = ((request: CallRequest, context: NextContext) => Promise<Response>) & {
  access: Access;
  spec: RouteSpec;
};

/**
 * Makes a route handler that is no operation: tokens in cookies, webhooks, documents about the API. Authenticates, checks
 * the origin of cookie writes, parses, calls, maps errors. The value is the JSON answer; a `Response` is passed on.
 */
export function endpoint<A extends Access, B = undefined, Q = undefined, P = undefined, R = unknown>(
  spec: RouteSpec<A, B, Q, P, R>,
  handler: (input: Input<A, B, Q, P>) => Promise<NoInfer<R> | Response>,
): RouteHandler {
  const respond = async (request: CallRequest, context: NextContext): Promise<Response> => {
    const origin = originOf(request.headers);
    const started = performance.now();
    return withRequestId(origin.requestId, async () => {
      const route = context.route ?? (await routeOf(request, context));
      const scope = currentRequest();
      // Said first: the line of a request whose caller left tells which it was.
      if (scope?.followed) scope.route = route;
      let response: Response;
      let ctx: Ctx | null = null;
      try {
        const caller = spec.access === "public" ? null : await callerOf(request, origin);
        ctx = caller?.ctx ?? null;
        if (caller) {
          requireOwnOrigin(caller, request);
          requireScope(caller.ctx, request);
          admit(spec, caller.ctx);
        }
        const params = await parseParams(spec.params, context);
        const query = spec.query ? parse(spec.query, queryOf(request)) : (undefined as Q);
        const body = spec.body ? parse(spec.body, await readJson(request)) : (undefined as B);
        const input = { ctx, params, query, body, origin, request } as Input<A, B, Q, P>;
        const result = await handler(input);
        response = result instanceof Response ? result : answer(result, spec.status ?? 200);
      } catch (error) {
        const refused = await recorded(error, ctx, () => requestSubject(request, context));
        response = errorResponse(refused, origin.requestId);
      }
      seal(response, origin.requestId);
      // Without a server of our own nobody else would say it: a host that calls the handlers themselves.
      if (!scope?.followed) sayRequest({ method: request.method, route, status: response.status, started });
      return response;
    });
  };
  return Object.assign(respond, { access: spec.access, spec: spec as unknown as RouteSpec });
}

async function callerOf(request: CallRequest, origin: Origin): Promise<Caller> {
  const caller = await authenticate(request, origin);
  if (!caller) throw new AppError("UNAUTHENTICATED", "Please sign in.");
  return caller;
}

function requireOwnOrigin({ carrier }: Caller, request: CallRequest): void {
  const isWrite = !["GET", "HEAD"].includes(request.method);
  if (carrier === "browser" && isWrite && !isSameOrigin(request.headers)) {
    throw new AppError("FORBIDDEN", "This request did not come from the app.");
  }
}

/** What stands behind the question mark; the last of a name wins. */
export function queryOf({ url }: CallRequest): Record<string, string> {
  return url.includes("?") ? Object.fromEntries(new URL(url).searchParams) : {};
}

async function parseParams<P>(schema: z.ZodType<P> | undefined, context: NextContext): Promise<P> {
  if (!schema) return undefined as P;
  // A path that is no valid encoding names nothing.
  const raw = await context.params.catch(() => null);
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new AppError("NOT_FOUND", "Not found.");
  return parsed.data;
}

function answer(result: unknown, status: number): Response {
  return result === undefined
    ? new Response(null, { status: 204 })
    : jsonText(JSON.stringify(result), status);
}

/** No answer of the API may be cached, framed, sniffed or run. */
function seal(response: Response, requestId: string): void {
  const defaults = {
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
}
