"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Around the notices at the head of a long form: what was refused after a save from its foot must come into sight. */
export function useNoticeInSight(notice: unknown): RefObject<HTMLDivElement | null> {
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) notices.current?.scrollIntoView();
  }, [notice]);
  return notices;
}
