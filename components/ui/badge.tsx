import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Tone } from "./tones";

interface BadgeProps {
  tone?: Tone;
  /** One of those that the style sheet draws (icons.css). */
  icon?: string;
  /** A colored dot instead of an icon. */
  dot?: boolean;
  /** The word; color alone never carries the meaning. */
  children: ReactNode;
  className?: string;
}

/** A status chip. */
export function Badge({ tone = "neutral", icon, dot = false, children, className }: BadgeProps) {
  return (
    <span className={clsx("chip", dot && "chip-dot", `soft-${tone}`, className)}>
      {icon && <span aria-hidden className={clsx("icon size-3.5", icon)} />}
      <span className="truncate">{children}</span>
    </span>
  );
}
