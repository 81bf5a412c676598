import type { ReactNode } from "react";
import { PracticeTimeZone } from "@/components/ui/time-zone";
import { MAIN_ID, SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

interface AppShellProps {
  /** IANA name, from the practice. */
  timeZone: string;
  /** What the bar holds beside the links: search, notifications. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Everything behind the sign-in: skip link, bar, one main. */
export function AppShell({ timeZone, tools, children }: AppShellProps) {
  return (
    <PracticeTimeZone timeZone={timeZone}>
      <SkipLink />
      <TopBar loggedIn tools={tools} />
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto max-w-[90rem] px-4 py-6 outline-none sm:px-6">
        {children}
      </main>
    </PracticeTimeZone>
  );
}
