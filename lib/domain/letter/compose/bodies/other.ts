import type { LetterBody } from "../letter-body";

export const other = (): LetterBody => ({
  title: "Why the decision should be changed",
  asks: ["state the contract or plan term relied on, if any part stays denied"],
});
