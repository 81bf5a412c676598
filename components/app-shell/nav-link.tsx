"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { isActive } from "./nav-links";

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of the bar, marked on its own page and below it. */
export function NavLink({ href, ...props }: NavLinkProps) {
  return <AppLink href={href} aria-current={isActive(href, usePathname()) ? "page" : undefined} {...props} />;
}
