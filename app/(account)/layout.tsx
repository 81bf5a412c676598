import type { ReactNode } from "react";
import { PublicFrame } from "@/components/app-shell/public-frame";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PublicFrame layout="form">{children}</PublicFrame>;
}
