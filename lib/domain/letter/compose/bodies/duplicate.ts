import type { LetterBody, LetterContext } from "../letter-body";

/** That there were two services is said only where the record tells them apart, or nothing is known of it yet. */
export function duplicate({ shown }: LetterContext): LetterBody {
  if (shown.size > 0 && !shown.has("distinct") && !shown.has("time"))
    return {
      title: "The claim that was processed before",
      asks: ["send the payment details of the earlier claim"],
    };
  return {
    title: "Why this is not the same service",
    asks: [
      "process this claim as a distinct service",
      "send the payment details of the earlier claim, should you find that both are the same service",
    ],
  };
}
