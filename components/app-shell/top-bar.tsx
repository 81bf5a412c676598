"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Brand } from "./brand";
import { type LogoutAction, LogoutButton } from "./logout-button";
import { MobileMenu } from "./mobile-menu";
import { isActive, PROFILE_LINK, WORK_LINKS } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

type TopBarProps =
  | { loggedIn: false }
  | {
      loggedIn: true;
      onLogout: LogoutAction;
      /** Search and notifications. */
      tools?: ReactNode;
    };

const LINK =
  "relative flex h-9 items-center rounded-md px-2.5 font-medium text-ink-muted text-sm hover:bg-hover hover:text-ink " +
  "aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-2.5 " +
  "aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent";

export function TopBar(props: TopBarProps) {
  const pathname = usePathname();
  const current = (href: string) => (isActive(href, pathname) ? "page" : undefined);

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
                <AppLink key={link.href} href={link.href} aria-current={current(link.href)} className={LINK}>
                  {link.label}
                </AppLink>
              ))}
            </nav>
            <div className="ml-auto flex items-center gap-1">
              {props.tools}
              <ThemeSwitch />
              <nav aria-label="Account" className="hidden items-center gap-0.5 md:flex">
                <AppLink href={PROFILE_LINK.href} aria-current={current(PROFILE_LINK.href)} className={LINK}>
                  {PROFILE_LINK.label}
                </AppLink>
                <LogoutButton action={props.onLogout} className={LINK} />
              </nav>
              <MobileMenu onLogout={props.onLogout} />
            </div>
          </>
        ) : (
          <nav aria-label="Account" className="ml-auto flex items-center sm:gap-2">
            <ThemeSwitch />
            <AppLink
              href="/login"
              aria-current={current("/login")}
              className={clsx(LINK, "whitespace-nowrap max-sm:px-2")}
            >
              Login
            </AppLink>
            <Button asChild variant="primary" className="max-sm:px-2.5">
              <AppLink href="/signup" aria-current={current("/signup")}>
                Sign Up
              </AppLink>
            </Button>
          </nav>
        )}
      </div>
    </header>
  );
}
