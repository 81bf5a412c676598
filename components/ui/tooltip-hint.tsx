"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type RefCallback, useLayoutEffect } from "react";

interface TooltipHintProps {
  id: string;
  /** The element it belongs to, which was on the page before this script. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The open hint: above its element, below it where there is no room; it stays while the pointer is on it. */
export function TooltipHint({ id, anchor, onClose }: TooltipHintProps) {
  const text = anchor.dataset.hint;
  useLayoutEffect(() => {
    if (!text) return;
    anchor.setAttribute("aria-describedby", id);
    return () => anchor.removeAttribute("aria-describedby");
  }, [anchor, text, id]);
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <Anchor element={anchor} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            ref={keepPressInside}
            id={id}
            // A hint that says its element's name again is not read out.
            aria-hidden={!text}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-h-72 max-w-72 animate-fade overflow-hidden whitespace-pre-line rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-pop"
          >
            {text || anchor.ariaLabel}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const stop = (event: Event) => event.stopPropagation();
/** A dialog would take a press on the hint for one beside it, and close. */
const keepPressInside = (hint: HTMLElement | null) => hint?.addEventListener("pointerdown", stop);

/** Names the element to Radix in place of a trigger that it draws itself. */
function Anchor({ element, ref }: { element: Element; ref?: RefCallback<Element> }) {
  useLayoutEffect(() => {
    ref?.(element);
    return () => {
      ref?.(null);
    };
  }, [ref, element]);
  return null;
}
