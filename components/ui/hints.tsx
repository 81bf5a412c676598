"use client";

import { type ReactNode, useEffect, useState } from "react";

/**
 * The hints (`hint.ts`) of the whole app: one set of listeners, so that a button with a hint can be plain HTML of the server. Their
 * script comes when the pointer or the focus is first on something that has a hint.
 */
export function Hints() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    if (shown) return;
    let last: PointerEvent | FocusEvent;
    const begin = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-hint]")) return;
      last = event;
      import("./hints-shown").then(
        // Of several that came meanwhile, the one that the pointer or the focus is on now.
        ({ HintsShown }) => setShown((now) => now ?? <HintsShown first={last} />),
        () => undefined,
      );
    };
    document.addEventListener("pointerover", begin);
    document.addEventListener("focusin", begin);
    return () => {
      document.removeEventListener("pointerover", begin);
      document.removeEventListener("focusin", begin);
    };
  }, [shown]);
  return shown;
}
