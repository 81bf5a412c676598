"use client";

import { Suspense } from "react";
import { lazyPart, lazyPartInBrowser } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { whenReached } from "@/components/ui/when-reached";
import { useSelection } from "./document-selection";

/** What of the Documents page weighs something: its script comes when it is shown. */
export const UploadNew = lazyPartInBrowser(<Skeleton className="h-44 rounded-lg" />, () =>
  import("./upload-new").then((file) => file.UploadNew),
);

export const BeingRead = lazyPart(() => import("./being-read").then((file) => file.BeingRead));

/** Drawn by the server: their scripts come when somebody reaches for them. */
export const ChooseDocument = whenReached(() =>
  import("./choose-document").then((file) => file.ChooseDocument),
);
export const DeleteDocument = whenReached(() =>
  import("./delete-document").then((file) => file.DeleteDocument),
);
export const LibraryFilters = whenReached(() =>
  import("./library-filters").then((file) => file.LibraryFilters),
);

const Bar = lazyPart(() => import("./selection-bar").then((file) => file.SelectionBar));

/** What is chosen and what can be done with it; nothing, and no script, while nothing is. */
export function SelectionBar() {
  const { chosen } = useSelection();
  return (
    chosen.size > 0 && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}
