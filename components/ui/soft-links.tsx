"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "./plain-click";

/**
 * Follows every `AppLink` without loading the page anew: one listener for the whole app, so that a table's links are plain
 * HTML. `next/link` weighs three kB, most of it for fetching ahead what is in sight, which pages about patients don't do.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[data-soft]");
      if (!link || link.target) return;
      event.preventDefault();
      router.push(link.href.slice(link.origin.length), { scroll: link.dataset.soft !== "in-place" });
    };
    // After React's own listeners, which stand on the document: a handler of the link may have prevented it.
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, [router]);
  return null;
}
