"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** For a dialog, whose scripts come when it is opened. */
export const ChartOrTable = lazyPart(() => import("./chart-or-table").then((file) => file.ChartOrTable));
