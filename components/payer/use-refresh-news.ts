"use client";

import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/toast";
import { watchRefresh } from "./watch-refresh";

/** Answers what to call when a refresh was asked for: its result is shown and `reload` called when the run ends. */
export function useRefreshNews(reload: () => void): () => void {
  const watching = useRef<AbortController | null>(null);
  useEffect(() => () => watching.current?.abort(), []);
  return () => {
    watching.current?.abort();
    watching.current = new AbortController();
    const tell = ({ kind, text }: { kind: string; text: string }) => {
      if (kind === "refresh_failed") toast.error(text);
      else toast.success(text);
      reload();
    };
    void watchRefresh(tell, watching.current.signal);
  };
}
