"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { AppLink } from "@/components/ui/app-link";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { LogoutButton } from "./logout-button";
import { NAV_ICONS } from "./nav-icons";
import { isActive, PROFILE_LINK, WORK_LINKS } from "./nav-links";

const ITEM =
  "flex h-11 w-full items-center gap-3 rounded-md px-3 text-base text-ink hover:bg-hover " +
  "aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text [&_svg]:size-4";

export function MobileMenuPanel({ trigger }: PopupProps) {
  const pathname = usePathname();
  /** The page it was opened on: it closes whenever the page changes. */
  const [openOn, setOpenOn] = useState<string | null>(pathname);
  useEffect(() => setOpenOn((before) => (before === pathname ? before : null)), [pathname]);

  return (
    <Popover open={openOn === pathname} onOpenChange={(open) => setOpenOn(open ? pathname : null)}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" sideOffset={10} aria-label="Menu" className="w-64 p-1.5 md:hidden">
        <nav aria-label="Main">
          {[PROFILE_LINK, ...WORK_LINKS].map(({ href, label }) => {
            const Icon = NAV_ICONS[href];
            return (
              <AppLink
                key={href}
                href={href}
                onClick={() => setOpenOn(null)}
                aria-current={isActive(href, pathname) ? "page" : undefined}
                className={ITEM}
              >
                {Icon && <Icon aria-hidden className="text-ink-faint" />}
                {label}
              </AppLink>
            );
          })}
        </nav>
        <div className="mt-1.5 border-t pt-1.5">
          <LogoutButton withIcon className={ITEM} />
        </div>
      </PopoverContent>
    </Popover>
  );
}
