"use server";

import { reviewLetter } from "@/lib/domain/letter/check/review";
import { type ReviewLetterInput, reviewLetterInput } from "@/lib/domain/letter/schema";
import { action } from "@/lib/transport/action";

const review = action({ access: "user", input: reviewLetterInput }, ({ ctx, input }) =>
  reviewLetter(ctx, input),
);

export async function reviewLetterAction(input: ReviewLetterInput) {
  return review(input);
}
