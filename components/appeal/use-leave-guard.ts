"use client";

import { useEffect, useState } from "react";

/**
 * Holds the person back while something is unsaved: the browser's own question on closing and reloading, and ours on
 * links of the app. `leavingTo` is the address that was asked for, until it is answered.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
        return;
      if (link.origin !== window.location.origin || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.href.slice(link.origin.length));
    };
    window.addEventListener("beforeunload", beforeUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", beforeUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [unsaved]);
  return { leavingTo, stay: () => setLeavingTo(null) };
}
