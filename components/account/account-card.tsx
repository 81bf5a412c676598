import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";

/** The card of a page before the sign-in: title, one sentence, the form, links below. */
export function AccountCard({
  title,
  description,
  children,
  footer,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <section className="rounded-xl border bg-surface p-5 shadow-card sm:p-7">
      <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
      {description && <p className="mt-1.5 text-ink-muted">{description}</p>}
      <div className="mt-5">{children}</div>
      {footer && <div className="mt-5 border-t pt-4 text-ink-muted text-sm">{footer}</div>}
    </section>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className="link font-medium">
      {children}
    </AppLink>
  );
}
