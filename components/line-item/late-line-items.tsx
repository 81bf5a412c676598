"use client";

import { PanelSkeleton } from "@/components/claim-detail/panel-skeleton";
import { lazyPartInBrowser } from "@/components/ui/lazy-part";

/** Drawn in the browser only: a form must not be sent before its script is there. */
export const LateLineItems = lazyPartInBrowser(<PanelSkeleton />, () =>
  import("./line-items-tab").then((file) => file.LineItemsTab),
);
