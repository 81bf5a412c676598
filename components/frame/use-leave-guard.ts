"use client";

import { useEffect, useState } from "react";

/** The screen that wants to be asked before the app goes to another address; one at a time. */
let asked: ((address: string) => void) | null = null;

/** Before a `router.push`: true when the person is asked first, and goes there after the answer or not at all. */
export function heldBack(address: string): boolean {
  asked?.(address);
  return asked !== null;
}

/**
 * Holds the person back while something is unsaved: the browser's own question on closing and reloading, and ours on
 * links of the app, on what the palette opens and, where the browser tells, on going back. `leavingTo` is the address
 * that was asked for, until it is answered.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const address = addressOfClick(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(address);
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const target = new URL(event.destination.url);
      if (target.pathname === window.location.pathname) return;
      event.preventDefault();
      setLeavingTo(target.href.slice(target.origin.length));
    };
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Not in every browser of a practice yet.
    const navigation = "navigation" in window ? window.navigation : null;
    asked = setLeavingTo;
    window.addEventListener("beforeunload", beforeUnload);
    document.addEventListener("click", onClick, true);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      asked = null;
      window.removeEventListener("beforeunload", beforeUnload);
      document.removeEventListener("click", onClick, true);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [unsaved]);
  return { leavingTo, stay: () => setLeavingTo(null) };
}

/** The address in the app that a click would open in this tab; null for every other click. */
function addressOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  if (link.origin !== window.location.origin || link.getAttribute("href")?.startsWith("#")) return null;
  return link.href.slice(link.origin.length);
}
