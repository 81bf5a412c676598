"use client";

import { useEffect } from "react";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Spinner } from "@/components/ui/spinner";

const LOOK_MS = 1500;

interface ReadingPaperProps {
  pagesRead: number;
  pagesTotal: number | null;
}

/** While a paper is being read: how far it is, looked at again until it is done. */
export function ReadingPaper({ pagesRead, pagesTotal }: ReadingPaperProps) {
  const refresh = usePartRefresh();
  useEffect(() => {
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
      <Spinner />
      {pagesTotal ? `Reading the paper: page ${pagesRead} of ${pagesTotal} is done.` : "Reading the paper…"}
    </p>
  );
}
