"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The editor is large and needs a browser: it comes when the step is opened. */
export const ReviewStep = dynamic(() => import("./letter-desk"), {
  ssr: false,
  loading: () => <LetterDeskSkeleton />,
});

function LetterDeskSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Opening the letter
      </span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-2 h-4 w-96 max-w-full" />
      <div className="mt-4 grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-[450px] rounded-lg" />
        <Skeleton className="h-[450px] rounded-lg max-lg:hidden" />
      </div>
    </div>
  );
}
