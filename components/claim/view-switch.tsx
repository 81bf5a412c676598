"use client";

import { clsx } from "clsx";
import type { ClaimView } from "./claims-url";

const VIEWS: readonly { view: ClaimView; label: string }[] = [
  { view: "all", label: "All claims" },
  { view: "needs_attention", label: "Needs attention" },
];

interface ViewSwitchProps {
  view: ClaimView;
  onChange: (view: ClaimView) => void;
}

/** All claims, or the denied ones with the nearest deadline first. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a toolbar, not a form's fieldset
    <div role="group" aria-label="View" className="flex gap-5 border-b">
      {VIEWS.map((entry) => (
        <button
          key={entry.view}
          type="button"
          aria-pressed={entry.view === view}
          onClick={() => onChange(entry.view)}
          className={clsx(
            "relative h-10 whitespace-nowrap font-medium text-sm",
            entry.view === view
              ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent"
              : "text-ink-muted hover:text-ink",
          )}
        >
          {entry.label}
        </button>
      ))}
    </div>
  );
}
