"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The charts' library is large: it comes with the first opening. */
export const LateCharts = dynamic(() => import("./statistics-charts").then((file) => file.StatisticsCharts), {
  ssr: false,
  loading: () => <Skeleton className="h-72 w-full rounded-lg" />,
});
