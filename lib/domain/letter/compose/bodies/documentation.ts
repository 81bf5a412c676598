import type { LetterBody } from "../letter-body";

export const documentation = (): LetterBody => ({
  title: "The records you asked for",
  asks: [
    "reopen the claim with the enclosed records and decide it on its merits",
    "tell us by phone or fax which single item is missing, should you find the records incomplete",
  ],
});
