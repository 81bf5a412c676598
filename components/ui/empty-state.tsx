import { clsx } from "clsx";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** One sentence that says what will stand here and how it gets here. */
  children?: ReactNode;
  action?: ReactNode;
  /** One of those that the style sheet draws (icons.css). */
  icon?: `icon-${string}`;
  className?: string;
}

export function EmptyState({ title, children, action, icon = "icon-inbox", className }: EmptyStateProps) {
  return (
    <div className={clsx("flex flex-col items-center px-6 py-12 text-center", className)}>
      <span aria-hidden className={clsx("icon mb-3 size-7 text-ink-faint", icon)} />
      <p className="font-medium text-ink">{title}</p>
      {children && <p className="mt-1 max-w-md text-ink-muted">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
