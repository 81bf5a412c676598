"use client";

import dynamic from "next/dynamic";

/** Its script comes with the tab. */
export const ItemFilters = dynamic(() => import("./item-filters").then((file) => file.ItemFilters));
