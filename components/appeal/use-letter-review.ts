"use client";

import { useEffect, useRef, useState } from "react";
import { runAction } from "@/components/app-shell/api-fetch";
import type { LetterFormat } from "@/lib/core/enums";
import type { LetterReviewDto } from "@/lib/domain/letter/schema";
import type { ReviewAction } from "./wizard-actions";

/** Milliseconds without a key before the letter is looked through again. */
const PAUSE = 1200;

/** The facts of the text in the editor, looked up again whenever the person pauses. */
export function useLetterReview(
  action: ReviewAction,
  appealId: string,
  content: string,
  format: LetterFormat,
) {
  const [review, setReview] = useState<LetterReviewDto | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(0);
  const first = useRef(true);
  useEffect(() => {
    if (content === "") return;
    const wait = first.current ? 0 : PAUSE;
    const timer = setTimeout(async () => {
      first.current = false;
      asked.current += 1;
      const mine = asked.current;
      const answer = await runAction(() => action({ appealId, content, format })).catch(() => null);
      if (mine !== asked.current) return;
      if (answer?.ok) {
        setReview(answer.data);
        setFailure(null);
      } else setFailure(answer?.error.message ?? "The server could not be reached. Your text is still here.");
    }, wait);
    return () => clearTimeout(timer);
  }, [action, appealId, content, format]);
  return { review, failure };
}
