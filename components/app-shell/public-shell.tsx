import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Footer } from "./footer";
import { MAIN_ID, SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

interface PublicShellProps {
  /** `wide` for the landing page, `form` centers one narrow card (sign-in, sign-up, reset). */
  layout: "wide" | "form";
  children: ReactNode;
}

/** Pages before the sign-in. */
export function PublicShell({ layout, children }: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar loggedIn={false} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={clsx(
          "w-full flex-1 outline-none",
          layout === "form" && "mx-auto flex max-w-[30rem] flex-col justify-center px-4 py-10",
        )}
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}
