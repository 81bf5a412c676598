"use client";

import dynamic from "next/dynamic";
import { PanelSkeleton } from "@/components/claim-detail/panel-skeleton";
import type { SheetClaim } from "./line-sheet";

/** Drawn in the browser only: a form must not be sent before its script is there. */
const LineItemsTab = dynamic(() => import("./line-items-tab").then((file) => file.LineItemsTab), {
  ssr: false,
  loading: () => <PanelSkeleton />,
});

export function LateLineItems({ claim }: { claim: SheetClaim }) {
  return <LineItemsTab claim={claim} />;
}
