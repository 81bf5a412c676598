import { CircleUserRound, FileText, type LucideIcon, ReceiptText, Scale, Users } from "lucide-react";

export interface NavLink {
  href: string;
  label: string;
  icon: LucideIcon;
}

export const PROFILE_LINK: NavLink = { href: "/profile", label: "Profile", icon: CircleUserRound };

export const WORK_LINKS: readonly NavLink[] = [
  { href: "/patients", label: "Patients", icon: Users },
  { href: "/documents", label: "Documents", icon: FileText },
  { href: "/claims", label: "Claims", icon: ReceiptText },
  { href: "/appeals", label: "Appeals", icon: Scale },
];

/** A link is active on its own page and on everything below it. */
export function isActive(href: string, pathname: string) {
  return pathname === href || pathname.startsWith(`${href}/`);
}
