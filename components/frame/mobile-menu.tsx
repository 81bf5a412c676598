"use client";

import { Menu, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { type LogoutAction, LogoutButton } from "./logout-button";
import { isActive, PROFILE_LINK, WORK_LINKS } from "./nav-links";

const ITEM =
  "flex h-11 w-full items-center gap-3 rounded-md px-3 text-base text-ink hover:bg-hover " +
  "aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text [&_svg]:size-4";

/** The top bar's links under 768 px. */
export function MobileMenu({ onLogout }: { onLogout: LogoutAction }) {
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Menu" className="md:hidden">
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" sideOffset={10} aria-label="Menu" className="w-64 p-1.5 md:hidden">
        <nav aria-label="Main">
          {[PROFILE_LINK, ...WORK_LINKS].map(({ href, label, icon: Icon }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              onClick={() => setOpen(false)}
              aria-current={isActive(href, pathname) ? "page" : undefined}
              className={ITEM}
            >
              <Icon aria-hidden className="text-ink-faint" />
              {label}
            </Link>
          ))}
        </nav>
        <div className="mt-1.5 border-t pt-1.5">
          <LogoutButton action={onLogout} withIcon className={ITEM} />
        </div>
      </PopoverContent>
    </Popover>
  );
}
