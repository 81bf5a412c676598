"use client";

import { useRouter } from "next/navigation";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Spinner } from "@/components/ui/spinner";
import { useWrittenLetter } from "./use-written-letter";

/** Renders the list of letters anew when this one has been written. */
export function BeingWritten({ appealId }: { appealId: string }) {
  const router = useRouter();
  const refreshPart = usePartRefresh();
  useWrittenLetter(appealId, () => {
    router.refresh();
    refreshPart();
  });
  return <Spinner size={14} className="text-accent" label="Being written" />;
}
