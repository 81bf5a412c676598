"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { askBeforeLeaving, type Leaving } from "./confirm-leave";

export type LeaveGuard = { leaving: Leaving | null; stay: () => void };

/**
 * Holds the person back while something is unsaved: the browser's own question on closing and reloading, and ours on
 * links of the app, on what asks `confirmLeave` (the palette, Logout) and, where the browser tells, on going back. `leaving`
 * does what was asked for; it is null until then, and after `stay`. `outlivesTabs`: the page keeps a tab that was left. `LeaveDialog` asks.
 */
export function useLeaveGuard(unsaved: boolean, { outlivesTabs = false } = {}): LeaveGuard {
  const router = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (asked: Leaving) => setLeaving(() => asked);
    const askFor = (address: string) => ask(() => router.push(address));
    const onClick = (event: MouseEvent) => {
      const address = addressOfClick(event, outlivesTabs);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      askFor(address);
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const target = new URL(event.destination.url);
      if (target.pathname === window.location.pathname) return;
      event.preventDefault();
      askFor(target.href.slice(target.origin.length));
    };
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Not in every browser of a practice yet.
    const navigation = "navigation" in window ? window.navigation : null;
    askBeforeLeaving(ask);
    window.addEventListener("beforeunload", beforeUnload);
    document.addEventListener("click", onClick, true);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      askBeforeLeaving(null);
      window.removeEventListener("beforeunload", beforeUnload);
      document.removeEventListener("click", onClick, true);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [unsaved, outlivesTabs, router]);
  return { leaving, stay: () => setLeaving(null) };
}

/** The address in the app that a click would open in this tab; null for every other click. */
function addressOfClick(event: MouseEvent, outlivesTabs: boolean): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  if (link.origin !== window.location.origin || link.getAttribute("href")?.startsWith("#")) return null;
  if (outlivesTabs && link.role === "tab") return null;
  return link.href.slice(link.origin.length);
}
