import type { LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "./brand";
import { MAIN_ID } from "./skip-link";

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** A whole page with one message: not found, failed. */
export function Notice({ icon: Icon, title, children }: NoticeProps) {
  return (
    <main
      id={MAIN_ID}
      className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 px-4 py-16 text-center"
    >
      <Link href="/" className="mb-6 rounded-md">
        <Brand />
      </Link>
      <Icon aria-hidden className="size-8 text-ink-faint" strokeWidth={1.5} />
      <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
      <div className="flex flex-col items-center gap-6 text-ink-muted">{children}</div>
    </main>
  );
}
