import type { KeyboardEvent } from "react";
import type { Confirmable } from "@/lib/core/confirmation";
import type { Checks } from "./use-checks";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CheckKeys {
  name: Confirmable;
  checks: Checks;
  /** What editing begins with. */
  text: string;
  /** What the documents say where they differ: a digit chooses. */
  choices: readonly { value: string; documentId: string }[];
  /** Begins to draw a box for the value. */
  onDraw: () => void;
}

/**
 * The keys of one value (docs/product.md, E19). Only while it has the focus, so that no key does anything elsewhere; what has
 * nothing to do with checking is left to the browser.
 */
export function pressInCheck(
  event: KeyboardEvent<Control>,
  { name, checks, text, choices, onDraw }: CheckKeys,
): void {
  if (event.nativeEvent.isComposing) return;
  const handled =
    checks.draft?.name === name
      ? inDraft(event, name, checks)
      : inValue(event, { name, checks, text, choices, onDraw });
  if (handled) event.preventDefault();
}

function inDraft(event: KeyboardEvent<Control>, name: Confirmable, checks: Checks): boolean {
  const { key, shiftKey } = event;
  const isUnchanged = checks.draft?.text === checks.draft?.from;
  if (key === "Escape" || (key === "Tab" && isUnchanged)) {
    checks.leave(name);
    return true;
  }
  // Leaving a field by Tab must not lose what was typed in it.
  if ((key === "Enter" || key === "Tab") && !shiftKey) {
    checks.keep();
    return true;
  }
  return false;
}

function inValue(event: KeyboardEvent<Control>, { name, checks, text, choices, onDraw }: CheckKeys): boolean {
  const { key, shiftKey, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (altKey) return false;
  if (command) {
    if (key !== "z" || !checks.isConfirmed(name)) return false;
    checks.undo(name);
    return true;
  }
  if (key === "Tab") return checks.tab(name, shiftKey ? -1 : 1);
  if (key === "ArrowDown" || key === "ArrowUp") return checks.arrow(name, key === "ArrowDown" ? 1 : -1);
  if (key === "Enter" && !shiftKey) {
    checks.accept(name);
    return true;
  }
  if (key === "b") {
    onDraw();
    return true;
  }
  const chosen = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
  if (chosen) {
    checks.choose(name, chosen.value, chosen.documentId);
    return true;
  }
  if (key !== "F2") return false;
  checks.edit(name, text);
  return true;
}
