"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** Its script comes when a template is opened, and no form can be sent before. */
export const TemplateEditor = dynamic(() => import("./template-editor").then((file) => file.TemplateEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
});
