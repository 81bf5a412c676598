import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SOFT_TONES, type Tone } from "./tones";

interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  /** A colored dot instead of an icon. */
  dot?: boolean;
  /** The word; color alone never carries the meaning. */
  children: ReactNode;
  className?: string;
}

/** A status chip. */
export function Badge({ tone = "neutral", icon: Icon, dot = false, children, className }: BadgeProps) {
  return (
    <span className={clsx("chip", dot && "chip-dot", SOFT_TONES[tone], className)}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      <span className="truncate">{children}</span>
    </span>
  );
}
