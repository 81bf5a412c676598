"use client";

import { useEffect, useRef } from "react";
import { isTyping, useShortcutsEnabled } from "@/components/app-shell/shortcuts";

const onControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("a, button, input") !== null;

/** Single keys of the worklist, by their names in small letters; none while a dialog is open or somebody types. */
export function useWorklistKeys(keys: Record<string, () => void>) {
  const enabled = useShortcutsEnabled();
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("[role=dialog],[role=alertdialog],[role=menu]"))
        return;
      if (event.key === "Enter" && onControl(event.target)) return;
      const run = current.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled]);
}
