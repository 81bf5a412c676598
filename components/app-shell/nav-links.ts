export interface NavLink {
  href: string;
  label: string;
}

export const PROFILE_LINK: NavLink = { href: "/profile", label: "Profile" };

export const WORK_LINKS: readonly NavLink[] = [
  { href: "/patients", label: "Patients" },
  { href: "/documents", label: "Documents" },
  { href: "/claims", label: "Claims" },
  { href: "/appeals", label: "Appeals" },
];

/** A link is active on its own page and on everything below it. */
export function isActive(href: string, pathname: string) {
  return pathname === href || pathname.startsWith(`${href}/`);
}
