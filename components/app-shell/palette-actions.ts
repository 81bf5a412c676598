import { FilePlus2, type LucideIcon } from "lucide-react";
import { NAV_ICONS } from "./nav-icons";
import { PROFILE_LINK, WORK_LINKS } from "./nav-links";

export interface PaletteItem {
  id: string;
  /** "Patients", "Claims", "Appeals". */
  group: string;
  label: string;
  hint?: string;
  icon?: LucideIcon | undefined;
  /** Where it leads; ids only, never a name in a path. */
  href: string;
}

/** What every signed-in screen's palette offers. */
export const PALETTE_ACTIONS: readonly PaletteItem[] = [
  { id: "new-appeal", group: "Actions", label: "Start an appeal", icon: FilePlus2, href: "/appeals/new" },
  ...[...WORK_LINKS, PROFILE_LINK].map((link) => ({
    id: link.href,
    group: "Go to",
    label: link.label,
    icon: NAV_ICONS[link.href],
    href: link.href,
  })),
];
