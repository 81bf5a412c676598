import type { ReactNode } from "react";
import { PublicShell } from "@/components/app-shell/public-shell";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PublicShell layout="form">{children}</PublicShell>;
}
