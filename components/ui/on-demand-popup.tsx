"use client";

import { Slot } from "@radix-ui/react-slot";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";
import { type OnDemand, usePart } from "./on-demand";

/** What the loaded part gets: the button to hang the menu or panel on. It opens at once. */
export interface PopupProps {
  trigger: ReactElement;
  /** Opened from the keyboard: a menu marks its first entry then. */
  byKeyboard: boolean;
}

interface OnDemandPopupProps<P> {
  part: OnDemand<P & PopupProps>;
  props: P;
  kind: "menu" | "dialog" | "listbox";
  /** The button, which is there from the start. */
  children: ReactElement;
}

/**
 * A button whose menu or panel is loaded when the pointer or the focus comes near, and opened by the first click however
 * long that takes. Leaving the button meanwhile calls it off.
 */
export function OnDemandPopup<P extends object>({ part, props, kind, children }: OnDemandPopupProps<P>) {
  const [asked, setAsked] = useState<"pointer" | "keyboard" | null>(null);
  const { Part, failed, retry } = usePart(part, asked !== null);
  if (Part) return <Part {...props} trigger={children} byKeyboard={asked === "keyboard"} />;

  const open = (by: "pointer" | "keyboard") => {
    setAsked(by);
    if (failed) retry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setAsked(null);
    if (kind === "dialog" || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    open("keyboard");
  };
  return (
    <>
      <Slot
        {...part.ahead}
        aria-haspopup={kind}
        aria-expanded={false}
        aria-busy={(asked !== null && !failed) || undefined}
        className="aria-busy:animate-pulse-soft aria-busy:cursor-progress has-aria-busy:animate-pulse-soft"
        onClick={(event: MouseEvent) => open(event.detail === 0 ? "keyboard" : "pointer")}
        onKeyDown={onKeyDown}
        onBlur={() => setAsked(null)}
      >
        {children}
      </Slot>
      {asked !== null && failed && (
        <span
          role="alert"
          className="absolute z-50 mt-10 max-w-72 whitespace-normal rounded-lg border bg-surface px-3 py-2 text-left text-danger-text text-sm shadow-pop"
        >
          This could not be loaded. Check your connection and try again.
        </span>
      )}
    </>
  );
}
