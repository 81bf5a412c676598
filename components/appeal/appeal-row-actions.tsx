"use client";

import { Ellipsis } from "lucide-react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import type { RowMenuFacts } from "./appeal-row-menu";

const AppealRowMenu = onDemand(() => import("./appeal-row-menu").then((file) => file.AppealRowMenu));

export function AppealRowActions(props: RowMenuFacts) {
  return (
    <OnDemandPopup part={AppealRowMenu} kind="menu" props={props}>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Actions for ${props.patientName || "unnamed appeal"}`}
      >
        <Ellipsis aria-hidden />
      </Button>
    </OnDemandPopup>
  );
}
