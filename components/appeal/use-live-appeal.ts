"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { fetchAppeal } from "./fetch-appeal";
import { pollInterval } from "./polling";

/**
 * The appeal as the page has it, looked at again and again while something is under way. What the server draws follows
 * when a work ends; a look by itself never counts as the user's activity.
 */
export function useLiveAppeal(given: AppealDto) {
  const router = useRouter();
  const [seen, setSeen] = useState({ of: given, appeal: given, failed: false, looks: 0 });
  const current = seen.of === given ? seen : { of: given, appeal: given, failed: false, looks: 0 };
  const { appeal, failed, looks } = current;
  const runningSince = useRef<number | null>(null);

  // Each look is followed by the next one.
  useEffect(() => {
    const wait = pollInterval(appeal, Date.now() - (runningSince.current ?? Date.now()));
    if (wait === false) {
      runningSince.current = null;
      return;
    }
    runningSince.current ??= Date.now();
    let stopped = false;
    const look = async () => {
      const answer = document.hidden ? appeal : await fetchAppeal(appeal.id).catch(() => null);
      if (stopped) return;
      setSeen({ of: given, appeal: answer ?? appeal, failed: answer === null, looks: looks + 1 });
      if (answer && stateOf(answer) !== stateOf(given)) router.refresh();
    };
    const timer = setTimeout(look, wait);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [given, appeal, looks, router]);

  return { appeal, stale: failed };
}

/** What of the appeal's work the page itself shows. */
const stateOf = ({ extraction, generation, deliveries, documents }: AppealDto) =>
  JSON.stringify([
    extraction.state,
    generation?.status,
    deliveries.map(({ state }) => state),
    documents.map(({ counting }) => counting),
  ]);
