"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Its script comes with the tab. */
export const ItemFilters = lazyPart(() => import("./item-filters").then((file) => file.ItemFilters));
