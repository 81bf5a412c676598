import type { FieldErrors } from "@/lib/core/errors";
import type { LetterReviewDto, ReviewLetterInput } from "@/lib/domain/letter/schema";

/** The server actions that the pages hand to the wizard; `components` can't import them. */

type Answer<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: string; message: string; fields?: FieldErrors } };

export type ReviewAction = (input: ReviewLetterInput) => Promise<Answer<LetterReviewDto>>;
export type OpenAppealAction = () => Promise<Answer<{ id: string }>>;
