import { clsx } from "clsx";
import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** One sentence that says what will stand here and how it gets here. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: LucideIcon;
  className?: string;
}

export function EmptyState({ title, children, action, icon: Icon = Inbox, className }: EmptyStateProps) {
  return (
    <div className={clsx("flex flex-col items-center px-6 py-12 text-center", className)}>
      <Icon aria-hidden className="mb-3 size-7 text-ink-faint" strokeWidth={1.5} />
      <p className="font-medium text-ink">{title}</p>
      {children && <p className="mt-1 max-w-md text-ink-muted">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
