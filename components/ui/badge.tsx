import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SOFT_TONES, TONE_TEXT, type Tone } from "./tones";

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
    <span
      className={clsx(
        "inline-flex h-5.5 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full border px-2 font-medium text-xs tabular-nums",
        SOFT_TONES[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {dot && (
        <span aria-hidden className={clsx("size-1.5 shrink-0 rounded-full bg-current", TONE_TEXT[tone])} />
      )}
      <span className="truncate">{children}</span>
    </span>
  );
}
