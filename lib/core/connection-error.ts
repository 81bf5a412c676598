/** Failures before a connection stood: no byte of the request can have reached the service. */
const BEFORE_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

/** The socket's error code under the wrappers that HTTP clients put around it; undefined if there is none. */
export function connectionErrorCode(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    if ("code" in current && typeof current.code === "string") return current.code;
    current = current instanceof AggregateError ? (current.errors[0] ?? current.cause) : current.cause;
  }
  return undefined;
}

/** The driver's and the system's codes, and SQLSTATEs of a server that stops, starts, recovers or has no connection left. */
const DATABASE_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** An error of the database's driver that says nothing of whether a commit that was under way was kept. */
export const isDatabaseAway = (error: unknown): boolean =>
  DATABASE_AWAY.has(connectionErrorCode(error) ?? "");

/** PostgreSQL's deadlock_detected: two transactions waited for each other, and this one was ended. */
export const isDeadlock = (error: unknown): boolean => connectionErrorCode(error) === "40P01";

export const neverConnected = (error: unknown): boolean =>
  BEFORE_CONNECTED.has(connectionErrorCode(error) ?? "");
