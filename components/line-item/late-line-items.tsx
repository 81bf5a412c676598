"use client";

import { whenReached } from "@/components/ui/when-reached";
import { holdKeys } from "./held-keys";
import { hasOwnColumns } from "./own-columns";

/**
 * The sheet as the server draws it, with its first lines; what works it comes when somebody reaches for it. Keys that are pressed on a
 * cell before that are pressed again. Whoever chose other columns than the usual ones gets them at once.
 */
export const LateLineItems = whenReached(() => import("./line-items-tab").then((file) => file.LineItemsTab), {
  hold: holdKeys,
  atOnce: hasOwnColumns,
});
