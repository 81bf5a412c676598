"use client";

import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";

interface SplitViewProps {
  /** The side one works in (fields, letter). */
  main: ReactNode;
  mainLabel: string;
  /** The side one looks at (the document). */
  side: ReactNode;
  sideLabel: string;
  /** Which comes first on wide screens. */
  sideFirst?: boolean;
  /** The pane that narrow screens show, where something else than the switch may change it. */
  shown?: Pane;
  onShown?: (pane: Pane) => void;
  className?: string;
}

export type Pane = "main" | "side";

/** Two panes side by side from 1024 px; one at a time with a switch below that. Both stay mounted. */
export function SplitView({
  main,
  mainLabel,
  side,
  sideLabel,
  sideFirst = false,
  shown: given,
  onShown,
  className,
}: SplitViewProps) {
  const [own, setOwn] = useState<Pane>("main");
  const shown = given ?? own;
  const id = useId();
  const panes = [
    { key: "main" as const, label: mainLabel, content: main },
    { key: "side" as const, label: sideLabel, content: side },
  ];
  return (
    <div className={className}>
      <fieldset className="pane-choice">
        <legend className="sr-only">Shown pane</legend>
        {panes.map((pane) => (
          <label key={pane.key}>
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={shown === pane.key}
              onChange={() => (onShown ?? setOwn)(pane.key)}
            />
            {pane.label}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {panes.map((pane) => (
          <section
            key={pane.key}
            aria-label={pane.label}
            className={clsx(
              "min-w-0",
              shown !== pane.key && "max-lg:hidden",
              pane.key === "side" && "pane-side",
              pane.key === "side" && sideFirst && "lg:order-first",
            )}
          >
            {pane.content}
          </section>
        ))}
      </div>
    </div>
  );
}
