"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";

const KEY = "shortcuts";
const CHANGED = "shortcuts-changed";

function read() {
  try {
    return window.localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export function useShortcutsEnabled() {
  return useSyncExternalStore(subscribe, read, () => true);
}

/** Kept in this browser only, as the word "off"; says nothing about a person. */
export function setShortcutsEnabled(enabled: boolean) {
  try {
    if (enabled) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, "off");
  } catch {
    // Storage may be closed; the setting then holds for no longer than this call.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** A box to tick takes no letters. */
export function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
  );
}

/** ⌘K or Ctrl-K opens the palette; "/" goes to the screen's search box, or to the palette where there is none. */
export function usePaletteShortcuts(openPalette: () => void) {
  const enabled = useShortcutsEnabled();
  const open = useRef(openPalette);
  useEffect(() => {
    open.current = openPalette;
  });

  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      const mod = event.metaKey || event.ctrlKey;
      if (mod && event.key.toLowerCase() === "k") {
        event.preventDefault();
        open.current();
        return;
      }
      if (mod || event.key !== "/" || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog],[role=alertdialog]")) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>("[data-shortcut-search]");
      if (box) {
        box.focus();
        box.select();
      } else open.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled]);
}
