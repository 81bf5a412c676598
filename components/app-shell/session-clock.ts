import type { EndedBy } from "@/components/account/session-channel";

/** When to warn and when to sign out a person who does nothing (docs/product.md, B2, B7). Milliseconds. */
const MINUTE = 60_000;

/**
 * The server ends a session 30 minutes after its last use and notes a use at most once a minute; the shell tells it of
 * activity at most once a minute too. Two minutes less, so that the shell is always first.
 */
export const IDLE_LIMIT = 28 * MINUTE;
const WARN_BEFORE = 2 * MINUTE;
/** How often activity is told to the server. */
export const PING_EVERY = MINUTE;

export type SessionState =
  | { name: "active" }
  | { name: "warning"; secondsLeft: number }
  | { name: "ended"; by: EndedBy };

export function stateAfter(idle: number): SessionState {
  if (idle >= IDLE_LIMIT) return { name: "ended", by: "idle" };
  const left = IDLE_LIMIT - idle;
  return left <= WARN_BEFORE ? { name: "warning", secondsLeft: Math.ceil(left / 1000) } : { name: "active" };
}
