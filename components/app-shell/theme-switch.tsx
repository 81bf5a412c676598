"use client";

import { Moon, Sun } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";

const ThemeMenu = onDemand(() => import("./theme-menu").then((file) => file.ThemeMenu));

export function ThemeSwitch() {
  return (
    <OnDemandPopup part={ThemeMenu} kind="menu" props={{}}>
      <IconButton label="Theme">
        <Sun aria-hidden className="dark:hidden" />
        <Moon aria-hidden className="hidden dark:block" />
      </IconButton>
    </OnDemandPopup>
  );
}
