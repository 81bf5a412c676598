"use client";

import { Menu, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import type { LogoutAction } from "./logout-button";

const MobileMenuPanel = onDemand(() => import("./mobile-menu-panel").then((file) => file.MobileMenuPanel));

/** The top bar's links under 768 px. */
export function MobileMenu({ onLogout }: { onLogout: LogoutAction }) {
  return (
    <OnDemandPopup part={MobileMenuPanel} kind="dialog" props={{ onLogout }}>
      <Button variant="ghost" size="icon" aria-label="Menu" className="group md:hidden">
        <Menu aria-hidden className="group-data-[state=open]:hidden" />
        <X aria-hidden className="hidden group-data-[state=open]:block" />
      </Button>
    </OnDemandPopup>
  );
}
