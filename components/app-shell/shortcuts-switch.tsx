"use client";

import { Switch } from "@/components/ui/switch";
import { setShortcutsEnabled, useShortcutsEnabled } from "./shortcuts";

/** For the profile page. */
export function ShortcutsSwitch() {
  return (
    <Switch
      label="Keyboard shortcuts"
      hint="Ctrl K or ⌘ K opens search, and / goes to a list's search box. Saved in this browser."
      checked={useShortcutsEnabled()}
      onCheckedChange={setShortcutsEnabled}
    />
  );
}
