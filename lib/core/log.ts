import { AsyncLocalStorage } from "node:async_hooks";
import { type Logger, pino } from "pino";

// On `globalThis`: Next bundles the start hook, which sets the level, and the handlers apart.
type RequestScope = { requestId: string };
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
  mixin: () => ({ ...requestScope.getStore() }),
  serializers: { err: safeError },
});

export const log: Logger = globals.appealsDeskLog;

/** Everything logged inside carries the request's (or the workflow run's) id. */
export function withRequestId<T>(requestId: string, fn: () => T): T {
  return requestScope.run({ requestId }, fn);
}

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
