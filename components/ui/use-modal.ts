"use client";

import { type RefObject, useEffect, useRef } from "react";
import { FIRST_CONTROL } from "./dialog-classes";
import { useFocusReturn } from "./focus-return";

const TABBABLE =
  ":is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]):not(:disabled, [tabindex='-1'])";

/** Hides all beside one element from those who listen; what speaks up elsewhere on the page is still heard. */
function hideOthers(shown: Element): () => void {
  const heard = [shown, ...document.body.querySelectorAll("[aria-live], script")];
  const hidden: Element[] = [];
  const hideIn = (place: Element) => {
    for (const child of place.children) {
      if (heard.includes(child)) continue;
      if (heard.some((one) => child.contains(one))) hideIn(child);
      else if (child.getAttribute("aria-hidden") !== "true") {
        child.setAttribute("aria-hidden", "true");
        hidden.push(child);
      }
    }
  };
  hideIn(document.body);
  return () => {
    for (const one of hidden) one.removeAttribute("aria-hidden");
  };
}

/** The page behind stays where it is, and as wide as it was with its scroll bar. */
function holdScroll(): () => void {
  const { style } = document.body;
  const before = { overflow: style.overflow, marginRight: style.marginRight };
  const bar = window.innerWidth - document.documentElement.clientWidth;
  Object.assign(style, { overflow: "hidden", marginRight: `${bar}px` });
  return () => void Object.assign(style, before);
}

/**
 * Keeps the focus in a panel of the body as long as it is drawn, and what lies behind it out of reach: what Radix's dialog does, in a
 * tenth of its script, for a dialog that may come with the page. What opens over it (Radix's dialogs and menus) has its own say: it lies
 * in the body as well, later, and keeps an Escape of its own from going further.
 */
export function useModal(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  const focusReturn = useRef(useFocusReturn());

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { onOpenAutoFocus: rememberFocus, onCloseAutoFocus: returnFocus } = focusReturn.current;
    rememberFocus();
    const behind = [...document.body.children].filter((one) => one !== element);
    const showOthers = hideOthers(element);
    const letScroll = holdScroll();
    const stops = () =>
      [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter((one) => one.checkVisibility());
    let last = element.querySelector<HTMLElement>(FIRST_CONTROL) ?? stops()[0] ?? element;
    last.focus();

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (element.contains(target)) last = target;
      else if (behind.some((one) => one.contains(target))) (last.isConnected ? last : element).focus();
    };
    /** From the last to the first and back. */
    const goRound = (event: KeyboardEvent) => {
      const all = stops();
      const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      const isAtEdge = event.target === edge || (event.shiftKey && event.target === element);
      if (!isAtEdge) return;
      event.preventDefault();
      other?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === "Escape") onClose.current();
      if (event.key === "Tab" && event.target instanceof Node && element.contains(event.target))
        goRound(event);
    };
    // A button that what it did takes away leaves the focus to the panel.
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) element.focus();
    });
    changes.observe(element, { childList: true, subtree: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      changes.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
      showOthers();
      letScroll();
      returnFocus();
    };
  }, [panel]);
}
