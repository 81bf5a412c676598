"use client";

import { useEffect, useRef } from "react";

/** For a bar that sticks to the foot of the screen: keeps its height in `--footer-bar-height`, so that it hides no focus. */
export function useFooterBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const measure = new ResizeObserver(([entry]) => {
      if (entry) root.setProperty("--footer-bar-height", `${entry.borderBoxSize[0]?.blockSize ?? 64}px`);
    });
    if (bar.current) measure.observe(bar.current);
    return () => {
      measure.disconnect();
      root.removeProperty("--footer-bar-height");
    };
  }, []);
  return bar;
}
