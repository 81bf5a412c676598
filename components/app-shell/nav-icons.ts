import { CircleUserRound, FileText, type LucideIcon, ReceiptText, Scale, Users } from "lucide-react";

/** By the link's path. Apart from the links, as the bar shows words only. */
export const NAV_ICONS: Record<string, LucideIcon> = {
  "/profile": CircleUserRound,
  "/patients": Users,
  "/documents": FileText,
  "/claims": ReceiptText,
  "/appeals": Scale,
};
