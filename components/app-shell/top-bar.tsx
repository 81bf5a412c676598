import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { Brand } from "./brand";
import { LogoutButton } from "./logout-button";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { PROFILE_LINK, WORK_LINKS } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

type TopBarProps =
  | { loggedIn: false }
  | {
      loggedIn: true;
      /** Search and notifications. */
      tools?: ReactNode;
    };

const LINK =
  "relative flex h-9 items-center rounded-md px-2.5 font-medium text-ink-muted text-sm hover:bg-hover hover:text-ink " +
  "aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-2.5 " +
  "aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent";

export function TopBar(props: TopBarProps) {
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b bg-surface">
      <div
        className={clsx(
          "mx-auto flex h-full items-center gap-1 px-4 sm:gap-4 sm:px-6",
          props.loggedIn ? "max-w-[90rem]" : "max-w-6xl",
        )}
      >
        <AppLink href={props.loggedIn ? "/claims" : "/"} className="flex h-9 items-center rounded-md">
          <Brand />
        </AppLink>

        {props.loggedIn ? (
          <>
            <nav aria-label="Main" className="ml-2 hidden gap-0.5 md:flex">
              {WORK_LINKS.map((link) => (
                <NavLink key={link.href} href={link.href} className={LINK}>
                  {link.label}
                </NavLink>
              ))}
            </nav>
            <div className="ml-auto flex items-center gap-1">
              {props.tools}
              <ThemeSwitch />
              <nav aria-label="Account" className="hidden items-center gap-0.5 md:flex">
                <NavLink href={PROFILE_LINK.href} className={LINK}>
                  {PROFILE_LINK.label}
                </NavLink>
                <LogoutButton className={LINK} />
              </nav>
              <MobileMenu />
            </div>
          </>
        ) : (
          <nav aria-label="Account" className="ml-auto flex items-center sm:gap-2">
            <ThemeSwitch />
            <NavLink href="/login" className={clsx(LINK, "whitespace-nowrap max-sm:px-2")}>
              Login
            </NavLink>
            <NavLink href="/signup" className={clsx(buttonClasses("primary"), "max-sm:px-2.5")}>
              Sign Up
            </NavLink>
          </nav>
        )}
      </div>
    </header>
  );
}
