"use client";

import { useRef } from "react";

/** A menu's item is gone once the menu closes; its trigger stays. */
function lasting(element: Element | null) {
  const menu = element?.closest("[role=menu]");
  const triggerId = menu?.getAttribute("aria-labelledby");
  return triggerId ? document.getElementById(triggerId) : element;
}

/** Gives focus back to whatever had it when a dialog opened; Radix does so only for its own triggers. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement);
    },
    onCloseAutoFocus: (event?: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event?.preventDefault();
      opener.current.focus();
    },
  };
}
