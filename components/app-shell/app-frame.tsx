import type { ReactNode } from "react";
import { PracticeTimeZone } from "@/components/ui/time-zone";
import type { LogoutAction } from "./logout-button";
import { MAIN_ID, SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

interface AppFrameProps {
  /** IANA name, from the practice. */
  timeZone: string;
  onLogout: LogoutAction;
  /** What stands in the bar beside the links: search, notifications. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Everything behind the sign-in: skip link, bar, one main. */
export function AppFrame({ timeZone, onLogout, tools, children }: AppFrameProps) {
  return (
    <PracticeTimeZone timeZone={timeZone}>
      <SkipLink />
      <TopBar loggedIn onLogout={onLogout} tools={tools} />
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto max-w-[90rem] px-4 py-6 outline-none sm:px-6">
        {children}
      </main>
    </PracticeTimeZone>
  );
}
