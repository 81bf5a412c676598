import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves the focus in a row that is one stop of the Tab key: the arrows go round, Home and End to the ends. Says whether the key was
 * one of them.
 */
export function moveInRow(event: KeyboardEvent, row: readonly HTMLElement[]): boolean {
  const at = row.indexOf(event.target as HTMLElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
  const step = STEPS[event.key];
  if (step) row[(at + step + row.length) % row.length]?.focus();
  else if (event.key === "Home") row[0]?.focus();
  else if (event.key === "End") row.at(-1)?.focus();
  else return false;
  event.preventDefault();
  return true;
}
