import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import type { Page } from "./move-facts";

/** "If no auth was requested", "check whether", "where no approval is obtained": what is said for a case, and of none. */
const FOR_A_CASE =
  /\b(?:if|unless|whether|in case|in the event)\b[^.;:]*$|\b(?:when|whenever|where|any time)\W{0,2}$|\b(?:services?|claims?|visits?)(?: (?:that|which|for which))? ?$/i;
/** "Rep says no auth was requested", "per Aetna", "the EOB reads": the payer's own word again, which proves nothing against the claim. */
const SAYS =
  /\b(?:says?|saying|said|states?|stated|stating|claims?|claimed|claiming|told|reads?|maintains?|insists?|argues?|finds?|found|denied|cites?|cited|shows?)\b/i;
const PAYER =
  /\b(?:rep(?:resentative)?|payer|plan|insurer|insurance|carrier|EO[BP]|ERA|denial|portal|letter|they|reviewer)\b|\b(?:per|according to)\b/i;
/** "Denied because we never asked": the practice speaks for itself again. */
const OF_OURSELVES = /\b(?:we|our|us|I|front desk|biller)\b/i;

function isPayersWord(before: string): boolean {
  const clause = before.split(/[.;]\s/).at(-1) ?? "";
  const told = SAYS.exec(clause);
  const subject = told ? clause.slice(0, told.index) : clause;
  if (told && OF_OURSELVES.test(clause.slice(told.index))) return false;
  if (!told) return /\b(?:per|according to) (?:the )?\S/i.test(clause) && names(clause);
  return names(subject) && !OF_OURSELVES.test(subject);
}
const names = (words: string) => PAYER.test(words) || findPayers(words).length > 0;

/** Whether what stands at that place of a sentence is said for a case, or is the payer's word told again: no fact of the practice's own. */
export const isNoFact = (sentence: string, at: number): boolean => {
  const before = sentence.slice(0, at);
  return isForACase(sentence, at) || isPayersWord(before);
};

export const isForACase = (sentence: string, at: number): boolean => FOR_A_CASE.test(sentence.slice(0, at));

const HEAD = 3;
/** A payer's or a practice's rules, as their heading says: they tell of no patient. */
export const isOfRules = ({ text }: Page): boolean =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, HEAD)
    .some((line) =>
      /\b(?:(?:provider|billing|office|reference|desk|procedure) (?:manual|guide|handbook)|medical policy|(?:reimbursement|payment|coverage|authorization) policy|policy (?:no|number|manual|bulletin)|guidelines?|frequently asked|instructions for)\b/i.test(
        line,
      ),
    );
