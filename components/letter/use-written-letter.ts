"use client";

import { useLooks } from "@/components/app-shell/use-looks";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { isUnderWay } from "./under-way";

const POLL_MS = 1500;
const SLOW_POLL_MS = 5000;
const QUICK_LOOKS = 60;

/** A letter that is being written, looked at soon at first, then every 5 seconds (docs/product.md, H6). */
export const useWrittenLetter = (appealId: string, onDone?: () => void): ClaimLetterDto | null =>
  useLooks<ClaimLetterDto>({
    path: `/documents/appeals/${appealId}/`,
    isDone: (letter) => !isUnderWay(letter),
    nextLook: (looks) => (looks < QUICK_LOOKS ? POLL_MS : SLOW_POLL_MS),
    ...(onDone && { onDone }),
  });
