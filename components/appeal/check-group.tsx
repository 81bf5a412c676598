"use client";

import { Children, type ReactNode } from "react";

interface CheckGroupProps {
  title: string;
  note: string;
  done: boolean;
  children: ReactNode;
}

/** A heading that says how it stands, and what is left to look at. */
export function CheckGroup({ title, note, done, children }: CheckGroupProps) {
  return (
    <section>
      <h4 aria-live="polite" className="flex items-center gap-1.5 font-semibold text-ink text-sm">
        {done && <span aria-hidden className="icon icon-circle-check text-success" />}
        {title}
      </h4>
      <p className="mt-0.5 text-ink-muted text-sm">{note}</p>
      {Children.count(children) > 0 && (
        <ul className="mt-2 divide-y overflow-hidden rounded-lg border bg-surface">{children}</ul>
      )}
    </section>
  );
}

interface JumpLineProps {
  onClick: () => void;
  aside: string;
  children: ReactNode;
}

/** Leads to a place of the letter. */
export function JumpLine({ onClick, aside, children }: JumpLineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-9 w-full items-baseline justify-between gap-3 px-3 py-1.5 text-left text-sm outline-offset-[-2px] hover:bg-hover"
      >
        <span className="min-w-0 break-words text-ink">
          <span className="sr-only">Go to </span>
          {children}
        </span>
        <span className="shrink-0 text-ink-muted text-xs">{aside}</span>
      </button>
    </li>
  );
}
