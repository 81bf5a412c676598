"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** What of the Documents page weighs something: its script comes when it is shown. */
export const UploadNew = dynamic(() => import("./upload-new").then((file) => file.UploadNew), {
  ssr: false,
  loading: () => <Skeleton className="h-72 rounded-lg" />,
});
