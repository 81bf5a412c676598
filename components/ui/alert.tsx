import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type Tone, toneIcon } from "./tones";

interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  /** What happened, what was kept and what to do. */
  children?: ReactNode;
  /** Buttons at the right (below on small screens). */
  action?: ReactNode;
  className?: string;
}

/** A banner that stays. Danger and warning are announced at once, the others politely. */
export function Alert({ tone = "info", title, children, action, className }: AlertProps) {
  return (
    <div
      role={tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={clsx(
        "flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border px-3.5 py-3 text-sm",
        `soft-${tone}`,
        className,
      )}
    >
      <span aria-hidden className={clsx(toneIcon(tone), "mt-0.5")} />
      <div className="-ml-1 min-w-40 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(tone !== "neutral" && "text-ink")}>{children}</div>}
      </div>
      {action && <div className="flex shrink-0 flex-wrap items-center gap-2">{action}</div>}
    </div>
  );
}
