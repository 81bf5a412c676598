"use client";

import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import type { RowMenuFacts } from "./appeal-row-menu";

const loadMenu = () => import("./appeal-row-menu");
const AppealRowMenu = lazyPart(() => loadMenu().then((file) => file.AppealRowMenu));

export function AppealRowActions(props: RowMenuFacts) {
  return (
    <LoadPopup kind="menu" load={loadMenu} popup={(popup) => <AppealRowMenu {...popup} {...props} />}>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Actions for ${props.patientName || "unnamed appeal"}`}
      >
        <span aria-hidden className="icon icon-ellipsis" />
      </Button>
    </LoadPopup>
  );
}
