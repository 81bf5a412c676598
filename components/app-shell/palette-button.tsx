"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import { loadAhead } from "@/components/ui/use-load";
import { usePaletteShortcuts, useShortcutsEnabled } from "./shortcuts";

const loadPalette = () => import("./command-palette");
const CommandPalette = lazyPart(() => loadPalette().then((file) => file.CommandPalette));

/** For the bar; one a page. The palette itself comes with its first opening. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const shortcuts = useShortcutsEnabled();
  usePaletteShortcuts(() => setOpen(true));

  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(shortcuts && { "aria-keyshortcuts": "Control+K Meta+K" })}
        onClick={() => setOpen(true)}
        {...loadAhead(loadPalette)}
        className="max-xl:size-9 max-xl:px-0 xl:min-w-52 xl:justify-start xl:border xl:bg-sunken xl:px-2.5 xl:font-normal"
      >
        <span aria-hidden className="icon icon-search" />
        <span className="flex-1 text-left max-xl:sr-only">Search</span>
        {shortcuts && (
          <span className="flex gap-0.5 max-xl:hidden">
            <Kbd>
              <ModifierKey />
            </Kbd>
            <Kbd>K</Kbd>
          </span>
        )}
      </Button>
      {open && (
        <LoadDialog load={loadPalette} onClose={close}>
          <CommandPalette onClose={close} />
        </LoadDialog>
      )}
    </>
  );
}

/** The server doesn't know the keyboard, so a Mac's sign comes after the first paint. */
function ModifierKey() {
  const [mac, setMac] = useState(false);
  useEffect(() => setMac(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);
  return mac ? "⌘" : "Ctrl";
}
