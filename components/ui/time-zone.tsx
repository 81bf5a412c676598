"use client";

import { createContext, type ReactNode, useContext } from "react";

const TimeZoneContext = createContext("UTC");

/** The practice's IANA time zone for every TimeText below. The server and the browser print the same words. */
export function PracticeTimeZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

export function usePracticeTimeZone() {
  return useContext(TimeZoneContext);
}
