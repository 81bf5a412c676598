"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { api } from "@/components/app-shell/api-fetch";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";

const LOOK_MS = 3000;
const SLOW_LOOK_MS = 15_000;
/** After so many looks, some two minutes, a reading is taken to be a long one. */
const QUICK_LOOKS = 40;

interface ReadingWatchProps {
  claimId: string;
  /** Ids of the documents that are being read. */
  reading: readonly string[];
}

/**
 * Renders the page anew when a document has been read. The looks in between are REST calls that don't count as the
 * person's activity.
 */
export function ReadingWatch({ claimId, reading }: ReadingWatchProps) {
  const router = useRouter();
  const watched = reading.join();
  useEffect(() => {
    let left = watched.split(",").filter(Boolean);
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      looks += 1;
      const answer = await api<{ documents: ClaimDocumentDto[] }>(`/claims/${claimId}/documents/`, {
        background: true,
      }).catch(() => null);
      const pending = answer?.documents.filter(({ ocr_status: status }) => status === "pending");
      const still = pending ? left.filter((id) => pending.some((document) => document.id === id)) : left;
      if (still.length < left.length) router.refresh();
      left = still;
      wait();
    };
    const wait = () => {
      if (left.length > 0) timer = setTimeout(look, looks < QUICK_LOOKS ? LOOK_MS : SLOW_LOOK_MS);
    };
    wait();
    return () => {
      left = [];
      clearTimeout(timer);
    };
  }, [claimId, watched, router]);
  return null;
}
