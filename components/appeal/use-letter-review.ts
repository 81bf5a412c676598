"use client";

import { useEffect, useRef, useState } from "react";
import { reviewLetterAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { callAction } from "@/components/form/call-action";
import type { LetterFormat } from "@/lib/core/enums";
import type { LetterReviewDto } from "@/lib/domain/letter/schema";

/** Milliseconds without a key before the letter is looked through again. */
const PAUSE = 1200;

/** The facts of the text in the editor, looked up again whenever the person pauses. */
export function useLetterReview(appealId: string, content: string, format: LetterFormat) {
  const [review, setReview] = useState<LetterReviewDto | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(0);
  const first = useRef(true);
  const look = useRef(async () => {});
  useEffect(() => {
    if (content === "") return;
    const wait = first.current ? 0 : PAUSE;
    look.current = async () => {
      first.current = false;
      asked.current += 1;
      const mine = asked.current;
      const answer = await callAction(() => reviewLetterAction({ appealId, content, format }));
      if (mine !== asked.current) return;
      if (answer.ok) {
        setReview(answer.data);
        setFailure(null);
      } else setFailure(`${answer.error.message} Your text is still here.`);
    };
    const timer = setTimeout(look.current, wait);
    return () => clearTimeout(timer);
  }, [appealId, content, format]);
  // A look that failed for want of a connection is taken once it is back, not at the next key.
  useEffect(() => {
    if (failure === null) return;
    const retry = () => void look.current();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failure]);
  return { review, failure };
}
