"use client";

import { clsx } from "clsx";
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from "react";
import { type LoadScript, loadAhead } from "./use-load";

/** What the loaded part gets: the button to hang the menu or panel on. It opens at once. */
export interface PopupProps {
  trigger: ReactElement;
  /** Opened from the keyboard: a menu marks its first entry then. */
  byKeyboard: boolean;
}

interface LoadPopupProps {
  kind: "menu" | "dialog" | "listbox";
  load: LoadScript;
  /** The menu or panel around its button, drawn by `lazyPart`. */
  popup: (props: PopupProps) => ReactNode;
  /** The button, which is there from the start. */
  children: ReactElement<ComponentProps<"button">>;
}

type State = "idle" | "loading" | "failed" | { byKeyboard: boolean };

/**
 * A button whose menu or panel is loaded when the pointer or the focus comes near, and opened by the first click however
 * long that takes. Leaving the button meanwhile calls it off.
 */
export function LoadPopup({ kind, load, popup, children }: LoadPopupProps) {
  const [state, setState] = useState<State>("idle");
  if (typeof state === "object") return popup({ trigger: children, ...state });

  const open = async (byKeyboard: boolean) => {
    setState("loading");
    const ok = await load().then(
      () => true,
      () => false,
    );
    // The button stays in sight while React draws the part.
    startTransition(() => setState((now) => (now !== "loading" ? now : ok ? { byKeyboard } : "failed")));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setState("idle");
    if (kind === "dialog" || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    void open(true);
  };
  return (
    <>
      {cloneElement(children, {
        ...loadAhead(load),
        "aria-haspopup": kind,
        "aria-expanded": false,
        "aria-busy": state === "loading" || undefined,
        className: clsx(
          "aria-busy:animate-pulse-soft aria-busy:cursor-progress has-aria-busy:animate-pulse-soft",
          children.props.className,
        ),
        onClick: (event: MouseEvent) => void open(event.detail === 0),
        onKeyDown,
        onBlur: () => setState("idle"),
      })}
      {state === "failed" && (
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
