"use client";

import dynamic from "next/dynamic";
import { IconButton } from "@/components/ui/icon-button";
import { LoadPopup } from "@/components/ui/load-popup";

const loadThemeMenu = () => import("./theme-menu");
const ThemeMenu = dynamic(() => loadThemeMenu().then((file) => file.ThemeMenu));

export function ThemeSwitch() {
  return (
    <LoadPopup kind="menu" load={loadThemeMenu} popup={(popup) => <ThemeMenu {...popup} />}>
      <IconButton label="Theme">
        <span aria-hidden className="icon icon-sun dark:hidden" />
        <span aria-hidden className="icon icon-moon hidden dark:block" />
      </IconButton>
    </LoadPopup>
  );
}
