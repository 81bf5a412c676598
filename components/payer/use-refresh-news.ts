"use client";

import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/toast";

/** Answers what to call when a refresh was asked for: its result is shown and `reload` called when that run ends. */
export function useRefreshNews(reload: () => void): (refreshId: string) => void {
  const watching = useRef<AbortController | null>(null);
  useEffect(() => () => watching.current?.abort(), []);
  return (refreshId) => {
    watching.current?.abort();
    const watch = new AbortController();
    watching.current = watch;
    const tell = ({ kind, text }: { kind: string; text: string }) => {
      if (kind === "refresh_failed") toast.error(text);
      else toast.success(text);
      reload();
    };
    // Its script comes now; without it the bell still tells.
    import("./watch-refresh")
      .then(({ watchRefresh }) => watchRefresh(refreshId, tell, watch.signal))
      .catch(() => undefined);
  };
}
