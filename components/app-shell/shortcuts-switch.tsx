"use client";

import { Switch } from "@/components/ui/switch";
import { setShortcutsEnabled, useShortcutsEnabled } from "./shortcuts";

/** For the profile page. */
export function ShortcutsSwitch() {
  return (
    <Switch
      label="Keyboard shortcuts"
      hint="Ctrl K or ⌘ K opens search and / goes to the search box of a list. Kept in this browser."
      checked={useShortcutsEnabled()}
      onCheckedChange={setShortcutsEnabled}
    />
  );
}
