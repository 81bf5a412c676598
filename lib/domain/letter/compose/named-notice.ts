import { cleanFact, isStated, type LetterFacts, stated } from "../facts/facts";
import { decisionNumber } from "./decision-number";
import { onNotice } from "./place-of";

/** What the payer's notice prints of itself: whoever opens the letter finds the decision by it. */
export type NamedNotice = {
  /** The payer's own number of the decision: ["Your appeal number", "G-26-11840"]. */
  own: [label: string, value: string] | undefined;
  /** " on claim 26-118, appeal number G-26-11840 (Enclosure 3, page 1)", behind "Your notice of …". */
  words: string;
  /** The same without the claim, for a paper that has named it. */
  numberAlone: string;
};

export function namedNotice(facts: LetterFacts, noticeText: string, ofRequest: boolean): NamedNotice {
  const found = decisionNumber(facts, noticeText);
  const own = found && `${found.label} number ${found.number}`;
  const claim = isStated(facts, "claimNumber") ? stated(facts, "claimNumber") : "";
  const place = onNotice(claim, facts, noticeText);
  const named = place ? `${ofRequest ? "reference number" : "claim"} ${claim}` : "";
  const at = found ? onNotice(found.number, facts, noticeText) : place;
  const said = [named, own].filter(Boolean).join(", ");
  return {
    own: found && [`Your ${found.label} number`, cleanFact(found.number)],
    words: said ? ` on ${said}${at}` : "",
    numberAlone: own ? ` on ${own}${at}` : "",
  };
}
