"use client";

import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";

const loadPanel = () => import("./mobile-menu-panel");
const MobileMenuPanel = lazyPart(() => loadPanel().then((file) => file.MobileMenuPanel));

/** The top bar's links under 768 px. */
export function MobileMenu() {
  return (
    <LoadPopup kind="dialog" load={loadPanel} popup={(popup) => <MobileMenuPanel {...popup} />}>
      <Button variant="ghost" size="icon" aria-label="Menu" className="group md:hidden">
        <span aria-hidden className="icon icon-menu group-data-[state=open]:hidden" />
        <span aria-hidden className="icon icon-x hidden group-data-[state=open]:block" />
      </Button>
    </LoadPopup>
  );
}
