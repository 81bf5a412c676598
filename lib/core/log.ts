import { AsyncLocalStorage } from "node:async_hooks";
import { type Logger, pino } from "pino";

// On `globalThis`: Next bundles the start hook, which sets the level, and the handlers apart.
/** `route` and `operation` are told by whoever answers; the line of the request carries them. */
type RequestScope = { requestId: string; followed?: true; route?: string; operation?: string };
const globals = globalThis as {
  appealsDeskLog?: Logger;
  appealsDeskRequests?: AsyncLocalStorage<RequestScope>;
};
globals.appealsDeskRequests ??= new AsyncLocalStorage<RequestScope>();
const requestScope = globals.appealsDeskRequests;

/**
 * Structured logs. A line carries ids, states and durations; never a body, a query string, a name or a file name.
 * Values are JSON-encoded by pino, so that a line break in one can't forge a line.
 */
globals.appealsDeskLog ??= pino({
  level: "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: ["req.headers", "headers", "body", "password", "token"], remove: true },
  // A copy: pino writes the line's own fields into what it gets.
  mixin: () => {
    const requestId = requestScope.getStore()?.requestId;
    return requestId ? { requestId } : {};
  },
  serializers: { err: safeError },
});

export const log: Logger = globals.appealsDeskLog;

/** Everything logged inside carries the request's (or the workflow run's) id. */
export function withRequestId<T>(requestId: string, fn: () => T): T {
  // The same object where it is the same request, so that what is told inside reaches who follows it.
  const current = requestScope.getStore();
  return requestScope.run(current?.requestId === requestId ? current : { requestId }, fn);
}

/** Begins the scope of a request that is followed to its end from the server itself (`transport/follow-requests`). */
export function enterRequest(): RequestScope {
  const scope: RequestScope = { requestId: crypto.randomUUID(), followed: true };
  requestScope.enterWith(scope);
  return scope;
}

/** The request that is being answered, to be told more about it; undefined in jobs and in tests. */
export const currentRequest = (): RequestScope | undefined => requestScope.getStore();

/** An error without the values that a driver puts into its message: class, code and where it was thrown. */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint_name, table_name, severity } = error as Error & Record<string, unknown>;
  const cause = error.cause instanceof Error ? { cause: safeError(error.cause) } : {};
  return {
    type: error.name,
    code,
    constraint: constraint_name,
    table: table_name,
    severity,
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join("\n"),
    ...cause,
  };
}
