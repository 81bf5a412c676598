import { AppError } from "@/lib/core/errors";

const unreadable = () => new AppError("BAD_REQUEST", "The request could not be read.");

/** Deeper than anything that a schema takes. */
const MOST_LEVELS = 70;
/** More than the longest list of lines holds. What stands twice is met twice. */
const MOST_VALUES = 200_000;

/**
 * Throws BAD_REQUEST for an argument of a server action that JSON could not say. React's own encoding can also carry promises,
 * symbols and references into the browser, on which a schema breaks instead of refusing them; and one thing in many places,
 * twice in each of thirty that hold one another: to look at each place of it would take a process for hours.
 */
export function requirePlain(value: unknown): void {
  let met = 0;
  const look = (one: unknown, level: number): void => {
    met += 1;
    if (met > MOST_VALUES || level > MOST_LEVELS) throw unreadable();
    if (typeof one === "function" || typeof one === "symbol" || typeof one === "bigint") throw unreadable();
    if (typeof one !== "object" || one === null) return;
    const kind = Object.getPrototypeOf(one);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) throw unreadable();
    for (const inner of Object.values(one)) look(inner, level + 1);
  };
  look(value, 0);
}
