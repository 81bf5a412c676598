import type { ReactNode } from "react";
import { AppLink } from "./app-link";

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink
      href={href}
      className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-sm text-ink-muted text-sm hover:text-ink"
    >
      <span aria-hidden className="icon icon-chevron-left" />
      {children}
    </AppLink>
  );
}
