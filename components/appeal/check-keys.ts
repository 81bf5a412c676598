import type { KeyboardEvent } from "react";
import type { Confirmable } from "@/lib/core/confirmation";
import type { CheckActions, CheckState, Draft } from "./use-checks";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CheckKeys extends Pick<CheckState, "draft" | "isConfirmed"> {
  name: Confirmable;
  actions: CheckActions;
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
export function pressInCheck(event: KeyboardEvent<Control>, keys: CheckKeys): void {
  if (event.nativeEvent.isComposing) return;
  const handled = keys.draft ? inDraft(event, keys, keys.draft) : inValue(event, keys);
  if (handled) event.preventDefault();
}

function inDraft(
  event: KeyboardEvent<Control>,
  { name, actions }: CheckKeys,
  { text, from }: Draft,
): boolean {
  const { key, shiftKey } = event;
  const isUnchanged = text === from;
  if (key === "Escape" || (key === "Tab" && isUnchanged)) {
    actions.leave(name);
    return true;
  }
  // Leaving a field by Tab must not lose what was typed in it.
  if ((key === "Enter" || key === "Tab") && !shiftKey) {
    actions.keep();
    return true;
  }
  return false;
}

function inValue(
  event: KeyboardEvent<Control>,
  { name, actions, isConfirmed, text, choices, onDraw }: CheckKeys,
): boolean {
  const { key, shiftKey, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (altKey) return false;
  if (command) {
    if (key !== "z" || !isConfirmed) return false;
    actions.undo(name);
    return true;
  }
  if (key === "Tab") return actions.tab(name, shiftKey ? -1 : 1);
  if (key === "ArrowDown" || key === "ArrowUp") return actions.arrow(name, key === "ArrowDown" ? 1 : -1);
  if (key === "Enter" && !shiftKey) {
    actions.accept(name);
    return true;
  }
  if (key === "b") {
    onDraw();
    return true;
  }
  const chosen = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
  if (chosen) {
    actions.choose(name, chosen.value, chosen.documentId);
    return true;
  }
  if (key !== "F2") return false;
  actions.edit(name, text);
  return true;
}
