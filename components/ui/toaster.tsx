"use client";

import { CircleCheck, Info, OctagonX, TriangleAlert, X } from "lucide-react";
import { type FocusEvent, useEffect, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { Spinner } from "./spinner";
import { connectToaster } from "./toast";

/** Milliseconds a message stays (docs/product.md, D3). */
const TOAST_DURATION = 6000;

/** sonner holds its timers under the pointer only; the same is told to it for keyboard focus. */
function point(event: FocusEvent<HTMLDivElement>, type: "mousemove" | "mouseout") {
  const list = event.target.closest("[data-sonner-toaster]");
  if (type === "mouseout" && list?.contains(event.relatedTarget)) return;
  list?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

const NARROW = "(max-width: 600px)";
const isNarrow = () => window.matchMedia(NARROW).matches;
function watchWidth(listener: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Screen readers only read out what is added to a list they have seen. */
const LIST_FIRST_MS = 100;

export function Toaster() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = connectToaster(({ kind, text, options: { aside, ...options } }) =>
        toast[kind](text, { ...options, ...(aside && !isNarrow() && { position: "bottom-left" }) }),
      );
    }, LIST_FIRST_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  const narrow = useSyncExternalStore(watchWidth, isNarrow, () => false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to focus that bubbles up from the messages
    <div onFocus={(event) => point(event, "mousemove")} onBlur={(event) => point(event, "mouseout")}>
      <Sonner
        duration={TOAST_DURATION}
        // Narrow screens have their buttons at the foot, under the thumb.
        position={narrow ? "top-center" : "bottom-right"}
        closeButton
        expand
        visibleToasts={4}
        gap={8}
        // Above a sticky bar of actions, never on it.
        offset={{ bottom: "calc(var(--footer-bar-height) + 1.5rem)" }}
        mobileOffset={{ top: "calc(var(--header-height) + 0.5rem)" }}
        containerAriaLabel="Messages"
        icons={{
          success: <CircleCheck aria-hidden className="size-4.5 text-success" />,
          error: <OctagonX aria-hidden className="size-4.5 text-danger" />,
          warning: <TriangleAlert aria-hidden className="size-4.5 text-warning" />,
          info: <Info aria-hidden className="size-4.5 text-info" />,
          loading: <Spinner size={18} className="text-accent" />,
          close: <X aria-hidden className="size-4" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: "Close message",
          classNames: {
            toast:
              "flex w-full items-start gap-2.5 rounded-lg border bg-surface py-3 pr-10 pl-3.5 font-sans text-ink text-sm shadow-pop",
            icon: "mt-px shrink-0",
            content: "min-w-0 flex-1",
            title: "font-medium break-words",
            description: "mt-0.5 text-ink-muted break-words",
            actionButton:
              "shrink-0 rounded-md px-2 min-h-6 font-medium text-accent-text underline underline-offset-3 hover:bg-hover",
            cancelButton: "shrink-0 rounded-md px-2 min-h-6 text-ink-muted hover:bg-hover",
            closeButton:
              "absolute top-2.5 right-2 flex size-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink",
          },
        }}
      />
    </div>
  );
}
