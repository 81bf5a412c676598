"use client";

import { lazyPartInBrowser } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

/** Its script comes when a template is opened, and no form can be sent before. */
export const TemplateEditor = lazyPartInBrowser(<Skeleton className="h-96" />, () =>
  import("./template-editor").then((file) => file.TemplateEditor),
);
