"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { toast } from "./toast";
import { useIsBrowser } from "./use-is-browser";
import type { LoadScript } from "./use-load";

/** A key there is for what has the focus. */
const CONTROLS = "a, button, input, select, textarea, [contenteditable]";
/** The pointer over it, the focus or a file in it: all of them come before a click. */
const REACHES = ["pointerover", "pointerdown", "focusin", "dragenter"];

/**
 * A part that the server draws whole and whose script is loaded when somebody reaches for it. React takes the same elements
 * over then, so that what was typed meanwhile stands; clicks and choices that came before are made again. A part that is first drawn in
 * the browser, after a change of tabs, say, is loaded at once.
 */
export function whenReached<P extends object>(load: () => Promise<ComponentType<P>>, options: Options = {}) {
  const Part = lazy(async () => ({ default: await load() }));
  return function Reached(props: P) {
    return (
      <WhenReached load={load} {...options}>
        <Part {...props} />
      </WhenReached>
    );
  };
}

interface Options {
  /** It has keys of its own, which work wherever the focus is: the first one loads it and is then pressed again. */
  byKeys?: boolean;
  /** Holds back what is pressed in it until its script is there, and makes it again then. */
  hold?: (part: HTMLElement) => { again: () => Promise<void>; forget: () => void; stop: () => void };
  /** Whether this browser needs more of it at once than the server could draw. */
  atOnce?: () => boolean;
}

function WhenReached({ load, children, ...options }: Options & { load: LoadScript; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => gateOf(load, children, options));
  // The page is drawn anew around it: React waits with that until it has taken over all that it draws.
  if (gate.drawn !== children) void gate.reach();
  useEffect(() => (root.current ? gate.watch(root.current) : undefined), [gate]);
  return (
    <div ref={root} className="contents">
      <Suspense>
        <Gate opened={gate.opened}>{children}</Gate>
        <Settled onSettled={gate.settle} />
      </Suspense>
    </div>
  );
}

function gateOf(load: LoadScript, drawn: ReactNode, { byKeys, hold, atOnce }: Options) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let part: HTMLElement | null = null;
  /** In the order of the last time: pressed twice because nothing seemed to happen, a control is meant once. */
  const clicked = new Set<HTMLElement>();
  /** Files and options that were chosen; what is typed is read from its field. */
  const changed = new Set<EventTarget>();
  const pressed: KeyboardEvent[] = [];
  let held: ReturnType<NonNullable<Options["hold"]>> | undefined;
  let isLoading = false;
  let isSettled = false;
  let stop = () => {};

  const reach = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await load();
      open();
    } catch {
      isLoading = false;
      clicked.clear();
      pressed.length = 0;
      held?.forget();
      toast.error("This could not be loaded. Check your connection and try again.");
    }
  };
  /** Each in a task of its own: a form's next choice is made on top of the one before. */
  const clickAgain = async () => {
    const controls = [...clicked];
    clicked.clear();
    for (const control of controls) {
      if (control.isConnected) control.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const settle = () => {
    isSettled = true;
    stop();
    if (part) part.dataset.late = "settled";
    for (const control of changed) control.dispatchEvent(new Event("change", { bubbles: true }));
    changed.clear();
    void clickAgain().then(held?.again);
    for (const key of pressed.splice(0)) {
      if (!key.defaultPrevented) window.dispatchEvent(new KeyboardEvent(key.type, key));
    }
  };
  const watch = (element: HTMLElement) => {
    part = element;
    if (isSettled) return settle();
    const heard = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        const isForControl = event.target instanceof Element && event.target.closest(CONTROLS);
        if (!isForControl && !event.ctrlKey && !event.metaKey && !event.altKey) pressed.push(event);
        return void reach();
      }
      if (!(event.target instanceof Node && element.contains(event.target))) return;
      // A file that comes too early is not opened in the page's place.
      if (event.type === "dragover" || event.type === "drop") return event.preventDefault();
      if (event.type === "click") {
        event.preventDefault();
        event.stopPropagation();
        if (event.target instanceof HTMLElement) {
          clicked.delete(event.target);
          clicked.add(event.target);
        }
      }
      if (event.type === "change") changed.add(event.target);
      void reach();
    };
    // Before React hears them, which holds back what is for a part that it has not taken over yet.
    const types = [...REACHES, "click", "change", "dragover", "drop"];
    if (byKeys) types.push("keydown");
    for (const type of types) window.addEventListener(type, heard, true);
    held = hold?.(element);
    stop = () => {
      for (const type of types) window.removeEventListener(type, heard, true);
    };
    element.dataset.late = "waiting";
    // Somebody was there before this script was.
    if (element.contains(document.activeElement) || isFilledIn(element) || atOnce?.()) void reach();
    return () => {
      stop();
      held?.stop();
    };
  };
  return { opened, drawn, reach, settle, watch };
}

/** Whether a date or a choice in it is another than the server drew. What is typed as text stands until it is reached. */
function isFilledIn(element: Element): boolean {
  const wasDrawn = (one: HTMLOptionElement) => one.selected === one.defaultSelected;
  for (const field of element.querySelectorAll("input[type=date], select")) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) return true;
    const isChosen = field instanceof HTMLSelectElement && field.value !== "";
    if (isChosen && ![...field.options].every(wasDrawn)) return true;
  }
  return false;
}

/** Holds back what the server drew; what is drawn in the browser goes through. */
function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  const isServersDrawing = !useIsBrowser();
  if (isServersDrawing && typeof window !== "undefined") use(opened);
  return children;
}

function Settled({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}
