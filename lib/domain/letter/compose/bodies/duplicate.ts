import type { LetterBody, LetterContext } from "../letter-body";

/** That there were two services is said only where the record tells them apart, or nothing is known of it yet. */
export function duplicate({ shown, facts }: LetterContext): LetterBody {
  if (shown.size > 0 && !shown.has("distinct") && !shown.has("time"))
    return {
      title: "The claim that was processed before",
      asks: ["send the payment details of the earlier claim"],
    };
  return {
    title: "Why this is not the same service",
    // Beside lines of the same claim that were paid, a line is in question and no claim.
    asks: facts.deniedInPart
      ? [
          "process what you call a duplicate as a distinct service",
          "send the payment details of the line that you hold to be the same, should you uphold the denial",
        ]
      : [
          "process this claim as a distinct service",
          "send the payment details of the earlier claim, should you find that both are the same service",
        ],
  };
}
