"use server";

import { reviewLetter } from "@/lib/domain/letter/check/review";
import { action } from "@/lib/transport/action";

export const reviewLetterAction = action(reviewLetter, { reads: true });
