import type { ReactNode } from "react";
import { Brand } from "./brand";
import { MAIN_ID } from "./skip-link";

interface FullPageMessageProps {
  /** A `<MessageIcon>`. */
  icon: ReactNode;
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
      {icon}
      <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
      <div className="flex flex-col items-center gap-6 text-ink-muted">{children}</div>
    </main>
  );
}

/** A drawing in a box of 24 by 24. */
export function MessageIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-8 fill-none stroke-current text-ink-faint"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
