// biome-ignore-all lint/a11y/noRedundantRoles: cards lose the table's display, and with it the roles browsers infer
import type { ComponentProps } from "react";
import { cn } from "./class-names";
import { CELL, ROW } from "./table-classes";

const ROW_TONES = { warning: "bg-warning-soft/50", danger: "bg-danger-soft/50" };

interface TrProps extends ComponentProps<"tr"> {
  selected?: boolean;
  /** A tinted row (overdue, due today); say the reason in a chip as well. */
  tone?: "warning" | "danger";
}

export function Tr({ className, selected, tone, ...props }: TrProps) {
  return (
    <tr
      role="row"
      {...(selected && { "data-selected": true })}
      className={cn(ROW, selected ? "bg-accent-soft/60" : tone && ROW_TONES[tone], className)}
      {...props}
    />
  );
}

interface TdProps extends ComponentProps<"td"> {
  numeric?: boolean;
  /** Column name, shown before the value when rows are cards. Leave out for the card's first line and actions. */
  label?: string;
}

export function Td({ className, numeric = false, label, ...props }: TdProps) {
  return (
    <td
      role="cell"
      {...(label && { "data-label": label })}
      className={cn(CELL, numeric && "num whitespace-nowrap", label && "cards:cell-named", className)}
      {...props}
    />
  );
}
