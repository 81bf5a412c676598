"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The drawing's script comes when the tab is open. */
export const LateResultChart = dynamic(() => import("./result-chart").then((file) => file.ResultChart), {
  loading: () => <Skeleton className="h-72 rounded-lg" />,
});
