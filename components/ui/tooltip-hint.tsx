"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type ReactNode, type RefCallback, useLayoutEffect } from "react";

interface TooltipHintProps {
  id: string;
  /** The element it belongs to, which was on the page before this script. */
  anchor: Element;
  isText: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The open hint: above its element, below it where there is no room; it stays while the pointer is on it. */
export function TooltipHint({ id, anchor, isText, onClose, children }: TooltipHintProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <Anchor element={anchor} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            aria-hidden={!isText}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-fade rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-pop"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

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
