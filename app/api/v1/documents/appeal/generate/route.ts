import { requestClaimLetter } from "@/lib/domain/letter/claim-letters/claim-letter";
import { generateClaimLetterAnswer, generateClaimLetterInput } from "@/lib/domain/letter/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { idempotencyKey } from "@/lib/transport/idempotency-key";

/** Accepted: the letter is among the claim's when it is Generated there. */
export const POST = endpoint(
  {
    access: "user",
    body: generateClaimLetterInput,
    status: 202,
    summary: "Start writing an appeal letter for a denied claim",
    description:
      "Without template_id the claim's denial category names it. While a letter for the claim is being written a further call is answered 409 with code letter_under_way and that appeal. Takes an Idempotency-Key.",
    answer: generateClaimLetterAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, body, request }) => requestClaimLetter(ctx, body, idempotencyKey(request)),
);
