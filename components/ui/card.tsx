import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  description?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** No padding around the children (a table). */
  flush?: boolean;
  headingLevel?: 2 | 3;
}

export function Card({
  title,
  description,
  actions,
  flush = false,
  headingLevel = 2,
  className,
  children,
  ...props
}: CardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className={clsx("min-w-0 rounded-lg border bg-surface shadow-card", className)} {...props}>
      {(title || actions) && (
        <div
          className={clsx(
            "flex flex-wrap justify-between gap-x-4 gap-y-2 px-4 pt-3.5",
            description ? "items-start" : "items-center",
            flush && "pb-3.5",
          )}
        >
          <div className="min-w-0">
            {title && <Heading className="font-semibold text-ink text-sm">{title}</Heading>}
            {description && <p className="mt-0.5 text-ink-muted text-sm">{description}</p>}
          </div>
          {actions && <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {flush ? children : <div className="p-4">{children}</div>}
    </section>
  );
}
