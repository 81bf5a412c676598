"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Slot } from "./slot";

const SHOW_AFTER_MS = 400;
/** Long enough to move the pointer onto the hint. */
const HIDE_AFTER_MS = 100;
const GAP = 6;
const EDGE = 8;

interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  /** The rest of a text that is cut: read out with the element. A hint that says its name again is not. */
  isText?: boolean;
}

/** On hover and keyboard focus, put away by Escape. Never the only place of something one must know. */
export function Tooltip({ content, children, isText = false }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!anchor) return;
    // Focusing a control may scroll it into view after the hint has appeared.
    const follow = () => tip.current && place(tip.current, anchor.getBoundingClientRect());
    follow();
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", follow, { capture: true });
  }, [anchor]);

  const later = (next: Element | null, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), wait);
  };
  const hideNow = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  return (
    <>
      <Slot
        {...(isText && anchor && { "aria-describedby": id })}
        onPointerEnter={(event: PointerEvent) =>
          event.pointerType !== "touch" && later(event.currentTarget, SHOW_AFTER_MS)
        }
        onPointerLeave={() => later(null, HIDE_AFTER_MS)}
        onPointerDown={hideNow}
        onFocus={(event: FocusEvent) =>
          event.currentTarget.matches(":focus-visible") && later(event.currentTarget, 0)
        }
        onBlur={hideNow}
        onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && hideNow()}
      >
        {children}
      </Slot>
      {anchor &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            aria-hidden={!isText}
            ref={tip}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => later(null, HIDE_AFTER_MS)}
            className="fixed z-60 max-w-72 animate-fade rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-pop"
          >
            {content}
          </div>,
          document.body,
        )}
    </>
  );
}

/** Above the control, below it where there is no room, never past the window's edge. */
function place(tip: HTMLElement, control: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const above = control.top - height - GAP;
  const left = control.left + (control.width - width) / 2;
  tip.style.top = `${above >= EDGE ? above : control.bottom + GAP}px`;
  tip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
}
