import { clsx } from "clsx";
import type { ReactNode } from "react";
import { namesWithRoom, share } from "./scale";

interface UprightProps {
  ticks: readonly number[];
  tick: (value: number) => string;
  /** What stands side by side, from left to right. */
  names: readonly string[];
  /** The drawing, in a box as high and wide as the axes; each name has an equal part of the width. */
  children: ReactNode;
}

/** Both axes of a picture whose values go upward. */
export function Upright({ ticks, tick, names, children }: UprightProps) {
  const room = namesWithRoom(names.length);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div className="relative h-48 w-9 tabular-nums">
        {ticks.map((value) => (
          <span
            key={value}
            className="absolute right-0 translate-y-1/2 leading-4"
            style={{ bottom: share(value, ticks) }}
          >
            {tick(value)}
          </span>
        ))}
      </div>
      <div className="relative h-48">
        {ticks.map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 border-line border-b"
            style={{ bottom: share(value, ticks) }}
          />
        ))}
        {children}
      </div>
      <div />
      <div className="mt-1.5 flex h-4">
        {names.map((name, at) => (
          <span key={name} className="flex min-w-0 flex-1 justify-center">
            <span
              className={clsx("whitespace-nowrap", {
                hidden: room(at) === "none",
                "max-sm:hidden": room(at) === "wide",
              })}
            >
              {name}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
