"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds until the list takes the page's place (docs/product.md, F9). */
const RETURN_AFTER = 2000;

/** Leads to the list by itself. */
export function BackToClaims() {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace("/claims"), RETURN_AFTER);
    return () => clearTimeout(timer);
  }, [router]);
  return null;
}
