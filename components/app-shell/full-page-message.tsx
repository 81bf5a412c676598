import type { ReactNode } from "react";
import { Brand } from "./brand";
import { MAIN_ID } from "./skip-link";

interface FullPageMessageProps {
  /** One of those that the style sheet draws (icons.css). */
  icon: string;
  title: string;
  children: ReactNode;
}

/** A whole page with one message: not found, failed. Plain links: it comes along with every page and must weigh nothing. */
export function FullPageMessage({ icon, title, children }: FullPageMessageProps) {
  return (
    <main
      id={MAIN_ID}
      className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 px-4 py-16 text-center"
    >
      <a href="/" className="mb-6 rounded-md">
        <Brand />
      </a>
      <span aria-hidden className={`icon size-8 text-ink-faint ${icon}`} />
      <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
      <div className="flex flex-col items-center gap-6 text-ink-muted">{children}</div>
    </main>
  );
}
