import type { ReactNode } from "react";
import { cn } from "./class-names";
import { NoValue } from "./no-value";

export interface DescriptionItem {
  label: string;
  /** Null, undefined and "" show as a dash. */
  value: ReactNode;
  numeric?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `rows`: label left, value right. `grid`: label above value, several columns. */
  layout?: "rows" | "grid";
  className?: string;
}

export function DescriptionList({ items, layout = "rows", className }: DescriptionListProps) {
  return (
    <dl
      className={cn(
        "text-sm",
        layout === "rows" ? "flex flex-col gap-1.5" : "grid grid-cols-2 gap-x-6 gap-y-3.5 md:grid-cols-3",
        className,
      )}
    >
      {items.map((item) => (
        <div
          key={item.label}
          className={cn("min-w-0", layout === "rows" && "flex items-baseline justify-between gap-4")}
        >
          <dt className="shrink-0 text-ink-muted">{item.label}</dt>
          <dd
            className={cn(
              "min-w-0 break-words text-ink",
              layout === "rows" && "text-right",
              item.numeric && "tabular-nums",
            )}
          >
            {item.value === null || item.value === undefined || item.value === "" ? <NoValue /> : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
