import type { LetterBody, LetterContext } from "../letter-body";

export const documentation = ({ hasRecords }: LetterContext): LetterBody => ({
  title: hasRecords ? "The records you asked for" : "Why the decision should be changed",
  asks: [
    `reopen the claim${hasRecords ? " with the enclosed records" : ""} and decide it on its merits`,
    "tell us by phone or fax which single item is missing, should you find the records incomplete",
  ],
});
