import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Chips after the title. */
  badges?: ReactNode;
  /** Quiet actions. */
  secondary?: ReactNode;
  /** The one primary action of the screen. */
  action?: ReactNode;
}

export function PageHeader({ title, description, back, badges, secondary, action }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back && <div className="mb-1.5">{back}</div>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="break-words font-semibold text-ink text-xl tracking-tight">{title}</h1>
          {badges}
        </div>
        {description && <p className="mt-1 max-w-2xl text-ink-muted">{description}</p>}
      </div>
      {(secondary || action) && (
        <div className="flex flex-wrap items-center gap-2">
          {secondary}
          {action}
        </div>
      )}
    </header>
  );
}
