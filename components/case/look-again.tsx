"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { refreshPage } from "@/components/app-shell/refresh-page";

const LOOK_AGAIN_MS = 2_000;

/** While a paper is being read: the page looks again until it is. */
export function LookAgain() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => refreshPage(router), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
