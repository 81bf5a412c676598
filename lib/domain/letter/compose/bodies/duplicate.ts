import type { LetterBody } from "../letter-body";

export const duplicate = (): LetterBody => ({
  title: "Why this is not the same service",
  asks: [
    "process this claim as a distinct service",
    "send the payment details of the earlier claim, should you find that both are the same service",
  ],
});
