"use client";

import { useEffect, useState } from "react";
import { plainDate } from "./plain-date";
import { exactTime, relativeTime } from "./time-labels";
import { usePracticeTimeZone } from "./time-zone";

interface TimeTextProps {
  /** ISO 8601 time in UTC. */
  value: string;
  /** `relative` tells the exact time on hover. */
  as?: "relative" | "exact" | "date";
  className?: string;
}

/** A moment in the practice's time zone. */
export function TimeText({ value, as = "exact", className }: TimeTextProps) {
  const timeZone = usePracticeTimeZone();
  const at = new Date(value);
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    if (as !== "relative") return;
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, [as]);

  const words =
    as === "relative"
      ? relativeTime(at, now, timeZone)
      : as === "date"
        ? plainDate(at, timeZone)
        : exactTime(at, timeZone);
  return (
    // The minute may turn between server and browser; the browser's word comes with the next tick.
    <time dateTime={value} title={exactTime(at, timeZone)} className={className} suppressHydrationWarning>
      {words}
    </time>
  );
}
