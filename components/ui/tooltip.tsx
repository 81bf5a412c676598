"use client";

import { Slot } from "@radix-ui/react-slot";
import dynamic from "next/dynamic";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

const SHOW_AFTER_MS = 400;

const loadHint = () =>
  import("./tooltip-hint").then(
    (file) => file.TooltipHint,
    // A hint that can't be loaded isn't missed: it is never the only place of something one must know.
    () => () => null,
  );
/** Radix's tooltip weighs 20 kB: it comes when the pointer or the focus is first on something that has a hint. */
const TooltipHint = dynamic(loadHint, { ssr: false });

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
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showLater = ({ currentTarget, pointerType }: PointerEvent) => {
    if (pointerType === "touch") return;
    loadHint();
    timer.current = setTimeout(() => setAnchor(currentTarget), SHOW_AFTER_MS);
  };
  // A frame later: the browser may first scroll the element into view, which would put the hint away.
  const showOnFocus = ({ currentTarget }: FocusEvent) =>
    requestAnimationFrame(() => currentTarget.matches(":focus-visible") && setAnchor(currentTarget));
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  return (
    <>
      <Slot
        {...(isText && anchor && { "aria-describedby": id })}
        onPointerEnter={showLater}
        onPointerLeave={() => clearTimeout(timer.current)}
        onPointerDown={hide}
        onFocus={showOnFocus}
        onBlur={hide}
      >
        {children}
      </Slot>
      {anchor && (
        <TooltipHint id={id} anchor={anchor} isText={isText} onClose={hide}>
          {content}
        </TooltipHint>
      )}
    </>
  );
}
