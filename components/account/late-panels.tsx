"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** Two tabs that few people open: their scripts come then. */

const loading = () => <Skeleton className="h-72 rounded-lg" />;

export const LateTemplatesPanel = dynamic(
  () => import("@/components/letter/templates-panel").then((file) => file.TemplatesPanel),
  { ssr: false, loading },
);
export const LatePayersPanel = dynamic(
  () => import("@/components/payer-directory/payers-panel").then((file) => file.PayersPanel),
  { ssr: false, loading },
);
