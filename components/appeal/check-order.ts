import type { Confirmable } from "@/lib/core/confirmation";

export type Stop = Confirmable | "continue" | null;

/**
 * Where the keyboard goes from a value: to the next or previous one that is left to check, behind the last one to the button that
 * goes on, before the first one wherever the browser goes (null).
 */
export function nextStop(
  shown: readonly Confirmable[],
  left: readonly Confirmable[],
  from: Confirmable | null,
  direction: 1 | -1,
): Stop {
  const at = from === null ? -1 : shown.indexOf(from);
  const ahead = direction === 1 ? shown.slice(at + 1) : shown.slice(0, Math.max(at, 0)).toReversed();
  const next = ahead.find((name) => left.includes(name));
  if (next) return next;
  if (direction === -1) return null;
  // What was passed over comes round again before the step is left.
  return shown.find((name) => name !== from && left.includes(name) && from !== null) ?? "continue";
}

/** The neighbor among all values, checked or not. */
export const neighbor = (
  shown: readonly Confirmable[],
  from: Confirmable,
  direction: 1 | -1,
): Confirmable | undefined => shown[shown.indexOf(from) + direction];
