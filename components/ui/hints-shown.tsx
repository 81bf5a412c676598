"use client";

import { Suspense, useEffect, useId, useState } from "react";
import { lazyPart } from "./lazy-part";

const SHOW_AFTER_MS = 400;

const loadHint = () =>
  import("./tooltip-hint").then(
    (file) => file.TooltipHint,
    // A hint that can't be loaded isn't missed: it is never the only place of something one must know.
    () => () => null,
  );
/** Radix's tooltip weighs 20 kB: it comes when the pointer or the focus is first on something that has a hint. */
const TooltipHint = lazyPart(loadHint);

const hinted = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hint]") : null;

/** An open menu needs no hint on its button, which would take the Escape that is meant for the menu. */
const isFree = (element: HTMLElement) => element.isConnected && element.ariaExpanded !== "true";

/** Shows the hint of what the pointer or the focus is on, put away by Escape. `first` came before this script. */
export function HintsShown({ first }: { first: PointerEvent | FocusEvent }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over: HTMLElement | null = null;
    const hide = () => {
      clearTimeout(timer);
      setAnchor(null);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const element = hinted(target);
      if (element === over || pointerType === "touch") return;
      over = element;
      clearTimeout(timer);
      if (!element) return;
      loadHint();
      timer = setTimeout(() => isFree(element) && setAnchor(element), SHOW_AFTER_MS);
    };
    // A frame later: the browser may first scroll the element into view, which would put the hint away.
    const onFocus = ({ target }: FocusEvent) => {
      const element = hinted(target);
      if (element) requestAnimationFrame(() => element.matches(":focus-visible") && setAnchor(element));
    };
    if (first instanceof FocusEvent) onFocus(first);
    else if (hinted(first.target)?.matches(":hover")) onOver(first);
    document.addEventListener("pointerover", onOver);
    document.addEventListener("pointerdown", hide);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", hide);
    };
  }, [first]);

  return (
    anchor && (
      <Suspense>
        <TooltipHint id={id} anchor={anchor} onClose={() => setAnchor(null)} />
      </Suspense>
    )
  );
}
