"use client";

import { IconButton } from "@/components/ui/icon-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";

const loadThemeMenu = () => import("./theme-menu");
const ThemeMenu = lazyPart(() => loadThemeMenu().then((file) => file.ThemeMenu));

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
